package cardwright.workbench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BiFunction;

/** A command line run in this process, as {@code main} runs it: for tests of other packages. */
public record CommandLineRun(int exitCode, String out, String err) {

  /** Runs a command line. */
  public static CommandLineRun of(String... arguments) {
    return of((out, err) -> Console.writingTo(out, err), arguments);
  }

  /** Runs a command line before a person who answers what is asked. */
  public static CommandLineRun answering(String answers, String... arguments) {
    return of((out, err) -> Console.ofPerson(new ByteArrayInputStream(answers.getBytes(StandardCharsets.UTF_8)), out, err), arguments);
  }

  private static CommandLineRun of(BiFunction<OutputStream, OutputStream, Console> console, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = Main.run(arguments, console.apply(out, err), Main.Faults.WHOLE);
    return new CommandLineRun(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
