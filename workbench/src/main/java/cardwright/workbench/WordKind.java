package cardwright.workbench;

import cardwright.grammar.document.Insertion.Style;
import cardwright.grammar.vocabulary.Category;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What {@code vocabulary add} can add. */
enum WordKind {
  KEYWORD(Category.KEYWORDS, Style.BLOCK, "--parameters", "--body", "--means-ru", "--means-en", "--clause", "--icon"),
  CLASS(Category.TRAITS, Style.FLOW, "--group", "--icon"),
  TRAIT(Category.TRAITS, Style.FLOW, "--group", "--icon"),
  COUNTER(Category.COUNTERS, Style.FLOW, "--icon", "--held-by-players", "--put", "--removed"),
  ZONE(Category.ZONES, Style.FLOW, "--at-ru", "--to-ru", "--at-en", "--state-ru", "--state-en", "--seen-by", "--in-play", "--icon"),
  /** One more wording of what is there. */
  SYNONYM(null, Style.FLOW);

  /** Options that every kind has. */
  private static final Set<String> ALWAYS =
      Set.of("--ru", "--en", "--form", "--forms-ru", "--rulebook", "--rulebook-dir", "--cards-dir", "--yes", "--dry-run");

  private final Category category;
  private final Style style;
  private final List<String> options;

  WordKind(Category category, Style style, String... options) {
    this.category = category;
    this.style = style;
    this.options = List.of(options);
  }

  /** Where its entries stand; null for a synonym, which is added to an entry of any category. */
  Category category() {
    return category;
  }

  /** How the first entry of its section is written. */
  Style style() {
    return style;
  }

  /** Whether a command line with this kind can have the option. */
  boolean has(String option) {
    return ALWAYS.contains(option) || options.contains(option);
  }

  /** Those that have the option, for messages. */
  static List<String> having(String option) {
    return Arrays.stream(values()).filter(kind -> kind.has(option)).map(WordKind::said).toList();
  }

  /** As it is written on a command line. */
  String said() {
    return name().toLowerCase(Locale.ROOT);
  }
}
