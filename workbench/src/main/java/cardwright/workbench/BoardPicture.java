package cardwright.workbench;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.CardSet;
import cardwright.engine.decide.View;
import cardwright.engine.library.GameFolder;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Player;
import cardwright.engine.rulebook.Board;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Zone;
import cardwright.grammar.Language;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Terms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Draws the board as one player sees it. A cell shows the beginning of the card's name, whose it is (^ the first player's, who sits below,
 * v the second's) and the first stat that remains; a card that is not in the first state of its groups is shown in brackets, a hidden one
 * as dots. Cards that are attached to others stand in lines below the board.
 */
final class BoardPicture {
  private static final int WIDTH = 11;
  private final Rulebook rulebook;
  private final String vitality;
  private final CardSet cards;
  private final Language language;
  private final Terms terms;
  private final Messages messages;

  /** Shows of each card the stat that tells how near it is to destruction. */
  BoardPicture(GameFolder.Loaded game, Language language) {
    this.rulebook = game.rulebook();
    this.cards = game.cards();
    this.language = language;
    this.vitality = rulebook.vitality();
    this.terms = new Terms(rulebook.vocabulary(), language);
    this.messages = Messages.in(language);
  }

  /** What the signs of the picture mean. */
  String legend() {
    String usual = rulebook.stateGroups().values().stream().map(group -> terms.of(Category.STATES, group.states().get(0))).collect(Collectors.joining(", "));
    return messages.say(rulebook.board().table().isPresent() ? "legend.table" : "legend", terms.of(Category.STATS, vitality), usual);
  }

  List<String> draw(View view) {
    Board board = rulebook.board();
    List<View.Seen> cards = view.inPlay();
    List<String> lines = new ArrayList<>();
    if (board.table().isPresent()) {
      List<View.Seen> standing = cards.stream().filter(card -> card.spot().isPresent()).toList();
      lines.addAll(new TablePicture(board.table().get(), language).draw(standing, this::caption));
      offBoard(cards, lines);
      holdings(view, lines);
      return lines;
    }
    lines.add("     " + columns(board));
    String rule = "    +" + ("-".repeat(WIDTH) + "+").repeat(board.columns());
    for (int row = 0; row < board.rows(); row++) {
      lines.add(row == board.homeRows() ? rule.replace('-', '=') : rule);
      StringBuilder line = new StringBuilder("%3d |".formatted(row + 1));
      for (int column = 0; column < board.columns(); column++) {
        Cell cell = new Cell(column, row);
        line.append(pad(cards.stream().filter(card -> card.cell().map(cell::equals).orElse(false)).findFirst().map(this::cell).orElse(""))).append('|');
      }
      lines.add(line.toString());
    }
    lines.add(rule);
    attached(cards, lines);
    markers(view, cards, lines);
    offBoard(cards, lines);
    holdings(view, lines);
    return lines;
  }

  /** In a game whose players have counters: what each of them has, and how many cards lie in the zones that not everybody looks into. */
  private void holdings(View view, List<String> lines) {
    if (rulebook.vocabulary().of(Category.COUNTERS).stream().noneMatch(Entry::isHeldByPlayers)) {
      return;
    }
    for (Player player : List.of(Player.FIRST, Player.SECOND)) {
      List<String> parts = new ArrayList<>();
      Map<String, Object> counters = new TreeMap<>(view.counters(player));
      if (!counters.isEmpty()) {
        parts.add(terms.amounts(counters));
      }
      for (Zone zone : rulebook.zones().values()) {
        if (zone.visibility() != Zone.Visibility.EVERYBODY) {
          parts.add(messages.say("cards-in", terms.place(zone.id()), view.zone(player, zone.id()).size()));
        }
      }
      lines.add("    " + messages.say("holdings", messages.player(player.role()), String.join(", ", parts)));
    }
  }

  /** The markers that texts have put on cells and cards: the picture has no room for them. */
  private void markers(View view, List<View.Seen> cards, List<String> lines) {
    view.markers().forEach((cell, markers) -> lines.add("    " + cell + ": " + terms.amounts(markers)));
    for (View.Seen card : cards) {
      Map<String, Integer> markers = new TreeMap<>(card.counters());
      markers.keySet().removeIf(counter -> !Markers.isMarker(counter));
      if (!markers.isEmpty()) {
        String name = card.definition().map(this.cards.cards()::get).map(definition -> definition.name(language)).orElse("....");
        lines.add("    " + name + " #" + card.number() + card.cell().map(cell -> " " + cell).orElse("") + ": " + terms.amounts(markers));
      }
    }
  }

