package cardwright.grammar.build;

import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.source.Span;
import java.util.List;
import java.util.Optional;

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
    Optional<Selector> spokenOf =
        before instanceof Effect.Act act ? act.object() : before instanceof Effect.Gain gain ? Optional.of(gain.who()) : Optional.empty();
    if (spokenOf.isEmpty() || spokenOf.get() instanceof Selector.Pick) {
      throw new NotMeant(place, "who the pronoun behind «if» means is not clear: put the condition first and name it");
    }
    return replaced(condition, spokenOf.get());
  }
}
