package cardwright.grammar.source;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The lines of a text; turns offsets into {@link Position}s. Lines end with LF, CR LF or a lone CR, as in YAML. */
public final class LineMap {

  private static final Pattern GRAPHEME = Pattern.compile("\\X");

  private final String text;
  private final int[] starts;

  public LineMap(String text) {
    this.text = text;
    this.starts = starts(text);
  }

  private static int[] starts(String text) {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean lineEnds = c == '\n' || c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n');
      if (lineEnds) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  /** Where an offset is; one beyond the text is taken as the end of the text. */
  public Position position(int offset) {
    int at = Math.min(offset, text.length());
    int line = lineOf(at);
    int start = starts[line];
    return new Position(line + 1, graphemes(text.substring(start, at)) + 1, at - start + 1);
  }

  /** The text of a line without its line end; lines begin with 1. */
  public String line(int number) {
    return text.substring(starts[number - 1], lineEnd(number));
  }

  /** The offset at which a line begins. */
  public int lineStart(int number) {
    return starts[number - 1];
  }

  /** The offset at which the text of a line ends, before its line end. */
  public int lineEnd(int number) {
    int end = number < starts.length ? starts[number] : text.length();
    while (end > starts[number - 1] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return end;
  }

  private int lineOf(int offset) {
    int found = Arrays.binarySearch(starts, offset);
    return found >= 0 ? found : -found - 2;
  }

  private static int graphemes(String text) {
    Matcher matcher = GRAPHEME.matcher(text);
    int count = 0;
    while (matcher.find()) {
      count++;
    }
    return count;
  }
}
