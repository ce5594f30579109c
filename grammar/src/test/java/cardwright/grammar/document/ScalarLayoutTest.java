package cardwright.grammar.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.grammar.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ScalarLayoutTest {

  @Test
  void plain() {
    assertEquals("карту", found("text: Возьмите карту\n", "карту"));
    assertEquals("карту,\n    затем", found("text: Возьмите карту,\n    затем ещё\n", "карту, затем"));
    assertEquals("😀 б", found("text: а 😀 б\n", "😀 б"));
  }

  @Test
  void singleQuoted() {
    assertEquals("''s", found("text: 'it''s'\n", "'s"));
    assertEquals("b", found("text: 'a\n\n  b'\n", "b"));
  }

  @Test
  void doubleQuoted() {
    assertEquals("\\u0434ва", found("text: \"один \\u0434ва\"\n", "два"));
    assertEquals("\\U0001F600", found("text: \"a\\U0001F600b\"\n", "😀"));
    assertEquals("b", found("text: \"a\\\n   b\"\n", "b"));
    assertEquals("\\n", found("text: \"a\\nb\"\n", "\n"));
  }

  @Test
  void blocks() {
    assertEquals("два", found("text: |\n  один\n  два\n", "два"));
    assertEquals("один\n  два", found("text: >\n  один\n  два\n", "один два"));
    assertEquals("три", found("text: >-\n  один\n\n   два\n  три\n", "три"));
    assertEquals(" два", found("a:\n  text: |2+\n     два\n\n", " два"));
  }

  @Test
  void anEmptyStretchHasAPlace() {
    ScalarNode scalar = first("text: \"\\u0434ва\"\n");
    assertEquals(new Span(7, 7), scalar.spanOf(0, 0));
    assertEquals(new Span(13, 13), scalar.spanOf(1, 1));
    assertEquals(new Span(15, 15), scalar.spanOf(3, 3));
  }

  /** Random scalars of every style: wherever the scanner reads one, the second reading gives the same text. */
  @Test
  void theSecondReadingIsTheFirst() {
    Random random = new Random(20240229);
    int read = 0;
    for (int i = 0; i < 60_000; i++) {
      String text = randomFile(random);
      Document document = DocumentReaderTest.parse(text);
      List<ScalarNode> scalars = new ArrayList<>();
      document.root().ifPresent(root -> collect(root, scalars));
      for (ScalarNode scalar : scalars) {
        read++;
        assertTrue(ScalarLayout.read(scalar).says(scalar.text()), () -> "of " + show(text) + ": " + show(scalar.text()) + " " + scalar.style());
        Span all = scalar.spanOf(0, scalar.text().length());
        // A kept line break at the end of a block stands behind what is shown as the block.
        boolean block = !scalar.quoted() && scalar.style() != ScalarNode.Style.PLAIN;
        assertTrue(all.start() >= scalar.span().start() && (block || all.end() <= scalar.span().end()), () -> show(text));
      }
    }
    assertTrue(read > 20_000, "read " + read);
  }

  private static String randomFile(Random random) {
    String[] heads = {"", "'", "\"", "|", ">", "|-", ">-", "|+", ">+", "|2", ">1-", "|+2"};
    String head = heads[random.nextInt(heads.length)];
    String[] pieces = {"а", "b", " ", " ", "  ", "\n", "\n", "\n  ", "\n   ", "\n    ", "\r\n  ", "\r  ", "\t", "''", "\\n", "\\u0434", "\\\n", "\\\\", "\\t",
        "😀", "-", "#", " #", ":", "\"", "\\\"", "\\ ", "\n\n", "\n\t", "\\\t"};
    StringBuilder text = new StringBuilder(random.nextBoolean() ? "k: " : "- - ");
    text.append(head);
    if (!head.isEmpty() && "|>".indexOf(head.charAt(0)) >= 0) {
      text.append("\n").append(" ".repeat(random.nextInt(5)));
    }
    for (int i = random.nextInt(12); i > 0; i--) {
      text.append(pieces[random.nextInt(pieces.length)]);
    }
    if (head.equals("'") || head.equals("\"")) {
      text.append(head);
    }
    return text.append(random.nextInt(4) == 0 ? "" : "\n").toString();
  }

  private static String show(String text) {
    return "«" + text.replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t") + "»";
  }

  private static String found(String file, String stretch) {
    ScalarNode scalar = first(file);
    int start = scalar.text().indexOf(stretch);
    Span span = scalar.spanOf(start, start + stretch.length());
    return file.substring(span.start(), span.end());
  }

  private static ScalarNode first(String file) {
    List<ScalarNode> scalars = new ArrayList<>();
    Document document = DocumentReaderTest.parse(file);
    collect(document.root().orElseThrow(() -> new AssertionError(document.diagnostics())), scalars);
    return scalars.get(scalars.size() - 1);
  }

  private static void collect(Node node, List<ScalarNode> scalars) {
    if (node instanceof ScalarNode scalar) {
      scalars.add(scalar);
    } else if (node instanceof SequenceNode sequence) {
      sequence.items().forEach(item -> collect(item, scalars));
    } else if (node instanceof MappingNode mapping) {
      mapping.fields().forEach(field -> {
        scalars.add(field.key());
        collect(field.value(), scalars);
      });
    }
  }
}
