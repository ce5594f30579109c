package cardwright.grammar.build;

import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.List;
import java.util.Optional;

/** How far actions reach, whatever each of them says: «дальние атаки орков имеют дальность 2». */
final class ReachBuilder {
  private final Builder b;

  ReachBuilder(Builder builder) {
    this.b = builder;
  }

  /**
   * What actions have.
   *
   * @param whose those whose actions these are
   */
  record Reach(Selector whose, Grant grant) {}

  Reach actionsHave(Node node) {
    node.has(CardTokens.HAVE);
    node.has(CardTokens.MAY);
    Node pattern = node.need("actionPattern");
    ActionPattern actions = b.patterns.pattern(pattern);
    if (actions.level().isPresent() || actions.sized().isPresent()) {
      throw new NotMeant(pattern.span(), "at which level an action comes out is not known yet when it is aimed");
    }
    Node word = node.need("stat");
    String stat = b.values.stat(word);
    if (b.vocabulary.find(Category.STATS, stat).filter(entry -> entry.is("reach")).isEmpty()) {
      throw new NotMeant(word.span(), "this says nothing about how far an action reaches");
    }
    ActionPattern bare = new ActionPattern(actions.action(), actions.traits(), actions.not(), Optional.empty(), Optional.empty());
    return new Reach(actions.from().map(this::each).orElseGet(Selector.Self::new), new Grant.ActionsHave(bare, stat, b.values.value(node.need("value"))));
  }

  /** Whosever they are, all that fit are meant. */
  private Selector each(Selector from) {
    if (from instanceof Selector.Player player) {
      Whose side = player.who() == Selector.Who.YOU ? Whose.YOURS : Whose.OPPONENTS;
      return new Selector.Pick(new Count.Each(), side, b.vocabulary.defaultKind(), List.of(), Optional.empty());
    }
    return from instanceof Selector.Pick pick ? new Selector.Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), pick.zone()) : from;
  }
}
