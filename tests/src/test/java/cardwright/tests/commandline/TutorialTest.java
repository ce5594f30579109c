package cardwright.tests.commandline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.tests.Project;
import cardwright.workbench.CommandLineRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Follows the tutorial, and the page about vocabulary that goes on with its game: writes each file that they show, in their order, calls each
 * command and finds each line of the answer they show in what was really said, in this order.
 */
class TutorialTest {
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)([^\\n]*)\\n(.*?)^```");
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  @TempDir private Path directory;

  @Test
  void everyFileAndEveryAnswerIsAsTheyAreShown() throws IOException {
    assertTrue(follow("docs/tutorial.md") > 5);
    assertTrue(follow("docs/vocabulary.md") > 5);
  }

  /** How many commands the page calls. */
  private int follow(String page) throws IOException {
    Matcher block = BLOCK.matcher(Files.readString(Project.root().resolve(page)));
    int commands = 0;
    while (block.find()) {
      if (block.group(1).equals("yaml")) {
        write(block.group(2).strip(), block.group(3));
      } else if (block.group(1).equals("console")) {
        commands += console(block.group(3));
      }
    }
    return commands;
  }

  /** A name with «+» behind it: what follows is added to the file. */
  private void write(String name, String content) throws IOException {
    boolean more = name.endsWith("+");
    Path file = directory.resolve(more ? name.substring(0, name.length() - 1).strip() : name);
    Files.createDirectories(file.getParent());
    if (more) {
      Files.writeString(file, "\n" + content, StandardOpenOption.APPEND);
    } else {
      Files.writeString(file, content);
    }
  }

  private int console(String text) {
    List<String> calls = List.of(text.split("(?m)^\\$ "));
    int count = 0;
    for (String call : calls) {
      if (!call.isBlank()) {
        String[] lines = call.split("\n");
        run(lines[0], List.of(lines).subList(1, lines.length));
        count++;
      }
    }
    return count;
  }

  private void run(String line, List<String> expected) {
    CommandLineRun run = CommandLineRun.of(arguments(line).toArray(String[]::new));
    assertTrue(run.exitCode() <= 1, line + "\n" + run.out() + run.err());
    String said = run.out();
    int at = 0;
    for (String each : expected) {
      int found = said.indexOf(each, at);
      assertTrue(found >= 0, line + " does not say «" + each + "» there, but\n" + run.out() + run.err());
      at = found + each.length();
    }
    assertEquals("", run.err(), line);
  }

  private List<String> arguments(String line) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(line);
    while (word.find()) {
      words.add(word.group(1) != null ? word.group(1) : word.group(2));
    }
    words.remove("cardwright");
    words.replaceAll(each -> each.equals("scenarios") ? directory.resolve(each).toString() : each);
    words.addAll(List.of("--rulebook-dir", directory.resolve("rulebook").toString(), "--cards-dir", directory.resolve("cards").toString()));
    if (words.get(0).equals("clauses")) {
      words.addAll(List.of("--scenarios-dir", directory.resolve("scenarios").toString()));
    }
    return words;
  }
}
