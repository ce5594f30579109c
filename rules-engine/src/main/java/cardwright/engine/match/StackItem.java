package cardwright.engine.match;

import java.util.Optional;

/**
 * An ability waiting to be resolved.
 *
 * @param cause what triggered it; empty for a played ability
 * @param announced the value announced for the letter in its cost
 * @param target the target chosen when it was declared
 * @param ordinary whether it was declared as an ordinary ability and waits for the step that carries these out
 */
public record StackItem(
    AbilityInstance ability, Optional<Happening> cause, int announced, Optional<Thing> target, boolean ordinary) {

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }
}
