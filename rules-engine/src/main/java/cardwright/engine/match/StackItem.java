package cardwright.engine.match;

import java.util.List;
import java.util.Optional;

/**
 * An ability waiting to be resolved.
 *
 * @param cause what triggered it; empty for a played ability
 * @param announced the value announced for the letter in its cost
 * @param target the target chosen when it was declared
 * @param spoken what was chosen for its cost, of which its text may go on to speak
 * @param ordinary whether it was declared as an ordinary ability and waits for the step that carries these out
 */
public record StackItem(
    AbilityInstance ability, Optional<Happening> cause, int announced, Optional<Thing> target, List<Thing> spoken, boolean ordinary) {
  public StackItem {
    spoken = List.copyOf(spoken);
  }

  /** An ability for which nothing was chosen when it was put there. */
  public StackItem(AbilityInstance ability, Optional<Happening> cause, int announced, Optional<Thing> target, boolean ordinary) {
    this(ability, cause, announced, target, List.of(), ordinary);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
