package cardwright.grammar.document;

import java.io.Reader;

/**
 * Reads a text in pieces that never end within a surrogate pair. The scanner (snakeyaml-engine 3.0.1) asks for 1,025 units and, if the last
 * of them is the first half of a pair, for one more, for which its buffer has no room: any file with an emoji in the wrong place would break.
 */
final class WholeCharacters extends Reader {

  private final String text;
  private int at;

  WholeCharacters(String text) {
    this.text = text;
  }

  @Override
  public int read(char[] buffer, int offset, int length) {
    if (at == text.length()) {
      return -1;
    }
    int end = Math.min(text.length(), at + length);
    if (end < text.length() && end - at > 1 && Character.isHighSurrogate(text.charAt(end - 1))) {
      end--;
    }
    text.getChars(at, end, buffer, offset);
    int read = end - at;
    at = end;
    return read;
  }

  @Override
  public void close() {}
}
