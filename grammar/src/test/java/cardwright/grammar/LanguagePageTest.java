package cardwright.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.normalise.Raw;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.parse.EnglishCardText;
import cardwright.grammar.parse.Node;
import cardwright.grammar.parse.RussianCardText;
import cardwright.grammar.parse.Syntax;
import cardwright.grammar.parse.Syntax.Start;
import cardwright.grammar.tokens.Lexer;
import cardwright.grammar.tokens.Lexicon;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * docs/language.md is made of the grammars' rules, of examples that are tested, and of the vocabularies, so it cannot tell of a language that
 * is not there. After a wanted change {@code -Dupdate=true} writes it anew.
 */
class LanguagePageTest {
  private static final Path RESOURCES = Path.of("src/test/resources/cardwright/grammar");
  private static final Path PAGE = Path.of("../docs/language.md");
  private static final Path GAMES = Path.of("../rulebook");

  private static final Map<Language, Lexicon> LEXICONS = Map.of(Language.RU, lexicon(Language.RU), Language.EN, lexicon(Language.EN));

  /**
   * What a row shows.
   *
   * @param one whether both say one meaning
   */
  private record Shown(Text ru, Text en, boolean one) {}

  /** A text and the rules that are met in it. */
  private record Text(String text, Set<String> rules) {
    static Text of(String text, Language language, Start start) {
      Set<String> rules = new TreeSet<>();
      Lexicon lexicon = LEXICONS.get(language);
      List<Raw> raws = Scanner.scan(text);
      for (List<Raw> sentence : start == Start.ABILITY ? Sentences.of(raws, lexicon) : List.of(raws)) {
        Syntax.parse(language, start, Lexer.tokens(lexicon, text, sentence, "")).map(Syntax.Parsed::tree).ifPresent(tree -> meet(tree, rules));
      }
      return new Text(text, rules);
    }

    private static void meet(Node node, Set<String> rules) {
      rules.add(node.rule());
      node.children().forEach(child -> meet(child, rules));
    }
  }

  private static Lexicon lexicon(Language language) {
    return Lexicon.of(Squads.VOCABULARY, language).withNames(List.of("Волк", "Wolf"));
  }

  @Test
  void thePageTellsOfTheLanguageAsItIs() throws IOException {
    String page = page();
    if (Boolean.getBoolean("update")) {
      Files.writeString(PAGE, page);
    }
    assertEquals(Files.readString(PAGE), page);
  }

  @Test
  void everyRuleIsToldOf() throws IOException {
    Set<String> told = new TreeSet<>();
    for (String line : constructs()) {
      if (!line.startsWith("=")) {
        told.add(line.split("\t")[0]);
      }
    }
    Set<String> rules = new TreeSet<>(Arrays.asList(RussianCardText.ruleNames));
    rules.addAll(Arrays.asList(EnglishCardText.ruleNames));
    assertEquals(rules, told);
  }

  private static List<String> constructs() throws IOException {
    return Files.readAllLines(RESOURCES.resolve("constructs.txt")).stream().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
  }

  private static String page() throws IOException {
    Map<String, Shown> examples = examples();
    StringBuilder page =
        new StringBuilder(
            """
            # The language of cards

            Everything that card texts can say, made from the grammars and the vocabularies by a test: what stands here is read as it is told
            here. Examples are of the game of squads, most of them whole abilities, which `./cardwright explain --text "…" --rulebook squads` takes
            apart word by word; what speaks of an attack («атакованный», "the attacked") needs one that runs, as behind «при ударе – …», and a
            single effect, condition or description stands where there is no short ability that shows it. Both examples of a row show what it is
            about and mean the same; behind a * they show it in two different texts. Where only one language says it so, the other shows how it
            says the same. Other words are listed in the vocabularies below; case, gender and number follow from the sentence.
            """);
    for (String line : constructs()) {
      if (line.startsWith("=")) {
        String section = line.substring(1).strip();
        if (!section.equals("-")) {
          page.append("\n## ").append(section).append("\n\n| | what it says | in Russian | in English |\n|---|---|---|---|\n");
        }
        continue;
      }
      String[] parts = line.split("\t");
      if (parts.length > 1) {
        Optional<Shown> shown = Optional.ofNullable(examples.get(parts[0]));
        page.append("| ").append(parts[0]).append(shown.filter(each -> !each.one()).isPresent() ? " *" : "").append(" | ").append(parts[1]).append(" | ").append(shown.map(Shown::ru).map(Text::text).map(LanguagePageTest::cell).orElse("")).append(" | ")
            .append(shown.map(Shown::en).map(Text::text).map(LanguagePageTest::cell).orElse("")).append(" |\n");
      }
    }
    try (Stream<Path> games = Files.list(GAMES)) {
      for (Path game : games.filter(folder -> Files.exists(folder.resolve("vocabulary.yaml"))).sorted().toList()) {
        page.append(words(game));
      }
    }
    return page.toString();
  }

