package cardwright.engine.match;

import java.util.Optional;

/**
 * How a match ended.
 *
 * @param winner empty when nobody won
 * @param reason in words
 */
public record Outcome(Optional<Player> winner, String reason) {

  /** first, second or none, as reports write it. */
  public String winnerRole() {
    return winner.map(Player::role).orElse("none");
  }
}
