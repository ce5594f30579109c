package cardwright.grammar.document;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** The word that was probably meant. */
public final class Nearest {

  /** A longer list would not be read. */
  private static final int SHOWN = 12;

  private Nearest() {}

  /**
   * The candidate that is nearest to a word, if it is near enough to have been meant: at most every third letter wrong, missing, too many or
   * swapped with the next; case, dashes and underscores do not count. Of equally near ones the first.
   */
  public static Optional<String> to(String word, Collection<String> candidates) {
    String plain = plain(word);
    int limit = plain.length() < 2 ? 0 : Math.max(1, plain.length() / 3);
    String best = null;
    int least = limit + 1;
    for (String candidate : candidates) {
      int distance = Distance.of(plain, plain(candidate), limit);
      if (distance >= 0 && distance < least && !candidate.equals(word)) {
        least = distance;
        best = candidate;
      }
    }
    return Optional.ofNullable(best);
  }

  /** What to say behind «there is no …»: nothing where something near is proposed anyway, else what there is, as far as it is soon told. */
  public static String orAll(String word, Collection<String> known) {
    if (to(word, known).isPresent()) {
      return "";
    } else if (known.isEmpty()) {
      return "; there is none";
    }
    String some = known.stream().limit(SHOWN).collect(Collectors.joining(", "));
    return "; there are: " + some + (known.size() > SHOWN ? " and " + (known.size() - SHOWN) + " more" : "");
  }

  private static String plain(String word) {
    return word.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "").replace(" ", "");
  }
}
