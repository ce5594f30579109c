package cardwright.grammar;

import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import java.util.Optional;

/** Bounds that keep any text's reading short: no card comes near them. */
final class Bounds {
  private static final int LONGEST = 10_000;
  private static final int DEEPEST = 30;

  private Bounds() {}

  static Optional<Problem> broken(String text) {
    if (text.length() > LONGEST) {
      return Optional.of(
          Problem.error(new Span(LONGEST, text.length()), "this text has " + text.length() + " characters; a card's text may have " + LONGEST));
    }
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '(' || c == '«' || c == '“' || c == '„') {
        depth++;
      } else if (c == ')' || c == '»' || c == '”') {
        depth--;
      }
      if (depth > DEEPEST) {
        return Optional.of(Problem.error(new Span(i, i + 1), "brackets and quotation marks are nested deeper than " + DEEPEST));
      }
    }
    return Optional.empty();
  }
}
