package cardwright.engine.match;

/**
 * A row or a column of the board.
 *
 * @param column whether it is a column
 * @param index from 0, as drawn: rows from the top, columns from the left
 */
public record Line(boolean column, int index) implements Thing {

  /** Whether a cell belongs to it. */
  public boolean holds(Cell cell) {
    return (column ? cell.column() : cell.row()) == index;
  }

  /** As people write it: the letter of the column or the number of the row. */
  @Override
  public String toString() {
    return column ? String.valueOf((char) ('A' + index)) : String.valueOf(index + 1);
  }
}
