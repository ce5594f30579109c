package cardwright.grammar.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentReaderTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"no", "on", "1.10", "0x1F", "~", "null", "true", "2026-01-01", "0b11", "1_000", ".inf", "0o17", "+12", "=", "1:30"})
  void everythingStaysText(String written) {
    Document document = parse("key: " + written + "\nlist: [" + written + "]\n");
    MappingNode root = (MappingNode) document.root().orElseThrow();
    assertEquals(List.of(), document.diagnostics());
    assertEquals(written, ((ScalarNode) root.fields().get(0).value()).text());
    assertEquals(written, ((ScalarNode) ((SequenceNode) root.fields().get(1).value()).items().get(0)).text());
  }

  @Test
  void spansCoverWhatIsWritten() {
    String text = "# head\nname: 😀 Страж\nsteps:\n  - id: \"one\"\n    empty:\n  - [a, {b: c}]  # tail\nlast: |\n  text\n\n";
    MappingNode root = (MappingNode) parse(text).root().orElseThrow();
    assertEquals(text.substring(7).stripTrailing(), at(text, root));
    Field steps = root.fields().get(1);
    assertEquals("- id: \"one\"\n    empty:\n  - [a, {b: c}]", at(text, steps.value()));
    MappingNode first = (MappingNode) ((SequenceNode) steps.value()).items().get(0);
    assertEquals("id: \"one\"\n    empty:", at(text, first));
    assertEquals("\"one\"", at(text, first.fields().get(0).value()));
    assertTrue(((ScalarNode) first.fields().get(1).value()).absent());
    SequenceNode second = (SequenceNode) ((SequenceNode) steps.value()).items().get(1);
    assertEquals("{b: c}", at(text, second.items().get(1)));
    assertEquals("|\n  text", at(text, root.fields().get(2).value()));
  }

  @Test
  void windowsFilesAreReadAsTheyAre() throws IOException {
    Path file = folder.resolve("windows.yaml");
    Files.writeString(file, "\uFEFFname: Страж\r\ntext: |\r\n  один\r\n  два\r\n");
    Document document = DocumentReader.read(file);
    assertEquals(List.of(), document.diagnostics());
    MappingNode root = (MappingNode) document.root().orElseThrow();
    ScalarNode block = (ScalarNode) root.fields().get(1).value();
    assertEquals("один\nдва\n", block.text());
    assertEquals("два", document.text().substring(block.spanOf(5, 8).start(), block.spanOf(5, 8).end()));
  }

  @Test
  void filesThatCannotBeReadAreDiagnostics() throws IOException {
    assertEquals("there is no such file", only(DocumentReader.read(folder.resolve("absent.yaml"))));
    assertEquals("this is a directory, a file is needed", only(DocumentReader.read(folder)));
    Path cyrillic = folder.resolve("1251.yaml");
    Files.write(cyrillic, "a: b\nимя: Страж\n".getBytes(Charset.forName("windows-1251")));
    Document document = DocumentReader.read(cyrillic);
    assertTrue(only(document).startsWith("the byte 0xE8 here is not UTF-8"), only(document));
    assertEquals(5, document.diagnostics().get(0).span().start());
    Path wide = folder.resolve("utf16.yaml");
    Files.write(wide, "имя: Страж".getBytes(StandardCharsets.UTF_16));
    assertEquals("this file is written in UTF-16; save it as UTF-8", only(DocumentReader.read(wide)));
  }

  @Test
  void emptyFilesAreNoSuccess() {
    assertEquals("this file is empty", only(parse("")));
    assertEquals("this file is empty", only(parse("\uFEFF \n\n")));
    assertEquals("this file holds nothing but comments", only(parse("# a\n# b\n")));
    assertEquals("this file holds nothing but comments", only(parse("# a\n---\n")));
  }

  @Test
  void aliasesCostNothing() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x, x]\n");
    for (int i = 1; i <= 20; i++) {
      bomb.append("a").append(i).append(": &a").append(i).append(" [");
      bomb.append(("*a" + (i - 1) + ", ").repeat(10)).append("]\n");
    }
    Document document = assertTimeoutPreemptively(Duration.ofSeconds(2), () -> parse(bomb.toString()));
    assertTrue(document.root().isEmpty());
    assertTrue(only(document).startsWith("anchors «&» are not supported; say what is shared with extends"), only(document));
  }

  /** The scanner reads a text in pieces; wherever they end, it must come to the same. */
  @Test
  void anEmojiMayStandAnywhere() {
    for (int before = 1000; before < 2100; before++) {
      String value = "x".repeat(before) + "😀😀" + "y".repeat(2000) + "😀";
      ScalarNode read = (ScalarNode) ((MappingNode) parse("a: " + value + "\n").root().orElseThrow()).fields().get(0).value();
      assertEquals(value, read.text());
      assertEquals(3 + value.length(), read.span().end());
    }
  }

  static Stream<String> hostile() {
    return Stream.of(
        "[".repeat(100_000),
        "{a: ".repeat(5_000),
        "- ".repeat(5_000),
        "[" + ",".repeat(10_000),
        "? ".repeat(3_000),
        "a: " + "слово ".repeat(10_000),
        "\"" + "\\".repeat(10_001),
        "a: '" + "'".repeat(50_000),
        "k" + "ey".repeat(60_000) + ": 1",
        "a: 0x" + "F".repeat(5_000) + "\n",
        "a: \"\\UFFFFFFFF\"",
        "a: \"\\uD83D\"",
        "%YAML 99999999999999999999.1\n---\na",
        "%TAG ! tag:x,1:\n---\na: !b c",
        "a: !!binary =====",
        "\ud83d",
        "a:\u0000b",
        "a: \u0085 b",
        "a\uFEFFb: c");
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void hostileTextsEndSoonAndThrowNothing(String text) {
    Document document = assertTimeoutPreemptively(Duration.ofSeconds(5), () -> parse(text));
    assertFalse(document.root().isEmpty() && document.diagnostics().isEmpty());
  }

  private static String only(Document document) {
    assertEquals(1, document.diagnostics().size(), document.diagnostics().toString());
    return document.diagnostics().get(0).message();
  }

  private static String at(String text, Node node) {
    return text.substring(node.span().start(), node.span().end());
  }

  static Document parse(String text) {
    return DocumentReader.parse(Path.of("f.yaml"), text);
  }
}
