package cardwright.engine.rulebook;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.Node;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The languages of the vocabularies that were read in one run. Making one costs most of what reading a rulebook costs, and editions that
 * change no word share theirs. Not for use by several threads at a time.
 */
public final class Languages {
  private final Map<Optional<Node>, CardLanguage> known = new HashMap<>();

  /**
   * The language of a vocabulary. What is wrong with it is reported when it is first met, and not only when a rulebook is checked: a keyword
   * whose definition does not read would do nothing, without a word.
   */
  CardLanguage of(Vocabulary vocabulary, Document words, Diagnostics run) {
    CardLanguage language = known.get(words.root());
    if (language == null) {
      language = CardLanguage.of(vocabulary);
      language.vocabularyProblems().forEach(run::add);
      known.put(words.root(), language);
    }
    return language;
  }
}
