package cardwright.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.normalise.Raw;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.source.Severity;
import cardwright.grammar.vocabulary.Vocabulary;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.BeforeContainer;

/**
 * Whatever stands in a text or in a vocabulary: nothing is thrown, nothing takes long, and a text is accepted only when each of its words has
 * a role. {@code -Djqwik.tries.default=1000000} makes a million texts.
 */
class FuzzTest {
  /** Far above what a text takes: on a busy machine the compiler and the parser's tables may be made while one is read. */
  private static final long LONGEST_TEXT = 2_000_000_000L;
  private static final long LONGEST_VOCABULARY = 5_000_000_000L;
  private static final Path VOCABULARY = Path.of("../rulebook/squads/vocabulary.yaml");

  /** The first text of all pays for the loading of the whole language. */
  @BeforeContainer
  static void warmedUp() {
    for (String text : List.of("{tap}: ранить ваше существо на 1. Орда", "{tap}: wound your creature for 1. Horde", "{tap}: ранить вашему существу на 1 1", "{tap}: wuond your creature creature for 1")) {
      Squads.LANGUAGE.read(text, Squads.of(text), "Тихий Волк");
    }
  }

  @Provide
  Arbitrary<String> texts() {
    return Mangling.texts();
  }

  @Property(seed = "20260101", shrinking = ShrinkingMode.BOUNDED)
  void everyWordOfAnAcceptedTextHasARole(@ForAll("texts") String text) {
    long start = worked();
    Reading reading = Squads.LANGUAGE.read(text, Squads.of(text), "Тихий Волк");
    assertTrue(worked() - start < LONGEST_TEXT, "this takes more than two seconds");
    reading.problems().forEach(problem -> assertTrue(0 <= problem.span().start() && problem.span().end() <= text.length(), () -> problem + " is outside"));
    if (reading.understood()) {
      assertEquals(List.of(), reading.words().stream().filter(word -> word.category().equals("unknown")).toList());
      assertEquals(List.of(), leftOut(text, reading));
      for (Language language : Language.values()) {
        String told = Squads.LANGUAGE.print(reading.meanings(), language);
        assertTrue(Tree.same(reading.meanings(), Squads.LANGUAGE.read(told, language).meanings()), () -> "this is told as " + told);
      }
    }
  }

  /** How many nanoseconds the processor worked for this thread: the clock would count what else the machine does. */
  private static long worked() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** What stands between the words, apart from the full stops that part sentences. */
  private static List<Raw> leftOut(String text, Reading reading) {
    StringBuilder rest = new StringBuilder(text);
    reading.words().forEach(word -> rest.replace(word.span().start(), word.span().end(), " ".repeat(word.span().end() - word.span().start())));
    return Scanner.scan(rest.toString()).stream().filter(raw -> raw.kind() != Raw.Kind.DOT && raw.kind() != Raw.Kind.SEMI).toList();
  }

  @Provide
  Arbitrary<List<UnaryOperator<String>>> changes() throws IOException {
    List<String> words = Arrays.stream(Files.readString(VOCABULARY).split("\\s+")).distinct().toList();
    return Mangling.small(words).list().ofMinSize(1).ofMaxSize(5);
  }

  /** {@code -Dfuzz.vocabularies=N} tries each change at N places of the vocabulary. */
  @Property(seed = "20260101", tries = 20, shrinking = ShrinkingMode.OFF)
  void noVocabularyThrowsOrHangs(@ForAll("changes") List<UnaryOperator<String>> changes) throws IOException {
    String sound = Files.readString(VOCABULARY);
    for (int part = 0; part < Integer.getInteger("fuzz.vocabularies", 1); part++) {
      List<String> lines = Arrays.asList(sound.split("\n"));
      for (UnaryOperator<String> change : changes) {
        int at = Math.floorMod(change.apply(sound).hashCode() + part * 31, lines.size());
        lines.set(at, change.apply(lines.get(at)));
      }
      Path file = Files.createTempFile("vocabulary", ".yaml");
      try {
        Files.write(file, String.join("\n", lines).getBytes(java.nio.charset.StandardCharsets.UTF_8));
        long start = worked();
        Vocabulary vocabulary = Vocabulary.read(DocumentReader.read(file));
        CardLanguage language = CardLanguage.of(vocabulary);
        boolean wrong = language.vocabularyProblems().stream().anyMatch(problem -> problem.severity() == Severity.ERROR);
        Reading reading = language.read("{tap}: ранить ваше существо на 1. Орда.", Language.RU);
        assertTrue(wrong || reading.understood() || !reading.problems().isEmpty());
        assertTrue(worked() - start < LONGEST_VOCABULARY, () -> "this takes long: " + String.join("\n", lines));
      } finally {
        Files.delete(file);
      }
    }
  }
}
