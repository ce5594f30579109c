package cardwright.grammar.normalise;

import cardwright.grammar.source.Span;

/**
 * A raw word or sign.
 *
 * @param text words: NFC, lower case, ё as е, dashes and apostrophes made one; other kinds: as it stands
 * @param span where it stands in the text as it was written
 */
public record Raw(Kind kind, String text, Span span) {

  /** Sorts of raw tokens. */
  public enum Kind {
    WORD,
    NUMBER,
    LEVELS,
    ICON,
    SELF,
    BODY,
    COMMA,
    SEMI,
    COLON,
    DASH,
    DOT,
    PLUS,
    MINUS,
    LPAREN,
    RPAREN,
    LQUOTE,
    RQUOTE,
    STRANGE
  }
}
