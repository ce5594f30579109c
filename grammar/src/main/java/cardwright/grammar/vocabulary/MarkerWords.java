package cardwright.grammar.vocabulary;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Markers;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The words of markers that a card's text names. No vocabulary has them: what stands in quotation marks is the card's own, and beside it
 * stands the word for a marker, which has the forms.
 */
public final class MarkerWords {
  private static final List<String> FORMS = List.of(
      "маркер", "маркера", "маркеру", "маркер", "маркером", "маркере", "маркеры", "маркеров", "маркерам", "маркеры", "маркерами", "маркерах");

  private static final Map<String, Entry> MADE = new ConcurrentHashMap<>();

  private MarkerWords() {}

  /** The counter that a marker is; the same object for the same id. */
  public static Entry of(String id) {
    return MADE.computeIfAbsent(id, MarkerWords::make);
  }

  private static Entry make(String id) {
    String russian = Markers.name(id, Language.RU);
    String english = Markers.name(id, Language.EN);
    // the vocabulary writes a blank within a form as «_»
    List<String> forms = FORMS.stream().map(form -> form + "_«" + russian.replace(' ', '_') + "»").toList();
    return new Entry(
        Category.COUNTERS, id, 0, Optional.empty(),
        Map.of(Language.RU, List.of("маркер «" + russian + "»"), Language.EN, List.of("\"" + english + "\" marker")),
        Map.of(Language.RU, List.of(forms)),
        Optional.empty(), Map.of(), Optional.empty(), null);
  }

  /** The forms of the word for a marker, without a name: six cases of one, six of many. */
  public static List<String> forms() {
    return FORMS;
  }

  /** Whether a form, as the scanner writes it, is of the word for a marker in either language. */
  public static boolean isWord(String form) {
    return FORMS.contains(form) || Arrays.asList("marker", "markers").contains(form);
  }
}
