package cardwright.tests.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.coverage.Sample;
import cardwright.engine.coverage.SampleTable;
import cardwright.grammar.document.Diagnostics;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables as editors and spreadsheets write them. */
class SampleTableTest {
  private static final List<Sample> TWO = List.of(new Sample("a", "Mending 1, 2."), new Sample("b", "{tap}: «open»; \"it\""));

  @TempDir private Path folder;

  private List<Sample> read(String content) throws IOException {
    Diagnostics run = new Diagnostics();
    List<Sample> samples = SampleTable.read(Files.writeString(folder.resolve("table"), content), run).orElse(List.of());
    assertEquals(List.of(), run.all());
    return samples;
  }

  private String fault(byte[] content) throws IOException {
    Diagnostics run = new Diagnostics();
    assertTrue(SampleTable.read(Files.write(folder.resolve("table"), content), run).isEmpty());
    assertEquals(1, run.all().size());
    return run.all().get(0).message();
  }

  @Test
  void columnsArePartedByTabsCommasOrSemicolons() throws IOException {
    assertEquals(TWO, read("id\ttext\na\tMending 1, 2.\nb\t{tap}: «open»; \"it\"\n"));
    assertEquals(TWO, read("id,text\na,\"Mending 1, 2.\"\nb,\"{tap}: «open»; \"\"it\"\"\"\n"));
    assertEquals(TWO, read("id;text\na;Mending 1, 2.\nb;\"{tap}: «open»; \"\"it\"\"\"\n"));
  }

  @Test
  void markOfTheEncodingAndLineEndsDoNotMatter() throws IOException {
    assertEquals(TWO, read("\uFEFFid\ttext\r\na\tMending 1, 2.\r\nb\t{tap}: «open»; \"it\""));
  }

  @Test
  void columnsAreFoundByTheirNames() throws IOException {
    assertEquals(TWO, read("note\t Text \tLine\nx\tMending 1, 2.\ta\n\t{tap}: «open»; \"it\"\tb\n"));
  }

  @Test
  void aTextWithoutANameIsCalledByItsRow() throws IOException {
    assertEquals(List.of(new Sample("1", "A"), new Sample("2", "B")), read("text\nA\nB\n"));
    assertEquals(List.of(new Sample("x", "A"), new Sample("2", "B")), read("id\ttext\nx\tA\n\tB\n"));
  }

  @Test
  void rowsWithoutATextAreTextsAndEmptyLinesAreNot() throws IOException {
    assertEquals(List.of(new Sample("1", ""), new Sample("2", ""), new Sample("3", "A")), read("id\ttext\n1\t\n\n2\n3\tA\n\n"));
  }

  @Test
  void aTextMayHaveSeveralLines() throws IOException {
    assertEquals(List.of(new Sample("1", "A\nB")), read("id,text\n1,\"A\nB\"\n"));
  }

  @Test
  void otherEncodingsAreToldApart() throws IOException {
    String expected = "this is not UTF-8; save the file as UTF-8 (it may be in another encoding, such as Windows-1251)";
    assertEquals(expected, fault("text\nКарта\n".getBytes(Charset.forName("windows-1251"))));
    assertEquals(expected, fault("text\nКарта\n".getBytes(StandardCharsets.UTF_16)));
  }
}
