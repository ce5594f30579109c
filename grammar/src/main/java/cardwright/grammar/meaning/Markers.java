package cardwright.grammar.meaning;

import cardwright.grammar.Language;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Markers that a card's own text names: «маркер «туман»». In a meaning such a marker stands where the id of a counter can stand, so whatever
 * is said of counters can be said of it. Its id is its name in the signs of a quotation, which no id of a vocabulary has; behind that may
 * stand whose marker it is.
 *
 * <p>Invariant: a name is made of words, so none of the signs of an id is part of it.
 */
public final class Markers {
  private static final String OPEN = "«";
  private static final String CLOSE = "»";
  private static final String BETWEEN = "|";
  private static final String OF = "@";

  private Markers() {}

  /** The id of a marker of this name, the same in all languages. */
  public static String id(String name) {
    return OPEN + name + CLOSE;
  }

  /** The id of a marker with a name in each language, in the order of {@link Language}. */
  public static String id(List<String> names) {
    return OPEN + String.join(BETWEEN, names) + CLOSE;
  }

  /** Whether the id of a counter is that of a marker. */
  public static boolean isMarker(String id) {
    return id.startsWith(OPEN);
  }

  /** The marker as one card's: what another card calls the same is another one. */
  public static String of(String id, String card) {
    return isMarker(id) && !id.contains(OF) ? id + OF + card : id;
  }

  /** What a marker is called in a language. */
  public static String name(String id, Language language) {
    List<String> names = names(id);
    return names.get(Math.min(language.ordinal(), names.size() - 1));
  }

  private static List<String> names(String id) {
    return List.of(id.substring(OPEN.length(), id.indexOf(CLOSE)).split("\\" + BETWEEN));
  }

  /** Whether a marker is the one that is asked for; where it is not said whose, that of any card with such a name in any language. */
  public static boolean isSame(String asked, String borne) {
    return asked.equals(borne) || isMarker(asked) && isMarker(borne) && !asked.contains(OF) && names(borne).stream().anyMatch(names(asked)::contains);
  }

  /**
   * A meaning with other ids for its markers.
   *
   * @param change asked for each marker's id; the ids of counters stay
   */
  public static <T> T renamed(T meaning, UnaryOperator<String> change) {
    UnaryOperator<String> to = id -> isMarker(id) ? change.apply(id) : id;
    return Tree.rewrite(
        meaning,
        node -> {
          if (node instanceof Grant.Marked marked) {
            return new Grant.Marked(to.apply(marked.marker()), marked.count(), marked.rule());
          } else if (node instanceof Effect.RemoveCounters remove) {
            return new Effect.RemoveCounters(remove.who(), to.apply(remove.counter()), remove.count());
          } else if (node instanceof Value.Measure measure) {
            return new Value.Measure(to.apply(measure.statOrCounter()), measure.of(), measure.level());
          } else if (node instanceof Filter.Measured measured) {
            return new Filter.Measured(to.apply(measured.statOrCounter()), measured.level(), measured.comparison(), measured.value());
          } else if (node instanceof Filter.Parity parity) {
            return new Filter.Parity(to.apply(parity.statOrCounter()), parity.even());
          } else if (node instanceof Grant.AtMost most) {
            return new Grant.AtMost(to.apply(most.statOrCounter()), most.amount());
          } else if (node instanceof Grant.CannotGain cannot) {
            return new Grant.CannotGain(to.apply(cannot.keywordOrCounter()), cannot.from());
          } else if (node instanceof Trigger.On on && on.gained().filter(Markers::isMarker).isPresent()) {
            return new Trigger.On(Trigger.On.gaining(to.apply(on.gained().get())), on.agent(), on.patient(), on.by(), on.level(), on.place(), on.through());
          }
          return node;
        });
  }

  /** The names of a meaning's markers, each once, in the order in which {@link #renamed} meets them. */
  public static List<String> in(Object meaning) {
    List<String> ids = new ArrayList<>();
    renamed(
        meaning,
        id -> {
          if (!ids.contains(id)) {
            ids.add(id);
          }
          return id;
        });
    return ids;
  }

  /** The ids of the markers that a meaning puts somewhere. */
  public static List<String> given(Object meaning) {
    return putBy(meaning).stream().map(Grant.Marked::marker).toList();
  }

  private static List<Grant.Marked> putBy(Object meaning) {
    List<Grant.Marked> found = new ArrayList<>();
    Tree.visit(
        meaning,
        node -> {
          if (node instanceof Grant.Marked marked) {
            found.add(marked);
          }
        });
    return found;
  }

  /** What the names within a text are taken for when it is held against its translation. */
  public static UnaryOperator<String> numbered() {
    Map<String, String> numbers = new LinkedHashMap<>();
    return name -> numbers.computeIfAbsent(name, any -> id(String.valueOf(numbers.size() + 1)));
  }

  /** What the text that puts a marker somewhere says that it does; nothing where no text of these says it. */
  public static List<Ability> rule(String id, Object meanings) {
    return putBy(meanings).stream()
        .filter(marked -> marked.marker().equals(id) && !marked.rule().isEmpty())
        .map(Grant.Marked::rule)
        .findFirst()
        .orElse(List.of());
  }
}
