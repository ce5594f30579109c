package cardwright.grammar;

import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.source.Problem;
import cardwright.grammar.vocabulary.Vocabulary;
import java.nio.file.Path;
import java.util.List;

/** The language of a shipped vocabulary, made once for all tests. */
final class Squads {
  static final Vocabulary VOCABULARY = Vocabulary.read(DocumentReader.read(Path.of("../rulebook/squads/vocabulary.yaml")));
  static final CardLanguage LANGUAGE = CardLanguage.of(VOCABULARY);
  static final CardLanguage SCENARIOS = LANGUAGE.withNames(List.of("Волк", "Wolf"));

  private Squads() {}

  static Language of(String text) {
    return text.codePoints().anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.CYRILLIC) ? Language.RU : Language.EN;
  }

  static String problems(List<Problem> problems, String text) {
    return String.join(
        " / ",
        problems.stream()
            .map(p -> "[" + text.substring(p.span().start(), p.span().end()) + "] " + p.message() + p.suggestion().map(s -> " → " + s).orElse(""))
            .toList());
  }
}
