package cardwright.grammar.document;

import cardwright.grammar.source.Span;
import java.util.Objects;

/**
 * A text. Whatever it looks like, it stays the text that was written: {@code no}, {@code 1.10} and {@code 0x1F} are not booleans or numbers.
 *
 * @param text its value, after quotes, escapes, folding and indentation are taken away
 * @param span where it stands in the file, with its quotes or its block sign; without the empty lines behind a block
 * @param style how it is written
 * @param source the whole text of the file, from which {@link #spanOf} finds its way back
 */
public record ScalarNode(String text, Span span, Style style, String source) implements Node {

  // Written out: see Span.
  @Override
  public boolean equals(Object other) {
    return other instanceof ScalarNode that && text.equals(that.text) && span.equals(that.span) && style == that.style && source.equals(that.source);
  }

  @Override
  public int hashCode() {
    return text.hashCode() * 31 + span.hashCode();
  }

  /** How a scalar is written. */
  public enum Style {
    PLAIN,
    SINGLE_QUOTED,
    DOUBLE_QUOTED,
    LITERAL,
    FOLDED
  }

  /** A text that stands in no file, such as one from the command line: its value is its own source. */
  public static ScalarNode of(String text) {
    return new ScalarNode(text, new Span(0, text.length()), Style.PLAIN, text);
  }

  /** Whether it stands in quotation marks. */
  public boolean quoted() {
    return style == Style.SINGLE_QUOTED || style == Style.DOUBLE_QUOTED;
  }

  /** Whether nothing at all was written: {@code key:} with no value. {@code key: ""} is something. */
  public boolean absent() {
    return text.isEmpty() && style == Style.PLAIN;
  }

  /**
   * The place in the file of the stretch {@code start} to {@code end} of the value, in UTF-16 units. An escape counts whole; a folded line
   * break covers the break and the indentation behind it. An empty stretch gives an empty span.
   *
   * @throws IndexOutOfBoundsException if there is no such stretch in the value
   */
  public Span spanOf(int start, int end) {
    Objects.checkFromToIndex(start, end, text.length());
    if (text.isEmpty()) {
      int inside = span.start() + (quoted() ? 1 : 0);
      return new Span(inside, inside);
    }
    return ScalarLayout.of(this).span(start, end);
  }

  /** {@link #spanOf(int, int)} for a stretch of the value. */
  public Span spanOf(Span stretch) {
    return spanOf(stretch.start(), stretch.end());
  }

  @Override
  public String kind() {
    return absent() ? "nothing" : "a text";
  }

  @Override
  public String toString() {
    return "ScalarNode[" + text + " " + style + " " + span.start() + ".." + span.end() + "]";
  }
}
