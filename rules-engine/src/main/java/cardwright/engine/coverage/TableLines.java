package cardwright.engine.coverage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** In which line of its file each row of a table begins: a value in quotation marks may go over several. */
record TableLines(List<Integer> starts, Optional<Integer> unclosed) {

  /** The lines of a table, the head among them; lines with nothing in them are no rows. */
  static TableLines of(String content, char separator) {
    List<Integer> starts = new ArrayList<>();
    int line = 1;
    int opened = 0;
    boolean blank = true;
    boolean quoted = false;
    char before = separator;
    for (char c : content.toCharArray()) {
      if (blank && c != '\n' && c != '\r') {
        starts.add(line);
        blank = false;
      }
      if (quoted) {
        quoted = c != '"';
      } else if (c == '"' && (before == separator || before == '\n' || before == '"')) {
        quoted = true;
        opened = before == '"' ? opened : line;
      }
      if (c == '\n') {
        line++;
        blank = !quoted;
      }
      before = c;
    }
    return new TableLines(List.copyOf(starts), quoted ? Optional.of(opened) : Optional.empty());
  }

  /** The line of a row; empty when the file is parted otherwise than the rows are. */
  Optional<Integer> of(int row, int rows) {
    return starts.size() == rows ? Optional.of(starts.get(row)) : Optional.empty();
  }
}
