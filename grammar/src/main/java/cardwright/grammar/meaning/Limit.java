package cardwright.grammar.meaning;

import java.util.Optional;

/**
 * «(2 раза за ход)».
 *
 * @param times 1 or more
 * @param period id of a period
 */
public record Limit(int times, String period) {

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
