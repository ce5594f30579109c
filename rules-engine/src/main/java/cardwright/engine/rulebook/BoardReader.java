package cardwright.engine.rulebook;

import cardwright.grammar.Language;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.MappingNode;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads the board of a game, its areas and how things lie on it, and holds what the rest of the game says against the sort of board. */
final class BoardReader {
  private final References references;
  private final Function<Category, Set<String>> ids;
  private final Diagnostics sink;
  private Board board = new Board("", 1, 2, Optional.empty());

  BoardReader(References references, Function<Category, Set<String>> ids, Diagnostics sink) {
    this.references = references;
    this.ids = ids;
    this.sink = sink;
  }

  Board board() {
    return board;
  }

  private boolean isTable() {
    return board.table().isPresent();
  }

  void read(Fields each) {
    String zone = references.required(each, "zone", "zone", ids.apply(Category.ZONES));
    Optional<Table> table = each.fields("table", "the table").map(this::table);
    if (table.isPresent()) {
      board = new Board(zone, 0, 0, table);
    } else {
      board = new Board(zone, each.integer("columns", 1, 26, 1), each.integer("rows", 2, 98, 2), table);
      if (board.rows() % 2 != 0) {
        each.error("rows", "the rows are shared by two players, so there must be an even number of them");
      }
    }
    each.done();
  }

  private Table table(Fields each) {
    Table table =
        new Table(
            each.integer("width", 1, 999, 60),
            each.integer("depth", 2, 999, 60),
            words(each, "unit"),
            each.integer("base", 1, 99, 1),
            references.optional(each, "base-stat", "stat", ids.apply(Category.STATS)));
    for (String key : List.of("width", "depth", "base")) {
      if (!each.has(key)) {
        each.missing("a table needs its size and the diameter of a base: «" + key + "»", key);
      }
    }
    each.done();
    return table;
  }

  /** One word for all languages, or one for each. */
  static Map<Language, String> words(Fields fields, String key) {
    Map<Language, String> words = new EnumMap<>(Language.class);
    if (fields.value(key).orElse(null) instanceof MappingNode) {
      Fields each = fields.fields(key, "«" + key + "»").orElseThrow();
      for (Language language : Language.values()) {
        each.optionalText(language.code()).ifPresent(word -> words.put(language, word));
      }
      each.done();
    } else {
      words.put(Language.EN, fields.text(key));
    }
    return words;
  }

  /** A relation is one of the known ones, or a length: {@code {within: 10}}. */
  Map<String, Relation> relations(Fields game) {
    Map<String, Relation> found = new LinkedHashMap<>();
    game.fields("relations", "«relations»").ifPresent(
        each -> each.entries().forEach(
            (id, node) -> {
              boolean known = references.exists(id, Category.RELATIONS.human(), ids.apply(Category.RELATIONS));
              Relation relation =
                  node instanceof MappingNode
                      ? detailed(each.fields(id.text(), "a relation").orElseThrow())
                      : new Relation(each.oneOf(id.text(), Geometry.class).orElse(isTable() ? Geometry.TOUCHING : Geometry.NEIGHBOURS), 0, Optional.empty());
              fits(relation.geometry(), node instanceof MappingNode).ifPresent(why -> each.error(id.text(), why));
              found.putIfAbsent(known ? id.text() : Nearest.to(id.text(), ids.apply(Category.RELATIONS)).orElse(id.text()), relation);
            }));
    return found;
  }

  /** A relation of which more is said than its geometry: the length, or what both must have. */
  private Relation detailed(Fields each) {
    Optional<String> both = references.optional(each, "both-with", "keyword", ids.apply(Category.KEYWORDS));
    Relation relation =
        each.has("geometry")
            ? new Relation(each.oneOf("geometry", Geometry.class).orElse(Geometry.NEIGHBOURS), each.integer("within", 0, 999, 0), both)
            : new Relation(Geometry.WITHIN, each.integer("within", 0, 999, 0), both);
    if (relation.geometry() == Geometry.WITHIN && !each.has("within")) {
      each.missing("a relation with a length needs «within»", "within");
    }
    each.done();
    return relation;
  }

  private Optional<String> fits(Geometry geometry, boolean hasLength) {
    boolean ofTables = geometry == Geometry.TOUCHING || geometry == Geometry.WITHIN;
    if (ofTables != isTable()) {
      return Optional.of(isTable() ? "things on a table lie so to each other: touching, or within a length, {within: 10}" : "the board has cells: lengths and touching bases are for a table");
    }
    return geometry == Geometry.WITHIN && !hasLength ? Optional.of("how far? Write the length: {within: 10}") : Optional.empty();
  }

  Area area(String id, Fields each) {
    Area area = new Area(id, numbers(each, "rows"), numbers(each, "columns"), optional(each, "strip", 1, 999));
    for (String key : isTable() ? List.of("rows", "columns") : List.of("strip")) {
      if (each.has(key)) {
        each.error(key, isTable() ? "a table has no «" + key + "»; an area of it is a «strip» at the player's own edge, or the half" : "the board has cells: a strip is for a table");
      }
    }
    each.done();
    return area;
  }

  /** Whether a verb can be done on this sort of board. */
  void check(Verb verb, Fields each) {
    boolean ofTables = verb.operation() == Operation.MOVE_BY || verb.operation() == Operation.MOVE_INTO_CONTACT;
    boolean ofCells = verb.operation() == Operation.MOVE_TO_CELL || verb.operation() == Operation.SWAP_CELLS;
    if (ofTables && !isTable()) {
      each.error("operation", "this measures lengths, so the board must be a table");
    } else if (ofCells && isTable()) {
      each.error("operation", "this needs cells, but the board is a table");
    } else if (each.has("contact") && verb.operation() != Operation.MOVE_BY) {
      each.error("contact", "only a move by a length has «contact»");
    }
  }

  /** Whether an action's reach can be measured on this sort of board. */
  void check(ActionRule rule, Fields each) {
    if (rule.reach() == ActionRule.Reach.ACROSS && isTable()) {
      each.error("reach", "this counts cells, but the board is a table");
    }
  }

  /** A number that may be missing. */
  static Optional<Integer> optional(Fields fields, String key, int min, int max) {
    var number = fields.integer(key, min, max);
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }

  private List<Integer> numbers(Fields each, String key) {
    List<Integer> numbers = new ArrayList<>();
    for (ScalarNode scalar : each.scalars(key)) {
      if (scalar.text().matches("[1-9][0-9]?")) {
        numbers.add(Integer.parseInt(scalar.text()));
      } else {
        sink.error(scalar.span(), "«" + key + "» counts from 1, «" + scalar.text() + "» is no such number");
      }
    }
    return numbers;
  }
}
