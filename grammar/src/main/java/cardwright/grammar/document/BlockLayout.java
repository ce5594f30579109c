package cardwright.grammar.document;

import cardwright.grammar.document.ScalarNode.Style;

/** Reads a block scalar, literal {@code |} or folded {@code >}, a second time: see {@link ScalarLayout}. */
final class BlockLayout {

  private final String source;
  private final boolean folded;
  private final int indent;
  private final ScalarLayout layout = ScalarLayout.empty();
  private int at;

  private BlockLayout(String source, boolean folded, int indent, int body) {
    this.source = source;
    this.folded = folded;
    this.indent = indent;
    this.at = body;
  }

  /** The layout, or one that does not say the scalar's text if the block could not be followed. */
  static ScalarLayout of(ScalarNode scalar) {
    String source = scalar.source();
    int body = scalar.span().start();
    while (body < source.length() && !ScalarLayout.lineBreak(source.charAt(body))) {
      body++;
    }
    if (body == source.length()) {
      return ScalarLayout.empty();
    }
    String header = source.substring(scalar.span().start(), body);
    body = ScalarLayout.afterBreak(source, body);
    int first = firstIndent(source, body);
    // With an explicit indentation the outer one is not known here; the right one is the widest that gives the text.
    boolean explicit = header.matches(".[-+]?[1-9].*");
    int most = explicit ? widest(source, body) : Math.max(1, first);
    int least = explicit ? 1 : most;
    for (int indent = most; indent >= least; indent--) {
      ScalarLayout candidate = read(scalar, header, body, indent);
      if (candidate.says(scalar.text())) {
        return candidate;
      }
    }
    // What stands below is not indented enough to belong to the block: it has empty lines only.
    return read(scalar, header, body, Integer.MAX_VALUE);
  }

  private static ScalarLayout read(ScalarNode scalar, String header, int body, int indent) {
    BlockLayout block = new BlockLayout(scalar.source(), scalar.style() == Style.FOLDED, indent, body);
    block.lines(scalar.text().length(), header);
    return block.layout;
  }

  /** How far the first line that is not blank is indented. */
  private static int firstIndent(String source, int body) {
    int at = body;
    int column = 0;
    while (at < source.length()) {
      char c = source.charAt(at);
      if (c == ' ') {
        column++;
        at++;
      } else if (ScalarLayout.lineBreak(c)) {
        column = 0;
        at = ScalarLayout.afterBreak(source, at);
      } else {
        break;
      }
    }
    return column;
  }

  /** The most spaces at the beginning of a line, down to the first line that is not blank. */
  private static int widest(String source, int body) {
    int widest = 0;
    int column = 0;
    for (int at = body; at < source.length(); at++) {
      if (source.charAt(at) == ' ') {
        widest = Math.max(widest, ++column);
      } else if (ScalarLayout.lineBreak(source.charAt(at))) {
        column = 0;
      } else {
        break;
      }
    }
    // Nobody indents a text further; a hostile line of spaces must not cost its square.
    return Math.min(widest, 500);
  }

  private void lines(int length, String header) {
    int[] pending = emptyLines();
    while (atContent()) {
      breaks(pending);
      boolean spaced = spaced();
      int end = at;
      while (end < source.length() && !ScalarLayout.lineBreak(source.charAt(end))) {
        end++;
      }
      layout.copy(source, at, end);
      at = end;
      if (end == source.length()) {
        return;
      }
      int next = ScalarLayout.afterBreak(source, end);
      at = next;
      pending = emptyLines();
      if (!atContent()) {
        // What is kept of the last line breaks is for the chomping sign to say; the length tells it as well.
        if (layout.length() < length) {
          layout.add('\n', end, next);
        }
        if (header.contains("+")) {
          breaks(pending);
        }
        return;
      }
      if (!folded || spaced || spaced()) {
        layout.add('\n', end, next);
      } else if (pending[0] == 0) {
        layout.add(' ', end, at);
      }
    }
    if (header.contains("+")) {
      breaks(pending);
    }
  }

  private boolean atContent() {
    return at < source.length() && column() == indent;
  }

  private boolean spaced() {
    return source.charAt(at) == ' ' || source.charAt(at) == '\t';
  }

  private int column() {
    int start = at;
    while (start > 0 && !ScalarLayout.lineBreak(source.charAt(start - 1))) {
      start--;
    }
    return at - start;
  }

  /** Passes empty lines and the indentation behind them. Returns their number, where they begin and where the content begins. */
  private int[] emptyLines() {
    int from = at;
    int count = 0;
    indentation();
    while (at < source.length() && ScalarLayout.lineBreak(source.charAt(at))) {
      at = ScalarLayout.afterBreak(source, at);
      count++;
      indentation();
    }
    return new int[] {count, from, at};
  }

  private void indentation() {
    for (int column = 0; column < indent && at < source.length() && source.charAt(at) == ' '; column++) {
      at++;
    }
  }

  private void breaks(int[] emptyLines) {
    for (int i = 0; i < emptyLines[0]; i++) {
      layout.add('\n', emptyLines[1], emptyLines[2]);
    }
  }
}
