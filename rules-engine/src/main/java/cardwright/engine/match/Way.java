package cardwright.engine.match;

import java.util.Optional;

/**
 * Which way a card went on the board: a straight line or a diagonal, one step of it.
 *
 * @param across columns to the right, -1 to 1
 * @param along rows down, -1 to 1
 */
public record Way(int across, int along) {

  /** From one cell to another; empty where no straight line joins them. */
  public static Optional<Way> of(Cell from, Cell to) {
    int across = to.column() - from.column();
    int along = to.row() - from.row();
    boolean straight = across == 0 || along == 0 || Math.abs(across) == Math.abs(along);
    return straight && !from.equals(to) ? Optional.of(new Way(Integer.signum(across), Integer.signum(along))) : Optional.empty();
  }

  /** The next cell; it may lie off the board. */
  public Cell next(Cell cell) {
    return new Cell(cell.column() + across, cell.row() + along);
  }
}
