package cardwright.grammar.build;

import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/** Who of several has the most or the least of something: «с наименьшей стоимостью», «то из них, которое стоит меньше». */
final class ExtremeBuilder {
  private final Builder b;

  ExtremeBuilder(Builder builder) {
    this.b = builder;
  }

  /** «с наибольшим числом ран», «у которого меньше жизней» */
  Filter.Extreme extreme(Node node) {
    boolean most = node.token(CardTokens.HIGHEST, CardTokens.LOWEST, CardTokens.MORE, CardTokens.LESS).map(word -> word.getType() == CardTokens.HIGHEST || word.getType() == CardTokens.MORE).orElseThrow();
    node.has(CardTokens.NUMBER_OF);
    Optional<Node> counter = node.child("counter");
    if (counter.isPresent()) {
      return new Filter.Extreme(b.id(counter.get(), Category.COUNTERS), Optional.empty(), most);
    }
    Node stat = node.need("stat");
    String id = b.values.stat(stat);
    if (b.vocabulary.find(Category.STATS, id).isEmpty()) {
      throw new NotMeant(stat.span(), "a number that cards have was expected here");
    }
    return new Filter.Extreme(id, b.values.level(node, id, stat), most);
  }

  /** In what they of whom one is told apart come first or last; empty where nothing is said. */
  Optional<Filter.Extreme> of(Node node) {
    node.has(CardTokens.WITH);
    node.has(CardTokens.AT);
    node.has(CardTokens.WHICH);
    Optional<Filter.Extreme> said = node.child("extreme").or(() -> node.child("extremeOf")).map(this::extreme);
    return said.isPresent() ? said : costing(node);
  }

  private Optional<Filter.Extreme> costing(Node node) {
    Node said = node.child("costing").orElse(node);
    said.has(CardTokens.WHICH);
    said.has(CardTokens.STAND);
    Optional<CardToken> word = said.token(CardTokens.COSTING, CardTokens.MORE, CardTokens.LESS);
    return word.map(how -> {
      boolean most = how.getType() == CardTokens.MORE || how.detail().filter("MORE"::equals).isPresent();
      Entry cost = b.vocabulary.of(Category.STATS).stream().filter(stat -> stat.is("paid")).findFirst().orElseThrow(() -> new NotMeant(how.place(), "the vocabulary has no number that cards cost"));
      return new Filter.Extreme(cost.id(), Optional.empty(), most);
    });
  }

  /** «дешевле 5», «дороже ~»: in what a card costs. */
  Filter cheaper(Node node) {
    node.has(CardTokens.STAND);
    CardToken word = node.token(CardTokens.CHEAPER).orElseThrow();
    Entry cost = paid(word);
    Optional<CardToken> number = node.token(CardTokens.NUMBER, CardTokens.LETTER);
    Value than = number.map(b.values::number).orElseGet(() -> new Value.Measure(cost.id(), b.selectors.selector(node.need("selector"), Cells.ofCase(Cells.GENITIVE))));
    return new Filter.Measured(cost.id(), word.detail().filter("MORE"::equals).isPresent() ? Comparison.MORE : Comparison.LESS, than);
  }

  private Entry paid(CardToken word) {
    return b.vocabulary.of(Category.STATS).stream().filter(stat -> stat.is("paid")).findFirst().orElseThrow(() -> new NotMeant(word.place(), "the vocabulary has no number that cards cost"));
  }

  /** «то из них» tells apart nobody by itself. */
  void isTold(Node node, Optional<Filter.Extreme> by) {
    Optional<CardToken> that = node.token(CardTokens.THAT, CardTokens.THEN);
    int of = Concord.cells(that.stream(), any -> true);
    if (that.isPresent() && Cells.plural(of) && !Cells.singular(of)) {
      throw new NotMeant(node.span(), "one of them is told apart so: say it of one");
    }
    if (that.isPresent() && by.isEmpty() || that.filter(word -> word.getType() == CardTokens.THEN && word.detail().isEmpty()).isPresent()) {
      throw new NotMeant(node.span(), "which of them is meant is not said");
    }
  }
}
