package cardwright.grammar.tokens;

import cardwright.grammar.normalise.Raw;
import cardwright.grammar.normalise.Raw.Kind;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** English words in which "not" is drawn together with the verb before it: "isn't" is "is not". Which of them begin a phrase as they are, the lexicon says. */
final class Contractions {
  private static final String NOT = "n't";

  /** Of these the verb is not what is left when the end is taken away. */
  private static final Map<String, String> OTHERWISE = Map.of("won't", "will", "can't", "can", "shan't", "shall");

  private Contractions() {}

  /** The same words, with two in the place of each contraction that is neither a word of the language nor one of the card's name. */
  static List<Raw> apart(List<Raw> raws, Lexicon lexicon, String selfName) {
    if (raws.stream().noneMatch(raw -> raw.text().endsWith(NOT))) {
      return raws;
    }
    String own = Scanner.normal(selfName);
    List<Raw> apart = new ArrayList<>();
    for (Raw raw : raws) {
      String word = raw.text();
      String verb = OTHERWISE.getOrDefault(word, word.substring(0, Math.max(0, word.length() - NOT.length())));
      if (raw.kind() == Kind.WORD && word.endsWith(NOT) && !verb.isEmpty() && !lexicon.isWord(word) && lexicon.names().child(word) == null && !own.contains(word)) {
        int cut = raw.span().end() - NOT.length();
        apart.add(new Raw(Kind.WORD, verb, new Span(raw.span().start(), cut)));
        apart.add(new Raw(Kind.WORD, "not", new Span(cut, raw.span().end())));
      } else {
        apart.add(raw);
      }
    }
    return apart;
  }
}
