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

  /** An example's text in both languages, canonical. */
  private record Shown(String ru, String en) {
    String of(Language language) {
      return language == Language.RU ? ru : en;
    }
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
            single effect, condition or description stands where there is no short ability that shows it. Other words for the same are listed in the vocabularies below; case, gender and number follow from the
            sentence.
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
        page.append("| ").append(parts[0]).append(" | ").append(parts[1]).append(" | ").append(shown.map(Shown::ru).map(LanguagePageTest::cell).orElse("")).append(" | ")
            .append(shown.map(Shown::en).map(LanguagePageTest::cell).orElse("")).append(" |\n");
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

  /** For each rule the shortest example in whose canonical wording it is met. */
  private static Map<String, Shown> examples() throws IOException {
    List<Shown> all = new ArrayList<>();
    List<Shown> written = new ArrayList<>();
    List<Start> starts = new ArrayList<>();
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
        all.add(new Shown(ru, line.substring(6)));
        written.add(Squads.of(text) == Language.RU ? new Shown(text, line.substring(6)) : new Shown(ru, text));
        starts.add(start);
      }
    }
    Map<String, Shown> shortest = shortest(all, starts);
    // what the canonical wording says otherwise is shown as somebody may write it
    shortest(written, starts).forEach(shortest::putIfAbsent);
    return shortest;
  }

  private static Map<String, Shown> shortest(List<Shown> all, List<Start> starts) {
    Map<String, Shown> shortest = new HashMap<>();
    Comparator<Shown> byLength = Comparator.comparing((Shown shown) -> !shown.ru().endsWith(".")).thenComparingInt(shown -> shown.ru().length()).thenComparing(Shown::ru);
    for (Language language : Language.values()) {
      Lexicon lexicon = Lexicon.of(Squads.VOCABULARY, language).withNames(List.of("Волк", "Wolf"));
      for (int i = 0; i < all.size(); i++) {
        Shown shown = all.get(i);
        String text = shown.of(language);
        List<Raw> raws = Scanner.scan(text);
        for (List<Raw> sentence : starts.get(i) == Start.ABILITY ? Sentences.of(raws, lexicon) : List.of(raws)) {
          Syntax.parse(language, starts.get(i), Lexer.tokens(lexicon, text, sentence, ""))
              .map(Syntax.Parsed::tree)
              .ifPresent(tree -> meet(tree, shown, shortest, byLength));
        }
      }
    }
    return shortest;
  }

  private static void meet(Node node, Shown shown, Map<String, Shown> shortest, Comparator<Shown> byLength) {
    shortest.merge(node.rule(), shown, (one, other) -> byLength.compare(one, other) <= 0 ? one : other);
    node.children().forEach(child -> meet(child, shown, shortest, byLength));
  }
}
