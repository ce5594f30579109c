package cardwright.engine.decide;

import java.util.List;

/** Somebody who makes a player's choices: a person, a program, a script, a log. */
public interface Decider {

  /**
   * Chooses.
   *
   * @param view what the chooser may know
   * @return indexes into the options, each at most once, as many as the decision allows; an answer that is not allowed is refused by the
   *     match, which then asks {@link #refused}
   */
  List<Integer> choose(Decision decision, View view);

  /** Tells that there was nothing to decide: all of these options were taken without asking. */
  default void unasked(Decision decision) {}

  /** Tells that a window was open to this player, who had nothing to do in it but pass, and so was not asked. */
  default void idle() {}

  /**
   * Tells that the last answer was not allowed. The match asks again unless this returns false, and then ends with an error.
   *
   * @param reason why, in words
   */
  default boolean refused(Decision decision, String reason) {
    return false;
  }
}
