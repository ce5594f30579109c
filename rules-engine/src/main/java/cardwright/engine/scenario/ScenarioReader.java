package cardwright.engine.scenario;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.CardSet;
import cardwright.engine.cards.DeckList;
import cardwright.engine.cards.DeckReader;
import cardwright.engine.cards.DeclaredCards;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Player;
import cardwright.engine.match.Spot;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Clause;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.DeckFormat;
import cardwright.engine.rulebook.Table;
import cardwright.engine.rulebook.Step;
import cardwright.engine.rulebook.Wording;
import cardwright.engine.scenario.Scenario.Act;
import cardwright.engine.scenario.Scenario.Deed;
import cardwright.engine.scenario.Scenario.Expectation;
import cardwright.engine.scenario.Scenario.Given;
import cardwright.grammar.Language;
import cardwright.grammar.PartReading;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.document.SequenceNode;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Reads files of scenarios. One with an error is left out and reported; the others of its file are still read. */
public final class ScenarioReader {
  private final Rulebook rulebook;
  private final Map<String, CardDefinition> cards;
  private final Predicate<String> unread;
  private final Path file;
  private final Diagnostics sink;
  private final GivenHosts hosts;
  private final Set<String> steps;
  private boolean hasUnread;

  /**
   * @param unread whether an id that is not among {@code cards} is that of a card with errors
   */
  private ScenarioReader(Rulebook rulebook, Map<String, CardDefinition> cards, Predicate<String> unread, Path file, Diagnostics sink) {
    this.rulebook = rulebook;
    this.cards = cards;
    this.unread = unread;
    this.file = file;
    this.sink = sink;
    this.hosts = new GivenHosts(rulebook, sink);
    this.steps = rulebook.steps().map(Step::id).collect(Collectors.toCollection(TreeSet::new));
  }

  /** The scenarios of a file; cards that the file declares for itself are put into {@code cards}. */
  public static List<Scenario> read(Path file, Rulebook rulebook, Map<String, CardDefinition> cards, Diagnostics run) {
    return read(file, rulebook, cards, new DeclaredCards(), run);
  }

  /**
   * The same for a game of which not all cards could be read.
   *
   * @param game all cards that the game declares: one that is not in {@code cards} has an error of its own, and scenarios with it are left
   *     out without a word
   */
  public static List<Scenario> read(Path file, Rulebook rulebook, Map<String, CardDefinition> cards, DeclaredCards game, Diagnostics run) {
    Fields fields = Fields.of(DocumentReader.read(file), "a file of scenarios", run);
    String wanted = fields.text("rulebook");
    if (!wanted.isEmpty() && !wanted.equals(rulebook.id())) {
      return List.of();
    }
    Map<String, CardDefinition> all = new LinkedHashMap<>(cards);
    DeclaredCards own = new DeclaredCards();
    CardSet.ownCards(rulebook, file, fields, run, cards.values(), own).forEach(card -> {
      all.put(card.id(), card);
      cards.put(card.id(), card);
    });
    ScenarioReader reader = new ScenarioReader(rulebook, all, id -> own.mayHold(id) || game.mayHold(id), file, fields.sink());
    List<Scenario> scenarios = fields.list("scenarios", "a scenario", reader::wholeScenario);
    if (!fields.has("scenarios")) {
      fields.missing("there are no scenarios here", "scenarios");
    }
    fields.done();
    return scenarios;
  }

  /** A scenario of which a part was not understood would show less than it says: it is left out. */
  private Scenario wholeScenario(Fields fields) {
    int before = sink.errorCount();
    hasUnread = false;
    Scenario scenario = scenario(fields);
    return sink.errorCount() > before || hasUnread ? null : scenario;
  }

