package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** «не может быть ранен выстрелами», «не получает ран от ответных ударов»: what such actions do not do to somebody. */
final class UnaffectedBuilder {
  private final Builder b;

  UnaffectedBuilder(Builder builder) {
    this.b = builder;
  }

  List<Grant> by(Node node) {
    node.has(CardTokens.ALSO);
    node.has(CardTokens.NOT, CardTokens.CANNOT, CardTokens.DOES_NOT, CardTokens.NO);
    node.has(CardTokens.MAY);
    node.has(CardTokens.IS);
    node.has(CardTokens.GAIN);
    boolean from = node.has(CardTokens.FROM, CardTokens.BY);
    Optional<Node> counter = node.child("counter");
    String verb = counter.map(this::putting).orElseGet(() -> b.permissions.verb(node, false));
    List<Grant> all = new ArrayList<>();
    List<Node> said = ActionPatternBuilder.listed(node);
    for (Node each : said) {
      inItsCase(each, from);
      for (ActionPattern pattern : b.patterns.patterns(each)) {
        all.add(new Grant.CannotBy(verb, pattern));
      }
    }
    boolean owned = all.stream().anyMatch(grant -> ((Grant.CannotBy) grant).by().from().isPresent());
    if (said.size() > 1 && owned) {
      throw new NotMeant(node.span(), "whether all of these actions are his is not clear: say it of each");
    }
    return all;
  }

  private String putting(Node counter) {
    return b.entry(counter, Category.COUNTERS).option("put").orElseThrow(() -> new NotMeant(counter.span(), "no action puts these on a card"));
  }

  /** «ранен выстрелами», «ран от выстрелов» */
  private void inItsCase(Node pattern, boolean from) {
    int mask = Concord.cells(pattern.down("event").orElseThrow().leaves().stream(), lexeme -> lexeme.entry().isPresent());
    int wanted = Cells.ofCase(from ? Cells.GENITIVE : Cells.INSTRUMENTAL);
    if (b.language == Language.RU && mask != 0 && (mask & wanted) == 0) {
      throw new NotMeant(pattern.span(), "this word stands in another case than is wanted here");
    }
  }
}
