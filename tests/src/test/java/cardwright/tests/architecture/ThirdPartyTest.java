package cardwright.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.tests.Project;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every library on the class path, the tests' own included, is named in THIRD-PARTY.md. */
class ThirdPartyTest {

  private static final Set<String> OURS = Set.of("grammar", "rules-engine", "workbench", "cardwright", "tests");

  @Test
  void everyLibraryIsNamed() throws IOException {
    String named = Files.readString(Project.root().resolve("THIRD-PARTY.md"));
    String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> missing =
        Arrays.stream(classPath.split(Pattern.quote(File.pathSeparator)))
            .filter(entry -> entry.endsWith(".jar"))
            .map(entry -> Path.of(entry).getFileName().toString().replaceFirst("(-\\d.*)?\\.jar$", ""))
            .filter(name -> !OURS.contains(name) && !name.startsWith("surefire") && !name.startsWith("idea_rt"))
            .filter(name -> !Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])").matcher(named).find())
            .collect(Collectors.toList());
    assertEquals(List.of(), missing);
  }
}
