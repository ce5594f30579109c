package cardwright.grammar.source;

/**
 * A stretch of a text, in UTF-16 units as Java counts them: {@code start} is its first unit, {@code end} the first one behind it. Human
 * columns are made from it only when it is shown.
 */
public record Span(int start, int end) {
  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a span: " + start + ".." + end);
    }
  }

  // Written out: those that a record has by itself are linked when they are first called, which is more than a start can spare.
  @Override
  public boolean equals(Object other) {
    return other instanceof Span that && start == that.start && end == that.end;
  }

  @Override
  public int hashCode() {
    return start * 31 + end;
  }

  /** The smallest span that holds both. */
  public Span to(Span other) {
    return new Span(Math.min(start, other.start), Math.max(end, other.end));
  }

  /** The same stretch, {@code by} units further on. */
  public Span shifted(int by) {
    return new Span(start + by, end + by);
  }
}