  private Scenario scenario(Fields fields) {
    String name = fields.text("scenario");
    List<String> covers = covers(fields);
    List<Given> given = new ArrayList<>();
    Set<String> named = new TreeSet<>();
    Optional<Fields> position = fields.fields("given", "the given position");
    Map<Player, Map<String, Integer>> counters = Map.of();
    Player active = Player.FIRST;
    int turn = 1;
    String from = "";
    if (position.isPresent()) {
      Fields each = position.get();
      given.addAll(cards(each, "first", Player.FIRST, named));
      given.addAll(cards(each, "second", Player.SECOND, named));
      hosts.check(named);
      counters = counters(each);
      active = each.oneOf("turn-of", Seat.class, Seat.FIRST).player();
      turn = each.integer("turn", 1, 999, active.seat() + 1);
      from = step(each, "step").orElse("");
      if (!each.has("step")) {
        each.missing("it must say at which «step» it begins", "step");
      }
      each.done();
    } else {
      fields.missing("a scenario needs a position: «given»", "given");
    }
    List<Integer> dice = numbers(fields, "dice");
    String until = step(fields, "until").orElse(from);
    int untilTurn = fields.integer("until-turn", 0, 999, 0);
    Names names = new Names(named);
    List<Act> when = fields.list("when", "what a player does", each -> act(each, names));
    List<Expectation> then = fields.list("then", node -> expectation(node, names));
    if (!fields.has("then") || fields.value("then").orElseThrow() instanceof SequenceNode list && list.items().isEmpty()) {
      fields.missing("a scenario that expects nothing shows nothing: «then»", "then");
    }
    fields.done();
    return new Scenario(name, covers, file, fields.span(), given, counters, dice, from, active, turn, until, untilTurn, when, then);
  }

  /** The counters that players have, not their cards. */
  private Map<Player, Map<String, Integer>> counters(Fields position) {
    Map<Player, Map<String, Integer>> counters = new LinkedHashMap<>();
    List<String> known = rulebook.vocabulary().of(Category.COUNTERS).stream().filter(Entry::isHeldByPlayers).map(Entry::id).toList();
    position.fields("counters", "the counters of players").ifPresent(
        each -> {
          for (Seat seat : Seat.values()) {
            Map<String, Integer> own = new LinkedHashMap<>();
            each.fields(seat.player().role(), "the counters of a player").ifPresent(
                all -> all.entries().keySet().forEach(
                    counter -> {
                      if (!known.contains(counter.text())) {
                        sink.error(counter.span(), "players have no counters «" + counter.text() + "»" + Nearest.orAll(counter.text(), known), Nearest.to(counter.text(), known));
                      }
                      own.put(counter.text(), all.integer(counter.text(), 0, 999, 0));
                    }));
            counters.put(seat.player(), own);
          }
          each.done();
        });
    return counters;
  }

  private enum Seat {
    FIRST,
    SECOND;

    Player player() {
      return this == FIRST ? Player.FIRST : Player.SECOND;
    }
  }

  /** The names that a scenario gives to cards. */
  private record Names(Set<String> all) {}

  private List<String> covers(Fields fields) {
    Set<String> known = rulebook.clauses().stream().map(Clause::id).collect(Collectors.toCollection(TreeSet::new));
    List<String> covers = new ArrayList<>();
    for (ScalarNode scalar : fields.scalars("covers")) {
      if (known.contains(scalar.text())) {
        covers.add(scalar.text());
      } else {
        sink.error(scalar.span(), "there is no clause «" + scalar.text() + "»" + Nearest.orAll(scalar.text(), known), Nearest.to(scalar.text(), known));
      }
    }
    return covers;
  }

  private Optional<String> step(Fields fields, String key) {
    return fields.scalar(key).filter(
        scalar -> {
          if (!steps.contains(scalar.text())) {
            sink.error(scalar.span(), "there is no step «" + scalar.text() + "»" + Nearest.orAll(scalar.text(), steps), Nearest.to(scalar.text(), steps));
          }
          return steps.contains(scalar.text());
        }).map(ScalarNode::text);
  }

