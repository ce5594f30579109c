package cardwright.workbench;

import cardwright.grammar.document.DiagnosticPrinter;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Finding;
import cardwright.grammar.document.Palette;
import cardwright.grammar.source.Span;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What commands write to. Always UTF-8, whatever the locale says: a card text must not turn into question marks. Results go to {@link #out},
 * which is buffered until {@link #flush}; what is wrong, and progress, goes to {@link #err}.
 */
final class Console {

  private final Target target;
  private final PrintStream out;
  private final PrintStream err;
  private final Palette outPalette;
  private final Palette errPalette;
  private final Optional<BufferedReader> person;

  private Console(Target target, PrintStream err, Palette outPalette, Palette errPalette, Optional<InputStream> person) {
    this.target = target;
    this.out = stream(new BufferedOutputStream(target, 1 << 16));
    this.err = err;
    this.outPalette = outPalette;
    this.errPalette = errPalette;
    this.person = person.map(input -> new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8)));
  }

  /** The console of the process. */
  static Console ofProcess() {
    return new Console(
        new Target(new FileOutputStream(FileDescriptor.out)),
        stream(new FileOutputStream(FileDescriptor.err)),
        palette("cardwright.terminal.out", System::getenv),
        palette("cardwright.terminal.err", System::getenv),
        isTerminal("cardwright.terminal.in") && isTerminal("cardwright.terminal.out") ? Optional.of(System.in) : Optional.empty());
  }

  /** A console without colours that writes somewhere else. */
  static Console writingTo(OutputStream out, OutputStream err) {
    return new Console(new Target(out), stream(err), Palette.PLAIN, Palette.PLAIN, Optional.empty());
  }

  /** The same with a person before it, who answers what is asked. */
  static Console ofPerson(InputStream in, OutputStream out, OutputStream err) {
    return new Console(new Target(out), stream(err), Palette.PLAIN, Palette.PLAIN, Optional.of(in));
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
    return isTerminal(property) && !refused ? Palette.ANSI : Palette.PLAIN;
  }

  private static boolean isTerminal(String property) {
    String told = System.getProperty(property);
    return told == null ? System.console() != null : told.equals("true");
  }

  /** Whether somebody can be asked: what is read and what is written are both a terminal. */
  boolean hasPerson() {
    return person.isPresent();
  }

  /** Asks a question that is answered with yes or no; whatever is not yes, in either language, is no, and so is the end of input. */
  boolean confirms(String question) {
    out.print(question);
    out.flush();
    try {
      String answer = person.isPresent() ? person.get().readLine() : null;
      return answer != null && answer.strip().toLowerCase(Locale.ROOT).matches("y|yes|д|да");
    } catch (IOException gone) {
      return false;
    }
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

  /**
   * What keeps a command from doing its work: a line on {@code err} for people, a finding without a place for programs.
   *
   * @param meant what was probably meant
   * @param otherwise what to say behind the message when that is not known
   */
  void unusable(Format format, String message, Optional<String> meant, String otherwise) {
    String known = meant.isPresent() ? "" : otherwise;
    if (format == Format.JSON) {
      Diagnostics run = new Diagnostics();
      run.error(new Span(0, 0), message + known, meant);
      diagnostics(run, Format.JSON);
    } else {
      err.println("cardwright: " + message + meant.map(near -> "; did you mean «" + near + "»?").orElse(known));
    }
  }

  /** The same, when nothing else could have been meant. */
  void unusable(Format format, String message) {
    unusable(format, message, Optional.empty(), "");
  }

  /** Writes what is still buffered; false when results could not be written, which is said unless the reader has just gone away. */
  boolean flush() {
    out.flush();
    boolean lost = out.checkError();
    if (lost && !target.readerGone()) {
      err.println("cardwright: the output can't be written" + target.fault().map(fault -> ": " + fault.getMessage()).orElse(""));
    }
    err.flush();
    return !lost || target.readerGone();
  }

  /** Remembers why writing failed: a print stream only tells that it did. */
  private static final class Target extends FilterOutputStream {
    private IOException first;

    Target(OutputStream to) {
      super(to);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
      try {
        out.write(bytes, from, count);
      } catch (IOException fault) {
        first = first == null ? fault : first;
        throw fault;
      }
    }

    Optional<IOException> fault() {
      return Optional.ofNullable(first);
    }

    /** Whether output went into a pipe at whose other end nobody reads any more, as with {@code | head}: that is no fault. */
    boolean readerGone() {
      return fault().map(IOException::getMessage).filter(message -> message.toLowerCase(Locale.ROOT).contains("pipe")).isPresent();
    }
  }

  /** Made only if JSON is asked for: it takes a tenth of a second. */
  private static final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
  }
}
