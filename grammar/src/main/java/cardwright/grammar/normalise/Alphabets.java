package cardwright.grammar.normalise;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Finds words that mix Latin and Cyrillic letters which look alike. Parts joined by a hyphen may differ («Жетон-X»), the letters of one part
 * may not.
 */
public final class Alphabets {

  private static final String LATIN = "acekopxyABCEHKMOPTXyu";
  private static final String CYRILLIC = "асекорхуАВСЕНКМОРТХуи";

  private Alphabets() {}

  /** The index of the first letter of the alphabet that is in the minority; empty if the word is of one alphabet. */
  public static OptionalInt intruder(String word) {
    int start = 0;
    for (int i = 0; i <= word.length(); i++) {
      if (i == word.length() || !Character.isLetter(word.charAt(i)) && Character.getType(word.charAt(i)) != Character.NON_SPACING_MARK) {
        int found = intruder(word, start, i);
        if (found >= 0) {
          return OptionalInt.of(found);
        }
        start = i + 1;
      }
    }
    return OptionalInt.empty();
  }

  private static int intruder(String word, int start, int end) {
    int latin = 0;
    int cyrillic = 0;
    for (int i = start; i < end; i++) {
      latin += script(word.charAt(i)) == Character.UnicodeScript.LATIN ? 1 : 0;
      cyrillic += script(word.charAt(i)) == Character.UnicodeScript.CYRILLIC ? 1 : 0;
    }
    if (latin == 0 || cyrillic == 0) {
      return -1;
    }
    Character.UnicodeScript minority = latin <= cyrillic ? Character.UnicodeScript.LATIN : Character.UnicodeScript.CYRILLIC;
    for (int i = start; i < end; i++) {
      if (script(word.charAt(i)) == minority) {
        return i;
      }
    }
    return -1;
  }

  /** The word with look-alike letters of the minority replaced; empty if one of them has no look-alike. */
  public static Optional<String> repaired(String word) {
    StringBuilder repaired = new StringBuilder(word);
    for (OptionalInt at = intruder(word); at.isPresent(); at = intruder(repaired.toString())) {
      char letter = repaired.charAt(at.getAsInt());
      int latin = LATIN.indexOf(letter);
      int cyrillic = CYRILLIC.indexOf(letter);
      if (latin < 0 && cyrillic < 0) {
        return Optional.empty();
      }
      repaired.setCharAt(at.getAsInt(), latin >= 0 ? CYRILLIC.charAt(latin) : LATIN.charAt(cyrillic));
    }
    return Optional.of(repaired.toString());
  }

  private static Character.UnicodeScript script(char c) {
    return Character.UnicodeScript.of(c);
  }
}
