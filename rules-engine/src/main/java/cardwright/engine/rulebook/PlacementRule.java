package cardwright.engine.rulebook;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How cards are put on the board: one to a cell, and a group of cells only when every group before it is full; or on a table, on any spot of
 * the player's own strip.
 *
 * @param from zone the cards come from
 * @param state state they are put down in
 * @param groups for each player role the groups of cells, in home rows (1 is nearest the enemy) and columns, in the order they are filled; none for a table
 * @param strip on a table, how deep the strip at the player's own edge is
 */
public record PlacementRule(String from, String state, Map<String, List<List<HomeCell>>> groups, Optional<Integer> strip) {

  /** A cell as its owner counts: row 1 is nearest the enemy, column 1 is on the left of the board as drawn. */
  public record HomeCell(int column, int row) {}
}
