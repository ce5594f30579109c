package cardwright.tests.commandline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.tests.Project;
import cardwright.workbench.CommandLineRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page on scenarios: its examples pass, and it names every key that the reader knows. */
class ScenarioPageTest {
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```yaml\n(.*?)```");
  private static final Path PAGE = Project.root().resolve("docs/scenarios.md");

  @TempDir private Path directory;

  @Test
  void theExamplesPass() throws IOException {
    Matcher example = EXAMPLE.matcher(Files.readString(PAGE));
    int count = 0;
    while (example.find()) {
      Files.writeString(directory.resolve("example-" + ++count + ".yaml"), example.group(1));
    }
    assertTrue(count > 0);
    CommandLineRun run =
        CommandLineRun.of(
            "test", directory.toString(), "--rulebook-dir", Project.root().resolve("rulebook").toString(), "--cards-dir",
            Project.root().resolve("cards").toString());
    assertEquals(0, run.exitCode(), run.out() + run.err());
  }

  @Test
  void everyKeyIsThere() throws IOException {
    String page = Files.readString(PAGE);
    Path reader = Project.root().resolve("rules-engine/src/main/java/cardwright/engine/scenario/ScenarioReader.java");
    Matcher key = Pattern.compile("\\.(?:text|texts|optionalText|scalar|scalars|requiredScalar|integer|flag|has|fields|list|oneOf|value)\\(\"([a-z-]+)\"").matcher(Files.readString(reader));
    List<String> missing = key.results().map(found -> found.group(1)).distinct().filter(each -> !page.contains(each)).toList();
    assertEquals(List.of(), missing);
  }
}
