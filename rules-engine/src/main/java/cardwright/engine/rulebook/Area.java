package cardwright.engine.rulebook;

import java.util.List;

/**
 * A part of each player's half of the board.
 *
 * @param rows home rows, 1 nearest the enemy; empty for all
 * @param columns columns counted from 1; empty for all
 */
public record Area(String id, List<Integer> rows, List<Integer> columns) {
  public Area {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
  }
}
