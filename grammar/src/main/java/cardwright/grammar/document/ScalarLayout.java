package cardwright.grammar.document;

import cardwright.grammar.source.Span;
import java.util.Arrays;

/**
 * Which stretch of the file each character of a scalar's value comes from. It is found by reading the scalar a second time, by the rules of
 * the scanner that read it first (snakeyaml-engine); if the two readings differ, every character is said to come from the whole scalar.
 */
final class ScalarLayout {

  private final StringBuilder value = new StringBuilder();
  private int[] starts = new int[64];
  private int[] ends = new int[64];

  private ScalarLayout() {}

  static ScalarLayout of(ScalarNode scalar) {
    ScalarLayout layout = read(scalar);
    return layout.says(scalar.text()) ? layout : whole(scalar);
  }

  /** The second reading, whatever it came to. */
  static ScalarLayout read(ScalarNode scalar) {
    String source = scalar.source();
    Span span = scalar.span();
    ScalarLayout layout = new ScalarLayout();
    switch (scalar.style()) {
      case PLAIN -> layout.plain(source, span.start(), span.end());
      case SINGLE_QUOTED -> layout.singleQuoted(source, span.start() + 1, span.end() - 1);
      case DOUBLE_QUOTED -> layout.doubleQuoted(source, span.start() + 1, span.end() - 1);
      case LITERAL, FOLDED -> layout = BlockLayout.of(scalar);
    }
    return layout;
  }

  static ScalarLayout empty() {
    return new ScalarLayout();
  }

  private static ScalarLayout whole(ScalarNode scalar) {
    ScalarLayout layout = new ScalarLayout();
    for (int i = 0; i < scalar.text().length(); i++) {
      layout.add(scalar.text().charAt(i), scalar.span().start(), scalar.span().end());
    }
    return layout;
  }

  boolean says(String text) {
    return text.contentEquals(value);
  }

  int length() {
    return value.length();
  }

  /** Where a stretch of the value, which is not empty as a whole, comes from. */
  Span span(int start, int end) {
    if (start == end) {
      int at = start < value.length() ? starts[start] : ends[start - 1];
      return new Span(at, at);
    }
    return new Span(starts[start], ends[end - 1]);
  }

  void add(char c, int start, int end) {
    int at = value.length();
    if (at == starts.length) {
      starts = Arrays.copyOf(starts, at * 2);
      ends = Arrays.copyOf(ends, at * 2);
    }
    value.append(c);
    starts[at] = start;
    ends[at] = end;
  }

  /** Characters that stand for themselves. */
  void copy(String source, int from, int to) {
    for (int i = from; i < to; i++) {
      add(source.charAt(i), i, i + 1);
    }
  }

  private void plain(String source, int from, int to) {
    int at = from;
    while (at < to) {
      if (blank(source.charAt(at))) {
        at = spaces(source, at, to);
      } else {
        copy(source, at, ++at);
      }
    }
  }

  private void singleQuoted(String source, int from, int to) {
    int at = from;
    while (at < to) {
      char c = source.charAt(at);
      if (c == '\'') {
        add('\'', at, Math.min(at + 2, to));
        at += 2;
      } else if (blank(c)) {
        at = spaces(source, at, to);
      } else {
        copy(source, at, ++at);
      }
    }
  }

  private void doubleQuoted(String source, int from, int to) {
    int at = from;
    while (at < to) {
      char c = source.charAt(at);
      if (c == '\\' && at + 1 < to) {
        at = escape(source, at, to);
      } else if (blank(c)) {
        at = spaces(source, at, to);
      } else {
        copy(source, at, ++at);
      }
    }
  }

  private int escape(String source, int at, int to) {
    char c = source.charAt(at + 1);
    int digits = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
    if (digits > 0 && at + 2 + digits <= to) {
      int end = at + 2 + digits;
      for (char unit : Character.toChars(Integer.parseInt(source, at + 2, end, 16))) {
        add(unit, at, end);
      }
      return end;
    }
    if (lineBreak(c)) {
      return breaks(source, afterBreak(source, at + 1), to, at);
    }
    add(escaped(c), at, at + 2);
    return at + 2;
  }

  private static char escaped(char c) {
    return switch (c) {
      case '0' -> '\0';
      case 'a' -> '\u0007';
      case 'b' -> '\b';
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'v' -> '\u000B';
      case 'f' -> '\f';
      case 'r' -> '\r';
      case 'e' -> '\u001B';
      case 'N' -> '\u0085';
      case '_' -> '\u00A0';
      default -> c;
    };
  }

  /** White space inside a flow or plain scalar: kept within a line, folded over a line break. Returns the offset behind it. */
  private int spaces(String source, int from, int to) {
    int at = from;
    while (at < to && (source.charAt(at) == ' ' || source.charAt(at) == '\t')) {
      at++;
    }
    if (at == to || !lineBreak(source.charAt(at))) {
      copy(source, from, at);
      return at;
    }
    int before = value.length();
    int end = breaks(source, afterBreak(source, at), to, from);
    if (value.length() == before) {
      add(' ', from, end);
    }
    return end;
  }

  /** Behind a first line break: each further one is a line break of the value; {@code start} is where the white space begins. */
  private int breaks(String source, int from, int to, int start) {
    int count = 0;
    int at = from;
    while (at < to && blank(source.charAt(at))) {
      if (lineBreak(source.charAt(at))) {
        count++;
        at = afterBreak(source, at);
      } else {
        at++;
      }
    }
    for (int i = 0; i < count; i++) {
      add('\n', start, at);
    }
    return at;
  }

  private static boolean blank(char c) {
    return c == ' ' || c == '\t' || lineBreak(c);
  }

  static boolean lineBreak(char c) {
    return c == '\n' || c == '\r';
  }

  static int afterBreak(String source, int at) {
    return source.charAt(at) == '\r' && at + 1 < source.length() && source.charAt(at + 1) == '\n' ? at + 2 : at + 1;
  }
}
