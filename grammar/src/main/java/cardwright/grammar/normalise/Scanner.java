package cardwright.grammar.normalise;

import cardwright.grammar.normalise.Raw.Kind;
import cardwright.grammar.source.Span;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Cuts a text into raw words and signs. Spans are those of the text as given; only the words are normalised, so nothing ever has to be
 * mapped back. Any text is cut: a character that no card needs becomes {@link Kind#STRANGE}.
 */
public final class Scanner {

  private static final String DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc\ufe58\uff0d";
  private static final String OPENING = "«“„\u2039";
  private static final String CLOSING = "»”\u203a";
  private static final String APOSTROPHES = "'’ʼ";

  private final String text;
  private final List<Raw> out = new ArrayList<>();
  private int at;
  private int straightQuotes;

  private Scanner(String text) {
    this.text = text;
  }

  /** All raw tokens in order. */
  public static List<Raw> scan(String text) {
    Scanner scanner = new Scanner(text);
    while (scanner.at < text.length()) {
      scanner.next();
    }
    return scanner.out;
  }

  /** A word as it is looked up: NFC, lower case, ё as е, one kind of dash and apostrophe. */
  public static String normal(String word) {
    char[] plain = new char[word.length()];
    for (int i = 0; i < plain.length; i++) {
      char c = plain(word.charAt(i));
      if (c == 0) {
        return composed(word);
      }
      plain[i] = c;
    }
    return new String(plain);
  }

  /** The lower case of a Russian or English letter; 0 for whatever takes more thought, which is next to nothing. */
  private static char plain(char c) {
    if (c >= 'а' && c <= 'я' || c >= 'a' && c <= 'z' || c == ' ' || c == '-' || c == '\'' || c == '/' || c >= '0' && c <= '9') {
      return c;
    }
    if (c >= 'А' && c <= 'Я' || c >= 'A' && c <= 'Z') {
      return (char) (c + 32);
    }
    return c == 'ё' || c == 'Ё' ? 'е' : 0;
  }

  private static String composed(String word) {
    String composed = Normalizer.normalize(word, Normalizer.Form.NFC).toLowerCase(Locale.ROOT).replace('ё', 'е');
    StringBuilder normal = new StringBuilder(composed.length());
    for (int i = 0; i < composed.length(); i++) {
      char c = composed.charAt(i);
      normal.append(DASHES.indexOf(c) >= 0 ? '-' : APOSTROPHES.indexOf(c) >= 0 ? '\'' : c);
    }
    return normal.toString();
  }

  private void next() {
    int c = text.codePointAt(at);
    int width = Character.charCount(c);
    if (Character.isWhitespace(c) || Character.isSpaceChar(c) || Character.isISOControl(c) || c == '\u200b' || c == '\ufeff' || c == '\u00ad') {
      at += width;
    } else if (isDigit(c)) {
      number();
    } else if (Character.isLetter(c) && DASHES.indexOf(c) < 0) {
      word();
    } else if (c == '{') {
      int end = text.indexOf('}', at);
      if (end < 0 || end - at > 40) {
        add(Kind.STRANGE, width);
      } else {
        out.add(new Raw(Kind.ICON, text.substring(at, end + 1).toLowerCase(Locale.ROOT), new Span(at, end + 1)));
        at = end + 1;
      }
    } else if (text.startsWith("...", at)) {
      add(Kind.BODY, 3);
    } else {
      sign(c, width);
    }
  }

  private void sign(int c, int width) {
    Kind kind =
        switch (c) {
          case '~' -> Kind.SELF;
          case '…' -> Kind.BODY;
          case ',' -> Kind.COMMA;
          case ';' -> Kind.SEMI;
          case ':' -> Kind.COLON;
          case '.' -> Kind.DOT;
          case '+' -> Kind.PLUS;
          case '(' -> Kind.LPAREN;
          case ')' -> Kind.RPAREN;
          case '"' -> straightQuotes++ % 2 == 0 ? Kind.LQUOTE : Kind.RQUOTE;
          default -> {
            if (OPENING.indexOf(c) >= 0) {
              yield Kind.LQUOTE;
            }
            if (CLOSING.indexOf(c) >= 0) {
              yield Kind.RQUOTE;
            }
            yield DASHES.indexOf(c) >= 0 ? dashOrMinus() : Kind.STRANGE;
          }
        };
    add(kind, width);
  }

  /** A minus touches the number or letter behind it; a dash between words does not. */
  private Kind dashOrMinus() {
    int next = at + 1;
    boolean touchesNumber = next < text.length() && isDigit(text.charAt(next));
    boolean touchesLetter =
        next < text.length() && Character.isLetter(text.charAt(next)) && (next + 1 == text.length() || !Character.isLetter(text.charAt(next + 1)));
    return touchesNumber || touchesLetter ? Kind.MINUS : Kind.DASH;
  }

  /** No digits but these are printed on cards: «٣» or a mix of several scripts in one number is a slip. */
  public static boolean isDigit(int c) {
    return '0' <= c && c <= '9';
  }

  private void number() {
    int end = digits(at);
    int parts = 1;
    int last = end;
    while (last + 1 < text.length() && DASHES.indexOf(text.charAt(last)) >= 0 && isDigit(text.charAt(last + 1))) {
      last = digits(last + 1);
      parts++;
    }
    if (parts > 2) {
      add(Kind.LEVELS, last - at);
    } else {
      add(Kind.NUMBER, end - at);
    }
  }

  private int digits(int from) {
    int end = from;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private void word() {
    int end = at;
    while (end < text.length()) {
      int c = text.codePointAt(end);
      if (Character.isLetter(c) && DASHES.indexOf(c) < 0 || Character.getType(c) == Character.NON_SPACING_MARK || c == '\u00ad') {
        end += Character.charCount(c);
      } else if ((DASHES.indexOf(c) >= 0 || APOSTROPHES.indexOf(c) >= 0)
          && end + 1 < text.length()
          && Character.isLetter(text.charAt(end + 1))) {
        end++;
      } else {
        break;
      }
    }
    out.add(new Raw(Kind.WORD, normal(text.substring(at, end).replace("\u00ad", "")), new Span(at, end)));
    at = end;
  }

  private void add(Kind kind, int length) {
    out.add(new Raw(kind, text.substring(at, at + length), new Span(at, at + length)));
    at += length;
  }
}
