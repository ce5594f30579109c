package cardwright.grammar.document;

import java.util.Arrays;

/** Offsets in code points, as the YAML scanner counts, as offsets in UTF-16 units. */
final class Offsets {

  private final int length;
  private final int[] supplementary;

  Offsets(String text) {
    length = text.length();
    int pairs = 0;
    for (int i = 0; i < length; i++) {
      pairs += Character.isHighSurrogate(text.charAt(i)) ? 1 : 0;
    }
    supplementary = new int[pairs];
    int codePoint = 0;
    int count = 0;
    for (int i = 0; count < supplementary.length; codePoint++) {
      boolean wide = Character.isHighSurrogate(text.charAt(i));
      if (wide) {
        supplementary[count++] = codePoint;
      }
      i += wide ? 2 : 1;
    }
  }

  /** The offset in UTF-16 units, kept within the text. An unknown offset (below 0) is the beginning. */
  int utf16(long codePoints) {
    int at = (int) Math.max(0, Math.min(codePoints, length));
    int before = Arrays.binarySearch(supplementary, at);
    return Math.min(at + (before >= 0 ? before : -before - 1), length);
  }
}
