package cardwright.engine.coverage;

import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.source.Span;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.MappingIterator;
import tools.jackson.dataformat.csv.CsvMapper;
import tools.jackson.dataformat.csv.CsvReadFeature;
import tools.jackson.dataformat.csv.CsvSchema;

/**
 * Reads texts from a table: a file with a line for each and a head that names its columns. The text stands in {@code text}, what it is called
 * in {@code id} or {@code line}; without these a text is called by the number of its row, the head not counted. Columns are parted by tabs if
 * the head has a tab, else by commas or, as some spreadsheets write it, by semicolons. A value may stand in quotation marks.
 */
public final class SampleTable {
  private static final String TEXT = "text";
  private static final List<String> IDS = List.of("id", "line");
  private static final long MOST_BYTES = 64L << 20;

  private SampleTable() {}

  /** The texts in the order of the table; empty when there is an error, which is reported. Rows of which nothing was written are no texts. */
  public static Optional<List<Sample>> read(Path file, Diagnostics run) {
    Diagnostics there = run.at(file);
    Optional<String> content = content(file, there);
    if (content.isEmpty()) {
      return Optional.empty();
    }
    List<String[]> rows;
    TableLines lines = TableLines.of(content.get(), separator(content.get()));
    try (MappingIterator<String[]> read = rows(content.get())) {
      rows = read.readAll();
    } catch (JacksonException broken) {
      int line = broken.getLocation() == null ? 0 : broken.getLocation().getLineNr();
      there.error(nowhere(), "this is no table: " + lines.unclosed().map(open -> "line " + open + ": the quotation mark that opens here is never closed").orElse("line " + line + ": " + broken.getOriginalMessage()));
      return Optional.empty();
    }
    return samples(rows, lines, there);
  }

  private static Optional<String> content(Path file, Diagnostics there) {
    String fault;
    try {
      if (Files.isDirectory(file)) {
        fault = "this is a directory, a file is needed";
      } else if (Files.size(file) > MOST_BYTES) {
        fault = "this file is larger than 64 MB";
      } else {
        String text = Files.readString(file);
        return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
      }
    } catch (NoSuchFileException missing) {
      fault = "there is no such file";
    } catch (CharacterCodingException other) {
      fault = "this is not UTF-8; save the file as UTF-8 (it may be in another encoding, such as Windows-1251)";
    } catch (IOException | SecurityException closed) {
      fault = Files.exists(file) && !Files.isReadable(file) ? "no permission to read this file" : "this file cannot be read";
    }
    there.error(nowhere(), fault);
    return Optional.empty();
  }

  private static char separator(String content) {
    String head = content.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
    return head.indexOf('\t') >= 0 ? '\t' : head.indexOf(',') < 0 && head.indexOf(';') >= 0 ? ';' : ',';
  }

  private static MappingIterator<String[]> rows(String content) {
    char separator = separator(content);
    CsvMapper mapper = CsvMapper.builder().enable(CsvReadFeature.WRAP_AS_ARRAY).enable(CsvReadFeature.SKIP_EMPTY_LINES).build();
    return mapper.readerFor(String[].class).with(CsvSchema.emptySchema().withColumnSeparator(separator)).readValues(content);
  }

  private static Optional<List<Sample>> samples(List<String[]> rows, TableLines lines, Diagnostics there) {
    if (rows.isEmpty()) {
      there.error(nowhere(), "this file is empty; the first line of a table names its columns");
      return Optional.empty();
    }
    List<String> columns = Arrays.stream(rows.get(0)).map(name -> name == null ? "" : name.strip().toLowerCase(Locale.ROOT)).toList();
    int text = columns.indexOf(TEXT);
    if (text < 0) {
      there.error(nowhere(), "this table has no column «" + TEXT + "»; it has «" + String.join("», «", columns) + "»");
      return Optional.empty();
    }
    int id = IDS.stream().mapToInt(columns::indexOf).filter(at -> at >= 0).findFirst().orElse(-1);
    List<Sample> samples = new ArrayList<>();
    boolean whole = true;
    for (int at = 1; at < rows.size(); at++) {
      String[] row = rows.get(at);
      String own = value(row, id).strip();
      if (Arrays.stream(row).skip(columns.size()).anyMatch(field -> field != null && !field.isBlank())) {
        // what is parted off would be left out in silence
        String named = own.isEmpty() ? String.valueOf(samples.size() + 1) : own;
        there.error(nowhere(), lines.of(at, rows.size()).map(line -> "line " + line + ": ").orElse("") + "row " + named + " has " + row.length + " fields, the head has " + columns.size() + ": put a text with a separator in it into quotation marks");
        whole = false;
      }
      if (columns.size() == 1 && value(row, text).indexOf('\t') >= 0) {
        // a head of one column names no separator, so the tab parts nothing and would join two values
        there.error(nowhere(), lines.of(at, rows.size()).map(line -> "line " + line + ": ").orElse("") + "a tab stands in this row, and the head has only one column: name the other column in the head, or take the tab out");
        whole = false;
      }
      samples.add(new Sample(own.isEmpty() ? String.valueOf(samples.size() + 1) : own, value(row, text)));
    }
    if (samples.isEmpty()) {
      there.error(nowhere(), "0 texts: this table has nothing below its head");
      return Optional.empty();
    }
    return whole ? Optional.of(samples) : Optional.empty();
  }

  private static String value(String[] row, int column) {
    return column < 0 || column >= row.length || row[column] == null ? "" : row[column];
  }

  private static Span nowhere() {
    return new Span(0, 0);
  }
}
