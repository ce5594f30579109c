package cardwright.engine.check;

import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Stat;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Trigger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds abilities that could feed each other for ever: each is triggered by what another is bound to do, without a limit and without anybody
 * being free to stop. A chain that uses up what cards live on comes to its end by itself and is not reported. Whether the subjects fit is
 * not looked at, so what is found is a warning: it can happen, not it will.
 */
public final class LoopCheck {
  private final Rulebook rulebook;

  public LoopCheck(Rulebook rulebook) {
    this.rulebook = rulebook;
  }

  /** The loops, each as the abilities in it; every ability is in at most one of them. */
  public List<List<CompiledAbility>> find(Collection<CompiledAbility> abilities) {
    Map<String, List<CompiledAbility>> triggeredBy = new LinkedHashMap<>();
    for (CompiledAbility ability : abilities) {
      if (ability.ability() instanceof Ability.Triggered triggered
          && triggered.trigger() instanceof Trigger.On on
          && triggered.limit().isEmpty()
          && triggered.condition().isEmpty()) {
        triggeredBy.computeIfAbsent(on.event(), any -> new ArrayList<>()).add(ability);
      }
    }
    List<List<CompiledAbility>> loops = new ArrayList<>();
    Set<CompiledAbility> known = new LinkedHashSet<>();
    for (List<CompiledAbility> group : triggeredBy.values()) {
      for (CompiledAbility start : group) {
        List<CompiledAbility> loop = known.contains(start) ? List.of() : loopThrough(start, triggeredBy);
        if (!loop.isEmpty()) {
          known.addAll(loop);
          loops.add(loop);
        }
      }
    }
    return loops;
  }

  /** The shortest way from an ability back to itself. */
  private List<CompiledAbility> loopThrough(CompiledAbility start, Map<String, List<CompiledAbility>> triggeredBy) {
    Map<CompiledAbility, CompiledAbility> cameFrom = new LinkedHashMap<>();
    Deque<CompiledAbility> next = new ArrayDeque<>(List.of(start));
    while (!next.isEmpty()) {
      CompiledAbility here = next.poll();
      for (String verb : boundToDo(((Ability.Triggered) here.ability()).effect())) {
        for (CompiledAbility fed : triggeredBy.getOrDefault(verb, List.of())) {
          if (fed.equals(start)) {
            return way(start, here, cameFrom);
          }
          if (!cameFrom.containsKey(fed)) {
            cameFrom.put(fed, here);
            next.add(fed);
          }
        }
      }
    }
    return List.of();
  }

  private static List<CompiledAbility> way(CompiledAbility start, CompiledAbility last, Map<CompiledAbility, CompiledAbility> cameFrom) {
    List<CompiledAbility> way = new ArrayList<>();
    for (CompiledAbility at = last; at != start; at = cameFrom.get(at)) {
      way.add(0, at);
    }
    way.add(0, start);
    return way;
  }

  /** Verbs that an effect carries out whether anybody wants it or not, and that use nothing up. */
  private List<String> boundToDo(Effect effect) {
    if (effect instanceof Effect.Act act) {
      return usesUp(rulebook.verbs().get(act.verb())) ? List.of() : List.of(act.verb());
    } else if (effect instanceof Effect.Sequence sequence) {
      return sequence.effects().stream().flatMap(each -> boundToDo(each).stream()).toList();
    } else if (effect instanceof Effect.Named named) {
      return boundToDo(named.effect());
    } else if (effect instanceof Effect.InDoing both) {
      return boundToDo(both.first());
    }
    return List.of();
  }

  /** Wounds use up life; counters that are removed, cards that leave play or are drawn come to an end too. */
  private boolean usesUp(Verb verb) {
    return switch (verb.operation()) {
      case ADD_COUNTER -> rulebook.stats().values().stream().anyMatch(stat -> stat.base() == Stat.Base.REMAINING && stat.less().equals(verb.counter()));
      case SET_STATE, MOVE_TO_CELL, SWAP_CELLS -> false;
      default -> verb.operation() != Operation.SUMMON;
    };
  }
}
