package cardwright.grammar;

import cardwright.grammar.parse.Syntax;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.Lexeme;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What was read without a fault: texts are read again when they are told back, checked, and read under another edition. Languages whose
 * words differ only in ways that show in a sentence's own tokens may share it. Safe for several threads.
 */
final class Meanings {
  /** So many sentences at most, so that a program that reads for days does not grow. */
  private static final int MOST = 8192;

  private final Map<Sentence, Object> known = new ConcurrentHashMap<>();

  /** Words in their order, with all that each can be. */
  static final class Sentence {
    private final Language language;
    private final Syntax.Start start;
    private final List<String> words;
    private final List<List<Lexeme>> lexemes;
    private final int hash;

    Sentence(Language language, Syntax.Start start, List<CardToken> tokens) {
      this.language = language;
      this.start = start;
      this.words = tokens.stream().map(CardToken::getText).toList();
      this.lexemes = tokens.stream().map(CardToken::lexemes).toList();
      this.hash = 31 * words.hashCode() + 2 * start.ordinal() + language.ordinal(); // words that are the same are seldom different things
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Sentence that
          && hash == that.hash && language == that.language && start == that.start && words.equals(that.words) && lexemes.equals(that.lexemes);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  /** What the sentence was found to mean, as what the same {@link Sort} of text. */
  @SuppressWarnings("unchecked") // a start belongs to one sort
  <T> Optional<T> of(Sentence sentence, Sort<T> sort) {
    return Optional.ofNullable((T) known.get(sentence));
  }

  /**
   * Remembers a meaning.
   *
   * @param meaning the only one, of which nothing is to be said
   */
  void keep(Sentence sentence, Object meaning) {
    if (known.size() < MOST) {
      known.put(sentence, meaning);
    }
  }
}
