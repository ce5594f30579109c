package cardwright.grammar.tokens;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.English;
import cardwright.grammar.morphology.Form;
import cardwright.grammar.morphology.Inflection;
import cardwright.grammar.morphology.SpeltForms;
import cardwright.grammar.normalise.Raw;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.vocabulary.MarkerWords;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The markers that one text names. A quotation beside the word for a marker is a name, and from then on so is any quotation that agrees with
 * it: «с «целью»». Where a text never says the word, a quotation of words that the language does not know is a name, for it could be nothing
 * else; but not one that looks like a word of the language misspelt.
 */
public final class MarkerNames {
  private static final int LONGEST = 3;
  private static final Map<String, Integer> RUSSIAN = masks(SpeltForms.of(MarkerWords.forms()));
  private static final Map<String, Integer> ENGLISH = masks(English.noun("marker"));

  private final Language language;
  private final List<String> names = new ArrayList<>();

  private MarkerNames(Language language) {
    this.language = language;
  }

  /** The names in a text that is given as raw words. */
  public static MarkerNames in(String text, List<Raw> raws, Lexicon lexicon) {
    MarkerNames found = new MarkerNames(lexicon.language());
    List<List<Raw>> bare = new ArrayList<>();
    for (int at = 0; at < raws.size(); at++) {
      Optional<List<Raw>> quoted = quotation(raws, at);
      if (quoted.isEmpty()) {
        continue;
      }
      int behind = at + quoted.get().size() + 2;
      if (found.isWordAt(raws, at - 1) || lexicon.language() == Language.EN && found.isWordAt(raws, behind)) {
        found.add(written(text, quoted.get()));
      } else {
        bare.add(quoted.get());
      }
    }
    bare.stream().filter(words -> found.known(words).isEmpty() && isStrange(words, lexicon)).forEach(words -> found.add(found.dictionaryForm(written(text, words))));
    return found;
  }

  /** The only name, if there is just one. */
  Optional<String> only() {
    return names.size() == 1 ? Optional.of(names.get(0)) : Optional.empty();
  }

  /** The words within quotation marks that begin at a place; empty if none do, or if other signs stand among them. */
  static Optional<List<Raw>> quotation(List<Raw> raws, int at) {
    if (raws.get(at).kind() != Raw.Kind.LQUOTE) {
      return Optional.empty();
    }
    int close = at + 1;
    while (close < raws.size() && raws.get(close).kind() == Raw.Kind.WORD) {
      close++;
    }
    return close > at + 1 && close < raws.size() && raws.get(close).kind() == Raw.Kind.RQUOTE ? Optional.of(raws.subList(at + 1, close)) : Optional.empty();
  }

  /** Whether the word for a marker stands at a place. */
  boolean isWordAt(List<Raw> raws, int at) {
    return at >= 0 && at < raws.size() && raws.get(at).kind() == Raw.Kind.WORD && MarkerWords.isWord(raws.get(at).text());
  }

  /** The cells that a form of the word for a marker can stand in. */
  int mask(Raw word) {
    return (language == Language.RU ? RUSSIAN : ENGLISH).getOrDefault(word.text(), 0);
  }

  /** The marker's id that a quotation names, in whatever form its words are. */
  Optional<String> known(List<Raw> words) {
    return names.stream().filter(name -> agree(Scanner.scan(name), words)).findFirst().map(Markers::id);
  }

  private void add(String name) {
    if (known(Scanner.scan(name)).isEmpty()) {
      names.add(name);
    }
  }

  private static String written(String text, List<Raw> words) {
    List<String> parts = new ArrayList<>();
    words.forEach(word -> parts.add(text.substring(word.span().start(), word.span().end())));
    return String.join(" ", parts);
  }

  /** Word for word the same, or forms of one word of the dictionary. */
  private boolean agree(List<Raw> one, List<Raw> other) {
    if (one.size() != other.size()) {
      return false;
    }
    for (int i = 0; i < one.size(); i++) {
      if (!agree(one.get(i).text(), other.get(i).text())) {
        return false;
      }
    }
    return true;
  }

  private boolean agree(String one, String other) {
    // the dictionary takes long to load, and forms of one word begin alike
    return one.equals(other) || language == Language.RU && one.charAt(0) == other.charAt(0) && !Collections.disjoint(Inflection.lemmas(one), Inflection.lemmas(other));
  }

  /** «долговая расписка» of «долговую расписку»: what is put somewhere first may stand in any case. As it is where the dictionary does not help. */
  private String dictionaryForm(String name) {
    if (language != Language.RU) {
      return name;
    }
    List<String> heads = new ArrayList<>();
    for (String word : Scanner.normal(name).split(" ")) {
      heads.addAll(Inflection.lemmas(word).stream().limit(1).toList());
    }
    if (heads.size() != name.split(" ").length) {
      return name;
    }
    List<String> nominative = Inflection.ofDictionary().noun(String.join(" ", heads)).stream().filter(form -> (form.mask() & Cells.ofCase(Cells.NOMINATIVE)) != 0).map(Form::text).toList();
    return nominative.isEmpty() || nominative.contains(Scanner.normal(name)) ? name : nominative.get(0);
  }

  private static boolean isStrange(List<Raw> words, Lexicon lexicon) {
    return words.size() <= LONGEST && words.stream().noneMatch(word -> lexicon.isWord(word.text()) || isNearly(word.text(), lexicon));
  }

  private static boolean isNearly(String word, Lexicon lexicon) {
    return word.length() > 3 && lexicon.hasNearly(word);
  }

  private static Map<String, Integer> masks(List<Form> forms) {
    Map<String, Integer> masks = new HashMap<>();
    forms.forEach(form -> masks.merge(form.text(), form.mask(), (a, b) -> a | b));
    return masks;
  }
}
