package cardwright.grammar.source;

import java.util.Optional;

/**
 * Something wrong in a text, as a value: nothing that a user writes is ever thrown.
 *
 * @param severity how bad it is
 * @param span where, in the text that was read
 * @param message what is wrong and what was expected there, in human words
 * @param suggestion what to write instead, only when reading it was tried and worked
 */
public record Problem(Severity severity, Span span, String message, Optional<String> suggestion) {

  /** An error without a suggestion. */
  public static Problem error(Span span, String message) {
    return new Problem(Severity.ERROR, span, message, Optional.empty());
  }

  /** An error with a correction that was verified. */
  public static Problem error(Span span, String message, String suggestion) {
    return new Problem(Severity.ERROR, span, message, Optional.of(suggestion));
  }

  /** A warning without a suggestion. */
  public static Problem warning(Span span, String message) {
    return new Problem(Severity.WARNING, span, message, Optional.empty());
  }
}
