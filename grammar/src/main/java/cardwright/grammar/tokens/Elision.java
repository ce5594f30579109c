package cardwright.grammar.tokens;

import cardwright.grammar.normalise.Raw;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Areas of the board that share their noun: in «во втором или третьем ряду» the word «втором» is «втором ряду», because that is an area as well.
 * No other words are completed so: what is left out of them could be anything.
 */
final class Elision {
  /** A longer name is not cut. */
  private static final int MOST_WORDS = 3;

  private Elision() {}

  /** The words of a phrase of which the rest stands behind «или», and what it is. */
  record Cut(int length, List<Lexeme> lexemes) {}

  /** The area whose first words stand here and whose rest belongs to the one behind «или»; empty if there is none. */
  static Optional<Cut> at(Trie words, List<Raw> raws, int at) {
    for (int length = 1; length <= MOST_WORDS && at + length < raws.size() && areWords(raws, at, length); length++) {
      Optional<List<String>> whole = joins(words, raws, at + length) ? whole(words, raws, at + length + 1) : Optional.empty();
      if (whole.isPresent()) {
        return completed(words, raws.subList(at, at + length).stream().map(Raw::text).toList(), whole.get());
      }
    }
    return Optional.empty();
  }

  /** The words of the next area that is written out, behind others that are not. */
  private static Optional<List<String>> whole(Trie words, List<Raw> raws, int at) {
    int length = Lexicon.longest(words, raws, at);
    if (length > 0 && !areas(words, texts(raws, at, length)).isEmpty()) {
      return Optional.of(texts(raws, at, length));
    }
    for (int cut = 1; cut <= MOST_WORDS && at + cut < raws.size() && areWords(raws, at, cut); cut++) {
      if (joins(words, raws, at + cut)) {
        return whole(words, raws, at + cut + 1);
      }
    }
    return Optional.empty();
  }

  private static Optional<Cut> completed(Trie words, List<String> cut, List<String> whole) {
    for (int from = 1; from < whole.size(); from++) {
      List<String> phrase = new ArrayList<>(cut);
      phrase.addAll(whole.subList(from, whole.size()));
      List<Lexeme> areas = areas(words, phrase);
      if (!areas.isEmpty()) {
        return Optional.of(new Cut(cut.size(), areas));
      }
    }
    return Optional.empty();
  }

  private static List<Lexeme> areas(Trie words, List<String> phrase) {
    Trie node = words;
    for (String word : phrase) {
      node = node == null ? null : node.child(word);
    }
    return node == null ? List.of() : node.lexemes().stream().filter(lexeme -> lexeme.entry().filter(entry -> entry.category() == Category.AREAS).isPresent()).toList();
  }

  private static boolean joins(Trie words, List<Raw> raws, int at) {
    Raw raw = raws.get(at);
    Trie node = raw.kind() == Raw.Kind.WORD ? words.child(raw.text()) : null;
    return raw.kind() == Raw.Kind.COMMA || node != null && node.lexemes().stream().anyMatch(lexeme -> lexeme.type() == CardTokens.OR);
  }

  private static boolean areWords(List<Raw> raws, int at, int length) {
    return raws.subList(at, at + length).stream().allMatch(raw -> raw.kind() == Raw.Kind.WORD);
  }

  private static List<String> texts(List<Raw> raws, int at, int length) {
    return raws.subList(at, at + length).stream().map(Raw::text).toList();
  }
}
