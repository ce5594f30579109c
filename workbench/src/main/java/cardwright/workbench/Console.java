package cardwright.workbench;

import cardwright.grammar.document.DiagnosticPrinter;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Finding;
import cardwright.grammar.document.Palette;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.UnaryOperator;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What commands write to. Always UTF-8, whatever the locale says: a card text must not turn into question marks. Results go to {@link #out},
 * which is buffered until {@link #flush}; what is wrong, and progress, goes to {@link #err}.
 */
final class Console {

  private final PrintStream out;
  private final PrintStream err;
  private final Palette outPalette;
  private final Palette errPalette;

  private Console(PrintStream out, PrintStream err, Palette outPalette, Palette errPalette) {
    this.out = out;
    this.err = err;
    this.outPalette = outPalette;
    this.errPalette = errPalette;
  }

  /** The console of the process. */
  static Console ofProcess() {
    return new Console(
        stream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16)),
        stream(new FileOutputStream(FileDescriptor.err)),
        palette("cardwright.terminal.out", System::getenv),
        palette("cardwright.terminal.err", System::getenv));
  }

  /** A console without colours that writes somewhere else. */
  static Console writingTo(OutputStream out, OutputStream err) {
    return new Console(stream(out), stream(err), Palette.PLAIN, Palette.PLAIN);
  }

  private static PrintStream stream(OutputStream target) {
    return new PrintStream(target, false, StandardCharsets.UTF_8);
  }

  /**
   * Colours only on a terminal, and not if the environment asks for none (no-color.org).
   *
   * @param property set by the launcher, which can tell whether a stream is a terminal; Java itself only knows it of both at once
   */
  static Palette palette(String property, UnaryOperator<String> environment) {
    String noColour = environment.apply("NO_COLOR");
    boolean refused = noColour != null && !noColour.isEmpty() || "dumb".equals(environment.apply("TERM"));
    String told = System.getProperty(property);
    boolean terminal = told == null ? System.console() != null : told.equals("true");
    return terminal && !refused ? Palette.ANSI : Palette.PLAIN;
  }

  PrintStream out() {
    return out;
  }

  PrintStream err() {
    return err;
  }

  Palette outPalette() {
    return outPalette;
  }

  Palette errPalette() {
    return errPalette;
  }

  /** Writes what a command has to say about files: to {@code err} for people, as {@code {"findings": [...]}} to {@code out} for programs. */
  void diagnostics(Diagnostics run, Format format) {
    if (format == Format.JSON) {
      json(new Findings(Finding.of(run)));
    } else {
      err.print(new DiagnosticPrinter(errPalette).print(run));
    }
  }

  private record Findings(List<Finding> findings) {}

  /** Writes a value (records, maps, lists, texts, numbers) as one JSON value and a line end. */
  void json(Object value) {
    out.println(Json.MAPPER.writeValueAsString(value));
  }

  void flush() {
    out.flush();
    err.flush();
  }

  /** Made only if JSON is asked for: it takes a tenth of a second. */
  private static final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
  }
}
