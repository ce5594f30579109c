package cardwright.tests.commandline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A call of the program on data that differ from a small sound game, and all that it must say. A case is one file:
 *
 * <pre>
 * # why it is here
 * $ check --format json
 * ~ rulebook/pond/pipeline.yaml | old text | new text
 * - cards/pond/brook.yaml
 * + cards/pond/more.yaml
 * the content of the file, until the next sign at the beginning of a line
 * ===
 * what must be said
 * </pre>
 *
 * {@code $} is the command line, in which {@code @} stands for the directory of the data and {@code _} for a blank; {@code ~} changes a file, {@code -} removes one or a
 * folder, {@code +} adds one.
 */
record Case(Path file, List<String> command, List<Change> changes, String before, String expected) {

  /** A change of the data. */
  sealed interface Change {
    /** Replaces the first {@code old}. */
    record Edit(String path, String old, String replacement) implements Change {}

    /** Removes a file or a folder. */
    record Remove(String path) implements Change {}

    /** Adds a file. */
    record Add(String path, String content) implements Change {}
  }

  private static final String END = "===\n";

  static Case read(Path file) throws IOException {
    String text = Files.readString(file);
    int end = text.indexOf("\n" + END) + 1;
    String before = end > 0 ? text.substring(0, end) : text;
    List<String> command = List.of();
    List<Change> changes = new ArrayList<>();
    String adding = null;
    StringBuilder content = new StringBuilder();
    for (String line : before.split("\n")) {
      boolean sign = line.matches("[$~+-] .*");
      if (sign && adding != null) {
        changes.add(new Change.Add(adding, content.toString()));
        adding = null;
      }
      if (line.startsWith("$ ")) {
        command = List.of(line.substring(2).split(" +"));
      } else if (line.startsWith("~ ")) {
        String[] parts = line.substring(2).split(" \\| ", -1);
        changes.add(new Change.Edit(parts[0], parts[1].replace("\\n", "\n"), parts[2].replace("\\n", "\n")));
      } else if (line.startsWith("- ")) {
        changes.add(new Change.Remove(line.substring(2)));
      } else if (line.startsWith("+ ")) {
        adding = line.substring(2);
        content.setLength(0);
      } else if (adding != null) {
        content.append(line).append('\n');
      }
    }
    if (adding != null) {
      changes.add(new Change.Add(adding, content.toString()));
    }
    return new Case(file, command, changes, before, end > 0 ? text.substring(end + END.length()) : "");
  }

  /** Copies the sound game into an empty directory and changes it there. */
  void prepare(Path sound, Path directory) throws IOException {
    copy(sound, directory);
    for (Change change : changes) {
      if (change instanceof Change.Edit edit) {
        Path target = directory.resolve(edit.path());
        String text = Files.readString(target);
        if (!text.contains(edit.old())) {
          throw new IllegalStateException(file + ": " + edit.path() + " does not contain «" + edit.old() + "»");
        }
        int at = text.indexOf(edit.old());
        Files.writeString(target, text.substring(0, at) + edit.replacement() + text.substring(at + edit.old().length()));
      } else if (change instanceof Change.Remove remove) {
        delete(directory.resolve(remove.path()));
      } else if (change instanceof Change.Add add) {
        Path target = directory.resolve(add.path());
        Files.createDirectories(target.getParent());
        Files.writeString(target, add.content());
      }
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> all = Files.walk(from)) {
      for (Path each : all.toList()) {
        Path target = to.resolve(from.relativize(each).toString());
        if (Files.isDirectory(each)) {
          Files.createDirectories(target);
        } else {
          Files.copy(each, target);
        }
      }
    }
  }

  private static void delete(Path path) throws IOException {
    try (Stream<Path> all = Files.walk(path)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  void update(String said) throws IOException {
    Files.writeString(file, before + END + said);
  }
}
