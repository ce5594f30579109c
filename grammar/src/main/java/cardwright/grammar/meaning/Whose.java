package cardwright.grammar.meaning;

/** Whose turn, occasion or thing: as seen by the controller of the card that speaks. */
public enum Whose {
  /** Not said. */
  ANY,
  /** The controller's. */
  YOURS,
  /** The opponent's. */
  OPPONENTS,
  /** The owner's of the thing spoken of («до конца своего хода»). */
  ITS_OWNERS
}
