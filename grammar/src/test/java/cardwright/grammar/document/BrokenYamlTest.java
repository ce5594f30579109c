package cardwright.grammar.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Broken files and what is said about them, in {@code broken-yaml.txt}: a case begins with {@code === title}, its output stands behind {@code
 * --->}. In a case → is a tab and ␣ a space at the end of a line. Run with {@code -Dgolden=update} to write what is said now, and review the
 * difference.
 */
class BrokenYamlTest {

  private static final Path GOLDEN = Path.of("src/test/resources/cardwright/grammar/document/broken-yaml.txt");

  @Test
  void saysWhatIsWrongAndWhere() throws IOException {
    String expected = Files.readString(GOLDEN, StandardCharsets.UTF_8);
    List<String> cases = new ArrayList<>();
    for (String one : expected.split("(?m)^(?==== )")) {
      if (!one.isBlank()) {
        cases.add(answered(one));
      }
    }
    String actual = String.join("", cases);
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(GOLDEN, actual, StandardCharsets.UTF_8);
    }
    assertEquals(expected, actual);
  }

  private static String answered(String one) {
    int head = one.indexOf('\n') + 1;
    int tail = one.indexOf("--->\n");
    String text = tail < 0 ? one.substring(head) : one.substring(head, tail);
    Diagnostics run = new Diagnostics();
    run.in(DocumentReaderTest.parse(text.replace('→', '\t').replace('␣', ' ')));
    return one.substring(0, head) + text + "--->\n" + new DiagnosticPrinter(Palette.PLAIN).print(run) + "\n";
  }
}
