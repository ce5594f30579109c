package cardwright.engine.play;

import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.rulebook.Verb;
import java.util.List;

/** An opposed roll for who becomes the active player. */
final class RollOff {
  /** So many equal rolls in succession do not happen with dice, but could with rolls that are given. */
  private static final int MOST = 100;

  private final Game game;

  RollOff(Game game) {
    this.game = game;
  }

  boolean roll(Verb verb) {
    for (int i = 0; i < MOST; i++) {
      int first = rollOf(Player.FIRST, verb);
      int second = rollOf(Player.SECOND, verb);
      if (first != second) {
        Player winner = first > second ? Player.FIRST : Player.SECOND;
        game.position().active(winner);
        game.journal().add(Type.CHANGE, "verb", verb.id(), "player", winner.role(), "rolled", Math.max(first, second), "against", Math.min(first, second));
        return true;
      }
    }
    return false;
  }

  private int rollOf(Player player, Verb verb) {
    int roll = game.dice().roll();
    int more = verb.stat().map(stat -> best(player, stat)).orElse(0);
    game.journal().add(Type.DICE, "player", player.role(), "for", verb.id(), "roll", roll, "plus", more);
    return roll + more;
  }

  private int best(Player player, String stat) {
    List<Integer> numbers =
        game.position().inPlay().stream().filter(card -> card.controller().equals(player)).map(card -> game.continuous().stat(card, stat)).toList();
    return numbers.stream().mapToInt(Integer::intValue).max().orElse(0);
  }
}
