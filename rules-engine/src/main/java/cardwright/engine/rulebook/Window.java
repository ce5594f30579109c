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
  PRIORITY,
  /**
   * The active player activates the copies of a card, and then the other player is the active one; two passes in succession end it. The first
   * actions of all copies are declared together, further ones one by one; what they cost, and how a card is activated once more, the step's
   * {@link Activation} says.
   */
  ACTIVATION,
  /**
   * In the procedure of an action: the target, when it is the other player's, may use one of its abilities of the step's speeds, which is
   * carried out at once.
   */
  REACTION
}
