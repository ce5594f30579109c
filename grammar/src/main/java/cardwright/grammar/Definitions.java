package cardwright.grammar;

import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Severity;
import cardwright.grammar.source.Span;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.ArrayList;
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

  Definitions(Vocabulary vocabulary, Lexicons lexicons) {
    this.vocabulary = vocabulary;
    this.lexicons = lexicons;
    this.reader = new Reader(vocabulary, lexicons, List.of(), this::iconCost);
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
    Map<Language, ScalarNode> means = entry.keyword().orElseThrow().means();
    Language language = means.containsKey(Language.EN) ? Language.EN : Language.RU;
    ScalarNode text = means.get(language);
    return text == null ? List.of() : reader.abilities(text.text(), language, "").meanings();
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

  private Optional<Effect> readCost(Entry icon) {
    Map<Language, ScalarNode> means = icon.keyword().orElseThrow().means();
    Language language = means.containsKey(Language.EN) ? Language.EN : Language.RU;
    ScalarNode text = means.get(language);
    return text == null || text.text().contains("{" + icon.id() + "}") ? Optional.empty() : reader.effect(text.text(), language).meaning();
  }

  List<Diagnostic> problems() {
    List<Diagnostic> found = new ArrayList<>(vocabulary.diagnostics());
    for (Language language : Language.values()) {
      found.addAll(lexicons.in(language).diagnostics());
    }
    for (Entry entry : vocabulary.of(Category.KEYWORDS)) {
      Optional<List<Ability>> ru = checked(entry, Language.RU, found);
      Optional<List<Ability>> en = checked(entry, Language.EN, found);
      if (ru.isPresent() && en.isPresent() && !ru.get().equals(en.get())) {
        report(found, entry.key().span(), "«" + entry.id() + "» means one thing in Russian and another in English");
      }
    }
    for (Entry icon : vocabulary.of(Category.ICONS)) {
      List<Optional<Effect>> costs = new ArrayList<>();
      icon.keyword().orElseThrow().means().forEach((language, text) -> costs.add(checkedCost(text, language, found)));
      if (costs.size() == 2 && costs.get(0).isPresent() && costs.get(1).isPresent() && !costs.get(0).equals(costs.get(1))) {
        report(found, icon.key().span(), "paying «" + icon.id() + "» is one thing in Russian and another in English");
      }
    }
    new Cycles(vocabulary, this::of).report(found);
    return List.copyOf(found);
  }

  private Optional<List<Ability>> checked(Entry entry, Language language, List<Diagnostic> found) {
    ScalarNode text = entry.keyword().orElseThrow().means().get(language);
    if (text == null) {
      return Optional.empty();
    }
    Reading reading = reader.abilities(text.text(), language, "");
    add(reading.problems(), text, found);
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
