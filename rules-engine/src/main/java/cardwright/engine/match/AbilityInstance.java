package cardwright.engine.match;

import cardwright.engine.compile.CompiledAbility;
import java.util.Map;

/**
 * An ability as one card has it. Limits are counted for each instance.
 *
 * @param number unique in its match
 * @param host the card that has it
 * @param fixed values of parameters that were determined when it was gained
 * @param sinceTurn turn in which the host got it; 0 for a printed one
 * @param sinceStep id of the step in which the host got it; empty for a printed one
 */
public record AbilityInstance(
    int number, CompiledAbility compiled, Card host, Map<String, Integer> fixed, int sinceTurn, String sinceStep) {

  public AbilityInstance {
    fixed = Map.copyOf(fixed);
  }

  /** Whose «you» it is. */
  public Player controller() {
    return host.controller();
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return number;
  }

  @Override
  public String toString() {
    return compiled.id() + "@" + host;
  }
}
