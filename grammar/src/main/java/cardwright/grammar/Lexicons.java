package cardwright.grammar;

import cardwright.grammar.tokens.Lexicon;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The lexicon of each language, made when a text first needs it: the Russian one has to load a dictionary. */
final class Lexicons {
  private final Vocabulary vocabulary;
  private final Map<Language, Lexicon> made = new ConcurrentHashMap<>();

  Lexicons(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  Lexicon in(Language language) {
    return made.computeIfAbsent(language, l -> Lexicon.of(vocabulary, l));
  }
}
