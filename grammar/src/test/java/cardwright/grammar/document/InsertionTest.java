package cardwright.grammar.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.grammar.document.Insertion.Style;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class InsertionTest {
  private static final Map<String, ?> WORDS = words("ёж", "hedgehog");

  private static Map<String, ?> words(String ru, String en) {
    Map<String, Object> words = new LinkedHashMap<>();
    words.put("ru", ru);
    words.put("en", en);
    return words;
  }

  private static String with(String text, String section, String after, Style style, Map<String, ?> value) {
    Document document = DocumentReader.parse(Path.of("any.yaml"), text);
    String made = Insertion.make(text, List.of(Insertion.entry(document, section, Optional.ofNullable(after), "new", value, style)));
    assertEquals(List.of(), DocumentReader.parse(Path.of("any.yaml"), made).diagnostics(), made);
    return made;
  }

  private static String extended(String text, String more) {
    Document document = DocumentReader.parse(Path.of("any.yaml"), text);
    ScalarNode scalar = (ScalarNode) Trees.get(document.root().orElseThrow(), "ru").orElseThrow();
    String made = Insertion.make(text, List.of(Insertion.extend(scalar, more)));
    Node read = Trees.get(DocumentReader.parse(Path.of("any.yaml"), made).root().orElseThrow(), "ru").orElseThrow();
    assertEquals((scalar.text().stripTrailing() + more), ((ScalarNode) read).text().stripTrailing(), made);
    return made;
  }

  @Test
  void anEntryComesBehindTheLastOneAndItsComment() {
    assertEquals(
        "# head\na:\n  one: {ru: раз}   # first\n  new: {ru: ёж, en: hedgehog}\n\n# tail\nb:\n  two: {ru: два}\n",
        with("# head\na:\n  one: {ru: раз}   # first\n\n# tail\nb:\n  two: {ru: два}\n", "a", null, Style.BLOCK, WORDS));
  }

  @Test
  void anEntryComesBehindItsNeighbour() {
    assertEquals(
        "a:\n  one: {ru: раз}\n  new: {ru: ёж, en: hedgehog}\n  two: {ru: два}",
        with("a:\n  one: {ru: раз}\n  two: {ru: два}", "a", "one", Style.BLOCK, WORDS));
  }

  @Test
  void aFileWithoutALastLineEndGetsOne() {
    assertEquals("a:\n  one: {ru: раз}\n  new: {ru: ёж, en: hedgehog}\n", with("a:\n  one: {ru: раз}", "a", null, Style.BLOCK, WORDS));
  }

  @Test
  void linesFollowLinesWithTheirIndentation() {
    assertEquals(
        "a:\n    one:\n      ru: раз\n    new:\n      ru: ёж\n      en: hedgehog\nb: {}\n",
        with("a:\n    one:\n      ru: раз\nb: {}\n", "a", null, Style.FLOW, WORDS));
  }

  @Test
  void linesFollowABlockOfText() {
    assertEquals(
        "a:\n  one:\n    ru: |\n      раз\n      два\n  new:\n    ru: ёж\n    en: hedgehog\n\nb: {}\n",
        with("a:\n  one:\n    ru: |\n      раз\n      два\n\nb: {}\n", "a", null, Style.FLOW, WORDS));
  }

  @Test
  void windowsLineEndsStay() {
    assertEquals("a:\r\n  one: {ru: раз}\r\n  new: {ru: ёж, en: hedgehog}\r\nb: {}\r\n", with("a:\r\n  one: {ru: раз}\r\nb: {}\r\n", "a", null, Style.BLOCK, WORDS));
  }

  @Test
  void aSectionInBracesStaysInBraces() {
    assertEquals("a: {one: {ru: раз}, new: {ru: ёж, en: hedgehog}}\n", with("a: {one: {ru: раз}}\n", "a", null, Style.BLOCK, WORDS));
    assertEquals("a: {new: {ru: ёж, en: hedgehog}}\n", with("a: {}\n", "a", null, Style.BLOCK, WORDS));
  }

  @Test
  void aSectionThatIsNotThereIsMade() {
    assertEquals("a:\n  one: {ru: раз}\n\nb:\n  new: {ru: ёж, en: hedgehog}\n", with("a:\n  one: {ru: раз}\n", "b", null, Style.FLOW, WORDS));
    assertEquals("b:\n  new:\n    ru: ёж\n    en: hedgehog\n", with("", "b", null, Style.BLOCK, WORDS));
    assertEquals("b:\n  new: {ru: ёж, en: hedgehog}\na: {}\n", with("b:\na: {}\n", "b", null, Style.FLOW, WORDS));
  }

  @Test
  void whatYamlWouldMisreadStandsInQuotationMarks() {
    assertEquals(
        "a:\n  new: {ru: \"засада: …\", en: \"on\"}\n", with("", "a", null, Style.FLOW, words("засада: …", "on")));
    assertEquals("\"{tap}\"", Insertion.scalar("{tap}"));
    assertEquals("\"7\"", Insertion.scalar("7"));
    assertEquals("опыт в атаке N", Insertion.scalar("опыт в атаке N"));
    assertEquals("\"say \\\"…\\\"\"", Insertion.scalar("say \"…\""));
  }

  @Test
  void aTextIsExtendedInItsOwnStyle() {
    assertEquals("ru: раз | два # why\n", extended("ru: раз # why\n", " | два"));
    assertEquals("ru: \"раз | \\\"два\\\": …\"\n", extended("ru: \"раз\"\n", " | \"два\": …"));
    assertEquals("ru: \"раз | два: …\"\n", extended("ru: раз\n", " | два: …"));
    assertEquals("ru: 'раз | д''ва'\n", extended("ru: 'раз'\n", " | д'ва"));
    assertEquals("ru: >\n  раз\n  два | три\nen: x\n", extended("ru: >\n  раз\n  два\nen: x\n", " | три"));
  }
}
