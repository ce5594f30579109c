package cardwright.engine.rulebook;

import java.util.List;
import java.util.Optional;

/**
 * Turns dice into a result.
 *
 * @param by what is looked up
 * @param rows from the highest to the lowest; the first whose {@code from} is not above the number counts
 */
public record ResultTable(String id, By by, List<Row> rows) {
  public ResultTable {
    rows = List.copyOf(rows);
  }

  /** The row for a number; empty when it lies below all of them. */
  public Optional<Row> at(int number) {
    return rows.stream().filter(row -> number >= row.from()).findFirst();
  }

  /** What is looked up in a table. */
  public enum By {
    /** The attacker's die less the defender's; the attacker's alone when the defender does not roll. */
    DIFFERENCE,
    /** The attacker's die. */
    ROLL
  }

  /** Who strikes. */
  public enum Striker {
    ATTACKER,
    DEFENDER,
    NOBODY
  }

  /**
   * One row.
   *
   * @param level index of the level of strength; meaningless for {@link Striker#NOBODY}
   */
  public record Row(int from, Striker striker, int level) {}
}