  private List<Integer> numbers(Fields fields, String key) {
    List<Integer> numbers = new ArrayList<>();
    for (ScalarNode scalar : fields.scalars(key)) {
      if (scalar.text().matches("[1-9][0-9]?")) {
        numbers.add(Integer.parseInt(scalar.text()));
      } else {
        sink.error(scalar.span(), "«" + scalar.text() + "» is no number that a die could show");
      }
    }
    return numbers;
  }

  // ---- given

  /** All names count, also those of cards that are not there: they are not unknown as well. */
  private List<Given> cards(Fields position, String role, Player owner, Set<String> named) {
    List<Given> given = new ArrayList<>();
    position.fields(role, "the cards of a player").ifPresent(
        each -> each.entries().forEach(
            (name, node) -> {
              unique(name, named);
              card(name, Fields.of(node, "a card of the position", sink), owner).ifPresent(given::add);
            }));
    return given;
  }

  private void unique(ScalarNode name, Set<String> named) {
    if (!named.add(name.text())) {
      sink.error(name.span(), "the given position has a card called «" + name.text() + "» already");
    }
  }

  private Optional<Given> card(ScalarNode name, Fields fields, Player owner) {
    if (rulebook.language().readSelector(name.text(), Language.EN).meaning().isPresent()) {
      sink.error(name.span(), "«" + name.text() + "» means something in this game already; give the card another name");
    }
    Optional<ScalarNode> id = fields.requiredScalar("card");
    Optional<Thing> place = fields.scalar("at").flatMap(this::place);
    String zone = fields.scalar("in").map(this::zone).orElse(rulebook.board().zone());
    List<String> states = new ArrayList<>();
    for (ScalarNode state : fields.scalars("states")) {
      if (rulebook.groupOf(state.text()).isPresent()) {
        states.add(state.text());
      } else {
        List<String> known = rulebook.stateGroups().values().stream().flatMap(group -> group.states().stream()).toList();
        sink.error(state.span(), "there is no state «" + state.text() + "»" + Nearest.orAll(state.text(), known), Nearest.to(state.text(), known));
      }
    }
    Map<String, Integer> counters = new LinkedHashMap<>();
    fields.fields("counters", "counters").ifPresent(
        each -> each.entries().keySet().forEach(
            counter -> {
              List<String> onCards = rulebook.vocabulary().of(Category.COUNTERS).stream().filter(entry -> !entry.isHeldByPlayers()).map(Entry::id).toList();
              if (!onCards.contains(counter.text())) {
                sink.error(counter.span(), "cards have no counters «" + counter.text() + "»" + Nearest.orAll(counter.text(), onCards), Nearest.to(counter.text(), onCards));
              }
              counters.put(counter.text(), each.integer(counter.text(), 0, 999, 0));
            }));
    Optional<Scenario.Attached> on = hosts.read(fields, id.map(scalar -> cards.get(scalar.text())));
    if (fields.has("at") && fields.has("in") || fields.has("on") && (fields.has("at") || fields.has("in"))) {
      fields.error(fields.has("in") ? "in" : "on", "a card is in one place: «at» is on the board, «in» in a zone off it, «on» on another card");
    }
    if (!fields.has("at") && !fields.has("in") && !fields.has("on")) {
      fields.missing("a card needs «at», a cell such as C4 or a spot such as 12/30, or «in», a zone", "at");
    }
    fields.done();
    CardDefinition definition = id.map(scalar -> cards.get(scalar.text())).orElse(null);
    if (definition == null) {
      hasUnread |= id.map(ScalarNode::text).filter(unread).isPresent();
      id.filter(scalar -> !unread.test(scalar.text())).ifPresent(scalar -> sink.error(scalar.span(), "there is no card «" + scalar.text() + "»" + Nearest.orAll(scalar.text(), cards.keySet()), Nearest.to(scalar.text(), cards.keySet())));
      return Optional.empty();
    }
    return Optional.of(new Given(name.text(), definition, owner, zone, place, on, states, counters));
  }

