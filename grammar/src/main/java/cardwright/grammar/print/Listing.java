package cardwright.grammar.print;

import cardwright.grammar.meaning.Selector;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * Several who are listed: «по существам с 1 шагом, симбиотам или закрытым артефактам». Words behind the last of them, or before the first,
 * could be said of all: whoever is described behind comes first, whoever is described before comes last.
 */
final class Listing {
  private Listing() {}

  /** «А, Б или В» */
  static String either(Selector.Either either, Words words, Function<Selector, String> phrase, String or) {
    List<String> names = ordered(either, words).stream().map(phrase).toList();
    int last = names.size() - 1;
    return String.join(", ", names.subList(0, last)) + " " + or + " " + names.get(last);
  }

  /** In the order in which they are printed. */
  static List<Selector> ordered(Selector.Either either, Words words) {
    return either.selectors().stream().sorted(Comparator.comparing(each -> each instanceof Selector.Pick pick ? place(words.described(pick), words.nounOf(pick)) : 0)).toList();
  }

  private static int place(String described, String noun) {
    boolean behind = !described.endsWith(noun);
    boolean before = !described.startsWith(noun);
    return behind == before ? 1 : behind ? 0 : 2;
  }

  /** What the nouns of a language tell of somebody who is listed. */
  interface Words {
    /** All words of a description, of many. */
    String described(Selector.Pick pick);

    /** Its noun alone, of many. */
    String nounOf(Selector.Pick pick);
  }
}
