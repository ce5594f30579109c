package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.engine.rulebook.Expansion;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Stat;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;

/** Finds what is said of events and of players, and could never come to pass. */
final class Events {
  private Events() {}

  static List<Unfeasible> in(Ability ability, Rulebook rulebook) {
    List<Unfeasible> found = new ArrayList<>();
    if (ability instanceof Ability.Replacement replacement) {
      Verb verb = rulebook.verbs().get(replacement.event().event());
      boolean gains = replacement.event().isGain();
      if (!gains && verb == null || !gains && !isChange(verb.operation())) {
        found.add(new Unfeasible(new Part.Done(replacement.event().event()), "nothing can happen instead of «" + replacement.event().event() + "»: only what changes one thing can be replaced"));
      }
    }
    if (ability instanceof Ability.Continuous continuous && continuous.subject() instanceof Selector.Player) {
      player(continuous.grant(), rulebook, found);
    }
    int[] nothings = {0};
    Tree.visit(ability, node -> nothings[0] += node instanceof Effect.Nothing ? 1 : node instanceof Ability.Replacement replacement && isNothing(replacement.instead()) ? -1 : 0);
    if (nothings[0] > 0) {
      found.add(new Unfeasible(Part.WHOLE, "that nothing happens is said of what happens instead of something, and of all of it"));
    }
    if (ability instanceof Ability.Activated free && free.costs().isEmpty() && free.limit().isEmpty() && !isOfTheRunningAction(free)) {
      found.add(new Unfeasible(Part.WHOLE, "it costs nothing, so it could be done without end; expected: how often, such as «(once a turn)»"));
    }
    Tree.visit(
        ability,
        node -> {
          if (node instanceof Trigger.On on && isNever(on.event(), rulebook)) {
            found.add(new Unfeasible(new Part.Done(on.event()), "«" + on.event() + "» is a keyword that is had and never done: nothing can wait for it"));
          } else if (node instanceof Effect.UseKeyword use && definition(use.keyword().keyword(), rulebook).stream().noneMatch(Ability.Activated.class::isInstance)) {
            found.add(new Unfeasible(Part.WHOLE, "«" + use.keyword().keyword() + "» is a keyword that is had and lets nobody do anything for a cost: it can't be performed"));
          } else if (node instanceof Condition.Holds holds && holds.who() instanceof Selector.Player) {
            found.add(new Unfeasible(Part.WHOLE, "a player is in no state and has no keyword: say what cards the player has"));
          } else if (node instanceof Effect.Act act && rulebook.verbs().get(act.verb()).operation() == Operation.NAME_EVENT) {
            found.add(new Unfeasible(Part.of(act), "«" + act.verb() + "» only names what happens; expected: what is done so that it does"));
          } else if (node instanceof Effect.Act act && rulebook.verbs().get(act.verb()).operation() == Operation.PERFORM_ACTION) {
            found.add(new Unfeasible(Part.of(act), "«" + act.verb() + "» only names what actions are; expected: one of the actions"));
          } else if (node instanceof Effect.Act act && act.object().orElse(null) instanceof Selector.RollOf roll && !isOfRolls(rulebook.verbs().get(act.verb()).operation())) {
            found.add(new Unfeasible(Part.of(act), "this is done to something else than a roll"));
          } else if (node instanceof Selector.RollOf roll && !rulebook.isRolled(roll.stat())) {
            found.add(new Unfeasible(Part.WHOLE, "no die is called so: «" + roll.stat() + "» is added to none"));
          } else if (node instanceof Effect.Act act && act.object().orElse(null) instanceof Selector.Aimed && !isOfActions(rulebook.verbs().get(act.verb()).operation())) {
            found.add(new Unfeasible(Part.of(act), "«" + act.verb() + "» is done to cards, not to an action"));
          } else if (node instanceof Value.Units units && definition(units.keyword(), rulebook).stream().noneMatch(Events::prevents)) {
            found.add(new Unfeasible(Part.WHOLE, "«" + units.keyword() + "» prevents nothing, so nothing of it is ever left"));
          } else if (node instanceof Value.Roll roll && rulebook.roles().get(roll.role()) == cardwright.engine.rulebook.Part.TOSSED_DIE && !tosses(ability, rulebook)) {
            found.add(new Unfeasible(Part.WHOLE, "no die is rolled by this text, so none shows anything: say first that one is rolled"));
          } else if (node instanceof Grant.KeywordAgainst limited && Expansion.limited(limited, rulebook).isEmpty()) {
            found.add(new Unfeasible(Part.WHOLE, "«" + limited.keyword().keyword() + "» gives no number that counts against somebody: it is had against all or none"));
          } else if (node instanceof Action action && action.level().isPresent() && rulebook.actions().get(action.action()).table().isEmpty()) {
            found.add(new Unfeasible(Part.WHOLE, "«" + action.action() + "» does not come out weaker or stronger"));
          } else if (node instanceof Effect.Arrive arrive && rulebook.verbs().get(arrive.coming().verb()).operation() != Operation.SUMMON) {
            found.add(new Unfeasible(Part.of(arrive.coming()), "«" + arrive.coming().verb() + "» brings nobody into play, so how they come cannot be said"));
          } else if (node instanceof Effect.Spare spare && rulebook.verbs().get(spare.verb()).operation() != Operation.SET_STATE) {
            found.add(new Unfeasible(Part.WHOLE, "«" + spare.verb() + "» is no cost of an action that could be left out"));
          } else if (node instanceof Grant.Spared spared && rulebook.verbs().get(spared.verb()).operation() != Operation.SET_STATE) {
            found.add(new Unfeasible(Part.WHOLE, "«" + spared.verb() + "» is no cost of an action that could be left out"));
          } else if (node instanceof Grant.AtMost most && rulebook.stats().containsKey(most.statOrCounter()) && rulebook.stats().get(most.statOrCounter()).base() == Stat.Base.PRINTED_LEVELS) {
            found.add(new Unfeasible(Part.WHOLE, "«" + most.statOrCounter() + "» has a number for each level of strength: it cannot have one bound"));
          } else if (node instanceof Value.Measure measure && isExcess(measure.statOrCounter(), rulebook) && !leaves(ability, rulebook, measure.of().isSelf())) {
            found.add(new Unfeasible(Part.WHOLE, "«" + measure.statOrCounter() + "» is of somebody who has just been destroyed: an event that tells of that is missing"));
          } else if (node instanceof Grant.Modifier modifier && modifier.use().of().isPresent() && !rulebook.isRolled(modifier.stat()) && rulebook.actions().values().stream().noneMatch(action -> action.rangeStat().filter(modifier.stat()::equals).isPresent())) {
            found.add(new Unfeasible(Part.WHOLE, "«" + modifier.stat() + "» is neither rolled nor says how far an action reaches, so it does not count for one action alone"));
          } else if (node instanceof Grant.Modifier modifier && modifier.level().isPresent() && !hasLevels(modifier.stat(), rulebook)) {
            found.add(new Unfeasible(Part.WHOLE, "«" + modifier.stat() + "» has no levels of strength"));
          }
        });
    return found;
  }

