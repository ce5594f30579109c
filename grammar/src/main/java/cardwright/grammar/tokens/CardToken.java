package cardwright.grammar.tokens;

import cardwright.grammar.source.Span;
import cardwright.grammar.vocabulary.Category;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.CommonToken;

/** A phrase of the text with everything that it can be; its type joins their categories. */
public final class CardToken extends CommonToken {
  private static final long serialVersionUID = 1L;

  private final transient List<Lexeme> lexemes;
  private final transient Span place;
  private boolean read;

  CardToken(int type, String text, Span place, List<Lexeme> lexemes) {
    super(type, text);
    this.place = place;
    this.lexemes = List.copyOf(lexemes);
    setStartIndex(place.start());
    setStopIndex(place.end() - 1);
  }

  /** Where it stands in the text as it was written. */
  public Span place() {
    return place;
  }

  /** All that it can be. */
  public List<Lexeme> lexemes() {
    return lexemes;
  }

  /** What it is in a slot that wants this category. */
  public Optional<Lexeme> as(Category category) {
    return lexemes.stream().filter(l -> l.entry().map(e -> e.category() == category).orElse(false)).findFirst();
  }

  /** Its first reading, for words of structure and numbers. */
  public Optional<Object> detail() {
    return lexemes.stream().flatMap(l -> l.detail().stream()).findFirst();
  }

  /** The same token of which nothing was made yet. */
  public CardToken unread() {
    return new CardToken(getType(), getText(), place, lexemes);
  }

  /** Notes that a meaning was made of it. */
  public void markRead() {
    read = true;
  }

  /** Whether a meaning was made of it. */
  public boolean wasRead() {
    return read;
  }
}
