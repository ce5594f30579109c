package cardwright.grammar.document;

/**
 * How far two words are apart: letters wrong, missing, too many or swapped with the next. Counted here because the library that does it
 * compares letters beyond ASCII as objects, so that no Russian word is near another.
 */
public final class Distance {
  private Distance() {}

  /** The distance between two words; -1 if it is more than the limit. */
  public static int of(String one, String other, int limit) {
    if (Math.abs(one.length() - other.length()) > limit) {
      return -1;
    }
    int begin = 0;
    while (begin < one.length() && begin < other.length() && one.charAt(begin) == other.charAt(begin)) {
      begin++;
    }
    int same = 0;
    while (same < one.length() - begin && same < other.length() - begin && one.charAt(one.length() - 1 - same) == other.charAt(other.length() - 1 - same)) {
      same++;
    }
    if (limit == 1 && Math.max(one.length(), other.length()) - begin - same > 2) {
      return -1; // the first and the last letters differ, and no single slip makes more than two neighbours differ
    }
    return between(one.substring(begin, one.length() - same), other.substring(begin, other.length() - same), limit);
  }

  private static int between(String one, String other, int limit) {
    int[] beforeLast = new int[other.length() + 1];
    int[] last = new int[other.length() + 1];
    for (int j = 0; j < last.length; j++) {
      last[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int[] row = new int[last.length];
      row[0] = i;
      int nearest = i;
      for (int j = 1; j < row.length; j++) {
        int wrong = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(last[j - 1] + wrong, 1 + Math.min(last[j], row[j - 1]));
        if (i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2) && one.charAt(i - 2) == other.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
        nearest = Math.min(nearest, row[j]);
      }
      if (nearest > limit) { // no row is nearer than the one before it
        return -1;
      }
      beforeLast = last;
      last = row;
    }
    return last[other.length()] > limit ? -1 : last[other.length()];
  }
}
