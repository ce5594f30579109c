package cardwright.workbench;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A command line run in this process, as {@code main} runs it: for tests of other packages. */
public record CommandLineRun(int exitCode, String out, String err) {

  /** Runs a command line. */
  public static CommandLineRun of(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Main.run(arguments, Console.writingTo(out, err), Main.Faults.WHOLE);
    return new CommandLineRun(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
