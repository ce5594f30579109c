package cardwright.engine.match;

import cardwright.engine.compile.CompiledAbility;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An ability as one card has it. Limits are counted for each instance.
 *
 * @param number unique in its match
 * @param host the card that has it; of a marker on a cell the card that put it there
 * @param fixed values of parameters that were determined when it was gained
 * @param sinceTurn turn in which the host got it; 0 for a printed one
 * @param borne where the ability is that of a marker, what the marker has to do with it; empty for a card's own
 * @param promised where it is what will be done later, what was spoken of when that was said
 * @param sinceStep id of the step in which the host got it; empty for a printed one
 */
public record AbilityInstance(
    int number, CompiledAbility compiled, Card host, Map<String, Integer> fixed, int sinceTurn, String sinceStep, Optional<Borne> borne, Optional<Promised> promised) {

  /**
   * An ability that a marker brings.
   *
   * @param cell the cell that bears the marker; empty where its host does
   * @param you whose card put it there: the marker's text speaks to that player
   */
  public record Borne(Optional<Cell> cell, Player you) {}

  /**
   * What will be done once.
   *
   * @param you whose ability said it
   * @param it who was spoken of last
   * @param action the action that ran
   * @param whose whose «its own» turn is
   * @param from the first turn in which it can come about
   * @param line the row or column that was chosen
   */
  public record Promised(Player you, List<Thing> it, Optional<Procedure> action, int announced, Player whose, int from, Optional<Line> line) {
    public Promised {
      it = List.copyOf(it);
    }
  }

  /** An ability that a card has for good or as long as it has it. */
  public AbilityInstance(int number, CompiledAbility compiled, Card host, Map<String, Integer> fixed, int sinceTurn, String sinceStep, Optional<Borne> borne) {
    this(number, compiled, host, fixed, sinceTurn, sinceStep, borne, Optional.empty());
  }

  public AbilityInstance {
    fixed = Map.copyOf(fixed);
  }

  /** Whose «you» it is. */
  public Player controller() {
    return promised.map(Promised::you).or(() -> borne.map(Borne::you)).orElseGet(host::controller);
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
