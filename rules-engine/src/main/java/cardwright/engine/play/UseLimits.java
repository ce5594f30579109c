package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Happening;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Limit;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Counts how often things were used in their periods: «(2 раза за ход)», once-only windows, prevention that is renewed. */
final class UseLimits {
  private record Use(Object user, Object what, String period) {}

  private final Map<Use, Integer> uses = new HashMap<>();
  private final Game game;

  UseLimits(Game game) {
    this.game = game;
  }

  /** The limit that an ability states. */
  static Optional<Limit> of(AbilityInstance ability) {
    Ability meaning = ability.compiled().ability();
    if (meaning instanceof Ability.Triggered triggered) {
      return triggered.limit();
    } else if (meaning instanceof Ability.Activated activated) {
      return activated.limit();
    } else if (meaning instanceof Ability.Replacement replacement) {
      return replacement.limit();
    }
    return Optional.empty();
  }

  boolean allows(AbilityInstance ability) {
    return allows(ability, 0);
  }

  /** Whether an ability may answer what has happened; one that is counted apart for each only if it was not used up for whom that is about. */
  boolean allows(AbilityInstance ability, Optional<Happening> cause) {
    return of(ability).map(limit -> used(ability, counted(ability, limit, cause), limit.period()) < times(ability, limit)).orElse(true);
  }

  void use(AbilityInstance ability, Optional<Happening> cause) {
    of(ability).ifPresent(limit -> add(ability, counted(ability, limit, cause), limit.period(), 1));
  }

  /** For whom a use counts: of those for whom it is counted apart the one to whom it happens, or else who does it. */
  private Object counted(AbilityInstance ability, Limit limit, Optional<Happening> cause) {
    if (limit.each().isEmpty() || cause.isEmpty()) {
      return "ability";
    }
    Scope scope = game.scope(ability, cause);
    return Stream.concat(cause.get().patient().stream(), cause.get().agent().stream()).filter(thing -> game.evaluator().isAmong(limit.each().get(), thing, scope)).map(Object.class::cast).findFirst().orElse("ability");
  }

  /**
   * Whether an ability may be used once more.
   *
   * @param atLeast how often its card lets it be used, whatever it says itself
   */
  boolean allows(AbilityInstance ability, int atLeast) {
    return of(ability).map(limit -> used(ability, "ability", limit.period()) < Math.max(times(ability, limit), atLeast)).orElse(true);
  }

  private int times(AbilityInstance ability, Limit limit) {
    return limit.reckoned().map(often -> game.evaluator().value(often, game.scope(ability, Optional.empty()))).orElse(limit.times());
  }

  void use(AbilityInstance ability) {
    of(ability).ifPresent(limit -> add(ability, "ability", limit.period(), 1));
  }

  /** An optional ability that its player declined has not been used. */
  void giveBack(AbilityInstance ability, Optional<Happening> cause) {
    of(ability).ifPresent(limit -> add(ability, counted(ability, limit, cause), limit.period(), -1));
  }

  boolean allows(Card card, String timing, Limit limit) {
    return used(card, timing, limit.period()) < limit.times();
  }

  void use(Card card, String timing, Limit limit) {
    add(card, timing, limit.period(), 1);
  }

  /** How much of a renewable amount is used up. */
  int used(Object user, Object what, String period) {
    return uses.getOrDefault(new Use(user, what, period), 0);
  }

  void add(Object user, Object what, String period, int amount) {
    uses.merge(new Use(user, what, period), amount, Integer::sum);
  }

  /** A period ends: what was used in it counts no more. */
  void ends(String period) {
    uses.keySet().removeIf(use -> use.period().equals(period));
  }
}
