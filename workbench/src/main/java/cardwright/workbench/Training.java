package cardwright.workbench;

import cardwright.grammar.CardLanguage;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Runs typical command lines once, with their output thrown away, so that the launcher can record the classes they load in an archive that
 * the Java machine maps in instead of loading them anew, and the shapes of the texts that were read: together they halve the time to start and
 * to check. The command lines are in {@code training.txt}, one a
 * line, words parted by blanks; {@code #} begins a comment.
 */
public final class Training {

  private Training() {}

  /**
   * Runs them all; what they come to does not matter.
   *
   * @param arguments the folder for the shapes of the texts
   */
  public static void main(String[] arguments) throws IOException {
    Console nowhere = Console.writingTo(OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
    for (String line : lines()) {
      Main.run(line.split(" +"), nowhere, Main.Faults.SHORT);
    }
    Console.ofProcess().flush();
    CardLanguage.keepWhatWasLearnt(Path.of(arguments[0]));
  }

  /** The command lines of the training. */
  static List<String> lines() {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(Training.class.getResourceAsStream("training.txt"), StandardCharsets.UTF_8))) {
      return reader.lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
