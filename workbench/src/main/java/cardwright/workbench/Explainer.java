package cardwright.workbench;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.compile.DrlExport;
import cardwright.engine.explain.Moment;
import cardwright.engine.explain.Moments;
import cardwright.engine.rulebook.Clause;
import cardwright.engine.feasible.Feasibility;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Ruling;
import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.Reading;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Anaphora;
import cardwright.grammar.meaning.Anaphora.Referent;
import cardwright.grammar.source.Span;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Makes explanations of texts and of cards. */
final class Explainer {
  /** The id of a card that has nothing but a text from the command line. */
  static final String TEXT = "text";

  private final Rulebook rulebook;
  private final CardLanguage language;
  private final Moments moments;
  private final DrlExport drl;

  Explainer(Rulebook rulebook) {
    this.rulebook = rulebook;
    this.language = rulebook.language();
    this.moments = new Moments(rulebook);
    this.drl = new DrlExport(language);
  }

  /**
   * Explains a text of no card; what is not understood is reported in {@code run}, and so is what {@code check} would not let a card say.
   *
   * @param cost what its card would cost: with a letter, the text may speak of it
   */
  Explanation text(String text, Language written, CardDefinition.Cost cost, Diagnostics run) {
    Reading reading = language.read(text, written);
    run.inText(text).report(ScalarNode.of(text), reading.problems());
    run.report(ScalarNode.of(text), reading.unsettled(cost.letter().map(List::of).orElse(List.of())));
    run.report(ScalarNode.of(text), new Feasibility(rulebook).problems(reading));
    List<CardDefinition.PrintedAbility> printed = new ArrayList<>();
    for (Reading.Part<Ability> part : reading.abilities()) {
      printed.add(new CardDefinition.PrintedAbility(part.meaning(), Map.of(written, text.substring(part.span().start(), part.span().end()))));
    }
    CardDefinition card =
        new CardDefinition(
            TEXT, Map.of(), Set.of(), Set.of(), cost, Map.of(), Map.of(), Map.of(written, text),
            reading.understood() ? printed : List.of(), Path.of(TEXT), new Span(0, text.length()));
    return explain(card, words(reading, text, written), run);
  }

  /** Explains a card that was understood. */
  Explanation card(CardDefinition card, Diagnostics run) {
    List<Explanation.Word> words = new ArrayList<>();
    card.texts().forEach((written, text) -> words.addAll(words(read(card, text, written), text, written)));
    return explain(card, words, run);
  }

  private Reading read(CardDefinition card, String text, Language written) {
    String name = card.names().getOrDefault(written, "");
    return name.isEmpty() ? language.read(text, written) : language.read(text, written, name);
  }

  private static List<Explanation.Word> words(Reading reading, String text, Language written) {
    return reading.words().stream()
        .map(word -> new Explanation.Word(written.code(), text.substring(word.span().start(), word.span().end()), word.category(), word.concept()))
        .toList();
  }

  private Explanation explain(CardDefinition card, List<Explanation.Word> words, Diagnostics run) {
    Catalogue catalogue = Catalogue.of(rulebook, List.of(card));
    List<Explanation.Part> parts = new ArrayList<>();
    Set<String> cited = new LinkedHashSet<>();
    for (int i = 0; i < card.abilities().size(); i++) {
      CardDefinition.PrintedAbility printed = card.abilities().get(i);
      String id = card.id() + "/" + (i + 1);
      List<Explanation.Rule> rules =
          catalogue.all().stream().filter(each -> each.id().equals(id) || each.id().startsWith(id + "/")).map(each -> rule(each, cited)).toList();
      parts.add(new Explanation.Part(coded(printed.words()), canonical(printed.meaning()), rules));
    }
    boolean text = card.names().isEmpty();
    return new Explanation(
        rulebook.id(), text ? null : card.id(), coded(card.names()), coded(card.texts()), !run.hasErrors(), words, parts, titles(cited),
        CheckReport.places(run));
  }

  private Explanation.Rule rule(CompiledAbility compiled, Set<String> cited) {
    List<Explanation.Firing> fires = new ArrayList<>();
    for (Moment moment : moments.of(compiled)) {
      fires.add(new Explanation.Firing(moment.path(), moment.title(), moment.clauses(), moment.why()));
      cited.addAll(moment.clauses());
    }
    cited.addAll(compiled.rules());
    Map<String, String> bindings = new LinkedHashMap<>();
    compiled.bindings().forEach((letter, value) -> bindings.put(letter, language.print(value, Language.EN)));
    return new Explanation.Rule(
        compiled.id(), canonical(compiled.ability()), compiled.keyword().orElse(null), bindings,
        Anaphora.of(compiled.ability()).stream().map(Anaphora.Mention::referent).distinct().map(this::said).toList(), fires, compiled.rules(), drl.rule(compiled));
  }

  private String said(Referent referent) {
    if (referent instanceof Referent.Chosen chosen) {
      return "what was chosen: " + language.print(chosen.selector(), Language.EN);
    } else if (referent instanceof Referent.EachOf each) {
      return "each in turn: " + language.print(each.selector(), Language.EN);
    } else if (referent instanceof Referent.Target target) {
      return "the target of «" + target.action().action().action() + "»";
    } else if (referent instanceof Referent.Patient patient) {
      return patient.described().map(whom -> "whom the event speaks of: " + language.print(whom, Language.EN))
          .orElse("whatever «" + patient.event().event() + "» happened to");
    }
    return "nobody: nothing was spoken of before";
  }

  private Map<String, String> canonical(Ability ability) {
    return byLanguage(each -> Optional.of(language.print(List.of(ability), each)));
  }

  private static Map<String, String> coded(Map<Language, String> texts) {
    return byLanguage(each -> Optional.ofNullable(texts.get(each)));
  }

  private static Map<String, String> byLanguage(Function<Language, Optional<String>> text) {
    Map<String, String> coded = new LinkedHashMap<>();
    for (Language each : Language.values()) {
      text.apply(each).ifPresent(found -> coded.put(each.code(), found));
    }
    return coded;
  }

  private Map<String, String> titles(Set<String> cited) {
    Map<String, String> known = new LinkedHashMap<>();
    for (Clause clause : rulebook.clauses()) {
      known.put(clause.id(), clause.title());
    }
    for (Ruling ruling : rulebook.rulings()) {
      known.put("decision:" + ruling.id(), ruling.decision().strip());
    }
    Map<String, String> titles = new LinkedHashMap<>();
    known.forEach((id, title) -> {
      if (cited.contains(id)) {
        titles.put(id, title);
      }
    });
    return titles;
  }

  /** The language whose letters the text has more of; words in braces are the same in both. */
  static Language guess(String text) {
    String plain = text.replaceAll("\\{[^}]*}", "");
    long cyrillic = plain.codePoints().filter(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.CYRILLIC).count();
    long latin = plain.codePoints().filter(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.LATIN).count();
    return cyrillic > latin ? Language.RU : Language.EN;
  }
}
