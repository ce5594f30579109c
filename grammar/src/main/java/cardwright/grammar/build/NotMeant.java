package cardwright.grammar.build;

import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;

/** The words fit the grammar but mean nothing together. Never leaves the reader. */
final class NotMeant extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient Span span;
  private final String instead;
  private final boolean form;

  NotMeant(Span span, String message) {
    this(span, message, "", false);
  }

  /** Words whose forms do not go together, so that another form of one of them may have been meant. */
  static NotMeant inAnotherForm(Span span, String message) {
    return new NotMeant(span, message, "", true);
  }

  /**
   * @param instead what may have been meant to stand there: to be tried by the reader before it is proposed
   */
  NotMeant(Span span, String message, String instead) {
    this(span, message, instead, false);
  }

  private NotMeant(Span span, String message, String instead, boolean form) {
    super(message, null, false, false);
    this.span = span;
    this.instead = instead;
    this.form = form;
  }

  boolean isOfForm() {
    return form;
  }

  Problem problem() {
    return instead.isEmpty() ? Problem.error(span, getMessage()) : Problem.error(span, getMessage(), instead);
  }

  Span span() {
    return span;
  }
}
