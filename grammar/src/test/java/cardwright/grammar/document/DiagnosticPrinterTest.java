package cardwright.grammar.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Severity;
import cardwright.grammar.source.Span;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DiagnosticPrinterTest {

  private final DiagnosticPrinter plain = new DiagnosticPrinter(Palette.PLAIN);

  @Test
  void theCaretStandsUnderWhatIsMeant() {
    assertEquals("f.yaml:1:10: error: here\n  Возьми 2 карты\n           ^^^^^\n", shown("Возьми 2 карты", "карты"));
  }

  @Test
  void clustersAndWidths() {
    // human columns: 漢 字 😀 й(и+breve) 👨‍👩‍👧 blank = 6; terminal columns: 2+2+2+1+2+1 = 10
    assertEquals(
        "f.yaml:1:7: error: here\n  漢字😀и\u0306👨‍👩‍👧 цель\n  " + " ".repeat(10) + "^^^^\n", shown("漢字😀и\u0306👨‍👩‍👧 цель", "цель"));
    assertEquals("f.yaml:1:2: error: here\n  a漢字b\n   ^^^^\n", shown("a漢字b", "漢字"));
  }

  @Test
  void tabsBecomeSpaces() {
    assertEquals("f.yaml:1:5: error: here\n  a   b   c\n          ^\n", shown("a\tb\tc", "c"));
    assertEquals("f.yaml:1:2: error: here\n  a   b\n   ^^^\n", shown("a\tb", "\t"));
  }

  @Test
  void ofSeveralLinesTheFirstIsMarked() {
    assertEquals("f.yaml:1:3: error: here\n  a bc\n    ^^\n", shown("a bc\nd", "bc\nd"));
  }

  @Test
  void ofALongLineTheNeighbourhoodIsShown() {
    String out = shown("слово ".repeat(2_000) + "ОШИБКА" + " слово".repeat(2_000), "ОШИБКА");
    String[] lines = out.split("\n");
    assertTrue(lines[1].length() < 200);
    assertEquals("ОШИБКА", lines[1].substring(lines[2].indexOf('^'), lines[2].indexOf('^') + 6));
  }

  @Test
  void theTerminalCannotBeSteered() {
    assertFalse(shown("a\u001B[31mb", "b").contains("\u001B"));
    assertTrue(new DiagnosticPrinter(Palette.ANSI).print(error("x", "x"), "x").contains("\u001B[1;31merror:\u001B[0m"));
  }

  @Test
  void aSuggestionAndAWholeFile() {
    Diagnostic found = new Diagnostic(Optional.of(Path.of("f.yaml")), Severity.WARNING, new Span(0, 1), "odd", Optional.of("b"));
    assertEquals("f.yaml:1:1: warning: odd\n  a\n  ^\n  did you mean: b\n", plain.print(found, "a"));
    assertEquals("f.yaml: warning: odd\n  did you mean: b\n", plain.print(found, ""));
    assertEquals("<text>:1:1: error: odd\n  a\n  ^\n", plain.print(new Diagnostic(Optional.empty(), Severity.ERROR, new Span(0, 1), "odd", Optional.empty()), "a"));
  }

  @Test
  void aRunIsSortedByFileAndPlace() {
    Diagnostics run = new Diagnostics();
    Diagnostics second = run.in(DocumentReader.parse(Path.of("b.yaml"), "x: 1\ny: 2\n"));
    Diagnostics first = run.in(DocumentReader.parse(Path.of("a.yaml"), "text: \"\\u0434ва слова\"\n"));
    first.report((ScalarNode) ((MappingNode) DocumentReader.parse(Path.of("a.yaml"), "text: \"\\u0434ва слова\"\n").root().orElseThrow()).fields().get(0).value(),
        List.of(Problem.error(new Span(4, 9), "unknown word", "словно")));
    second.error(new Span(5, 6), "second");
    second.error(new Span(0, 1), "first");
    second.error(new Span(0, 1), "first");
    run.at(Path.of("empty")).warning(new Span(0, 0), "no cards here");
    assertEquals(
        """
        b.yaml:1:1: error: first
          x: 1
          ^
        b.yaml:2:1: error: second
          y: 2
          ^
        a.yaml:1:17: error: unknown word
          text: "\\u0434ва слова"
                          ^^^^^
          did you mean: словно
        empty: warning: no cards here
        """,
        plain.print(run));
    assertTrue(run.hasErrors());
    assertEquals(
        "Finding[file=a.yaml, line=1, column=17, endLine=1, endColumn=22, utf16Column=17, utf16EndColumn=22, severity=error, "
            + "message=unknown word, suggestion=словно]",
        Finding.of(run).get(2).toString());
    assertEquals(0, Finding.of(run).get(3).line());
  }

  private String shown(String text, String place) {
    return plain.print(error(text, place), text);
  }

  private static Diagnostic error(String text, String place) {
    int start = text.indexOf(place);
    return new Diagnostic(Optional.of(Path.of("f.yaml")), Severity.ERROR, new Span(start, start + place.length()), "here", Optional.empty());
  }
}
