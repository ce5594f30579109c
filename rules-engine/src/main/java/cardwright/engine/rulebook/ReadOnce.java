package cardwright.engine.rulebook;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.vocabulary.Vocabulary;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What several editions of a game have in common, read once in a run: the files of the game, and the language of those that change the same
 * words. Making a language costs most of what reading a rulebook costs. Safe for several threads.
 */
public final class ReadOnce {
  private final Map<Path, RulebookFiles> files = new ConcurrentHashMap<>();
  private final Map<List<Change.Place>, CardLanguage> languages = new ConcurrentHashMap<>();
  private final Path rulebook;

  /**
   * Nothing is read yet.
   *
   * @param rulebook the folder of the game
   */
  public ReadOnce(Path rulebook) {
    this.rulebook = rulebook;
  }

  /** The files of the game itself. */
  public RulebookFiles files() {
    return files.computeIfAbsent(rulebook, RulebookFiles::read);
  }

  /** The vocabulary of some files; an edition shares with the game what it leaves as it is, if the game was read before. */
  Vocabulary vocabulary(RulebookFiles from) {
    return Optional.ofNullable(languages.get(List.of()))
        .map(CardLanguage::vocabulary)
        .map(own -> from.vocabulary() == files().vocabulary() ? own : Vocabulary.read(from.vocabulary(), own))
        .orElseGet(() -> Vocabulary.read(from.vocabulary()));
  }

  /**
   * The language of a vocabulary. What is wrong with it is reported when it is first met, and not only when a rulebook is checked: a keyword
   * whose definition does not read would do nothing, without a word.
   */
  CardLanguage language(Vocabulary vocabulary, List<Change> changes, Diagnostics run) {
    List<Change.Place> words = changes.stream().filter(change -> change.part() == Change.Part.WORDS).map(Change::place).toList();
    CardLanguage language = languages.get(words);
    if (language == null) {
      CardLanguage own = languages.get(List.of());
      language = own == null ? CardLanguage.of(vocabulary) : CardLanguage.of(vocabulary, own);
      language.vocabularyProblems().forEach(run::add);
      languages.putIfAbsent(words, language);
    }
    return language;
  }
}
