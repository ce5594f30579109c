package cardwright.grammar.print;

import cardwright.grammar.meaning.Filter;
import java.util.Arrays;
import java.util.List;

/** Areas of the board that are told together, with the noun that they share behind the last: «втором или третьем ряду». */
final class Elided {
  private Elided() {}

  /** Whether a description says that something lies in one of several areas. */
  static boolean isOfAreas(Filter filter) {
    return filter instanceof Filter.Any any && any.filters().stream().allMatch(Filter.Located.class::isInstance);
  }

  /** The phrases joined by a word; what all end in stands behind the last of them alone. */
  static String joined(List<String> phrases, String or) {
    List<String[]> words = phrases.stream().map(phrase -> phrase.split(" ")).toList();
    int shortest = words.stream().mapToInt(each -> each.length).min().orElse(0);
    int shared = 0;
    while (shared < shortest - 1 && isSame(words, shared + 1)) {
      shared++;
    }
    int last = words.size() - 1;
    int cut = shared;
    List<String> before = words.subList(0, last).stream().map(each -> String.join(" ", Arrays.copyOf(each, each.length - cut))).toList();
    return String.join(", ", before) + " " + or + " " + phrases.get(last);
  }

  private static boolean isSame(List<String[]> words, int fromEnd) {
    return words.stream().map(each -> each[each.length - fromEnd]).distinct().count() == 1;
  }
}
