package cardwright.engine.play;

import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.rulebook.Verb;
import java.util.List;

/** Who is to be active or to go first: by an opposed roll, or as a player chooses. */
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

  /** Lets a player say who goes first. */
  boolean chooseFirst(Verb verb, Player chooser) {
    Player chosen =
        (Player) game.choices().things(chooser, game.say("ask.goes-first"), List.of(chooser, chooser.opponent()), 1, 1, Verb.Tone.HELP).get(0);
    game.position().starting(chosen);
    game.position().active(chosen);
    game.journal().add(Type.ANNOUNCE, "verb", verb.id(), "player", chooser.role(), "first", chosen.role());
    return true;
  }

  private int rollOf(Player player, Verb verb) {
    int roll = game.dice().roll();
    int more = verb.stat().map(stat -> best(player, stat)).orElse(0);
    game.journal().add(Type.DICE, "player", player.role(), "for", verb.id(), "roll", roll, "plus", more);
    return roll + more;
  }

  private int best(Player player, String stat) {
    List<Integer> numbers =
        game.position().inPlay().stream().filter(card -> card.controller().equals(player)).map(card -> game.stats().stat(card, stat)).toList();
    return numbers.stream().mapToInt(Integer::intValue).max().orElse(0);
  }
}
