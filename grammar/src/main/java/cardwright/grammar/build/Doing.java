package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Body;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Limit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Remarks behind an ability are about what it does; behind a keyword with one ability, about what that ability does. */
final class Doing {
  private Doing() {}

  /** The ability with another effect; empty if it does nothing but hold. */
  static Optional<Ability> with(Ability ability, UnaryOperator<Effect> change) {
    if (ability instanceof Ability.Triggered t) {
      return Optional.of(new Ability.Triggered(t.trigger(), t.condition(), change.apply(t.effect()), t.limit()));
    }
    if (ability instanceof Ability.Activated a) {
      return Optional.of(new Ability.Activated(a.costs(), a.speed(), change.apply(a.effect()), a.limit()));
    }
    if (ability instanceof Ability.Replacement r) {
      return Optional.of(new Ability.Replacement(r.event(), r.condition(), change.apply(r.instead()), r.limit()));
    }
    if (ability instanceof Ability.Keyword k && k.body().orElse(null) instanceof Body.Instructions body) {
      return Optional.of(new Ability.Keyword(k.keyword(), k.arguments(), Optional.of(new Body.Instructions(change.apply(body.effect()))), k.whileTrue(), k.limit()));
    }
    return inBody(ability, inner -> with(inner, change));
  }

  /** The ability with a limit; empty if it always holds. */
  static Optional<Ability> limited(Ability ability, Limit limit) {
    if (ability instanceof Ability.Keyword k && !(k.body().orElse(null) instanceof Body.Abilities)) {
      return Optional.of(new Ability.Keyword(k.keyword(), k.arguments(), k.body(), k.whileTrue(), Optional.of(limit)));
    }
    return limit.on(ability).or(() -> inBody(ability, inner -> limited(inner, limit)));
  }

  /** The ability only while something is so when it waits; empty if it waits for nothing. */
  static Optional<Ability> when(Ability ability, Condition so) {
    if (ability instanceof Ability.Triggered t) {
      return Optional.of(new Ability.Triggered(t.trigger(), Optional.of(t.condition().map(other -> Normal.all(List.of(so, other))).orElse(so)), t.effect(), t.limit()));
    }
    if (ability instanceof Ability.Replacement r) {
      return Optional.of(new Ability.Replacement(r.event(), Optional.of(r.condition().map(other -> Normal.all(List.of(so, other))).orElse(so)), r.instead(), r.limit()));
    }
    return inBody(ability, inner -> when(inner, so));
  }

  private static Optional<Ability> inBody(Ability ability, Function<Ability, Optional<Ability>> remarked) {
    return ability instanceof Ability.Keyword k && k.body().orElse(null) instanceof Body.Abilities body && body.abilities().size() == 1
        ? remarked.apply(body.abilities().get(0)).map(inner -> new Ability.Keyword(k.keyword(), k.arguments(), Optional.of(new Body.Abilities(List.of(inner))), k.whileTrue(), k.limit()))
        : Optional.empty();
  }
}
