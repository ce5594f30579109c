package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds descriptions whose number has no effect. A number is obeyed where somebody chooses, or where a condition counts. Elsewhere a thing is
 * only held against the description, one at a time, and the number would be dropped.
 */
final class Counts {
  private static final String EVENT = "an event happens to one thing at a time, so how many cannot be said here; expected: one, «any» or «each»";
  private static final String HOLDS = "what always holds chooses nothing, so it must hold for all of them or for one that is known; expected: «each», or the plural without a number";
  private static final String AGAINST = "each thing is judged by itself here, so how many cannot be said; expected: one or the plural without a number";
  private static final String NEAR = "so many at least can be asked for here, and not how many at most; expected: one, the plural without a number, or a number with «or more»";
  private static final String TARGET = "an action is aimed at one, or at each of several in turn; expected: one, or «each»";
  private static final String AGENT = "one card does it; expected: one, without «each» or a number";
  private static final String WHERE = "there is one place to go to; expected: one, without «each» or a number";
  private static final String MEASURED = "nothing is chosen where something is measured; expected: «each», for the sum of all, or one that is known";

  private static final String FOR_EACH = "it is done for each of them, so how many cannot be said here; expected: each";
  private static final String COUNTED = "a condition counts and chooses nothing; expected: one, a number, «or more», «up to» or «each»";

  private final Rulebook rulebook;
  private final List<Unfeasible> found = new ArrayList<>();

  private Counts(Rulebook rulebook) {
    this.rulebook = rulebook;
  }

  static List<Unfeasible> in(Ability ability, Rulebook rulebook) {
    Counts counts = new Counts(rulebook);
    Tree.visit(ability, counts::visit);
    return counts.found;
  }

  private void visit(Object node) {
    if (node instanceof Trigger.On on) {
      on.agent().ifPresent(agent -> judge(agent, isOneOrEach(agent), EVENT));
      on.patient().ifPresent(patient -> judge(patient, isOneOrEach(patient), EVENT));
    } else if (node instanceof ActionPattern pattern) {
      pattern.from().ifPresent(from -> judge(from, isOneOrEach(from), AGAINST));
    } else if (node instanceof Ability.Continuous continuous) {
      judge(continuous.subject(), isEach(continuous.subject()) || isItself(continuous.subject()), HOLDS);
    } else if (node instanceof Grant.Cannot cannot) {
      cannot.object().ifPresent(object -> judge(object, isOneOrEach(object), AGAINST));
    } else if (node instanceof Grant.Modifier modifier) {
      modifier.use().against().ifPresent(against -> judge(against, isOneOrEach(against), AGAINST));
      modifier.use().through().ifPresent(through -> judge(through, isOneOrEach(through), AGAINST));
    } else if (node instanceof Grant.OnlyAt only) {
      judge(only.whom(), isOneOrEach(only.whom()), AGAINST);
    } else if (node instanceof Grant.IgnoresFeatures ignores) {
      judge(ignores.whom(), isOneOrEach(ignores.whom()), AGAINST);
    } else if (node instanceof Grant.Reaches reaches) {
      judge(reaches.whom(), isOneOrEach(reaches.whom()), AGAINST);
    } else if (node instanceof Filter.Related related) {
      judge(related.to(), isOneOrEach(related.to()) || count(related.to()).filter(Count.AtLeast.class::isInstance).isPresent(), NEAR);
    } else if (node instanceof Effect.Perform perform) {
      perform.target().ifPresent(target -> judge(target, isOneOrEach(target), TARGET));
    } else if (node instanceof Effect.Act act) {
      visit(act);
    } else if (node instanceof Value.Measure measure) {
      judge(measure.of(), isEach(measure.of()) || isOnlyOne(measure.of()) || isKnown(measure.of()), MEASURED);
    } else if (node instanceof Value.Taken taken) {
      judge(taken.who(), isEach(taken.who()) || isOnlyOne(taken.who()) || isKnown(taken.who()), MEASURED);
    } else if (node instanceof Effect.ForEach each) {
      judge(each.each(), isEach(each.each()), FOR_EACH);
    } else if (node instanceof Condition.Exists exists) {
      judge(exists.what(), canBeCounted(exists.what()), COUNTED);
    } else if (node instanceof Condition.Holds holds) {
      judge(holds.who(), canBeCounted(holds.who()), COUNTED);
    }
  }

  private void visit(Effect.Act act) {
    boolean swaps = rulebook.verbs().get(act.verb()).operation() == Operation.SWAP_CELLS;
    if (swaps && act.place().isEmpty()) {
      act.object().ifPresent(both -> judge(both, count(both).map(count -> count instanceof Count.Exactly exactly && exactly.n().is(2)).orElse(!both.isSelf()), "two are needed who change places"));
    }
    act.agent().ifPresent(agent -> judge(agent, isOneChosen(agent), AGENT));
    if (act.place().orElse(null) instanceof Place.On on) {
      judge(on.cell(), isOneChosen(on.cell()) && !(swaps && isRandom(on.cell())), WHERE);
    }
  }

  private void judge(Selector selector, boolean obeyed, String message) {
    if (selector instanceof Selector.Either either) {
      either.selectors().forEach(each -> judge(each, isOneOrEach(each), message));
      return;
    }
    if (!obeyed) {
      found.add(new Unfeasible(Part.of(selector), message));
    }
  }

  private static Optional<Count> count(Selector selector) {
    return selector instanceof Selector.Pick pick ? Optional.of(pick.count()) : Optional.empty();
  }

  private static boolean isEach(Selector selector) {
    return count(selector).map(count -> count instanceof Count.Each).orElse(true);
  }

  /** «существа позади ~»: one is told, and there is never more than one. */
  private boolean isOnlyOne(Selector selector) {
    return isOneOrEach(selector) && selector instanceof Selector.Pick pick && Contradictions.isOne(pick, rulebook);
  }

  /** «стоимость показанной карты»: whoever plays a part is known, nobody is chosen. */
  private static boolean isKnown(Selector selector) {
    return selector instanceof Selector.Pick pick && pick.filters().stream().anyMatch(Filter.Plays.class::isInstance);
  }

  /** «закрытый ~»: the card itself, while it is so. */
  private static boolean isItself(Selector selector) {
    return selector instanceof Selector.Pick pick && pick.filters().contains(new Filter.Itself());
  }

  private static boolean isOneOrEach(Selector selector) {
    return isEach(selector) || count(selector).map(Count::isOne).orElse(true);
  }

  private static boolean isOneChosen(Selector selector) {
    return isRandom(selector) || count(selector).map(Count::isOne).orElse(true);
  }

  private static boolean canBeCounted(Selector selector) {
    return count(selector).map(count -> !(count instanceof Count.AnyNumber || count instanceof Count.AtRandom)).orElse(true);
  }

  private static boolean isRandom(Selector selector) {
    return count(selector).map(count -> count instanceof Count.AtRandom random && random.n().is(1)).orElse(false);
  }
}