  private String zone(ScalarNode scalar) {
    if (!rulebook.zones().containsKey(scalar.text())) {
      sink.error(scalar.span(), "there is no zone «" + scalar.text() + "»" + Nearest.orAll(scalar.text(), rulebook.zones().keySet()), Nearest.to(scalar.text(), rulebook.zones().keySet()));
      return rulebook.board().zone();
    }
    return scalar.text();
  }

  /** A spot on a table, a cell on a grid. */
  private Optional<Thing> place(ScalarNode scalar) {
    Optional<Table> table = rulebook.board().table();
    if (table.isEmpty()) {
      return cell(scalar).map(cell -> cell);
    }
    Optional<Spot> spot = Spot.of(scalar.text()).filter(each -> each.x() <= table.get().width() && each.y() <= table.get().depth());
    if (spot.isPresent()) {
      return spot.map(each -> each);
    }
    sink.error(scalar.span(), "there is no spot «" + scalar.text() + "»: write how far from the left and from the top, up to " + table.get().width() + "/" + table.get().depth());
    return Optional.empty();
  }

  private Optional<Cell> cell(ScalarNode scalar) {
    Optional<Cell> cell = cell(scalar.text());
    if (cell.isEmpty()) {
      char last = (char) ('A' + rulebook.board().columns() - 1);
      sink.error(scalar.span(), "there is no cell «" + scalar.text() + "»: columns are A to " + last + ", rows 1 to " + rulebook.board().rows());
    }
    return cell;
  }

  private Optional<Cell> cell(String text) {
    if (!text.matches("[A-Z][1-9][0-9]?")) {
      return Optional.empty();
    }
    Cell cell = new Cell(text.charAt(0) - 'A', Integer.parseInt(text.substring(1)) - 1);
    boolean there = cell.column() < rulebook.board().columns() && cell.row() < rulebook.board().rows();
    return there ? Optional.of(cell) : Optional.empty();
  }

  // ---- when

  private Act act(Fields fields, Names names) {
    Player player = fields.oneOf("player", Seat.class, Seat.FIRST).player();
    if (!fields.has("player")) {
      fields.missing("it must say which «player» does it: first or second", "player");
    }
    Optional<String> refusal = fields.optionalText("refused");
    Deed deed = deed(fields, names);
    fields.done();
    return new Act(player, deed, refusal, describe(player, deed));
  }

  private static String describe(Player player, Deed deed) {
    return "the " + player.role() + " player " + words(deed);
  }

  private static String words(Deed deed) {
    if (deed instanceof Deed.Use use) {
      return "uses " + use.card() + (use.ability().isEmpty() ? "" : ", ability «" + use.ability() + "»") + use.target().map(target -> ", at " + target).orElse("");
    } else if (deed instanceof Deed.Place place) {
      return "places " + place.card().map(card -> card + " ").orElse("") + "at " + place.place();
    } else if (deed instanceof Deed.Activate activate) {
      return "activates " + activate.card();
    } else if (deed instanceof Deed.Take take) {
      return "takes " + take.card();
    } else if (deed instanceof Deed.Choose choose) {
      return "chooses " + (choose.things().isEmpty() ? "nothing" : String.join(", ", choose.things()));
    } else if (deed instanceof Deed.Answer answer) {
      return "answers " + (answer.yes() ? "yes" : "no");
    } else if (deed instanceof Deed.Announce announce) {
      return "announces " + announce.number();
    }
    return "passes";
  }

