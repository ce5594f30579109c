package cardwright.grammar.document;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds the value in quotation marks that runs over lines which begin with keys. YAML allows it, so its scanner complains only where the next
 * mark, which was to open a value, has closed this one; the mark that is missing is missing here.
 */
final class OpenQuote {
  private static final Pattern KEY = Pattern.compile("(?m)^[ \\t]*(- +)?[\\p{L}\\p{N}_-]+:(\\s|$)");
  private static final String BEFORE_VALUE = ":-[{,";

  private final String text;

  OpenQuote(String text) {
    this.text = text;
  }

  /** Where the first of them opens, if it opens before a place at which something is wrong. */
  Optional<Integer> before(int place) {
    char last = '\n';
    for (int at = 0; at < Math.min(place + 1, text.length()); at++) {
      char c = text.charAt(at);
      if (c == '#' && (at == 0 || Character.isWhitespace(text.charAt(at - 1)))) {
        at = lineEnd(at);
        last = '\n';
      } else if ((c == '"' || c == '\'') && (last == '\n' || BEFORE_VALUE.indexOf(last) >= 0)) {
        int end = end(at, c);
        if (text.substring(at, end).contains("\n") && KEY.matcher(text.substring(lineEnd(at), end)).find()) {
          return Optional.of(at);
        }
        at = end;
        last = c;
      } else if (c == '\n' || !Character.isWhitespace(c)) {
        last = c;
      }
    }
    return Optional.empty();
  }

  /** Where the mark stands that closes a value, or the text ends. */
  private int end(int open, char mark) {
    int at = open + 1;
    while (at < text.length() && text.charAt(at) != mark) {
      at += mark == '"' && text.charAt(at) == '\\' ? 2 : 1;
    }
    return Math.min(at, text.length());
  }

  private int lineEnd(int at) {
    int end = text.indexOf('\n', at);
    return end < 0 ? text.length() : end;
  }
}
