package cardwright.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Palette;
import cardwright.grammar.source.Span;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class MainTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Console console = Console.writingTo(out, err);

  @Test
  void helpIsAnAnswer() {
    assertEquals(0, run("--help"));
    assertTrue(text(out).startsWith("What is printed on a card becomes rules that run."), text(out));
    assertTrue(text(out).matches("(?s).*\\R  version +Say which version.*"), text(out));
    assertEquals("", text(err));
  }

  @Test
  void everyCommandHasHelp() {
    assertEquals(0, run("version", "--help"));
    assertTrue(text(out).contains("Usage: cardwright version"), text(out));
  }

  @Test
  void theVersionIsSaid() {
    assertEquals(0, run("version", "--cards-dir", "карты"));
    assertTrue(text(out).matches("(?s)cardwright .*cards {6}карты\\R"), text(out));
  }

  @Test
  void jsonIsOneValue() {
    assertEquals(0, run("version", "--format", "json"));
    assertTrue(text(out).matches("(?s)\\{\\s+\"version\" : \".*\\}\\R"), text(out));
  }

  @Test
  void aWrongCommandLineIsNoFinding() {
    assertEquals("cardwright: there is no command «versoin»; did you mean version?; see `cardwright --help`\n", wrong("versoin"));
    assertEquals("cardwright: there is no option --fromat=json; did you mean --format?; see `cardwright version --help`\n", wrong("version", "--fromat=json"));
    assertEquals("cardwright: there is no option --no-such-option; see `cardwright version --help`\n", wrong("version", "--no-such-option"));
    assertEquals("cardwright: «now» is one argument too many; see `cardwright version --help`\n", wrong("version", "now"));
    assertEquals("cardwright: --format takes text or json, not «xml»; see `cardwright version --help`\n", wrong("version", "--format", "xml"));
    assertEquals("cardwright: --format takes text or json, not «jsno»; did you mean json?; see `cardwright version --help`\n", wrong("version", "--format", "jsno"));
    assertEquals("cardwright: --seed takes a whole number, not «abc»; see `cardwright play --help`\n", wrong("play", "any", "--seed", "abc"));
    assertEquals("cardwright: --matches takes a whole number, not «1.5»; see `cardwright diff --help`\n", wrong("diff", "any", "any", "--matches", "1.5"));
    assertTrue(wrong("play", "any", "--seed", "99999999999999999999").startsWith("cardwright: --seed takes a smaller whole number, not «9"), text(err));
    assertTrue(wrong("play", "any", "--players", "clever").startsWith("cardwright: --players takes sensible or random, not «clever»"), text(err));
    assertTrue(wrong("check", "").contains("an argument is empty"), text(err));
    assertTrue(wrong("version", "--cards-dir", "").contains("a path is empty"), text(err));
    assertTrue(wrong("play", "any", "--players", "random,random,random").contains("--players takes one kind for both players or two, not 3"), text(err));
    assertEquals("", text(out));
  }

  private String wrong(String... arguments) {
    err.reset();
    assertEquals(2, run(arguments));
    assertEquals(1, text(err).lines().count(), text(err));
    return text(err);
  }

  @Test
  void withoutACommandThereIsHelp() {
    assertEquals(2, run());
    assertTrue(text(err).contains("Commands:"), text(err));
  }

  @Test
  void lostOutputIsSaid() {
    OutputStream full = failing("No space left on device");
    assertEquals(2, Main.run(new String[] {"version"}, Console.writingTo(full, err), Main.Faults.SHORT));
    assertEquals("cardwright: the output can't be written: No space left on device\n", text(err));
    err.reset();
    OutputStream gone = failing("Broken pipe");
    assertEquals(0, Main.run(new String[] {"version"}, Console.writingTo(gone, err), Main.Faults.SHORT), "as with | head");
    assertEquals("", text(err));
  }

  private static OutputStream failing(String why) {
    return new OutputStream() {
      @Override
      public void write(int any) throws IOException {
        throw new IOException(why);
      }
    };
  }

  @Command(name = "broken")
  private static final class Broken implements Callable<Integer> {
    @Override
    public Integer call() {
      throw new IllegalStateException("two\nlines");
    }
  }

  @Command(name = "deep")
  private static final class Deep implements Callable<Integer> {
    @Override
    public Integer call() {
      return call() + 1;
    }
  }

  @Test
  void aFaultIsOneLine() {
    assertEquals(3, Main.run(() -> new CommandLine(new Broken()), new String[] {}, console, Main.Faults.SHORT));
    assertTrue(
        text(err).matches("cardwright \\S+: internal error: IllegalStateException: two at .*MainTest.* on \\[\\]; please report .*\\R"), text(err));
    assertEquals(3, Main.run(() -> new CommandLine(new Deep()), new String[] {}, console, Main.Faults.SHORT));
    assertTrue(text(err).contains("StackOverflowError"), text(err));
    assertEquals(2, text(err).lines().count());
    assertEquals(3, Main.run(() -> new CommandLine(new Broken()), new String[] {}, console, Main.Faults.WHOLE));
    assertTrue(text(err).contains("\tat cardwright.workbench.MainTest"), text(err));
  }

  @Test
  void diagnosticsGoToErrOrAreJson() {
    Diagnostics run = new Diagnostics();
    run.in(DocumentReader.parse(Path.of("a.yaml"), "имя: x\n")).error(new Span(0, 3), "unknown key «имя»", Optional.of("id"));
    console.diagnostics(run, Format.TEXT);
    console.flush();
    assertEquals("a.yaml:1:1: error: unknown key «имя»\n  имя: x\n  ^^^\n  did you mean: id\n", text(err));
    console.diagnostics(run, Format.JSON);
    console.flush();
    assertTrue(text(out).replaceAll("\\s", "").startsWith("{\"findings\":[{\"file\":\"a.yaml\",\"line\":1,\"column\":1,\"endLine\":1,\"endColumn\":4,"), text(out));
    assertTrue(text(out).contains("«имя»"), text(out));
  }

  @Test
  void coloursOnlyOnATerminalThatWantsThem() {
    String property = "cardwright.test.terminal";
    System.setProperty(property, "true");
    assertEquals(Palette.ANSI, Console.palette(property, Map.of("TERM", "xterm")::get));
    assertEquals(Palette.ANSI, Console.palette(property, Map.of("NO_COLOR", "")::get));
    assertEquals(Palette.PLAIN, Console.palette(property, Map.of("NO_COLOR", "1")::get));
    assertEquals(Palette.PLAIN, Console.palette(property, Map.of("TERM", "dumb")::get));
    System.setProperty(property, "false");
    assertEquals(Palette.PLAIN, Console.palette(property, Map.of("TERM", "xterm")::get));
    System.clearProperty(property);
  }

  /** A training line that fails inside would leave the classes out that it is there for, and nobody would notice. */
  @ParameterizedTest
  @MethodSource("cardwright.workbench.Training#lines")
  void theTrainingRuns(String line) {
    assertFalse(run(line.split(" +")) == ExitCode.INTERNAL.code(), text(err));
  }

  private int run(String... arguments) {
    return Main.run(arguments, console, Main.Faults.SHORT);
  }

  private static String text(ByteArrayOutputStream stream) {
    return stream.toString(StandardCharsets.UTF_8);
  }
}
