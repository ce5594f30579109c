package cardwright.workbench;

import cardwright.grammar.Language;
import java.util.Optional;
import java.util.regex.Pattern;

/** What keeps the words of a command line from being words of a vocabulary, before anything is looked up. */
final class WordingFaults {
  private static final Pattern CYRILLIC = Pattern.compile("\\p{IsCyrillic}");
  private static final Pattern LATIN_WORD = Pattern.compile("[A-Za-z]{2}");
  private static final Pattern SIGN = Pattern.compile("\\{[^}]*}");

  private WordingFaults() {}

  /** The first fault; empty if there is none. */
  static Optional<String> of(WordOptions said) {
    if (said.words(Language.RU).isEmpty() && said.words(Language.EN).isEmpty()) {
      return Optional.of("say its words: --ru, --en or both");
    }
    for (Language language : Language.values()) {
      String words = said.words(language).orElse("any");
      boolean russian = language == Language.RU;
      String bare = SIGN.matcher(words).replaceAll("");
      if (words.isBlank()) {
        return Optional.of("--" + language.code() + " is empty");
      } else if (words.contains("|")) {
        return Optional.of("--" + language.code() + " takes one wording; `vocabulary add synonym` adds others");
      } else if (said.words(language).isPresent() && !russian && CYRILLIC.matcher(bare).find()) {
        return Optional.of("--en «" + words + "» has Russian letters");
      } else if (said.words(language).isPresent() && russian && LATIN_WORD.matcher(bare).find()) {
        return Optional.of("--ru «" + words + "» has Latin letters");
      }
    }
    return Optional.empty();
  }
}
