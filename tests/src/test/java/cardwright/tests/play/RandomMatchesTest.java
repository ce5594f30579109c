package cardwright.tests.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.match.Spot;
import cardwright.engine.play.Match;
import cardwright.engine.play.Spectator;
import cardwright.engine.rulebook.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random matches: all end, nothing throws, and after every entry of the log what must always hold does. */
class RandomMatchesTest {
  private static final int MATCHES = Integer.getInteger("cardwright.matches", 100);

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void whatMustAlwaysHoldHolds(String game) {
    Matches matches = new Matches(game);
    List<String> faults = IntStream.range(0, MATCHES).parallel().mapToObj(seed -> faults(matches, seed)).flatMap(List::stream).toList();
    assertEquals(List.of(), faults);
  }

  private static List<String> faults(Matches matches, int seed) {
    List<String> faults = new ArrayList<>();
    Spectator[] spectator = new Spectator[1];
    int[] cards = {-1};
    Match.Result result =
        Match.play(
            matches.setup(seed, Matches.random(seed, 0), Matches.random(seed, 1)),
            entry -> {
              if (spectator[0] != null && faults.isEmpty()) {
                check(spectator[0].position(), entry, cards, seed, faults);
              }
            },
            look -> spectator[0] = look);
    if (result.turns() > matches.loaded().rulebook().limits().turns()) {
      faults.add("seed " + seed + ": it took " + result.turns() + " turns");
    }
    return faults;
  }

  private static void check(Position position, LogEntry entry, int[] cards, int seed, List<String> faults) {
    if (cards[0] < 0) {
      cards[0] = position.cards().size();
    }
    Set<Cell> taken = new HashSet<>();
    int found = 0;
    for (Player player : List.of(Player.FIRST, Player.SECOND)) {
      for (String zone : position.rulebook().zones().keySet()) {
        for (Card card : position.zone(player, zone)) {
          found++;
          if (!card.zone().equals(zone) || !card.owner().equals(player)) {
            faults.add("seed " + seed + ", " + entry + ": " + card + " lies in another zone than it says");
          }
          if (card.cell().isPresent() && (!taken.add(card.cell().get()) || !position.at(card.cell().get()).map(card::equals).orElse(false))) {
            faults.add("seed " + seed + ", " + entry + ": " + card + " shares its cell or is not where it says");
          }
          if ((card.cell().isPresent() || card.spot().isPresent()) != zone.equals(position.rulebook().board().zone())) {
            faults.add("seed " + seed + ", " + entry + ": " + card + " is on a cell without being on the board, or the other way round");
          }
          if (card.allCounters().values().stream().anyMatch(count -> count < 0)) {
            faults.add("seed " + seed + ", " + entry + ": " + card + " has fewer counters than none");
          }
        }
      }
    }
    position.rulebook().board().table().ifPresent(table -> checkTable(position, table).ifPresent(fault -> faults.add("seed " + seed + ", " + entry + ": " + fault)));
    if (found != cards[0]) {
      faults.add("seed " + seed + ", " + entry + ": there are " + found + " cards, there were " + cards[0]);
    }
  }

  /** Whole bases lie on the table, and none lies on another. */
  private static Optional<String> checkTable(Position position, Table table) {
    List<Card> standing = position.inPlay().stream().filter(card -> card.spot().isPresent()).toList();
    for (Card card : standing) {
      Spot spot = card.spot().orElseThrow();
      int room = Math.min(Math.min(spot.x(), table.width() - spot.x()), Math.min(spot.y(), table.depth() - spot.y()));
      if (2 * room < table.base()) {
        return Optional.of(card + " hangs over the edge at " + spot);
      }
      for (Card other : standing) {
        if (other.number() > card.number() && spot.squared(other.spot().orElseThrow()) < table.base() * table.base()) {
          return Optional.of(card + " stands on " + other);
        }
      }
    }
    return Optional.empty();
  }

  @Test
  void onceOnlyWindowsAreUsedOnceByEachCard() {
    Matches matches = new Matches("squads");
    for (int seed = 0; seed < 30; seed++) {
      Match.Result result = Match.play(matches.setup(seed, Matches.random(seed, 0), matches.sensible()));
      Set<String> used = new HashSet<>();
      for (LogEntry entry : result.log()) {
        String step = String.valueOf(entry.details().get("step"));
        if (entry.type() == LogEntry.Type.FIRED && (step.endsWith("after-deployment") || step.endsWith("start-of-battle"))) {
          boolean event = matches.loaded().catalogue().rules().ability(String.valueOf(entry.details().get("ability"))).orElseThrow()
              .listensTo().stream().anyMatch(key -> key.startsWith("on:"));
          assertTrue(event || used.add(step + entry.details().get("card")), "seed " + seed + ": used twice: " + entry);
        }
      }
    }
  }
}
