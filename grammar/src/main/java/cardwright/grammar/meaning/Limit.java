package cardwright.grammar.meaning;

import java.util.Optional;

/**
 * «(2 раза за ход)», «(X раз за ход)».
 *
 * @param times 1 or more; 0 where it is reckoned
 * @param period id of a period
 * @param reckoned how many times, where that is no number of the text; it is asked each time
 * @param each of whom it is counted apart, «для каждого орка»: whoever of these the event is about; empty where it is counted once for all
 */
public record Limit(int times, String period, Optional<Value> reckoned, Optional<Selector.Pick> each) {

  /** So many times as the text says. */
  public Limit(int times, String period) {
    this(times, period, Optional.empty(), Optional.empty());
  }

  /** A number, or what it is reckoned by. */
  public static Limit of(Value times, String period) {
    return times instanceof Value.Constant constant ? new Limit(constant.number(), period) : new Limit(0, period, Optional.of(times), Optional.empty());
  }

  /** The same, counted apart for each of these. */
  public Limit forEach(Selector.Pick whom) {
    return new Limit(times, period, reckoned, Optional.of(whom));
  }

  /** An ability that is done no oftener than this; empty for one that is not done but holds. */
  public Optional<Ability> on(Ability ability) {
    Optional<Limit> limit = Optional.of(this);
    if (ability instanceof Ability.Triggered t) {
      return Optional.of(new Ability.Triggered(t.trigger(), t.condition(), t.effect(), limit));
    }
    if (ability instanceof Ability.Activated a) {
      return Optional.of(new Ability.Activated(a.costs(), a.speed(), a.effect(), limit));
    }
    return ability instanceof Ability.Replacement r ? Optional.of(new Ability.Replacement(r.event(), r.condition(), r.instead(), limit)) : Optional.empty();
  }
}
