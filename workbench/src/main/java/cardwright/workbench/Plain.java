package cardwright.workbench;

import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes texts of the engine readable for players. */
final class Plain {
  private static final Pattern AMOUNTS = Pattern.compile("\\{([\\w-]+=-?\\d+(?:, [\\w-]+=-?\\d+)*)}");
  private static final Pattern AMOUNT = Pattern.compile("([\\w-]+)=(-?\\d+)");

  private Plain() {}

  /**
   * Amounts, which the engine writes as {@code {gold=24, silver=22}}, as "gold 24, silver 22"; everything else stays.
   *
   * @param words what an amount is called, by its id
   */
  static String amounts(String text, UnaryOperator<String> words) {
    StringBuilder plain = new StringBuilder();
    int from = 0;
    for (Matcher found = AMOUNTS.matcher(text); found.find(); from = found.end()) {
      String amounts = AMOUNT.matcher(found.group(1)).replaceAll(each -> Matcher.quoteReplacement(words.apply(each.group(1)) + " " + each.group(2)));
      plain.append(text, from, found.start()).append(amounts);
    }
    return plain.append(text.substring(from)).toString();
  }
}
