package cardwright.tests.commandline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.tests.Project;
import cardwright.workbench.CommandLineRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every {@code *.case} below {@code commandline/}: what the commands say of sound data and of broken ones, to the last character. After a
 * wanted change, {@code mvn -pl tests -am verify -Dgolden.update=true} writes it anew; the difference is there for review.
 */
class CasesTest {
  private static final Path RESOURCES = Project.root().resolve("tests/src/test/resources/cardwright/tests");

  @TempDir private Path directory;

  static List<Path> cases() throws IOException {
    try (Stream<Path> all = Files.walk(RESOURCES.resolve("commandline"))) {
      return all.filter(file -> file.toString().endsWith(".case")).sorted().map(file -> RESOURCES.relativize(file)).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void saysWhatItMust(Path file) throws IOException {
    Case example = Case.read(RESOURCES.resolve(file));
    example.prepare(RESOURCES.resolve("pond"), directory);
    CommandLineRun run = CommandLineRun.of(arguments(example));
    String said = ("exit " + run.exitCode() + "\n" + section("out", run.out()) + section("err", run.err())).replace(directory.toString(), "@");
    if (Boolean.getBoolean("golden.update")) {
      example.update(said);
    } else {
      assertEquals(example.expected(), said);
    }
  }

  private String[] arguments(Case example) {
    List<String> arguments = new ArrayList<>(example.command().stream().map(word -> word.replace('_', ' ').replaceFirst("^@", directory.toString())).toList());
    if (!arguments.contains("--help")) {
      arguments.addAll(List.of("--rulebook-dir", directory.resolve("rulebook").toString(), "--cards-dir", directory.resolve("cards").toString()));
      if (List.of("test", "clauses").contains(arguments.get(0))) {
        arguments.addAll(List.of("--scenarios-dir", directory.resolve("scenarios").toString()));
      }
    }
    return arguments.toArray(String[]::new);
  }

  private static String section(String name, String text) {
    return text.isEmpty() ? "" : name + ":\n" + text;
  }
}
