package cardwright.engine.match;

/** A cell of the board, counted from the top left as drawn, from 0. */
public record Cell(int column, int row) implements Thing, Comparable<Cell> {

  /** Steps to another cell where a step goes to one of the eight cells around. */
  public int distance(Cell other) {
    return Math.max(Math.abs(column - other.column), Math.abs(row - other.row));
  }

  /** Whether the cells share a side. */
  public boolean besides(Cell other) {
    return Math.abs(column - other.column) + Math.abs(row - other.row) == 1;
  }

  /** As people write it: a letter for the column, a number for the row, A1 at the top left. */
  @Override
  public String toString() {
    return (char) ('A' + column) + Integer.toString(row + 1);
  }

  @Override
  public int compareTo(Cell other) {
    return row != other.row ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
  }
}
