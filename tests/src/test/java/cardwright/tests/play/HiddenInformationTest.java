package cardwright.tests.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.engine.decide.Decider;
import cardwright.engine.decide.Decision;
import cardwright.engine.decide.View;
import cardwright.engine.log.LogFile;
import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.Player;
import cardwright.engine.play.Match;
import cardwright.engine.play.Spectator;
import cardwright.grammar.Language;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Neither what a player is asked, nor what a player may look at, nor a player's log names a card that is hidden from that player. */
class HiddenInformationTest {
  private final List<String> leaks = new ArrayList<>();
  private Spectator spectator;

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void nothingLeaks(String game) {
    Matches matches = new Matches(game);
    for (int seed = 0; seed < 20; seed++) {
      Decider first = watched(Player.FIRST, seed % 2 == 0 ? Matches.random(seed, 0) : matches.sensible());
      Decider second = watched(Player.SECOND, Matches.random(seed, 1));
      Match.play(matches.setup(seed, first, second), this::check, look -> spectator = look);
    }
    assertEquals(List.of(), leaks);
  }

  private Decider watched(Player player, Decider decider) {
    return new Decider() {
      @Override
      public List<Integer> choose(Decision decision, View view) {
        StringBuilder told = new StringBuilder(decision.prompt());
        decision.options().forEach(option -> told.append('\n').append(option.label()));
        told.append('\n').append(view.inPlay());
        for (Player owner : List.of(Player.FIRST, Player.SECOND)) {
          spectator.position().rulebook().zones().keySet().forEach(zone -> told.append('\n').append(view.zone(owner, zone)));
        }
        search(player, told.toString(), "asked: " + decision.kind());
        return decider.choose(decision, view);
      }
    };
  }

  private void check(LogEntry entry) {
    if (spectator != null) {
      for (Player player : List.of(Player.FIRST, Player.SECOND)) {
        search(player, LogFile.shown(entry, player.seat()).toString(), "logged: " + entry.number());
      }
    }
  }

  /** A card's number with its name or id beside it tells which card it is. */
  private void search(Player player, String told, String where) {
    for (Card card : spectator.position().cards()) {
      if (!spectator.position().sees(player, card)) {
        for (String name : List.of(card.definition().id(), card.definition().name(Language.EN))) {
          if (told.contains(name + "#" + card.number() + ",") || told.contains(name + " #" + card.number() + " ") || told.contains(name + "#" + card.number() + "]")) {
            leaks.add(where + ": the " + player + " player is told of " + card + ": " + told.substring(0, Math.min(200, told.length())));
          }
        }
      }
    }
  }
}
