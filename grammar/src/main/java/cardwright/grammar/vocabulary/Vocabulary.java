package cardwright.grammar.vocabulary;

import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.morphology.FormsFile;
import cardwright.grammar.morphology.Inflection;
import cardwright.grammar.source.Diagnostic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All words of a rulebook. Immutable; what was wrong with the file is kept beside the entries. */
public final class Vocabulary {

  private final Path file;
  private final Map<Category, Map<String, Entry>> entries;
  private final List<Diagnostic> diagnostics;
  private final Inflection inflection;

  private Vocabulary(Path file, List<Entry> all, List<Diagnostic> diagnostics, Inflection inflection) {
    this.file = file;
    this.inflection = inflection;
    this.entries = new EnumMap<>(Category.class);
    for (Category category : Category.values()) {
      entries.put(category, new LinkedHashMap<>());
    }
    all.forEach(entry -> entries.get(entry.category()).putIfAbsent(entry.id(), entry));
    this.diagnostics = List.copyOf(diagnostics);
  }

  /** Reads a vocabulary file; entries that cannot be understood are left out and reported in {@link #diagnostics}. */
  public static Vocabulary read(Document document) {
    return read(document, List.of());
  }

  /** The same for a document that an edition made of one that was read before: an entry that is not edited is the same object in both. */
  public static Vocabulary read(Document document, Vocabulary elder) {
    return read(document, elder.diagnostics().isEmpty() ? elder.all() : List.of());
  }

  private static Vocabulary read(Document document, List<Entry> elder) {
    Diagnostics run = new Diagnostics();
    List<Entry> all = VocabularyReader.read(document, elder, run);
    return new Vocabulary(document.file(), all, run.all(), FormsFile.read(document.files()));
  }

  /** Where it was read from. */
  public Path file() {
    return file;
  }

  /** The same words; their forms are asked of something else. */
  public Vocabulary with(Inflection other) {
    return new Vocabulary(file, all(), diagnostics, other);
  }

  /** The forms of its Russian words. */
  public Inflection inflection() {
    return inflection;
  }

  /** What was wrong with the file. */
  public List<Diagnostic> diagnostics() {
    return diagnostics;
  }

  /** The entries of a category, in file order. */
  public Collection<Entry> of(Category category) {
    return entries.get(category).values();
  }

  /** All entries, by category and in file order. */
  public List<Entry> all() {
    List<Entry> all = new ArrayList<>();
    entries.values().forEach(map -> all.addAll(map.values()));
    return all;
  }

  /**
   * Whether what a text means under both differs only where it has a word that the other has not. Texts are read with words that they do not
   * have, such as the verb that performs actions; but no keyword is among these, nor a timing that begins no period.
   */
  public boolean meansTheSameAs(Vocabulary other) {
    return Arrays.stream(Category.values()).allMatch(category -> impliedOf(category).equals(other.impliedOf(category)));
  }

  private List<Entry> impliedOf(Category category) {
    return switch (category) {
      case KEYWORDS -> List.of();
      case TIMINGS -> of(category).stream().filter(entry -> entry.option("begins").isPresent()).toList();
      default -> List.copyOf(of(category));
    };
  }

  /** An entry by its id; a marker that a text names is a counter of its own making. */
  public Optional<Entry> find(Category category, String id) {
    if (category == Category.COUNTERS && Markers.isMarker(id)) {
      return Optional.of(MarkerWords.of(id));
    }
    return Optional.ofNullable(entries.get(category).get(id));
  }

  /** The kind that is meant where only a trait is named: «ваш орк». */
  public String defaultKind() {
    return of(Category.KINDS).stream().filter(kind -> kind.is("default")).map(Entry::id).findFirst().orElse("card");
  }
}
