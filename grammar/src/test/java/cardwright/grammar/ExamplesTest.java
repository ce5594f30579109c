package cardwright.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.grammar.source.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every example of the language is a line in {@code examples.txt}: the text, then its canonical wording in both languages, or what is wrong.
 * The first letter says what the text is: ability, effect, condition or selector. Run with {@code -Dupdate=true} to write what the program
 * says now, and review the difference.
 */
class ExamplesTest {
  private static final Path FILE = Path.of("src/test/resources/cardwright/grammar/examples.txt");

  private record Example(char what, String text, String expected) {}

  /** What one text became: meanings to compare, canonical wordings, problems. */
  private record Said(Object meaning, String ru, String en, List<Problem> problems) {
    String told(String text) {
      StringBuilder told = new StringBuilder();
      if (meaning != null) {
        told.append("  ru: ").append(ru).append("\n  en: ").append(en).append('\n');
      }
      if (!problems.isEmpty()) {
        told.append("  !! ").append(Squads.problems(problems, text)).append('\n');
      }
      return told.toString();
    }
  }

  private static List<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>();
    StringBuilder expected = new StringBuilder();
    String head = "";
    for (String line : Files.readAllLines(FILE)) {
      if (line.startsWith("  ")) {
        expected.append(line).append('\n');
      } else if (!line.isBlank() && !line.startsWith("#")) {
        if (!head.isEmpty()) {
          examples.add(new Example(head.charAt(0), head.substring(2), expected.toString()));
        }
        head = line;
        expected.setLength(0);
      }
    }
    examples.add(new Example(head.charAt(0), head.substring(2), expected.toString()));
    return examples;
  }

  private static Said said(char what, String text, Language language) {
    CardLanguage cards = what == 'C' ? Squads.SCENARIOS : Squads.LANGUAGE;
    return switch (what) {
      case 'A' -> {
        Reading reading = cards.read(text, language, "Тихий Волк");
        Object meaning = reading.understood() ? reading.meanings() : null;
        yield new Said(
            meaning,
            meaning == null ? "" : cards.print(reading.meanings(), Language.RU),
            meaning == null ? "" : cards.print(reading.meanings(), Language.EN),
            reading.problems());
      }
      case 'E' -> part(cards.readEffect(text, language), e -> cards.print(e, Language.RU), e -> cards.print(e, Language.EN));
      case 'C' -> part(cards.readCondition(text, language), e -> cards.print(e, Language.RU), e -> cards.print(e, Language.EN));
      case 'S' -> part(cards.readSelector(text, language), e -> cards.print(e, Language.RU), e -> cards.print(e, Language.EN));
      default -> throw new IllegalArgumentException("what is " + what);
    };
  }

  private static <T> Said part(PartReading<T> reading, Function<T, String> ru, Function<T, String> en) {
    Optional<T> meaning = reading.meaning();
    return new Said(meaning.orElse(null), meaning.map(ru).orElse(""), meaning.map(en).orElse(""), reading.problems());
  }

  @TestFactory
  Stream<DynamicTest> eachExampleSaysWhatItSaid() throws IOException {
    List<Example> examples = examples();
    if (Boolean.getBoolean("update")) {
      StringBuilder all = new StringBuilder("# What a text is (ability, effect, condition, selector), the text, its canonical wordings or what is wrong.\n");
      for (Example e : examples) {
        all.append(e.what()).append(' ').append(e.text()).append('\n').append(said(e.what(), e.text(), Squads.of(e.text())).told(e.text()));
      }
      Files.writeString(FILE, all);
    }
    return examples.stream().map(e -> DynamicTest.dynamicTest(e.text(), () -> check(e)));
  }

  private static void check(Example e) {
    Said said = said(e.what(), e.text(), Squads.of(e.text()));
    if (!Boolean.getBoolean("update")) {
      assertEquals(e.expected(), said.told(e.text()));
    }
    if (said.meaning() != null) {
      assertEquals(said.meaning(), said(e.what(), said.ru(), Language.RU).meaning(), said.ru());
      assertEquals(said.meaning(), said(e.what(), said.en(), Language.EN).meaning(), said.en());
    }
  }

  @Test
  void thereAreManyExamples() throws IOException {
    assertTrue(examples().size() >= 150);
  }

  /** What is printed is canonical: printing what it reads to changes nothing. */
  @Test
  void canonicalTextIsAFixedPoint() throws IOException {
    for (Example e : examples()) {
      Said said = said(e.what(), e.text(), Squads.of(e.text()));
      if (said.meaning() != null) {
        assertEquals(said.ru(), said(e.what(), said.ru(), Language.RU).ru());
        assertEquals(said.en(), said(e.what(), said.en(), Language.EN).en());
      }
    }
  }

  /** A word that can be left out without changing the meaning was dropped in silence; only these say nothing of their own. */
  @Test
  void everyWordCounts() throws IOException {
    List<String> silent =
        List.of(
            "chosen", "exactly", "structure", "sign", "выбранное", "ровно", "~", "the", "own", "instantly");
    List<String> dropped = new ArrayList<>();
    for (Example e : examples()) {
      if (e.what() != 'A') {
        continue;
      }
      Language language = Squads.of(e.text());
      Reading whole = Squads.LANGUAGE.read(e.text(), language);
      if (!whole.understood()) {
        continue;
      }
      for (Reading.Word word : whole.words()) {
        boolean content = !word.concept().isEmpty() || word.category().equals("number");
        String without = e.text().substring(0, word.span().start()) + " " + e.text().substring(word.span().end());
        Reading rest = Squads.LANGUAGE.read(without, language);
        if (content && rest.understood() && rest.meanings().equals(whole.meanings()) && !silent.contains(word.concept())) {
          dropped.add(e.text() + " without " + e.text().substring(word.span().start(), word.span().end()));
        }
      }
    }
    assertEquals(List.of(), dropped.stream().filter(d -> !d.matches(".*это существо.* without существо|.*этого (пирата|орка).* without (пирата|орка)|.*этих орков.* without орков|.*the summoned card.* without summoned|.* without (клетк.*|cells?|нападения|поля боя|battlefield|1|одну|карта|карт|картам|card|первые|ран|раны|wounds?|an? .*|рану|2 .*|one|once)")).toList());
  }
}
