package cardwright.grammar.build;

import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;

/** The words fit the grammar but mean nothing together. Never leaves the reader. */
final class NotMeant extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient Span span;
  private final String instead;

  NotMeant(Span span, String message) {
    this(span, message, "");
  }

  /**
   * @param instead what may have been meant to stand there: to be tried by the reader before it is proposed
   */
  NotMeant(Span span, String message, String instead) {
    super(message, null, false, false);
    this.span = span;
    this.instead = instead;
  }

  Problem problem() {
    return instead.isEmpty() ? Problem.error(span, getMessage()) : Problem.error(span, getMessage(), instead);
  }

  Span span() {
    return span;
  }
}
