package cardwright.engine.rulebook;

/** What a verb of a rulebook does: the closed set of changes that the engine can make. */
public enum Operation {
  /** Counters are added to the object; the amount can be replaced and prevented. */
  ADD_COUNTER,
  /** Counters are removed from the object, as many as there are at most. */
  REMOVE_COUNTER,
  /** All counters of a kind are removed from the object. */
  REMOVE_ALL_COUNTERS,
  /** The object's counters become as many as a stat of it says. */
  SET_COUNTER_TO_STAT,
  /** The object gets a state of its group. */
  SET_STATE,
  /** The object moves to a zone: the one the text names, or the verb's own. */
  MOVE_TO_ZONE,
  /** The object comes into play in the verb's zone, from a zone that is not in play. */
  ENTER_PLAY,
  /** The object moves to a cell of the board. */
  MOVE_TO_CELL,
  /**
   * The object moves to a spot of the table, not farther from its own than the amount; which one, the player who moves it chooses. The verb
   * says whether it may touch enemies there.
   */
  MOVE_BY,
  /** The agent moves straight to the object until their bases touch. */
  MOVE_INTO_CONTACT,
  /** A card is put on the board for the first time; how, a placement rule says. */
  /** Nothing by itself: a card's being drafted, which is only heard. */
  BE_DRAFTED,
  /** Nothing by itself: a verb of which the vocabulary says that it only names another event, such as coming into an area. */
  NAME_EVENT,
  PUT_ON_BOARD,
  /**
   * The object comes into play on a free cell, or attached to a host if it is of such a kind, as a card does that was never there; where no zone
   * is named it comes from the verb's own; on a table on a spot not farther than the amount from the
   * card that speaks, or anywhere in its player's half; or, where the text says at whom, not farther from it than the verb says.
   */
  SUMMON,
  /** The object is attached to another card, its host, as what is printed on it; in play it is from then on where its host is. */
  ATTACH,
  /** Two objects on the board change places. */
  SWAP_CELLS,
  /**
   * The agent, a player, moves cards from the top of a zone to another, one by one. What the rules do before each card, and what instead of
   * one that is not there, the verb says.
   */
  DRAW,
  /** The agent, a player, chooses cards of a zone and moves them to another. */
  CHOOSE_AND_MOVE,
  /** Both players see which cards the objects are, until these go elsewhere or are shuffled. */
  SHOW,
  /** The agent, a player, alone sees which cards the objects are, until these go elsewhere or are shuffled. */
  LOOK_AT,
  /** A zone of the agent, a player, is shuffled. */
  SHUFFLE,
  /** The zone's cards, or those that the agent chooses of them, go back to another, which is shuffled, and as many are drawn. */
  REDRAW,
  /** The dice of the running procedure are rolled. */
  ROLL,
  /** The last roll of a die of the running procedure is rolled again. */
  REROLL,
  /** A die is rolled that belongs to no action; what it shows, the same text can ask for. */
  TOSS,
  /** The last roll of a die of the running procedure becomes so much more. */
  RAISE_ROLL,
  /** The last roll of a die of the running procedure becomes so much less, never below 1. */
  LOWER_ROLL,
  /** Modifiers are added to the dice and the table of the action tells who strikes, at which level. */
  LOOK_UP,
  /** Modifiers are added to the strength of the running procedure. */
  CALCULATE,
  /** The running procedure is marked as blocked. */
  BLOCK,
  /** Blocks and protections are applied to the running procedure. */
  APPLY_BLOCKS,
  /** The running procedure gets another target. */
  REDIRECT,
  /** The object becomes the target of the running procedure in place of the one before; heard also when a procedure is redirected. */
  STAND_IN,
  /** Replacement effects are applied to what the running procedure is about to do. */
  APPLY_REPLACEMENTS,
  /** Prevention effects are applied to what the running procedure is about to do. */
  APPLY_PREVENTIONS,
  /** The running procedure's effect reaches its target. */
  DEAL,
  /** The agent, a player, pays the cost of the object with counters of the verb's kind. */
  PAY_COST,
  /** What was paid for the object is told to everybody. */
  ANNOUNCE_PAYMENT,
  /** The agent, a player, passes over the verb's step, with all in it, the next time he would go through it. */
  SKIP_STEP,
  /** The agent loses the match. */
  LOSE_GAME,
  /** The agent wins the match. */
  WIN_GAME,
  /** Nothing by itself: a name for the performing of any action with a trait, so that texts can forbid it and listen for it. */
  PERFORM_ACTION,
  /** Nothing by itself: a name for the playing of any ability, so that texts can forbid it. */
  PLAY_ABILITY,
  /** Names that a card rolls to defend itself; only for prohibitions. */
  DEFEND,
  /** Names that an action comes to nothing because its performer does not strike; it is only heard. */
  MISS,
  /** Nothing by itself: a name for a card's being activated, so that texts can listen for it. */
  ACTIVATE,
  /**
   * Both players roll a die, again while the rolls are equal, and the one with the higher roll becomes the active player. To the roll comes
   * the highest number that a card of the player has of the verb's stat, if it names one.
   */
  ROLL_OFF,
  /** The agent, a player, chooses who goes first; that player becomes the active one and has the first turn. */
  CHOOSE_FIRST,
  /** The running procedure comes to nothing when its target is no longer within reach. */
  CHECK_REACH
}
