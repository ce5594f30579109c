package cardwright.tests.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a Java source: its identifiers and literals, taken apart at humps and signs, in lower case. Comments are left out: they may
 * illustrate what they say with any card they like.
 */
final class JavaWords {

  /** One identifier or literal. */
  record Lexeme(int line, List<String> words) {}

  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<comment>//[^\n]*|/\\*(?s:.*?)\\*/)"
              + "|(?<literal>\"\"\"(?s:.*?)(?<!\\\\)\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])*')"
              + "|(?<skipped>(?m:^(?:import|package)\\b[^;]*;))"
              + "|(?<name>[\\p{L}_$][\\p{L}\\p{N}_$]*)");

  private static final Pattern WORD = Pattern.compile("\\p{Lu}+(?!\\p{Ll})|\\p{Lu}?\\p{Ll}+|\\p{L}");

  private JavaWords() {}

  static List<Lexeme> of(String source) {
    List<Lexeme> lexemes = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(source);
    int line = 1;
    int counted = 0;
    while (matcher.find()) {
      for (; counted < matcher.start(); counted++) {
        line += source.charAt(counted) == '\n' ? 1 : 0;
      }
      String text = matcher.group("literal") != null ? matcher.group("literal") : matcher.group("name");
      if (text != null) {
        lexemes.add(new Lexeme(line, words(text)));
      }
    }
    return lexemes;
  }

  /** {@code turnStart}, {@code TURN_START}, {@code turn-start} and "turn start" are all the words turn and start. */
  static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(matcher.group().toLowerCase(Locale.ROOT));
    }
    return words;
  }
}
