package cardwright.grammar.build;

import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.List;
import java.util.Optional;

/** In which of its own actions a number counts: «при атаках по гномам», «когда атакует гномов». */
final class FightBuilder {
  private final Builder b;

  FightBuilder(Builder builder) {
    this.b = builder;
  }

  /**
   * In which actions something counts.
   *
   * @param of id of an action or of a trait of actions
   * @param against at whom they are aimed; empty for anybody
   */
  record In(String of, Optional<Selector> against) {}

  In actions(Node node, List<String> stats) {
    boolean rolled = stats.stream().allMatch(stat -> b.vocabulary.find(Category.STATS, stat).filter(entry -> !entry.is("reach") && !entry.is("levels")).isPresent());
    if (!rolled) {
      throw new NotMeant(node.span(), "in which actions it counts is said of what is added to a roll");
    }
    node.has(CardTokens.ON_EVENT, CardTokens.IN);
    node.has(CardTokens.IT);
    node.has(CardTokens.WHEN);
    node.has(CardTokens.A);
    node.has(CardTokens.AGAINST, CardTokens.ON);
    boolean verbal = !node.sees("event");
    Optional<Selector> whom = node.child("whoever").map(at -> b.selectors.whoever(at, Cells.ofCase(verbal ? Cells.ACCUSATIVE : Cells.DATIVE)));
    return new In(verbal ? performed(node) : named(node.need("event").word()), whom);
  }

  private static String named(CardToken word) {
    return ActionPatternBuilder.action(word).map(Entry::id).orElseThrow(() -> new NotMeant(word.place(), "«" + word.getText() + "» is no action"));
  }

  private String performed(Node node) {
    CardToken word = node.child("finite").orElse(node).token(CardTokens.VERB_FIN, CardTokens.VERB_FIN_ACTION).orElseThrow();
    String verb = word.as(Category.VERBS).flatMap(Lexeme::entry).map(Entry::id).filter(b.deeds.performing()::contains).orElseThrow(() -> new NotMeant(word.place(), "«" + word.getText() + "» performs no action"));
    Optional<ActionPattern> by = node.child("instrument").map(b.patterns::instrument);
    if (by.filter(with -> with.level().isPresent() || !with.traits().isEmpty() || !with.not().isEmpty()).isPresent()) {
      throw new NotMeant(node.span(), "one action was expected here, of which nothing more is said");
    }
    return by.map(ActionPattern::action).orElse(verb);
  }
}
