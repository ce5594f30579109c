package cardwright.engine.rulebook;

/** Who may act in a step, once the rules have done their part. The set is closed; games combine its members. */
public enum Window {
  /** Nobody: what has triggered resolves by itself, in order. */
  AUTOMATIC,
  /**
   * The players take turns using the abilities of the timings that are due, the player whose step it is first; one who declines is out for
   * the rest of the window.
   */
  ALTERNATING,
  /** The players pass priority over a stack until both pass in succession with nothing left to resolve. */
  PRIORITY
}
