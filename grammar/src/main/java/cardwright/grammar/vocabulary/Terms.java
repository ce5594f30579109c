package cardwright.grammar.vocabulary;

import cardwright.grammar.Language;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a game calls its concepts in one language: the first words that its vocabulary has for them. */
public record Terms(Vocabulary vocabulary, Language language) {

  /** The words for an id; the id itself when the vocabulary has none in this language. */
  public String of(Category category, Object id) {
    return find(category, id).orElse(String.valueOf(id));
  }

  /** The words for an id, if there are any. */
  public Optional<String> find(Category category, Object id) {
    return vocabulary.find(category, String.valueOf(id)).flatMap(this::first);
  }

  /** A zone; a place that is no zone, such as a cell, is what it is. */
  public String place(Object place) {
    return of(Category.ZONES, place);
  }

  /** Amounts by the id of what they count, as a list: "life 4, movement 2". */
  public String amounts(Map<String, ?> amounts) {
    return amounts.entrySet().stream()
        .map(each -> find(Category.STATS, each.getKey()).orElseGet(() -> of(Category.COUNTERS, each.getKey())) + " " + each.getValue())
        .collect(Collectors.joining(", "));
  }

  private Optional<String> first(Entry entry) {
    return entry.words(language).stream().findFirst().map(words -> entry.category() == Category.VERBS ? head(words) : plain(words));
  }

  private static String head(String wording) {
    Frame frame = Frame.of(wording);
    return plain(frame.head());
  }

  /** Without the other forms that the vocabulary spells out: "elf/elves", "draw/drew/drawn a card". */
  private static String plain(String words) {
    return words.replaceAll("/\\S*", "");
  }
}