  private static String columns(Board board) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < board.columns(); column++) {
      line.append(pad("     " + (char) ('A' + column))).append(' ');
    }
    return line.toString();
  }

  private static String pad(String text) {
    return text.length() >= WIDTH ? text.substring(0, WIDTH) : text + " ".repeat(WIDTH - text.length());
  }

  private String cell(View.Seen card) {
    String side = card.owner().equals(Player.FIRST) ? "^" : "v";
    if (card.name().isEmpty()) {
      return side + " ....";
    }
    boolean usual = rulebook.stateGroups().values().stream().allMatch(group -> card.states().get(group.id()).equals(group.states().get(0)));
    CardDefinition definition = card.definition().map(cards.cards()::get).orElse(null);
    String name = (definition == null ? card.name().get() : definition.name(language)).replace(" ", "");
    String left = Integer.toString(card.stats().getOrDefault(vitality, 0));
    int room = WIDTH - side.length() - left.length() - (usual ? 1 : 3);
    String shown = name.length() > room ? name.substring(0, room) : name;
    return side + (usual ? shown : "(" + shown + ")") + " " + left;
  }

  /** What is said of a thing on a table: its name, how near it is to destruction, its counters, and in which unusual states it is. */
  private String caption(View.Seen card) {
    CardDefinition definition = card.definition().map(cards.cards()::get).orElse(null);
    String name = definition == null ? card.name().orElse("....") : definition.name(language);
    String unusual =
        rulebook.stateGroups().values().stream()
            .filter(group -> !card.states().get(group.id()).equals(group.states().get(0)))
            .map(group -> ", " + terms.of(Category.STATES, card.states().get(group.id())))
            .collect(Collectors.joining());
    Map<String, Object> numbers = new TreeMap<>(card.counters());
    numbers.put(vitality, card.stats().getOrDefault(vitality, 0));
    return name + " #" + card.number() + ": " + terms.amounts(numbers) + unusual;
  }

  /** What is said of a card that lies beside a table. */
  private String besides(View.Seen card) {
    CardDefinition definition = card.definition().map(cards.cards()::get).orElse(null);
    List<String> more = new ArrayList<>();
    if (!card.counters().isEmpty()) {
      more.add(terms.amounts(new TreeMap<>(card.counters())));
    }
    rulebook.stateGroups().values().stream()
        .filter(group -> !card.states().get(group.id()).equals(group.states().get(0)))
        .forEach(group -> more.add(terms.of(Category.STATES, card.states().get(group.id()))));
    String name = definition == null ? card.name().orElse("....") : definition.name(language);
    return (card.owner().equals(Player.FIRST) ? "^" : "v") + name + (more.isEmpty() ? "" : " (" + String.join(", ", more) + ")");
  }

  /** Below the board, for each card to which others are attached, which those are. */
  private void attached(List<View.Seen> cards, List<String> lines) {
    for (View.Seen host : cards) {
      List<String> on = cards.stream().filter(card -> card.host().filter(number -> number == host.number()).isPresent()).map(this::cell).toList();
      if (!on.isEmpty()) {
        String where = cell(host) + host.cell().map(cell -> " " + cell).orElse("");
        lines.add("    " + messages.say("attached", where, String.join("  ", on)));
      }
    }
  }

  private void offBoard(List<View.Seen> cards, List<String> lines) {
    Map<String, List<String>> byZone = new LinkedHashMap<>();
    for (View.Seen card : cards) {
      if (card.cell().isEmpty() && card.spot().isEmpty() && card.host().isEmpty()) {
        byZone.computeIfAbsent(card.zone(), zone -> new ArrayList<>()).add(rulebook.board().table().isPresent() ? besides(card) : cell(card));
      }
    }
    byZone.forEach((zone, found) -> lines.add("    " + terms.place(zone) + ": " + String.join("  ", found)));
  }
}
