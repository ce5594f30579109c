package cardwright.workbench;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes texts of the engine readable for players. */
final class Plain {
  private static final Pattern AMOUNTS = Pattern.compile("\\{([\\w-]+=-?\\d+(?:, [\\w-]+=-?\\d+)*)}");

  private Plain() {}

  /** Amounts, which the engine writes as {@code {gold=24, silver=22}}, as "gold 24, silver 22"; everything else stays. */
  static String amounts(String text) {
    StringBuilder plain = new StringBuilder();
    int from = 0;
    for (Matcher found = AMOUNTS.matcher(text); found.find(); from = found.end()) {
      plain.append(text, from, found.start()).append(found.group(1).replace('=', ' '));
    }
    return plain.append(text.substring(from)).toString();
  }
}
