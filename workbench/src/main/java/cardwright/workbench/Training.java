package cardwright.workbench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Runs typical command lines once, with their output thrown away, so that the launcher can record the classes they load in an archive that
 * the Java machine maps in instead of loading them anew: it halves the time to start. The command lines are in {@code training.txt}, one a
 * line, words parted by blanks; {@code #} begins a comment.
 */
public final class Training {

  private Training() {}

  /** Runs them all; what they come to does not matter. */
  public static void main(String[] arguments) {
    Console nowhere = Console.writingTo(OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
    for (String line : lines()) {
      Main.run(line.split(" +"), nowhere, Main.Faults.SHORT);
    }
    Console.ofProcess().flush();
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
