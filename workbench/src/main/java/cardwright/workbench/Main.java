package cardwright.workbench;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.document.Palette;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Starts the program. */
public final class Main {

  private Main() {}

  /** Runs a command line and ends the process with its {@link ExitCode}. */
  public static void main(String[] arguments) {
    CardLanguage.expectTexts(); // nearly every command reads some, and the command line keeps only one processor busy
    Console console = Console.ofProcess();
    int code = run(arguments, console, "1".equals(System.getenv("CARDWRIGHT_DEBUG")) ? Faults.WHOLE : Faults.SHORT);
    System.exit(code);
  }

  /** How a fault of the program is shown. */
  enum Faults {
    SHORT,
    WHOLE
  }

  /** Runs a command line in this process. Never throws: what goes wrong is written to the console. */
  static int run(String[] arguments, Console console, Faults faults) {
    return run(() -> Commands.commandLine(arguments, console), arguments, console, faults);
  }

  static int run(Supplier<CommandLine> commands, String[] arguments, Console console, Faults faults) {
    int code;
    try {
      code =
          connected(commands.get(), console)
              .setExecutionExceptionHandler((fault, called, parsed) -> fault(fault, arguments, console, faults))
              .setParameterExceptionHandler((wrong, all) -> wrongLine(wrong, console))
              .execute(arguments);
    } catch (Throwable fault) { // also too deep a recursion or too little memory, which must be said in one line too
      code = fault(fault, arguments, console, faults);
    }
    return console.flush() ? code : ExitCode.UNUSABLE.code();
  }

  private static int wrongLine(CommandLine.ParameterException wrong, Console console) {
    console.err().println("cardwright: " + WrongCommandLine.said(wrong));
    return ExitCode.UNUSABLE.code();
  }

  private static CommandLine connected(CommandLine commands, Console console) {
    return commands
        .setCaseInsensitiveEnumValuesAllowed(true)
        .registerConverter(Path.class, Main::path)
        .setColorScheme(CommandLine.Help.defaultColorScheme(console.outPalette() == Palette.ANSI ? Ansi.ON : Ansi.OFF))
        .setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8));
  }

  /** An empty path would be the folder one stands in: whoever writes {@code "$FILE"} with nothing in it does not mean that. */
  private static Path path(String text) {
    if (text.isBlank()) {
      throw new CommandLine.TypeConversionException("a path is empty");
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException impossible) {
      throw new CommandLine.TypeConversionException("there can be no such path: " + impossible.getReason());
    }
  }

  private static int fault(Throwable thrown, String[] arguments, Console console, Faults faults) {
    Throwable fault = thrown instanceof CommandLine.ExecutionException && thrown.getCause() != null ? thrown.getCause() : thrown;
    console.out().flush();
    StackTraceElement[] trace = fault.getStackTrace();
    String message = String.valueOf(fault.getMessage()).lines().findFirst().orElse("");
    console
        .err()
        .println(
            "cardwright "
                + Version.number()
                + ": internal error: "
                + fault.getClass().getSimpleName()
                + ": "
                + message
                + " at "
                + (trace.length > 0 ? trace[0] : "an unknown place")
                + " on "
                + Arrays.toString(arguments)
                + "; please report this line (CARDWRIGHT_DEBUG=1 shows the whole trace)");
    if (faults == Faults.WHOLE) {
      fault.printStackTrace(console.err());
    }
    return ExitCode.INTERNAL.code();
  }
}
