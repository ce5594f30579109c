package cardwright.engine.rulebook;

import java.util.List;
import java.util.Optional;

/**
 * A part of each player's half of the board.
 *
 * @param rows home rows, 1 nearest the enemy; empty for all
 * @param columns columns counted from 1; empty for all
 * @param strip on a table, how far it reaches from the player's own edge; empty for the whole half
 */
public record Area(String id, List<Integer> rows, List<Integer> columns, Optional<Integer> strip) {
  public Area {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
  }
}