  private Deed deed(Fields fields, Names names) {
    Optional<ScalarNode> uses = fields.scalar("uses");
    Optional<ScalarNode> places = fields.scalar("places");
    Optional<ScalarNode> takes = fields.scalar("takes");
    Optional<ScalarNode> activates = fields.scalar("activates");
    Optional<ScalarNode> target = fields.scalar("target");
    String ability = fields.optionalText("ability").orElse("");
    Optional<ScalarNode> at = fields.scalar("at");
    target.ifPresent(scalar -> known(scalar, names));
    if (uses.isPresent()) {
      known(uses.get(), names);
      return new Deed.Use(uses.get().text(), ability, target.map(ScalarNode::text));
    } else if (at.isPresent()) {
      places.ifPresent(scalar -> known(scalar, names));
      return new Deed.Place(places.map(ScalarNode::text), place(at.get()).orElse(new Cell(0, 0)));
    } else if (activates.isPresent()) {
      known(activates.get(), names);
      return new Deed.Activate(activates.get().text());
    } else if (takes.isPresent()) {
      known(takes.get(), names);
      return new Deed.Take(takes.get().text());
    } else if (fields.has("chooses")) {
      return new Deed.Choose(fields.texts("chooses"));
    } else if (fields.has("answers")) {
      return new Deed.Answer(fields.oneOf("answers", YesNo.class, YesNo.NO) == YesNo.YES);
    } else if (fields.has("announces")) {
      return new Deed.Announce(fields.integer("announces", 0, 999, 0));
    } else if (fields.flag("passes", false)) {
      return new Deed.Pass();
    }
    fields.error("it must say what the player does: «uses», «activates», «at», «takes», «chooses», «answers», «announces» or «passes»");
    return new Deed.Pass();
  }

  private enum YesNo {
    YES,
    NO
  }

  private void known(ScalarNode scalar, Names names) {
    if (!names.all().contains(scalar.text())) {
      sink.error(scalar.span(), "the given position has no card called «" + scalar.text() + "»" + Nearest.orAll(scalar.text(), names.all()), Nearest.to(scalar.text(), names.all()));
    }
  }

  // ---- then

  private Expectation expectation(Node node, Names names) {
    if (node instanceof ScalarNode scalar) {
      return condition(scalar, Language.EN, names);
    }
    Fields fields = Fields.of(node, "what must hold", sink);
    Expectation result = null;
    if (fields.has("logged")) {
      result = new Expectation.Logged(fields.text("logged"), fields.texts("with"), fields.integer("times", 0, 999, -1));
    } else if (fields.has("in-order")) {
      result = new Expectation.InOrder(fields.texts("in-order"));
    } else if (fields.has("deck")) {
      return deck(fields);
    } else if (fields.has("winner")) {
      result = new Expectation.Decided(fields.text("winner"), fields.optionalText("reason").orElse(""));
    } else if (fields.has("unseen-by")) {
      result = new Expectation.Unseen(fields.oneOf("unseen-by", Seat.class, Seat.FIRST).player(), fields.texts("words"));
    } else {
      for (Map.Entry<Language, ScalarNode> text : new Wording(rulebook.language(), sink).texts(node).entrySet()) {
        result = condition(text.getValue(), text.getKey(), names);
      }
      return result;
    }
    fields.done();
    return result;
  }

  /** A deck, written as in its file, and the clauses that it breaks. */
  private Expectation deck(Fields fields) {
    List<String> breaks = fields.texts("breaks");
    if (fields.value("breaks").isEmpty()) {
      fields.missing("it must say which clauses the deck «breaks», or with [] that it is legal", "breaks");
    }
    DeckReader reader = new DeckReader(rulebook, cards, unread);
    Optional<DeckList> list = reader.list(file, fields);
    Optional<DeckFormat> format = list.flatMap(deck -> reader.format(deck, fields));
    return list.isPresent() && format.isPresent() ? new Expectation.DeckIs(list.get(), format.get(), breaks) : null;
  }

  private Expectation condition(ScalarNode scalar, Language language, Names names) {
    PartReading<Condition> reading = rulebook.language().withNames(names.all()).readCondition(scalar.text(), language);
    sink.report(scalar, reading.problems());
    return reading.meaning().map(meaning -> new Expectation.Holds(meaning, scalar.text())).orElse(null);
  }
}
