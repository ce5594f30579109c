package cardwright.tests.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.match.Spot;
import cardwright.engine.rulebook.Step;
import cardwright.engine.rulebook.Table;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Watches a match from outside and knows nothing of how it is played: after every entry of the log it looks at the whole position and holds it
 * against what no rule may break.
 */
final class Referee {
  /** How many cards a zone may hold at most, where a game's printed rules say so: ST.19. */
  private static final Map<String, Map<String, Integer>> ZONE_LIMITS = Map.of("stronghold", Map.of("hand", 10));

  private static final Set<LogEntry.Type> ONLY_TOLD =
      EnumSet.of(LogEntry.Type.DECISION, LogEntry.Type.NO_CHOICE, LogEntry.Type.FIRED, LogEntry.Type.NOTHING, LogEntry.Type.SKIPPED, LogEntry.Type.DICE);

  private final Position position;
  private final String match;
  private final int cards;
  private final List<String> faults = new ArrayList<>();
  private final Map<Player, Map<String, Integer>> counters = new HashMap<>();
  private final Map<String, Step> onceOnly = new LinkedHashMap<>();
  private final Map<String, Integer> uses = new HashMap<>();
  private final Predicate<String> ofTiming;

  /**
   * @param match which match it is, for faults
   * @param ofTiming whether the ability with an id waits for a timing
   */
  Referee(Position position, String match, Predicate<String> ofTiming) {
    this.ofTiming = ofTiming;
    this.position = position;
    this.match = match;
    this.cards = position.cards().size();
    position.rulebook().steps().filter(step -> step.once().isPresent()).forEach(step -> onceOnly.put(step.id(), step));
    both().forEach(player -> counters.put(player, Map.copyOf(position.counters(player))));
  }

  List<String> faults() {
    return faults;
  }

  /** Looks at the position as it is after an entry; entries that only tell of a choice have changed nothing that the next one would not show. */
  void look(LogEntry entry) {
    if (!faults.isEmpty()) {
      return;
    }
    once(entry);
    if (!ONLY_TOLD.contains(entry.type())) {
      cards(entry);
      players(entry);
      position.rulebook().board().table().ifPresent(table -> table(table, entry));
    }
  }

  private static List<Player> both() {
    return List.of(Player.FIRST, Player.SECOND);
  }

  private void fault(LogEntry entry, String what) {
    faults.add(match + ", " + entry + ": " + what);
  }

  /** No card is lost or doubled, lies in two places or shares a cell, or has fewer counters than none; no zone holds too many. */
  private void cards(LogEntry entry) {
    Set<Cell> taken = new HashSet<>();
    Map<String, Integer> limits = ZONE_LIMITS.getOrDefault(position.rulebook().id(), Map.of());
    int found = 0;
    for (Player player : both()) {
      for (String zone : position.rulebook().zones().keySet()) {
        List<Card> lying = position.zone(player, zone);
        found += lying.size();
        if (lying.size() > limits.getOrDefault(zone, Integer.MAX_VALUE)) {
          fault(entry, "there are " + lying.size() + " cards in the " + zone + " of " + player);
        }
        lying.forEach(card -> card(card, player, zone, taken, entry));
      }
    }
    if (found != cards) {
      fault(entry, "there are " + found + " cards, there were " + cards);
    }
  }

  private void card(Card card, Player player, String zone, Set<Cell> taken, LogEntry entry) {
    if (!card.zone().equals(zone) || !card.owner().equals(player)) {
      fault(entry, card + " lies in another zone than it says");
    }
    if (card.cell().isPresent() && (!taken.add(card.cell().get()) || !position.at(card.cell().get()).map(card::equals).orElse(false))) {
      fault(entry, card + " shares its cell or is not where it says");
    }
    if ((card.cell().isPresent() || card.spot().isPresent()) != zone.equals(position.rulebook().board().zone())) {
      fault(entry, card + " is on a place of the board without being on the board, or the other way round");
    }
    if (card.allCounters().values().stream().anyMatch(count -> count < 0)) {
      fault(entry, card + " has fewer counters than none");
    }
  }

  /** On a table bases stand beside each other and within its edges. */
  private void table(Table table, LogEntry entry) {
    List<Card> standing = position.inPlay().stream().filter(card -> card.spot().isPresent()).toList();
    for (Card card : standing) {
      Spot spot = card.spot().orElseThrow();
      int room = Math.min(Math.min(spot.x(), table.width() - spot.x()), Math.min(spot.y(), table.depth() - spot.y()));
      if (2 * room < table.base()) {
        fault(entry, card + " hangs over the edge at " + spot);
      }
      for (Card other : standing) {
        if (other.number() > card.number() && spot.squared(other.spot().orElseThrow()) < table.base() * table.base()) {
          fault(entry, card + " stands on " + other);
        }
      }
    }
  }

  /** What a player has changes only by an entry that says so, and is never less than nothing. */
  private void players(LogEntry entry) {
    for (Player player : both()) {
      Map<String, Integer> now = position.counters(player);
      if (!now.equals(counters.get(player))) {
        boolean told = entry.type() == LogEntry.Type.CHANGE && player.role().equals(entry.details().get("player"));
        if (!told) {
          fault(entry, "what " + player + " has changed from " + counters.get(player) + " to " + now + " without a word");
        }
        if (now.values().stream().anyMatch(count -> count < 0)) {
          fault(entry, player + " has fewer counters than none: " + now);
        }
        counters.put(player, Map.copyOf(now));
      }
    }
  }

  /** In a window that allows each card so many uses in a period, no ability of a timing fires more often. */
  private void once(LogEntry entry) {
    if (entry.type() == LogEntry.Type.TURN) {
      uses.keySet().removeIf(key -> onceOnly.get(key.substring(0, key.indexOf('/'))).once().orElseThrow().period().equals("turn"));
    }
    String path = String.valueOf(entry.details().get("step"));
    String step = path.substring(path.lastIndexOf('/') + 1);
    if (entry.type() == LogEntry.Type.FIRED && onceOnly.containsKey(step) && ofTiming.test(String.valueOf(entry.details().get("ability")))) {
      int times = uses.merge(step + "/" + entry.details().get("card"), 1, Integer::sum);
      if (times > onceOnly.get(step).once().orElseThrow().times()) {
        fault(entry, entry.details().get("card") + " used the window «" + step + "» " + times + " times");
      }
    }
  }

}
