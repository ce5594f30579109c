package cardwright.grammar.build;

import cardwright.grammar.source.Span;

/** The words fit the grammar but mean nothing together. Never leaves the reader. */
final class NotMeant extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient Span span;

  NotMeant(Span span, String message) {
    super(message, null, false, false);
    this.span = span;
  }

  Span span() {
    return span;
  }
}
