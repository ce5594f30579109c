package cardwright.engine.rulebook;

import java.util.Optional;

/**
 * Where the things of two players who face each other lie: a grid of cells, or a table.
 *
 * <p>A grid of cells shared by two players who face each other. Rows are numbered from the second player's back row (0) to the first
 * player's (rows - 1), as drawn from top to bottom; columns from the left (0).
 *
 * @param zone the zone whose cards lie on it
 * @param columns 1 or more
 * @param rows even
 * @param table a board without cells, on which things stand anywhere; it has no columns and rows then
 */
public record Board(String zone, int columns, int rows, Optional<Table> table) {

  /** How many rows each player calls theirs. */
  public int homeRows() {
    return rows / 2;
  }

  /**
   * The row as its owner counts it, 1 nearest the enemy.
   *
   * @param seat 0 for the first player, 1 for the second
   * @return 1 to {@link #homeRows()}, or 0 when the row is the enemy's
   */
  public int homeRow(int seat, int row) {
    int distance = seat == 0 ? row - homeRows() + 1 : homeRows() - row;
    return distance >= 1 ? distance : 0;
  }

  /** The opposite of {@link #homeRow}: the row of the board for a home row. */
  public int boardRow(int seat, int homeRow) {
    return seat == 0 ? homeRows() - 1 + homeRow : homeRows() - homeRow;
  }
}
