package cardwright.tests.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.play.Match;
import cardwright.grammar.Language;
import cardwright.tests.Project;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the engine says to players it can say in every language. */
class SentencesTest {
  private static final Path PROGRAM = Project.root().resolve("rules-engine/src/main/java/cardwright/engine/play");
  private static final Pattern GAP = Pattern.compile("\\{\\d}");
  private static final Pattern QUESTION = Pattern.compile("\"[^\"\\n]*[a-z][^\"\\n]*\\?\"");
  private static final Pattern KEY = Pattern.compile("\"((?:ask|answer|card|end|no|option|paid|player)\\.[a-z.-]*)\"");

  @Test
  void everyLanguageHasEverySentenceWithTheSameGaps() throws IOException {
    assertEquals(gaps(sentences(Language.EN)), gaps(sentences(Language.RU)));
  }

  @Test
  void noRussianSentenceIsEnglish() throws IOException {
    sentences(Language.RU).forEach((key, text) -> assertTrue(Pattern.compile("[А-Яа-я]|^\\W").matcher(text).find() && !Pattern.compile("[A-Za-z]").matcher(text).find(), key));
  }

  @Test
  void whatTheProgramSaysIsThereAndNothingElse() throws IOException {
    Set<String> said = KEY.matcher(program()).results().map(key -> key.group(1)).collect(Collectors.toCollection(TreeSet::new));
    Set<String> known = sentences(Language.EN).keySet();
    Set<String> whole = said.stream().filter(key -> !key.endsWith(".")).collect(Collectors.toCollection(TreeSet::new));
    known.stream().filter(key -> said.stream().anyMatch(begun -> begun.endsWith(".") && key.startsWith(begun))).forEach(whole::add);
    assertEquals(known, whole);
  }

  @Test
  void noQuestionStandsInTheProgram() throws IOException {
    assertEquals(List.of(), QUESTION.matcher(program()).results().map(MatchResult::group).toList());
  }

  private static String program() throws IOException {
    StringBuilder program = new StringBuilder();
    try (Stream<Path> files = Files.walk(PROGRAM)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).sorted().toList()) {
        program.append(Files.readString(file));
      }
    }
    return program.toString();
  }

  private static Map<String, Set<String>> gaps(Map<String, String> sentences) {
    Map<String, Set<String>> gaps = new TreeMap<>();
    sentences.forEach((key, text) -> gaps.put(key, GAP.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new))));
    return gaps;
  }

  private static Map<String, String> sentences(Language language) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = new InputStreamReader(Match.class.getResourceAsStream("Sentences_" + language.code() + ".properties"), StandardCharsets.UTF_8)) {
      properties.load(reader);
    }
    Map<String, String> sentences = new TreeMap<>();
    properties.stringPropertyNames().forEach(key -> sentences.put(key, properties.getProperty(key)));
    return sentences;
  }
}
