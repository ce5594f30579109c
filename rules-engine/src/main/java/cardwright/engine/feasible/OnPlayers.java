package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.engine.rulebook.ActionRule;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds texts by which something would be done to a player that is only done to cards: «закрыть противника». */
final class OnPlayers {
  private OnPlayers() {}

  static List<Unfeasible> in(Ability ability, Rulebook rulebook) {
    List<Unfeasible> found = new ArrayList<>();
    Tree.visit(
        ability,
        node -> {
          if (node instanceof Effect.Act act && act.object().filter(Selector.Player.class::isInstance).isPresent() && isForCards(act.verb(), rulebook)) {
            found.add(new Unfeasible(Part.of(act), "this is done to cards, not to a player"));
          } else if (node instanceof Trigger.On on && on.patient().filter(Selector.Player.class::isInstance).isPresent() && (isForCards(on.event(), rulebook) || isAimedAtCards(on.event(), rulebook))) {
            found.add(new Unfeasible(Part.WHOLE, "this happens to cards, not to a player, so it would wait for ever"));
          }
        });
    return found;
  }

  private static boolean isForCards(String id, Rulebook rulebook) {
    Verb verb = rulebook.verbs().get(id);
    return verb != null
        && switch (verb.operation()) {
          case SET_STATE, MOVE_TO_ZONE, ENTER_PLAY, MOVE_TO_CELL, MOVE_BY, MOVE_INTO_CONTACT, PUT_ON_BOARD, SUMMON, ATTACH, SWAP_CELLS, SET_COUNTER_TO_STAT -> true;
          case ADD_COUNTER, REMOVE_COUNTER, REMOVE_ALL_COUNTERS -> verb.counter().filter(counter -> isHeldByPlayers(counter, rulebook)).isEmpty();
          default -> false;
        };
  }

  private static boolean isHeldByPlayers(String counter, Rulebook rulebook) {
    return rulebook.vocabulary().find(Category.COUNTERS, counter).flatMap(entry -> entry.option("held-by")).isPresent();
  }

  /** Whether an action, or all actions of a trait, are aimed at something, and never at a player. */
  private static boolean isAimedAtCards(String id, Rulebook rulebook) {
    List<ActionRule> actions = Stream.concat(Optional.ofNullable(rulebook.actions().get(id)).stream(), rulebook.actions().values().stream().filter(rule -> rule.traits().contains(id))).toList();
    return !actions.isEmpty() && actions.stream().allMatch(rule -> rule.aims().filter(aim -> !(aim instanceof Selector.Player)).isPresent());
  }
}
