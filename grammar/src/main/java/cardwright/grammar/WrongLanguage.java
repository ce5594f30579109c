package cardwright.grammar;

import cardwright.grammar.normalise.Raw;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Optional;

/** A text that stands under the other language: one clear error, not one for each of its sentences. */
final class WrongLanguage {
  private WrongLanguage() {}

  /** Empty if any word has a letter of the language that was asked for, or if there is no word but single letters, which stand for numbers. */
  static Optional<Problem> of(List<Raw> raws, Language asked) {
    UnicodeScript right = asked == Language.RU ? UnicodeScript.CYRILLIC : UnicodeScript.LATIN;
    UnicodeScript other = asked == Language.RU ? UnicodeScript.LATIN : UnicodeScript.CYRILLIC;
    boolean words = false;
    for (Raw raw : raws) {
      if (raw.kind() != Raw.Kind.WORD) {
        continue;
      }
      if (has(raw.text(), right)) {
        return Optional.empty();
      }
      words |= raw.text().length() > 1 && has(raw.text(), other);
    }
    if (!words) {
      return Optional.empty();
    }
    Span all = raws.get(0).span().to(raws.get(raws.size() - 1).span());
    String message = asked == Language.RU ? "this is English, not Russian" : "this is Russian, not English";
    return Optional.of(Problem.error(all, message));
  }

  private static boolean has(String word, UnicodeScript script) {
    for (int i = 0; i < word.length(); i++) {
      if (UnicodeScript.of(word.charAt(i)) == script) {
        return true;
      }
    }
    return false;
  }
}
