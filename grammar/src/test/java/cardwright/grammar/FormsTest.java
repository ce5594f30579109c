package cardwright.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.morphology.FormsFile;
import cardwright.grammar.morphology.Inflection;
import cardwright.grammar.vocabulary.Vocabulary;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The files of forms say what the dictionary says. Run with {@code -Dupdate=true} to write them, and review the difference. */
class FormsTest {

  private static final Path OWN = Path.of("src/main/resources/cardwright/grammar/morphology/forms.tsv");
  private static final List<String> NOUNS = List.of("противник", "владелец", "игрок");
  private static final List<String> ADJECTIVES =
      List.of("этот", "другой", "следующий", "каждый", "случайный", "активный", "неактивный", "первый", "второй");

  private static void same(Path file, String forms) throws IOException {
    if (Boolean.getBoolean("update")) {
      Files.writeString(file, forms);
    }
    assertEquals(forms, Files.exists(file) ? Files.readString(file) : "");
  }

  @TestFactory
  Stream<DynamicTest> ofEveryVocabulary() throws IOException {
    try (Stream<Path> games = Files.list(Path.of("../rulebook"))) {
      return games.map(game -> game.resolve("vocabulary.yaml")).filter(Files::exists).sorted().toList().stream()
          .map(
              file ->
                  DynamicTest.dynamicTest(
                      file.toString(), () -> same(FormsFile.beside(file), CardLanguage.of(Vocabulary.read(DocumentReader.read(file))).forms())));
    }
  }

  @Test
  void ofTheWordsOfTheLanguageItself() throws IOException {
    Inflection dictionary = Inflection.ofDictionary();
    NOUNS.forEach(dictionary::noun);
    ADJECTIVES.forEach(dictionary::adjective);
    same(OWN, FormsFile.write(dictionary));
  }

  @Test
  void aFileIsCompletedWhereALineIsMissing() {
    Inflection dictionary = Inflection.ofDictionary();
    List.of("ведро", "гиря", "якорь").forEach(dictionary::noun);
    dictionary.animate("гиря");
    String whole = FormsFile.write(dictionary);
    String without = whole.replaceAll("(?m)^noun\tгиря.*\n", "");
    assertEquals(whole, FormsFile.completed(without, whole));
    assertEquals(whole, FormsFile.completed(whole, whole));
    String touched = whole.replace("Nn.An ведро", "Nn.An ведёрко").replaceAll("(?m)^animate.*\n?", "");
    assertEquals(whole.replace("Nn.An ведро", "Nn.An ведёрко"), FormsFile.completed(touched, whole), "what is there stays");
    assertEquals(whole.replace("\n", "\r\n"), FormsFile.completed(without.replace("\n", "\r\n"), whole));
  }

  @Test
  void aTornLineIsAsIfItWereNotThere() throws IOException {
    Path folder = Files.createTempDirectory("forms");
    Path file = folder.resolve("vocabulary.yaml");
    Files.write(FormsFile.beside(file), "noun\tкарта\tNf карта\tZz\nnoun\nverb\t\nnoun\tрана\tXX рана\n\n\t\n".getBytes(StandardCharsets.UTF_8));
    Inflection inflection = FormsFile.read(List.of(file));
    assertEquals(Inflection.ofDictionary().noun("карта"), inflection.noun("карта"));
    assertEquals(Inflection.ofDictionary().noun("рана"), inflection.noun("рана"));
  }
}
