package cardwright.engine.match;

import java.util.Optional;

/**
 * Something that abilities can listen for.
 *
 * @param event id of the verb or the action
 * @param agent the card that did it; empty when the rules did
 * @param by the player who did it
 * @param patient whom it was done to
 * @param amount how much, 0 where there is no amount
 * @param through the action that caused it
 * @param keyword the keyword by what it says it happened; empty for none
 */
public record Happening(
    String event, Optional<Card> agent, Player by, Optional<Thing> patient, int amount, Optional<Procedure> through, Optional<String> keyword) {

  /** What no keyword says. */
  public Happening(String event, Optional<Card> agent, Player by, Optional<Thing> patient, int amount, Optional<Procedure> through) {
    this(event, agent, by, patient, amount, through, Optional.empty());
  }
}
