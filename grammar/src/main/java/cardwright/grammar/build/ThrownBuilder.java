package cardwright.grammar.build;

import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/** What somebody's die shows: in the action that runs, or when the text itself has just told him to roll one. */
final class ThrownBuilder {
  private final Builder b;

  ThrownBuilder(Builder builder) {
    this.b = builder;
  }

  /** Whether a stat is what a die shows: it has a number only while there is a die. */
  boolean isRoll(String stat) {
    return b.vocabulary.find(Category.STATS, stat).filter(entry -> entry.is("rolled")).isPresent();
  }

  /** «бросок кубика атакованного» */
  Value of(Selector who, Node node) {
    if (who instanceof Selector.Player) {
      throw new NotMeant(node.span(), "a card was expected here: whose roll it is");
    }
    String stat = b.vocabulary.of(Category.STATS).stream().filter(entry -> entry.is("rolled")).map(Entry::id).findFirst()
        .orElseThrow(() -> new NotMeant(node.span(), "the vocabulary has no word for what a die shows"));
    return new Value.Rolled(new Selector.RollOf(stat, who));
  }

  /** «если оно выбросило меньше, чем ~ в этом сражении» */
  Condition condition(Node node, Selector who) {
    Sides.agree(b.language, node);
    b.discourse.rolled(who);
    node.has(CardTokens.ROLLED);
    node.child("inFight").ifPresent(fight -> fight.has(CardTokens.IN_FIGHT));
    Optional<Node> other = node.child("roller");
    // «меньше, чем ~ в этом сражении» tells which roll of the other is meant, «выбросил 6 в этом сражении» which of his own
    boolean inFight = node.sees("inFight") && other.isEmpty();
    Optional<String> tossed = inFight ? Optional.empty() : b.effects.toldBefore().flatMap(told -> tossed(told, who));
    Value left = tossed.<Value>map(Value.Roll::new).orElseGet(() -> of(who, node));
    Optional<Node> even = node.child("even");
    if (even.isPresent()) {
      node.has(CardTokens.NUMBER_OF, CardTokens.FIGURE);
      node.has(CardTokens.A);
      return new Condition.Parity(left, even.get().token(CardTokens.EVEN, CardTokens.ODD).orElseThrow().getType() == CardTokens.EVEN);
    }
    Optional<Node> role = node.down("bound", "value", "term", "role").filter(word -> !isDie(word));
    if (other.isEmpty() && role.isEmpty()) {
      ValueBuilder.Bound bound = b.values.bound(node.need("bound"));
      return new Condition.Compares(left, bound.comparison(), bound.value());
    }
    Node than = other.isPresent() ? node : node.need("bound");
    than.has(CardTokens.COMMA);
    than.has(CardTokens.THAN);
    boolean more = than.has(CardTokens.MORE);
    if (!more && !than.has(CardTokens.LESS)) {
      throw new NotMeant(than.span(), "«more» or «less» was expected before whose roll it is compared with");
    }
    Node whose = other.isPresent() ? other.get() : than.need("value").need("term");
    Value right = of(b.selectors.selector(whose, 0), whose);
    if (right.equals(left)) {
      throw new NotMeant(node.span(), "this is one and the same roll: say with whose it is compared");
    }
    return new Condition.Compares(left, more ? Comparison.MORE : Comparison.LESS, right);
  }

  private boolean isDie(Node role) {
    return role.leaves().stream().flatMap(word -> word.lexemes().stream()).flatMap(lexeme -> lexeme.entry().stream()).anyMatch(entry -> entry.is("die"));
  }

  /** The role of the die that he was told to roll right before. */
  private Optional<String> tossed(Effect told, Selector who) {
    boolean[] his = {false};
    Tree.visit(told, part -> his[0] |= part instanceof Effect.Act act && b.vocabulary.find(Category.VERBS, act.verb()).filter(verb -> verb.is("tosses")).isPresent()
        && (who instanceof Selector.It && act.agent().isPresent() || act.agent().map(who::equals).orElse(who.isSelf() || who.isYou())));
    return his[0] ? b.vocabulary.of(Category.ROLES).stream().filter(role -> role.is("tossed")).map(Entry::id).findFirst() : Optional.empty();
  }
}
