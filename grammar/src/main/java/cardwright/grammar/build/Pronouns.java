package cardwright.grammar.build;

import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** «оно», "it" in conditions: what it means must not change when a condition moves before what it speaks of. */
final class Pronouns {
  private Pronouns() {}

  /** The condition with somebody in the place of the pronoun. */
  static Condition replaced(Condition condition, Selector who) {
    if (condition instanceof Condition.Holds holds && holds.who() instanceof Selector.It) {
      return new Condition.Holds(who, holds.what());
    }
    if (condition instanceof Condition.Not not) {
      return new Condition.Not(replaced(not.condition(), who));
    }
    if (condition instanceof Condition.All all) {
      return new Condition.All(all(all.conditions(), who));
    }
    return condition instanceof Condition.Any any ? new Condition.Any(all(any.conditions(), who)) : condition;
  }

  private static List<Condition> all(List<Condition> conditions, Selector who) {
    return conditions.stream().map(c -> replaced(c, who)).toList();
  }

  /** A condition that stands behind the effect it belongs to: "close the attacker if it is open". */
  static Condition resolved(Condition condition, Effect before, Span place) {
    if (replaced(condition, new Selector.Self()).equals(condition)) {
      return condition;
    }
    Optional<Selector> spokenOf = spokenOf(before);
    if (spokenOf.filter(Selector::isSelf).isPresent()) {
      return condition; // the card is «~», never «it»: whoever was spoken of before is meant
    }
    if (spokenOf.isEmpty() || spokenOf.get() instanceof Selector.Pick) {
      throw new NotMeant(place, "who the pronoun behind «if» means is not clear: put the condition first and name it");
    }
    return replaced(condition, spokenOf.get());
  }

  /**
   * Puts whom an effect is done to in the place of the pronouns of what happens instead of it. Somebody whom the effect would choose cannot
   * stand there: he is chosen only when it happens.
   */
  static UnaryOperator<Object> speakingOf(Effect usually, List<?> parts, Span place) {
    // «ранить его; если атакованный закрыт, вместо этого …»: told the other way round «его» would be whoever is named
    boolean named = parts.stream().anyMatch(part -> holds(part, Selector.Role.class));
    if (named && holds(usually, Selector.It.class)) {
      throw new NotMeant(place, "who the pronoun before means is not clear where somebody is named here: name him there as well");
    }
    boolean[] found = {false, false};
    parts.forEach(
        whole ->
            Tree.visit(
                whole,
                part -> {
                  found[0] |= part instanceof Selector.It;
                  found[1] |= part instanceof Selector.Pick pick && !(pick.count() instanceof Count.AtLeast);
                }));
    if (!found[0]) {
      return part -> part;
    }
    Optional<Selector> whom = spokenOf(usually);
    if (whom.isEmpty() || whom.get() instanceof Selector.Pick || found[1]) {
      throw new NotMeant(place, "who the pronoun means is settled only when the first thing happens, not instead of it: name it here, or choose it before");
    }
    return part -> part instanceof Selector.It ? whom.get() : part;
  }

  private static boolean holds(Object whole, Class<?> sort) {
    boolean[] found = {false};
    Tree.visit(whole, part -> found[0] |= sort.isInstance(part));
    return found[0];
  }

  private static Optional<Selector> spokenOf(Effect effect) {
    if (effect instanceof Effect.Act act) {
      return act.object();
    }
    if (effect instanceof Effect.Gain gain) {
      return Optional.of(gain.who());
    }
    if (effect instanceof Effect.PutCounters put) {
      return Optional.of(put.who());
    }
    return effect instanceof Effect.RemoveCounters remove ? Optional.of(remove.who()) : Optional.empty();
  }
}
