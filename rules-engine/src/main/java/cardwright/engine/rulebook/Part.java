package cardwright.engine.rulebook;

/** What a role of the vocabulary stands for: in the procedure that runs, or beside the card that speaks. */
public enum Part {
  /** Whoever performs the action, or strikes once the table has told who does. */
  PERFORMER,
  /** Whom the action is aimed at, or is struck once the table has told who is. */
  TARGET,
  /** Whoever has become the target in place of the one at whom it was aimed before. */
  STAND_IN,
  /** Whoever was the target before another took the action on himself. */
  STOOD_FOR,
  /** The performing of the action itself. */
  PROCEDURE,
  /** The die of the card that speaks, or of its controller's card in the procedure. */
  OWN_DIE,
  /** The die of whoever performs the action. */
  PERFORMERS_DIE,
  /** The card to which the card that speaks is attached, whatever runs. */
  HOST,
  /** No part of a procedure: the cell that whoever the event happened to has just left. */
  LEFT_CELL,
  /** No part of a procedure: the die that the text itself has rolled. */
  TOSSED_DIE,
  /** No part of a procedure: the cards that were shown or looked at last. */
  SHOWN_CARDS;

  /** Whether an action settles it that is over: who performed it at whom and what a die showed can be told of it then. */
  public boolean isSettledByPerforming() {
    return this == PERFORMER || this == TARGET || this == STAND_IN || this == STOOD_FOR || this == OWN_DIE || this == PERFORMERS_DIE;
  }
}
