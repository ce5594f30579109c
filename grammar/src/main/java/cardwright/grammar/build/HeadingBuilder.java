package cardwright.grammar.build;

import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Heading;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Frame;
import java.util.List;
import java.util.Optional;

/** Directions: of an action that runs, of the way that somebody went. */
final class HeadingBuilder {
  private final Builder b;

  HeadingBuilder(Builder builder) {
    this.b = builder;
  }

  /** «в направлении удара», «в том же направлении, что и ~», «в том же направлении (относительно ~)» */
  Heading heading(Node node) {
    node.has(CardTokens.AS_HAS, CardTokens.AS, CardTokens.RELATIVE_TO);
    if (node.has(CardTokens.SAME_WAY)) {
      Node who = node.child("selector").orElseThrow(() -> new NotMeant(node.span(), "in whose direction is missing: «in the same direction as …»"));
      return new Heading.OfMove(b.selectors.selector(who, 0));
    }
    node.has(CardTokens.DIRECTION);
    node.has(CardTokens.A, CardTokens.THIS);
    CardToken word = node.need("event").word();
    Entry action = ActionPatternBuilder.action(word).orElseThrow(() -> new NotMeant(word.place(), "an action was expected here: in whose direction"));
    return new Heading.OfAction(action.id());
  }

  /** «следующая за атакованным клетка в направлении удара»: the next cell from somebody in a direction. */
  Filter onward(Node node) {
    node.has(CardTokens.NEXT);
    node.has(CardTokens.PER, CardTokens.BEYOND);
    Selector past = b.selectors.selector(node.child("selector").orElseGet(() -> node.need("simple")), 0);
    return new Filter.Onward(past, heading(node.need("heading")));
  }

  /** «следующую за атакованным» before the word and «в направлении удара» behind it. */
  Filter onward(Node before, Node behind) {
    before.has(CardTokens.NEXT);
    before.has(CardTokens.PER, CardTokens.BEYOND);
    return new Filter.Onward(b.selectors.selector(before.need("simple"), 0), heading(behind));
  }

  /** «переместить его в направлении удара»: to the next cell from where it is. */
  Selector cell(Node heading) {
    return new Pick(new Count.Exactly(new Value.Constant(1)), Whose.ANY, ConditionBuilder.CELL, List.of(ahead(heading)), Optional.empty());
  }

  /** «на 1 клетку в направлении удара»: the next one from where it is. */
  Filter ahead(Node heading) {
    Filter onward = new Filter.Onward(new Selector.Self(), heading(heading));
    b.filters.bare(onward);
    return onward;
  }

  /** «переместился в направлении, в котором перемещался в этот ход» */
  Condition straight(Node node, Selector who) {
    node.has(CardTokens.DIRECTION);
    node.has(CardTokens.IT);
    node.count(CardTokens.WAS);
    node.has(CardTokens.IN);
    node.has(CardTokens.WHICH, CardTokens.WAY_IN_WHICH);
    Node period = node.need("thisPeriod");
    if (period.child("period").map(said -> b.id(said, Category.PERIODS)).filter("turn"::equals).isEmpty() || period.sees("whose")) {
      throw new NotMeant(period.span(), "which way somebody went is remembered in this turn alone");
    }
    period.has(CardTokens.THIS);
    period.has(CardTokens.IN);
    List<Node> moved = node.all("past", "participle");
    Trigger.On now = went(moved.get(0), who);
    Trigger.On before = went(moved.get(1), who);
    boolean goes = b.vocabulary.find(Category.VERBS, now.event()).filter(verb -> verb.words(b.language).stream().map(Frame::of).anyMatch(frame -> frame.slot("place").isPresent())).isPresent();
    if (!goes || !now.equals(before)) {
      throw new NotMeant(node.span(), "a direction is had by who goes somewhere, and the same is asked of both times");
    }
    return new Condition.Straight(now.event(), who);
  }

  private Trigger.On went(Node verb, Selector who) {
    return verb.rule().equals("past") ? b.triggers.past(verb, Sides.STRAIGHT, Optional.of(who), Optional.empty()) : b.triggers.passive(verb, Optional.of(who));
  }
}
