package cardwright.grammar.tokens;

import cardwright.grammar.Language;
import cardwright.grammar.morphology.Endings;
import cardwright.grammar.morphology.Form;
import cardwright.grammar.normalise.Raw;
import cardwright.grammar.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ordinal numbers in digits, «в 3-м ряду», "in the 3rd row": they are the word that is spelt out, in whichever form the words behind go on with. */
final class Ordinals {
  private static final List<String> RUSSIAN = List.of("первый", "второй", "", "четвертый", "пятый", "шестой", "седьмой", "восьмой", "девятый", "десятый");
  private static final List<String> THIRD = List.of("третий", "третья", "третье", "третьи", "третьего", "третьей", "третьему", "третью", "третьим", "третьем", "третьих", "третьими");
  private static final List<String> ENGLISH = List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth");
  private static final Map<Integer, String> ENDINGS = Map.of(1, "st", 2, "nd", 3, "rd");

  private Ordinals() {}

  /** The same words with the one in digits at a place spelt out; empty if there is none. */
  static Optional<List<Raw>> spelt(List<Raw> raws, int at, Language language, Trie words) {
    int length = language == Language.RU ? 3 : 2;
    if (at + length > raws.size() || raws.get(at).text().length() > 2) {
      return Optional.empty();
    }
    Raw ending = raws.get(at + length - 1);
    boolean hyphen = language == Language.EN || raws.get(at + 1).kind() == Raw.Kind.DASH || raws.get(at + 1).kind() == Raw.Kind.MINUS;
    if (ending.kind() != Raw.Kind.WORD || !hyphen || !touch(raws.subList(at, at + length))) {
      return Optional.empty();
    }
    Span span = raws.get(at).span().to(ending.span());
    List<Raw> best = null;
    int longest = 0;
    for (String form : forms(Integer.parseInt(raws.get(at).text()), ending.text(), language)) {
      List<Raw> spelt = new ArrayList<>(raws.subList(0, at));
      spelt.add(new Raw(Raw.Kind.WORD, form, span));
      spelt.addAll(raws.subList(at + length, raws.size()));
      int found = Lexicon.longest(words, spelt, at);
      if (found > longest) {
        longest = found;
        best = spelt;
      }
    }
    return Optional.ofNullable(best);
  }

  private static boolean touch(List<Raw> raws) {
    for (int i = 1; i < raws.size(); i++) {
      if (raws.get(i - 1).span().end() != raws.get(i).span().start()) {
        return false;
      }
    }
    return true;
  }

  private static List<String> forms(int number, String ending, Language language) {
    if (number < 1 || number > 10) {
      return List.of();
    }
    if (language == Language.EN) {
      return ENDINGS.getOrDefault(number, "th").equals(ending) ? List.of(ENGLISH.get(number - 1)) : List.of();
    }
    List<String> all = number == 3 ? THIRD : Endings.adjective(RUSSIAN.get(number - 1)).stream().map(Form::text).toList();
    return all.stream().filter(form -> form.endsWith(ending)).distinct().toList();
  }
}