  /** Whether an ability rolls a die that belongs to no action. */
  private static boolean tosses(Ability ability, Rulebook rulebook) {
    boolean[] found = {false};
    Tree.visit(ability, node -> found[0] |= node instanceof Effect.Act act && rulebook.verbs().get(act.verb()).operation() == Operation.TOSS);
    return found[0];
  }

  /** Whether an ability does something to the one action that runs, which it can do once. */
  private static boolean isOfTheRunningAction(Ability.Activated ability) {
    boolean[] found = {false};
    Tree.visit(ability.effect(), node -> found[0] |= node instanceof Selector.Aimed || node instanceof Selector.Role);
    return found[0];
  }

  private static boolean isOfRolls(Operation operation) {
    return operation == Operation.REROLL || operation == Operation.RAISE_ROLL || operation == Operation.LOWER_ROLL;
  }

  private static boolean isOfActions(Operation operation) {
    return operation == Operation.BLOCK || operation == Operation.REDIRECT;
  }

  private static boolean prevents(Ability ability) {
    boolean[] found = {false};
    Tree.visit(ability, node -> found[0] |= node instanceof Grant.Prevents);
    return found[0];
  }

  private static boolean isExcess(String stat, Rulebook rulebook) {
    return rulebook.stats().containsKey(stat) && rulebook.stats().get(stat).base() == Stat.Base.EXCESS;
  }

  /** Whether an ability waits for something to leave its zone, so that it is known what was left of it then. */
  private static boolean leaves(Ability ability, Rulebook rulebook, boolean itself) {
    return ability instanceof Ability.Triggered triggered
        && triggered.trigger() instanceof Trigger.On on
        && rulebook.verbs().containsKey(on.event())
        && rulebook.verbs().get(on.event()).operation() == Operation.MOVE_TO_ZONE
        && on.patient().filter(patient -> patient.isSelf() == itself).isPresent();
  }

  private static List<Ability> definition(String keyword, Rulebook rulebook) {
    return rulebook.language().definition(keyword);
  }

  private static boolean isNever(String event, Rulebook rulebook) {
    return rulebook.vocabulary().find(Category.KEYWORDS, event).isPresent()
        && definition(event, rulebook).stream().noneMatch(ability -> ability instanceof Ability.Activated || ability instanceof Ability.Triggered);
  }

  private static void player(Grant grant, Rulebook rulebook, List<Unfeasible> found) {
    if (grant instanceof Grant.Prevents prevents && prevents.whom().isPresent()) {
      return; // what spares several of them is the player's
    }
    if (!(grant instanceof Grant.Cannot cannot)) {
      found.add(new Unfeasible(Part.WHOLE, "a player can be forbidden something, but has nothing of this: say which of the player's cards have it"));
    } else if (!rulebook.verbs().containsKey(cannot.verb()) || cannot.object().isPresent() && rulebook.verbs().get(cannot.verb()).operation() != Operation.PUT_ON_BOARD) {
      found.add(new Unfeasible(Part.WHOLE, "a player can be forbidden a verb, not what it is done to: say which cards cannot do it, or what is protected"));
    }
  }

  /** Whether the engine makes a change of this kind one thing at a time, so that another can stand in its place. */
  private static boolean isChange(Operation operation) {
    return switch (operation) {
      case ADD_COUNTER, REMOVE_COUNTER, REMOVE_ALL_COUNTERS, SET_COUNTER_TO_STAT, SET_STATE, MOVE_TO_ZONE -> true;
      default -> false;
    };
  }

  private static boolean hasLevels(String stat, Rulebook rulebook) {
    return rulebook.actions().containsKey(stat)
        || rulebook.actions().values().stream().anyMatch(action -> action.modifiedBy().contains(stat) || action.powerStat().filter(stat::equals).isPresent())
        || rulebook.stats().containsKey(stat) && rulebook.stats().get(stat).base() == Stat.Base.PRINTED_LEVELS;
  }

  private static boolean isNothing(Effect instead) {
    return instead instanceof Effect.Nothing || instead instanceof Effect.May may && may.effect() instanceof Effect.Nothing;
  }
}
