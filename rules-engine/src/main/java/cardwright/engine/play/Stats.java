package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Stat;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The numbers of cards as they are now: what is printed, what was last said of them, and the modifiers in force; and the numbers that their
 * actions have.
 */
final class Stats {
  /** Told apart by what the modifier comes from, not by what it says. */
  private record Measured(Thing thing, String stat, Object origin) {}

  private final Game game;
  private final Set<Measured> measuring = new HashSet<>();

  Stats(Game game) {
    this.game = game;
  }

  /** A stat as it is now; never below 0. For one with levels, the modifiers alone have no sense without a level, so the weakest is given. */
  int stat(Card card, String id) {
    Stat stat = game.rulebook().stats().get(id);
    Optional<Continuous.InForce> set = set(card, id);
    int base = set.isPresent() ? game.evaluator().value(((Grant.Sets) set.get().grant()).value(), set.get().scope()) :
        switch (stat.base()) {
          case PRINTED, PRINTED_LEVELS, COST, ZERO -> printed(card, id, 0);
          case EXCESS -> Math.max(0, card.counters(stat.less().orElseThrow()) - stat(card, stat.of().orElseThrow()));
          case REMAINING -> stat(card, stat.of().orElseThrow()) - card.counters(stat.less().orElseThrow()) + stat.plus().map(card::counters).orElse(0);
        };
    return Math.max(0, Math.min(base + modifiers(card, id, Optional.empty(), Optional.empty()), most(card, id)));
  }

  /** A stat as it is printed; of one that follows from another, as that is. */
  int printed(Card card, String id, int level) {
    Stat stat = game.rulebook().stats().get(id);
    return switch (stat.base()) {
      case PRINTED -> card.definition().stats().getOrDefault(id, 0);
      case PRINTED_LEVELS -> {
        List<Integer> levels = card.definition().levels().getOrDefault(id, List.of(0));
        yield levels.get(Math.min(level, levels.size() - 1));
      }
      case COST -> card.definition().cost().variable() ? card.announced() : card.definition().cost().amount();
      case ZERO, EXCESS -> 0;
      case REMAINING -> printed(card, stat.of().orElseThrow(), level);
    };
  }

  /** What last said what a stat is, whatever is printed. */
  private Optional<Continuous.InForce> set(Card card, String stat) {
    return game.continuous().grants(card).stream().filter(each -> each.grant() instanceof Grant.Sets sets && sets.stat().equals(stat)).reduce((before, last) -> last);
  }

  /** The least of what is said to be the most that a card has of a stat or a counter. */
  int most(Card card, String statOrCounter) {
    int most = Integer.MAX_VALUE;
    for (Continuous.InForce each : game.continuous().grants(card)) {
      if (each.grant() instanceof Grant.AtMost bound && bound.statOrCounter().equals(statOrCounter)) {
        most = Math.min(most, Math.max(0, game.evaluator().value(bound.amount(), each.scope())));
      }
    }
    return most;
  }

  /** A stat at a level of strength, against somebody; never below 0. */
  int stat(Card card, String id, int level, Thing against) {
    List<Integer> levels = set(card, id).map(each -> ((Grant.Sets) each.grant()).value()).filter(Value.ByLevel.class::isInstance).map(value -> ((Value.ByLevel) value).levels())
        .orElseGet(() -> card.definition().levels().getOrDefault(id, List.of(0)));
    int base = levels.get(Math.min(level, levels.size() - 1));
    return Math.max(0, base + modifiers(card, id, Optional.of(level), Optional.of(against)));
  }

  /**
   * The sum of a thing's modifiers of a stat, of those against nobody in particular and those against this one. One whose amount depends on
   * the very number that it modifies does not count while that number is being found.
   */
  int modifiers(Thing thing, String stat, Optional<Integer> level, Optional<Thing> against) {
    int sum = 0;
    for (Continuous.InForce each : game.continuous().grants(thing)) {
      if (each.grant() instanceof Grant.Modifier modifier
          && modifier.stat().equals(stat)
          && modifier.use().of().isEmpty()
          && (modifier.level().isEmpty() || modifier.level().equals(level))
          && measuring.add(new Measured(thing, stat, each.origin()))) {
        try {
          if (isAgainst(modifier.use(), thing, against, each.scope())) {
            sum += modifier.sign() * Math.max(0, game.evaluator().value(modifier.amount(), each.scope()));
          }
        } finally {
          measuring.remove(new Measured(thing, stat, each.origin()));
        }
      }
    }
    return sum;
  }

  /** The sum of a card's modifiers of a stat that count for one action alone. */
  int modifiersFor(Card card, String stat, String action) {
    int sum = 0;
    for (Continuous.InForce each : game.continuous().grants(card)) {
      if (each.grant() instanceof Grant.Modifier modifier && modifier.stat().equals(stat) && modifier.use().of().filter(action::equals).isPresent()) {
        sum += modifier.sign() * Math.max(0, game.evaluator().value(modifier.amount(), each.scope()));
      }
    }
    return sum;
  }

  /** What is added to a roll in its own actions of a name or trait, against whom they are aimed at. */
  int modifiersIn(Card card, List<String> actions, List<String> stats, Card against) {
    int sum = 0;
    for (Continuous.InForce each : game.continuous().grants(card)) {
      if (each.grant() instanceof Grant.Modifier modifier && stats.contains(modifier.stat()) && modifier.use().of().filter(actions::contains).isPresent() && isAgainst(modifier.use(), card, Optional.of(against), each.scope())) {
        sum += modifier.sign() * Math.max(0, game.evaluator().value(modifier.amount(), each.scope()));
      }
    }
    return sum;
  }

  /** What is said last of a number that a card's actions have, whatever is printed; empty where nothing is said. */
  Optional<Integer> ofActions(Card card, String action, String stat) {
    return game.continuous().grants(card).stream()
        .filter(each -> each.grant() instanceof Grant.ActionsHave have && have.stat().equals(stat) && game.evaluator().listening().matches(have.actions(), action))
        .reduce((before, last) -> last)
        .map(each -> Math.max(0, game.evaluator().value(((Grant.ActionsHave) each.grant()).value(), each.scope())));
  }

  /** A printed stat, or 0 for another one, with its modifiers against somebody; this one may be below 0, as what is added to a roll may. */
  int bonus(Card card, String id, Card against) {
    boolean printed = game.rulebook().stats().get(id).base() == Stat.Base.PRINTED;
    return (printed ? card.definition().stats().getOrDefault(id, 0) : 0) + modifiers(card, id, Optional.empty(), Optional.of(against));
  }

  private boolean isAgainst(Grant.Use use, Thing thing, Optional<Thing> against, Scope scope) {
    return (use.against().isEmpty() || against.isPresent() && game.evaluator().isAmong(use.against().get(), against.get(), scope))
        && (use.through().isEmpty() || against.isPresent() && game.evaluator().isBetween(use.through().get(), thing, against.get(), scope));
  }

  /** Every stat and counter of a card, to be remembered when it leaves play. */
  Map<String, Integer> everything(Card card) {
    Map<String, Integer> values = new TreeMap<>(card.countersAndMarkers());
    game.rulebook().stats().keySet().forEach(stat -> values.put(stat, stat(card, stat)));
    return values;
  }
}
