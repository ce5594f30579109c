package cardwright.engine.match;

import cardwright.engine.rulebook.Board;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.StateGroup;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Everything that is so at one moment of a match. Changed by the engine alone; every change raises {@link #version()}. */
public final class Position {
  private final Rulebook rulebook;
  private final List<Card> cards = new ArrayList<>();
  private final Map<Player, Map<String, List<Card>>> zones = new LinkedHashMap<>();
  private final Map<Cell, List<Card>> board = new HashMap<>();
  private final Map<Cell, List<Gained>> markers = new TreeMap<>();
  private final List<List<Gained>> gained = List.of(new ArrayList<>(), new ArrayList<>());
  private final List<StackItem> stack = new ArrayList<>();
  private final List<AbilityInstance> promises = new ArrayList<>();
  private final ArrayDeque<Procedure> procedures = new ArrayDeque<>();
  private final List<Happening> history = new ArrayList<>();
  private final Map<Player, List<String>> toSkip = new LinkedHashMap<>();
  private final Map<Player, Map<String, Integer>> counters = new LinkedHashMap<>();
  private Player starting = Player.FIRST;
  private List<Card> shown = List.of();
  private int turnBegan;
  private final Map<Player, int[]> lastTurns = new LinkedHashMap<>();
  private Optional<Player> active = Optional.empty();
  private int turn;
  private String step = "";
  private Optional<Outcome> outcome = Optional.empty();
  private long version;
  private List<Card> inPlay = List.of();
  private boolean inPlayKnown;
  private Optional<AbilityInstance> paidFor = Optional.empty();
  private final List<StateGroup> hiding;
  private final List<Cell> cells;

  public Position(Rulebook rulebook) {
    this.rulebook = rulebook;
    this.hiding = rulebook.stateGroups().values().stream().filter(group -> !group.hiding().isEmpty()).toList();
    this.cells = cells(rulebook.board());
    for (Player player : List.of(Player.FIRST, Player.SECOND)) {
      Map<String, List<Card>> own = new LinkedHashMap<>();
      rulebook.zones().keySet().forEach(zone -> own.put(zone, new ArrayList<>()));
      zones.put(player, own);
      counters.put(player, new TreeMap<>());
    }
  }

  public Rulebook rulebook() {
    return rulebook;
  }

  /** Every card of the match, by number. */
  public List<Card> cards() {
    return cards;
  }

  public void add(Card card) {
    cards.add(card);
    entered(card);
    zones.get(card.owner()).get(card.zone()).add(card);
    touch();
  }

  /** A player's part of a zone, bottom first; the top of a deck is the last. */
  public List<Card> zone(Player player, String zone) {
    return zones.get(player).get(zone);
  }

  /** Notes that a player passes over a step the next time. */
  public void willSkip(Player player, String step) {
    toSkip.computeIfAbsent(player, any -> new ArrayList<>()).add(step);
    touch();
  }

  /** Whether a player passes over a step now; each time counts once. */
  public boolean skips(Player player, String step) {
    List<String> noted = toSkip.get(player);
    return noted != null && noted.remove(step);
  }

  /** How many counters of a kind a player has; 0 or more. */
  public int counters(Player player, String counter) {
    return counters.get(player).getOrDefault(counter, 0);
  }

  public void counters(Player player, String counter, int count) {
    if (count <= 0) {
      counters.get(player).remove(counter);
    } else {
      counters.get(player).put(counter, count);
    }
    touch();
  }

  /** All counters of a player, by kind; none that the player has none of. */
  public Map<String, Integer> counters(Player player) {
    return Collections.unmodifiableMap(counters.get(player));
  }

  /** Who goes first: the player of the first seat, unless something has decided otherwise. */
  public Player starting() {
    return starting;
  }

  /** Lets a player go first. */
  public void starting(Player player) {
    starting = player;
    touch();
  }

  /** What lies on a cell; where several cards share it, the one that was there first. */
  public Optional<Card> at(Cell cell) {
    return on(cell).stream().findFirst();
  }

  /** All that lie on a cell, in the order in which they came. */
  public List<Card> on(Cell cell) {
    return board.getOrDefault(cell, List.of());
  }

  private void leave(Card card, Cell cell) {
    List<Card> here = board.get(cell);
    if (here != null) {
      here.remove(card);
      if (here.isEmpty()) {
        board.remove(cell);
      }
    }
  }

  private void enter(Card card, Cell cell) {
    board.computeIfAbsent(cell, any -> new ArrayList<>()).add(card);
  }

  /** The markers on a cell, oldest first; to be changed by the engine alone. */
  public List<Gained> markers(Cell cell) {
    return markers.computeIfAbsent(cell, any -> new ArrayList<>());
  }

  /** What a player has for a time, oldest first; to be changed by the engine alone. */
  public List<Gained> gained(Player player) {
    return gained.get(player.seat());
  }

  /** The cells on which markers are, row by row. */
  public List<Cell> marked() {
    return markers.entrySet().stream().filter(entry -> !entry.getValue().isEmpty()).map(Map.Entry::getKey).toList();
  }

  /** Puts a card where it belongs; the zones and the board always agree with the card. */
  public void move(Card card, String zone, Optional<Cell> cell, End end) {
    zones.get(card.owner()).get(card.zone()).remove(card);
    card.cell().ifPresent(left -> leave(card, left));
    card.cell().ifPresent(from -> cell.filter(to -> !to.equals(from)).ifPresent(to -> card.went(turn, Way.of(from, to))));
    card.moveTo(zone, cell);
    card.attachment(Optional.empty());
    entered(card);
    if (card.inPlay()) {
      attachedTo(card).forEach(each -> goWith(each, card));
    }
    List<Card> list = zones.get(card.owner()).get(zone);
    if (end == End.BOTTOM) {
      list.add(0, card);
    } else {
      list.add(card);
    }
    cell.ifPresent(place -> enter(card, place));
    touch();
  }

  /** Attaches a card to another; its cell, if it had one, is free. */
  public void attach(Card card, Attachment to) {
    goWith(card, to.host());
    card.attachment(Optional.of(to));
    touch();
  }

  /** A card comes to lie in the zone of another, without a place of its own. */
  private void goWith(Card card, Card other) {
    zones.get(card.owner()).get(card.zone()).remove(card);
    card.cell().ifPresent(left -> leave(card, left));
    card.moveTo(other.zone(), Optional.empty());
    entered(card);
    zones.get(card.owner()).get(card.zone()).add(card);
  }

  /** The cards that are attached to a card, by number. */
  public List<Card> attachedTo(Card host) {
    if (rulebook.attachments().isEmpty()) {
      return List.of();
    }
    return cards.stream().filter(card -> card.attachment().filter(to -> to.host().equals(host)).isPresent()).toList();
  }

  /** Puts a card on a spot of the table. */
  public void stand(Card card, Spot spot) {
    String zone = rulebook.board().zone();
    if (card.zone().equals(zone)) {
      card.standAt(zone, spot);
      touch();
      return;
    }
    move(card, zone, Optional.empty(), End.TOP);
    card.standAt(zone, spot);
  }

  private void entered(Card card) {
    card.inPlay(rulebook.zones().get(card.zone()).inPlay());
    inPlayKnown = false;
  }

  /** Which end of a zone. */
  public enum End {
    TOP,
    BOTTOM
  }

  public void swap(Card one, Card other) {
    Optional<Cell> here = one.cell();
    one.cell().ifPresent(cell -> leave(one, cell));
    other.cell().ifPresent(cell -> leave(other, cell));
    one.moveTo(one.zone(), other.cell());
    other.moveTo(other.zone(), here);
    one.cell().ifPresent(cell -> enter(one, cell));
    other.cell().ifPresent(cell -> enter(other, cell));
    touch();
  }

  /** All cells, row by row from the top. */
  public List<Cell> cells() {
    return cells;
  }

  private static List<Cell> cells(Board grid) {
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        cells.add(new Cell(column, row));
      }
    }
    return List.copyOf(cells);
  }

  /** Cards in the zones that count as play, by number. */
  public List<Card> inPlay() {
    if (!inPlayKnown) {
      inPlay = cards.stream().filter(Card::inPlay).toList();
      inPlayKnown = true;
    }
    return inPlay;
  }

  public boolean isInPlay(Card card) {
    return card.inPlay();
  }

  /** Whether a card lies in a state that only its owner may look behind. */
  public boolean isHidden(Card card) {
    for (StateGroup group : hiding) {
      if (card.state(group.id()).equals(group.hiding())) {
        return true;
      }
    }
    return false;
  }

  /** The cards that were shown or looked at last, in their order. */
  public List<Card> shown() {
    return shown;
  }

  /** Lets players see which cards these are, until they go elsewhere or are shuffled; they are the ones shown last. */
  public void show(List<Card> cards, List<Player> viewers) {
    cards.forEach(card -> card.seenBy().addAll(viewers));
    shown = List.copyOf(cards);
    touch();
  }

  /** Nobody knows any more where a card of a zone lies. */
  public void shuffled(Player player, String zone) {
    zone(player, zone).forEach(card -> card.seenBy().clear());
    touch();
  }

  /** Whether a player may know which card this is. */
  public boolean sees(Player viewer, Card card) {
    if (card.seenBy().contains(viewer)) {
      return true;
    }
    return switch (rulebook.zones().get(card.zone()).visibility()) {
      case NOBODY -> false;
      case OWNER -> viewer.equals(card.owner());
      case EVERYBODY -> !isHidden(card) || viewer.equals(card.owner());
    };
  }

  /** What will be done once something comes about, in the order in which it was said. */
  public List<AbilityInstance> promises() {
    return promises;
  }

  /** The abilities and played effects that wait, the top last. */
  public List<StackItem> stack() {
    return stack;
  }

  /** The actions being performed, the innermost first. */
  public ArrayDeque<Procedure> procedures() {
    return procedures;
  }

  /** What has happened in this match. */
  public List<Happening> history() {
    return Collections.unmodifiableList(history);
  }

  /** What has happened in this turn. */
  public List<Happening> thisTurn() {
    return Collections.unmodifiableList(history.subList(turnBegan, history.size()));
  }

  /** What happened in the last turn of a player that has ended; nothing if there was none. */
  public List<Happening> lastTurnOf(Player player) {
    int[] stretch = lastTurns.getOrDefault(player, new int[] {0, 0});
    return history.subList(stretch[0], stretch[1]);
  }

  public void remember(Happening event) {
    history.add(event);
  }

  /** The player whose turn it is; empty before the first turn. */
  public Optional<Player> active() {
    return active;
  }

  /** The active player, or the one who goes first before the first turn. */
  public Player activeOrFirst() {
    return active.orElse(starting);
  }

  /** Turns begun so far, of both players together. */
  public int turn() {
    return turn;
  }

  /** Within a turn another player becomes the active one. */
  public void active(Player player) {
    active = Optional.of(player);
    touch();
  }

  public void beginTurn(Player player) {
    active.ifPresent(before -> lastTurns.put(before, new int[] {turnBegan, history.size()}));
    active = Optional.of(player);
    turn++;
    turnBegan = history.size();
    touch();
  }

  /** Sets how many turns have begun, for a position that is given. */
  public void turns(int begun) {
    turn = begun;
    touch();
  }

  /** Id of the step that runs. */
  public String step() {
    return step;
  }

  public void step(String id) {
    step = id;
  }

  public Optional<Outcome> outcome() {
    return outcome;
  }

  /** The first outcome stands. */
  public void decide(Outcome result) {
    if (outcome.isEmpty()) {
      outcome = Optional.of(result);
    }
  }

  public boolean decided() {
    return outcome.isPresent();
  }

  public void touch() {
    version++;
  }

  /** Grows with every change. */
  public long version() {
    return version;
  }

  /** A digest of all that is so, the same for equal positions on every machine. */
  public String hash() {
    StringBuilder text = new StringBuilder();
    text.append(turn).append('/').append(starting.equals(Player.FIRST) ? "" : starting + "/").append(active).append('/').append(step).append('\n');
    zones.forEach(
        (player, own) ->
            own.forEach(
                (zone, list) -> {
                  text.append(player).append(' ').append(zone).append(':');
                  for (Card card : list) {
                    text.append(' ').append(card).append(card.cell().map(Cell::toString).orElse("")).append(card.spot().map(Spot::toString).orElse(""));
                    card.attachment().ifPresent(to -> text.append('@').append(to.host()).append(to.kind()));
                    text.append(card.states()).append(card.allCounters());
                    card.gained().forEach(gain -> text.append(gain.grant()));
                  }
                  text.append('\n');
                }));
    gained.forEach(own -> own.forEach(gain -> text.append(gain.grant())));
    counters.forEach((player, own) -> text.append(own.isEmpty() ? "" : player + " " + own + '\n'));
    marked().forEach(cell -> text.append(cell).append(Gained.markers(markers(cell))).append('\n'));
    stack.forEach(item -> text.append(item.ability()).append('\n'));
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, 12);
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("every Java platform has SHA-256", missing);
    }
  }

  /** The ability whose cost is being paid. */
  public Optional<AbilityInstance> paidFor() {
    return paidFor;
  }

  public void paidFor(Optional<AbilityInstance> ability) {
    paidFor = ability;
  }
}
