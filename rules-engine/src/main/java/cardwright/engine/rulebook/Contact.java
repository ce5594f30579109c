package cardwright.engine.rulebook;

/** What a movement on a table has to do with the bases of enemies where it ends. */
public enum Contact {
  /** Nothing: it may end in contact or not. */
  FREE,
  /** It must not end in contact. */
  AVOIDED,
  /** It must end in contact with at least one. */
  REQUIRED
}
