package cardwright.grammar.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LineMapTest {

  @Test
  void everyLineEndOfYamlCounts() {
    LineMap lines = new LineMap("a\r\nбв\rг\n\nд");
    assertEquals(new Position(1, 1, 1), lines.position(0));
    assertEquals(new Position(2, 2, 2), lines.position(4));
    assertEquals(new Position(3, 1, 1), lines.position(6));
    assertEquals(new Position(5, 1, 1), lines.position(9));
    assertEquals("бв", lines.line(2));
    assertEquals("", lines.line(4));
    assertEquals("д", lines.line(5));
  }

  @Test
  void aHumanCountsClusters() {
    String text = "й👍🏽🇷🇺👨‍👩‍👧е\u0301!";
    LineMap lines = new LineMap(text);
    assertEquals(new Position(1, 6, text.length()), lines.position(text.indexOf('!')));
    assertEquals(new Position(1, 7, text.length() + 1), lines.position(text.length()));
  }

  @Test
  void anOffsetBeyondTheTextIsItsEnd() {
    assertEquals(new Position(1, 3, 3), new LineMap("ab").position(99));
    assertEquals(new Position(1, 1, 1), new LineMap("").position(0));
  }
}