  private static String words(Path game) {
    Vocabulary vocabulary = Vocabulary.read(DocumentReader.read(game.resolve("vocabulary.yaml")));
    StringBuilder page = new StringBuilder("\n## Words of ").append(game.getFileName()).append("\n\n| | id | Russian | English | icon | means |\n|---|---|---|---|---|---|\n");
    for (Category category : Category.values()) {
      for (Entry entry : vocabulary.of(category)) {
        String means = entry.keyword().map(Entry.Definition::means).map(texts -> texts.values().stream().map(node -> node.text()).collect(Collectors.joining("<br>"))).orElse("");
        page.append("| ").append(category.human()).append(" | ").append(entry.id()).append(" | ").append(cell(String.join(", ", entry.words(Language.RU)))).append(" | ")
            .append(cell(String.join(", ", entry.words(Language.EN)))).append(" | ").append(entry.icon().map(icon -> "`" + icon + "`").orElse("")).append(" | ").append(cell(means)).append(" |\n");
      }
    }
    return page.toString();
  }

  private static String cell(String text) {
    return text.replace("|", "\\|");
  }

  /** Every rule that both grammars have is shown in both languages. */
  @Test
  void bothExamplesOfARowShowIt() throws IOException {
    Set<String> shared = shared();
    Map<String, Shown> examples = examples();
    Set<String> lacking = new TreeSet<>();
    for (String line : constructs()) {
      String rule = line.split("\t")[0];
      Shown shown = examples.get(rule);
      if (shared.contains(rule) && line.contains("\t") && !(shown != null && shown.ru().rules().contains(rule) && shown.en().rules().contains(rule))) {
        lacking.add(rule);
      }
    }
    assertEquals(Set.of(), lacking);
  }

  @Test
  void everyRowSaysWhatItIsAbout() throws IOException {
    assertEquals(List.of(), constructs().stream().filter(line -> line.endsWith("\t-")).toList());
  }

  private static Set<String> shared() {
    Set<String> shared = new TreeSet<>(Arrays.asList(RussianCardText.ruleNames));
    shared.retainAll(Arrays.asList(EnglishCardText.ruleNames));
    return shared;
  }

  /** For each rule the shortest example that shows it: in both languages, if it can be had, and in canonical words, if they show it. */
  private static Map<String, Shown> examples() throws IOException {
    Map<String, Shown> found = new HashMap<>();
    Comparator<Shown> order = Comparator.comparing((Shown shown) -> !shown.ru().text().endsWith(".")).thenComparingInt(shown -> shown.ru().text().length()).thenComparing(shown -> shown.ru().text()).thenComparing(shown -> shown.en().text());
    List<Wordings> all = wordings();
    List<Shown> canonical = all.stream().map(each -> new Shown(each.ru().get(0), each.en().get(0), true)).sorted(order).toList();
    List<Shown> written = all.stream().flatMap(each -> each.ru().stream().flatMap(ru -> each.en().stream().map(en -> new Shown(ru, en, true)))).sorted(order).toList();
    for (List<Shown> shown : List.of(canonical, written)) {
      for (Shown each : shown) {
        each.ru().rules().stream().filter(each.en().rules()::contains).forEach(rule -> found.putIfAbsent(rule, each));
      }
    }
    Set<String> shared = shared();
    for (List<Shown> shown : List.of(canonical, written)) {
      for (String rule : shared) {
        Optional<Text> ru = shown.stream().map(Shown::ru).filter(text -> text.rules().contains(rule)).findFirst();
        Optional<Text> en = shown.stream().map(Shown::en).filter(text -> text.rules().contains(rule)).min(Comparator.comparing((Text text) -> !text.text().endsWith(".")).thenComparingInt(text -> text.text().length()));
        if (ru.isPresent() && en.isPresent()) {
          found.putIfAbsent(rule, new Shown(ru.get(), en.get(), false));
        }
      }
    }
    for (List<Shown> shown : List.of(canonical, written)) {
      for (Shown each : shown) {
        each.ru().rules().forEach(rule -> found.putIfAbsent(rule, each));
        each.en().rules().forEach(rule -> found.putIfAbsent(rule, each));
      }
    }
    return found;
  }

  /** All that the examples say one meaning with, the canonical words first. */
  private record Wordings(List<Text> ru, List<Text> en) {}

  private static List<Wordings> wordings() throws IOException {
    Map<String, Wordings> all = new LinkedHashMap<>();
    Start start = Start.ABILITY;
    String ru = "";
    String text = "";
    for (String line : Files.readAllLines(RESOURCES.resolve("examples.txt"))) {
      if (line.matches("[AECS] .*")) {
        text = line.substring(2);
        start = switch (line.charAt(0)) {
          case 'A' -> Start.ABILITY;
          case 'E' -> Start.EFFECT;
          case 'C' -> Start.CONDITION;
          default -> Start.SELECTOR;
        };
      } else if (line.startsWith("  ru: ")) {
        ru = line.substring(6);
      } else if (line.startsWith("  en: ")) {
        String en = line.substring(6);
        Wordings one = all.get(start + ru + en);
        if (one == null) {
          one = new Wordings(new ArrayList<>(List.of(Text.of(ru, Language.RU, start))), new ArrayList<>(List.of(Text.of(en, Language.EN, start))));
          all.put(start + ru + en, one);
        }
        (Squads.of(text) == Language.RU ? one.ru() : one.en()).add(Text.of(text, Squads.of(text), start));
      }
    }
    return List.copyOf(all.values());
  }
}
