package cardwright.engine.rulebook;

/** How two cells or spots of a board can lie to each other. A relation of the vocabulary names one of these. */
public enum Geometry {
  /** One of the eight cells around. */
  NEIGHBOURS,
  /** One of the four cells that share a side. */
  SIDES,
  SAME_ROW,
  SAME_COLUMN,
  /** In the same column, the next card's cell towards the enemy, across the middle line or not. */
  OPPOSITE,
  /** The next cell of the column away from the enemy of the other thing's owner. */
  BEHIND,
  /** The next cell of the column towards the enemy of the other thing's owner. */
  IN_FRONT,
  /** Diagonally next to it. */
  DIAGONAL,
  /** In the same row the next cell, on the left of whoever the other thing belongs to. */
  LEFT_OF,
  /** In the same row the next cell, on the right of whoever the other thing belongs to. */
  RIGHT_OF,
  /** In the next row towards the enemy of the other thing's owner. */
  ROW_AHEAD,
  /** On a table, their bases touch. */
  TOUCHING,
  /** On a table, no farther apart than a length. */
  WITHIN;

  /** Whether at most one cell lies so to another. */
  public boolean isOne() {
    return this == OPPOSITE || this == BEHIND || this == IN_FRONT || this == LEFT_OF || this == RIGHT_OF;
  }
}
