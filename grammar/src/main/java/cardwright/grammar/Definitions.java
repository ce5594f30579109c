package cardwright.grammar;

import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.print.Printers;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Severity;
import cardwright.grammar.source.Span;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What the keywords and icons of a vocabulary mean, read when first asked for. */
final class Definitions {
  private final Vocabulary vocabulary;
  private final Lexicons lexicons;
  private final Reader reader;
  private final Map<String, List<Ability>> keywords = new ConcurrentHashMap<>();
  private final Map<String, Optional<Effect>> icons = new ConcurrentHashMap<>();

  Definitions(Vocabulary vocabulary, Lexicons lexicons, Meanings meanings) {
    this.vocabulary = vocabulary;
    this.lexicons = lexicons;
    this.reader = new Reader(vocabulary, lexicons, List.of(), this::iconCost, meanings);
  }

  /** English first, because it needs no dictionary; {@link #problems} holds that both agree. */
  List<Ability> of(String keyword) {
    List<Ability> known = keywords.get(keyword);
    if (known == null) {
      known = vocabulary.find(Category.KEYWORDS, keyword).map(this::read).orElse(List.of());
      keywords.put(keyword, known);
    }
    return known;
  }

  private List<Ability> read(Entry entry) {
    Language language = first(entry);
    ScalarNode text = means(entry, language);
    return text == null ? List.of() : reader.abilities(text.text(), language, "").meanings();
  }

  private static Language first(Entry entry) {
    return means(entry, Language.EN) != null ? Language.EN : Language.RU;
  }

  private static ScalarNode means(Entry entry, Language language) {
    return entry.keyword().orElseThrow().means().get(language);
  }

  /** What paying an icon does. An icon that is paid with itself has no cost: reading it would never end. */
  Optional<Effect> iconCost(Entry icon) {
    Optional<Effect> known = icons.get(icon.id());
    if (known == null) {
      known = readCost(icon);
      icons.put(icon.id(), known);
    }
    return known;
  }

  /** Whether all icons that both have are paid alike, so that a text with an icon means the same. */
  boolean paysLike(Definitions other) {
    return vocabulary.of(Category.ICONS).stream().allMatch(icon -> iconCost(icon).equals(other.iconCost(icon)));
  }

  private Optional<Effect> readCost(Entry icon) {
    Language language = first(icon);
    ScalarNode text = means(icon, language);
    return text == null || text.text().contains("{" + icon.id() + "}") ? Optional.empty() : reader.effect(text.text(), language).meaning();
  }

  List<Diagnostic> problems() {
    List<Diagnostic> found = new ArrayList<>(vocabulary.diagnostics());
    // the languages share nothing that changes, and each costs the same
    List.of(Language.values()).parallelStream().forEach(language -> lexicons.in(language));
    List<Diagnostic> words = ofWords();
    found.addAll(words);
    if (words.stream().anyMatch(each -> each.severity() == Severity.ERROR)) {
      return List.copyOf(found); // what the keywords say may only fail to be read because of it
    }
    Map<ScalarNode, Reading> readings = readings();
    for (Entry entry : vocabulary.of(Category.KEYWORDS)) {
      Optional<List<Ability>> ru = checked(entry, Language.RU, readings, found);
      Optional<List<Ability>> en = checked(entry, Language.EN, readings, found);
      if (ru.isPresent() && en.isPresent() && !Tree.same(ru.get(), en.get())) {
        Printers printers = new Printers(vocabulary, this::iconCost);
        String russian = printers.in(Language.EN).abilities(ru.get());
        String english = printers.in(Language.EN).abilities(en.get());
        report(found, entry.key().span(), "«" + entry.id() + "» means one thing in Russian («" + russian + "») and another in English («" + english + "»)");
      }
    }
    for (Entry icon : vocabulary.of(Category.ICONS)) {
      List<Optional<Effect>> costs = new ArrayList<>();
      icon.keyword().orElseThrow().means().forEach((language, text) -> costs.add(checkedCost(text, language, found)));
      if (costs.size() == 2 && costs.get(0).isPresent() && costs.get(1).isPresent() && !Tree.same(costs.get(0), costs.get(1))) {
        report(found, icon.key().span(), "paying «" + icon.id() + "» is one thing in Russian and another in English");
      }
    }
    new Cycles(vocabulary, this::of).report(found);
    return List.copyOf(found);
  }

  /** Whether a word stands for two things in a language; whatever says it may then be read as nobody meant it. */
  boolean clash() {
    return ofWords().stream().anyMatch(each -> each.severity() == Severity.ERROR);
  }

  private List<Diagnostic> ofWords() {
    return Arrays.stream(Language.values()).flatMap(language -> lexicons.in(language).diagnostics().stream()).distinct().toList();
  }

  /** What all texts mean that say what a keyword is, each by itself. */
  private Map<ScalarNode, Reading> readings() {
    Map<ScalarNode, Reading> readings = new ConcurrentHashMap<>();
    vocabulary.of(Category.KEYWORDS).parallelStream().forEach(
        entry ->
            entry.keyword().orElseThrow().means().forEach(
                (language, text) -> {
                  Reading reading = reader.abilities(text.text(), language, "");
                  readings.put(text, reading);
                  if (language == first(entry)) {
                    keywords.putIfAbsent(entry.id(), reading.meanings());
                  }
                }));
    return readings;
  }

  private Optional<List<Ability>> checked(Entry entry, Language language, Map<ScalarNode, Reading> readings, List<Diagnostic> found) {
    ScalarNode text = means(entry, language);
    if (text == null) {
      return Optional.empty();
    }
    Reading reading = readings.get(text);
    add(reading.problems(), text, found);
    add(reading.unsettled(entry.keyword().orElseThrow().parameters()), text, found);
    return reading.understood() ? Optional.of(reading.meanings()) : Optional.empty();
  }

  private Optional<Effect> checkedCost(ScalarNode text, Language language, List<Diagnostic> found) {
    PartReading<Effect> reading = reader.effect(text.text(), language);
    add(reading.problems(), text, found);
    return reading.meaning();
  }

  private void add(List<Problem> problems, ScalarNode text, List<Diagnostic> found) {
    for (Problem problem : problems) {
      Span span = problem.span().end() <= text.text().length() ? text.spanOf(problem.span()) : text.span();
      found.add(new Diagnostic(Optional.of(vocabulary.file()), problem.severity(), span, problem.message(), problem.suggestion()));
    }
  }

  private void report(List<Diagnostic> found, Span span, String message) {
    found.add(new Diagnostic(Optional.of(vocabulary.file()), Severity.ERROR, span, message, Optional.empty()));
  }
}
