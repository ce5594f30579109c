package cardwright.grammar.document;

import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import java.util.Optional;

/** Characters that have no place in a text file. They are looked for first, so that the scanner never meets them. */
final class Characters {

  private Characters() {}

  /** The first character that may not stand in a file. */
  static Optional<Problem> problem(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\uFEFF') {
        return found(i, "an invisible byte order mark (U+FEFF) stands here, inside the file; delete it");
      }
      // YAML 1.1 took NEL for a line break and YAML 1.2 does not; nobody means it.
      if (c < ' ' && c != '\t' && c != '\n' && c != '\r' || c >= '\u007F' && c < '\u00A0' || c == '\uFFFE' || c == '\uFFFF') {
        return found(i, String.format("a control character (U+%04X) stands here; delete it", (int) c));
      }
      if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
        i++;
      } else if (Character.isSurrogate(c)) {
        return found(i, "half of a character stands here; delete it");
      }
    }
    return Optional.empty();
  }

  private static Optional<Problem> found(int at, String message) {
    return Optional.of(Problem.error(new Span(at, at + 1), message));
  }
}
