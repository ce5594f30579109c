package cardwright.engine.match;

import cardwright.engine.cards.CardDefinition;
import cardwright.grammar.meaning.Markers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** One card in a match. Its fields are changed by the engine alone; the number is given after shuffling, so it tells nothing. */
public final class Card implements Thing, Comparable<Card> {
  private final int number;
  private final CardDefinition definition;
  private final Player owner;
  private Player controller;
  private String zone;
  private Optional<Cell> cell = Optional.empty();
  private Optional<Cell> cameFrom = Optional.empty();
  private final Set<Player> seenBy = new HashSet<>();
  private final List<Optional<Way>> ways = new ArrayList<>();
  private int wentIn;
  private Optional<Spot> spot = Optional.empty();
  private Optional<Attachment> attachment = Optional.empty();
  private boolean inPlay;
  private final Map<String, String> states = new LinkedHashMap<>();
  private final Map<String, Integer> counters = new TreeMap<>();
  private final List<AbilityInstance> printed = new ArrayList<>();
  private final List<Gained> gained = new ArrayList<>();
  private final Map<String, List<Thing>> chosen = new TreeMap<>();
  private final List<Lost> lost = new ArrayList<>();
  private Map<String, Integer> lastKnown = Map.of();
  private Optional<LastSeen> lastSeen = Optional.empty();
  private List<AbilityInstance> lastHad = List.of();
  private Optional<Happening> lastHarm = Optional.empty();
  private int announced;
  private String paidWith = "";

  public Card(int number, CardDefinition definition, Player owner, String zone) {
    this.number = number;
    this.definition = definition;
    this.owner = owner;
    this.controller = owner;
    this.zone = zone;
  }

  public int number() {
    return number;
  }

  public CardDefinition definition() {
    return definition;
  }

  public Player owner() {
    return owner;
  }

  public Player controller() {
    return controller;
  }

  public void controller(Player player) {
    controller = player;
  }

  public String zone() {
    return zone;
  }

  /** Where it lies on the board; empty off the board. */
  public Optional<Cell> cell() {
    return cell;
  }

  /** Where it stands on the table; empty off the table and on other boards. */
  public Optional<Spot> spot() {
    return spot;
  }

  /** To which card it is attached; empty for a card that is there by itself. */
  public Optional<Attachment> attachment() {
    return attachment;
  }

  void attachment(Optional<Attachment> to) {
    attachment = to;
  }

  /** Where it is on the board: on its cell, or on that of the card to which it is attached. */
  public Optional<Cell> standing() {
    return attachment.isPresent() ? attachment.get().host().cell() : cell;
  }

  /** Whether its zone counts as play; kept by the position. */
  boolean inPlay() {
    return inPlay;
  }

  void inPlay(boolean value) {
    inPlay = value;
  }

  /** The cell on which it lay before it was moved last; empty if it never was. */
  public Optional<Cell> cameFrom() {
    return cameFrom;
  }

  /** Which ways it went in a turn, in their order; empty where it went no straight one. */
  public List<Optional<Way>> ways(int turn) {
    return turn == wentIn ? List.copyOf(ways) : List.of();
  }

  /** Remembers a way that it goes in a turn. */
  public void went(int turn, Optional<Way> way) {
    if (turn != wentIn) {
      ways.clear();
      wentIn = turn;
    }
    ways.add(way);
  }

  public void moveTo(String newZone, Optional<Cell> newCell) {
    seenBy.clear();
    cameFrom = cell.isPresent() ? cell : cameFrom;
    zone = newZone;
    cell = newCell;
    spot = Optional.empty();
  }

  /** The players who were shown which card it is while it lies where it does; never walked, only asked. */
  public Set<Player> seenBy() {
    return seenBy;
  }

  /** Puts it on a spot of the table, whose zone is given. */
  public void standAt(String newZone, Spot newSpot) {
    moveTo(newZone, Optional.empty());
    spot = Optional.of(newSpot);
  }

  /** The state that it has of a group; the empty string when it has none. */
  public String state(String group) {
    return states.getOrDefault(group, "");
  }

  public void state(String group, String state) {
    states.put(group, state);
  }

  /** Whether it is in a state, of whichever group. */
  public boolean is(String state) {
    return states.containsValue(state);
  }

  public Map<String, String> states() {
    return states;
  }

  /** How many counters of a kind are on it; 0 or more. */
  public int counters(String counter) {
    return Markers.isMarker(counter) ? Gained.markers(gained, counter) : counters.getOrDefault(counter, 0);
  }

  public void counters(String counter, int count) {
    if (count <= 0) {
      counters.remove(counter);
    } else {
      counters.put(counter, count);
    }
  }

  /** Its counters and its markers together, as anybody sees them. */
  public Map<String, Integer> countersAndMarkers() {
    Map<String, Integer> all = new TreeMap<>(counters);
    all.putAll(Gained.markers(gained));
    return all;
  }

  /** Its counters, without markers that texts name. */
  public Map<String, Integer> allCounters() {
    return counters;
  }

  /** The abilities printed on it and those the rules give it. */
  public List<AbilityInstance> printed() {
    return printed;
  }

  /** What it has gained, oldest first. */
  public List<Gained> gained() {
    return gained;
  }

  /** Keywords that it has lost for a time. */
  public List<Thing> chosenAt(String timing) {
    return chosen.getOrDefault(timing, List.of());
  }

  /** What its text let choose at a timing; the last choice counts. */
  public void chose(String timing, List<Thing> things) {
    chosen.put(timing, List.copyOf(things));
  }

  public List<Lost> lost() {
    return lost;
  }

  /** A keyword lost until something. */
  public record Lost(String keyword, Gained.Expiry expiry) {}

  /** What it was when it left play; empty for a card that is in play, or never was. */
  public Optional<LastSeen> lastSeen() {
    return inPlay ? Optional.empty() : lastSeen;
  }

  /** The abilities that it had besides those printed on it when it left play, so that it still hears that it does; none while it is there. */
  public List<AbilityInstance> lastHad() {
    return inPlay ? List.of() : lastHad;
  }

  /** Remembers what it had besides what is printed on it. */
  public void lastHad(List<AbilityInstance> abilities) {
    lastHad = List.copyOf(abilities);
  }

  public void lastSeen(LastSeen seen) {
    lastSeen = Optional.of(seen);
  }

  /** Its stats and counters as they last were in play; empty while it has not left. */
  public Map<String, Integer> lastKnown() {
    return lastKnown;
  }

  public void lastKnown(Map<String, Integer> values) {
    lastKnown = values;
  }

  /** What harmed it last while it was in play; whoever did that has destroyed it when the rules find it without life. */
  public Optional<Happening> lastHarm() {
    return lastHarm;
  }

  public void lastHarm(Optional<Happening> harm) {
    lastHarm = harm;
  }

  /** The value announced for the letter in its cost; 0 when there was none. */
  public int announced() {
    return announced;
  }

  /** What was paid for it, in words of the log; empty when nothing was. */
  public String paidWith() {
    return paidWith;
  }

  public void paid(int letter, String words) {
    announced = letter;
    paidWith = words;
  }

  @Override
  public int compareTo(Card other) {
    return Integer.compare(number, other.number);
  }

  @Override
  public String toString() {
    return definition.id() + "#" + number;
  }
}
