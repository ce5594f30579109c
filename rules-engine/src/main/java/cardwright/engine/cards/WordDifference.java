package cardwright.engine.cards;

import java.util.Arrays;
import java.util.List;

/**
 * Where two sentences part and where they come together again, word by word.
 *
 * @param here the words of the first that the second does not have there; empty if the second says more
 * @param there those of the second; empty if the first says more
 */
record WordDifference(String here, String there) {

  static WordDifference of(String first, String second) {
    List<String> one = Arrays.asList(first.split(" "));
    List<String> other = Arrays.asList(second.split(" "));
    int shorter = Math.min(one.size(), other.size());
    int begin = 0;
    while (begin < shorter && one.get(begin).equals(other.get(begin))) {
      begin++;
    }
    int end = 0;
    while (end < shorter - begin && one.get(one.size() - 1 - end).equals(other.get(other.size() - 1 - end))) {
      end++;
    }
    return new WordDifference(between(one, begin, end), between(other, begin, end));
  }

  private static String between(List<String> words, int begin, int end) {
    return String.join(" ", words.subList(begin, words.size() - end)).replaceAll("[.;,]$", "");
  }

  /** In words, for the reader of the first. */
  @Override
  public String toString() {
    if (here.isEmpty()) {
      return "«" + there + "» is missing here";
    }
    return there.isEmpty() ? "«" + here + "» is said here alone" : "«" + there + "» and not «" + here + "»";
  }
}
