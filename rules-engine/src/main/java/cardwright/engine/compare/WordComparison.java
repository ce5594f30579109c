package cardwright.engine.compare;

import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.Language;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which words one vocabulary has, lacks or uses otherwise than another. */
final class WordComparison {
  private final Rulebook from;
  private final Rulebook to;
  private final Reasons reasons;

  WordComparison(Rulebook from, Rulebook to) {
    this.from = from;
    this.to = to;
    this.reasons = new Reasons(from, to);
  }

  Difference.Words compare() {
    List<Difference.WordChange> added = new ArrayList<>();
    List<Difference.WordChange> retired = new ArrayList<>();
    List<Difference.WordChange> redefined = new ArrayList<>();
    for (Category category : Category.values()) {
      for (Entry old : from.vocabulary().of(category)) {
        Optional<Entry> now = to.vocabulary().find(category, old.id());
        if (now.isEmpty()) {
          retired.add(change(old));
        } else if (!sayings(old).equals(sayings(now.get()))) {
          redefined.add(change(now.get()));
        }
      }
      to.vocabulary().of(category).stream().filter(now -> from.vocabulary().find(category, now.id()).isEmpty()).forEach(now -> added.add(change(now)));
    }
    return new Difference.Words(added, retired, redefined);
  }

  /** The keywords whose definition differs. */
  static boolean isRedefined(String keyword, Rulebook from, Rulebook to) {
    Optional<Entry> old = from.vocabulary().find(Category.KEYWORDS, keyword);
    Optional<Entry> now = to.vocabulary().find(Category.KEYWORDS, keyword);
    return old.isPresent() && now.isPresent() && !sayings(old.get()).equals(sayings(now.get()));
  }

  /** All that an entry says, without its place in a file. */
  private static List<Object> sayings(Entry entry) {
    List<Object> said = new ArrayList<>(List.of(entry.words(), entry.group(), entry.icon(), entry.options()));
    entry.keyword().ifPresent(
        keyword -> {
          said.add(keyword.parameters());
          said.add(keyword.body());
          said.add(keyword.means().entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, means -> text(means.getValue()))));
        });
    return said;
  }

  private static String text(ScalarNode node) {
    return node.text();
  }

  private Difference.WordChange change(Entry entry) {
    Map<String, String> words = new LinkedHashMap<>();
    for (Language language : Language.values()) {
      entry.words(language).stream().findFirst().ifPresent(word -> words.put(language.code(), word));
    }
    String section = entry.category().key();
    List<String> rules =
        reasons.of(change -> change.part() == Change.Part.WORDS && change.id().text().equals(entry.id()) && change.section().filter(section::equals).isPresent());
    return new Difference.WordChange(section, entry.id(), words, rules);
  }
}
