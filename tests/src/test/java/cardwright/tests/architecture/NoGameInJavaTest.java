package cardwright.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.tests.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A new game is a folder of YAML, never Java: no identifier and no literal of the language or the engine names a concept of a rulebook, in
 * any spelling. General concepts, that an engine of card games is made of, are listed with a reason each in general-concepts.txt.
 */
class NoGameInJavaTest {

  private static final Path GENERAL = Path.of("src/test/resources/cardwright/tests/architecture/general-concepts.txt");

  @Test
  void noWordOfAGameStandsInJava() throws IOException {
    Path root = Project.root();
    GameWords words = GameWords.of(root.resolve("rulebook"));
    for (String line : general(root)) {
      words.allow(line.substring(0, line.indexOf(':')));
    }
    List<String> found = new ArrayList<>();
    for (String module : List.of("grammar", "rules-engine")) {
      Path sources = root.resolve(module).resolve("src/main/java");
      for (Path file : javaFiles(sources)) {
        words.in(Files.readString(file)).forEach(place -> found.add(root.relativize(file) + ", " + place));
      }
    }
    assertEquals("", String.join("\n", found), "Java must not know a game; see the comment of this test");
  }

  /** Comments may show what cards say, in words of any game; but which games there are nothing knows, and comments neither. */
  @Test
  void noGameIsNamedNotEvenInComments() throws IOException {
    Path root = Project.root();
    List<String> found = new ArrayList<>();
    try (Stream<Path> games = Files.list(root.resolve("rulebook"))) {
      for (Path game : games.filter(Files::isDirectory).sorted().toList()) {
        Pattern name = Pattern.compile("\\b" + game.getFileName().toString().replaceAll("s$", "") + "s?\\b", Pattern.CASE_INSENSITIVE);
        for (String module : List.of("grammar", "rules-engine")) {
          for (Path file : javaFiles(root.resolve(module).resolve("src/main/java"))) {
            name.matcher(Files.readString(file)).results().forEach(each -> found.add(root.relativize(file) + ": " + each.group()));
          }
        }
      }
    }
    assertEquals("", String.join("\n", found));
  }

  @Test
  void everyGeneralConceptHasAReason() throws IOException {
    for (String line : general(Project.root())) {
      assertTrue(line.matches("[\\p{L} -]+: \\S.{9,}"), "no reason: " + line);
    }
  }

  @Test
  void theTestBites(@TempDir Path folder) throws IOException {
    Path game = Files.createDirectories(folder.resolve("swamps"));
    Files.writeString(
        game.resolve("vocabulary.yaml"),
        """
        timings:
          mud-rises: {ru: "когда поднимается грязь | подъём грязи", en: "mud rises"}
        keywords:
          ooze:
            parameters: {N: number}
            ru: "слизь N"
            en: [ooze N, seep]
            means: {ru: "взять N карт"}
        stats:
          card: {ru: карта}
        """);
    GameWords words = GameWords.of(folder);
    words.allow("card");
    String source =
        """
        package swamps.ooze; // ooze
        import swamps.ooze.Slime;
        /** слизь */
        class A {
          int MUD_RISES; String a = "слизь"; Object b = newMudRises();
          char c = '"'; String d = "\\"seep"; // seep
          Card card; int oozed, number; String e = "карта";
          String f = \"""
              подъём грязи\""";
        }
        """;
    assertEquals(
        List.of(
            "line 5: mud rises (swamps: timings)",
            "line 5: слизь (swamps: ooze)",
            "line 5: mud rises (swamps: timings)",
            "line 6: seep (swamps: ooze)",
            "line 7: карта (swamps: card)",
            "line 8: подъём грязи (swamps: mud-rises)"),
        words.in(source));
  }

  private static List<String> general(Path root) throws IOException {
    return Files.readAllLines(root.resolve("tests").resolve(GENERAL)).stream().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
  }

  private static List<Path> javaFiles(Path sources) throws IOException {
    if (!Files.isDirectory(sources)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(sources)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }
}
