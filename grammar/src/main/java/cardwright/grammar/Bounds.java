package cardwright.grammar;

import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Bounds that keep any text's reading short: no card comes near them. */
final class Bounds {
  private static final int LONGEST = 10_000;
  private static final int DEEPEST = 30;

  /** Words and signs of one ability. The longest that is known has about 80. */
  private static final int MOST_TOKENS = 400;

  /** Words behind which a whole description or effect begins again. */
  private static final int MOST_NESTED = 40;

  /** What stands in relation to what: each of them may be said of anything before it, so that the readings multiply. No card that is known comes near. */
  private static final int MOST_RELATIONS = 8;

  private static final Set<Integer> RELATIONS = Set.of(CardTokens.RELATION, CardTokens.RELATION_TO, CardTokens.RELATION_ANY);

  private static final Set<Integer> NESTING =
      Set.of(CardTokens.RELATION_TO, CardTokens.RELATION_ANY, CardTokens.NUMBER_OF, CardTokens.STAT, CardTokens.COLON, CardTokens.DASH, CardTokens.LQUOTE, CardTokens.HALF);

  /** Abilities of one text; to say what is wrong with one takes longer than to read it. The most that is known has about 10. */
  private static final int MOST_SENTENCES = 50;

  private Bounds() {}

  /**
   * What a text of so many sentences, or of so many abilities that they say, may not be.
   *
   * @param what sentences or abilities
   */
  static Optional<Problem> broken(String text, int number, String what) {
    return number > MOST_SENTENCES
        ? Optional.of(Problem.error(new Span(0, text.length()), "this text has " + number + " " + what + "; at most " + MOST_SENTENCES + " are read"))
        : Optional.empty();
  }

  /** What one ability, or any other text that is one meaning, may not be. */
  static Optional<Problem> broken(List<CardToken> tokens) {
    if (tokens.isEmpty()) {
      return Optional.empty();
    }
    Span all = tokens.get(0).place().to(tokens.get(tokens.size() - 1).place());
    if (tokens.size() > MOST_TOKENS) {
      return Optional.of(Problem.error(all, "this is one ability of " + tokens.size() + " words and signs; at most " + MOST_TOKENS + " are read as one"));
    }
    long relations = tokens.stream().filter(t -> RELATIONS.contains(t.getType())).count();
    if (relations > MOST_RELATIONS) {
      return Optional.of(Problem.error(all, "this names " + relations + " relations in one ability; at most " + MOST_RELATIONS + " are read"));
    }
    long nested = tokens.stream().filter(t -> NESTING.contains(t.getType())).count();
    return nested > MOST_NESTED
        ? Optional.of(Problem.error(all, "this is nested too deeply: " + nested + " words begin something within something else"))
        : Optional.empty();
  }

  static Optional<Problem> broken(String text) {
    if (text.length() > LONGEST) {
      return Optional.of(
          Problem.error(new Span(LONGEST, text.length()), "this text has " + text.length() + " characters; a card's text may have " + LONGEST));
    }
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '(' || c == '«' || c == '“' || c == '„') {
        depth++;
      } else if (c == ')' || c == '»' || c == '”') {
        depth--;
      }
      if (depth > DEEPEST) {
        return Optional.of(Problem.error(new Span(i, i + 1), "brackets and quotation marks are nested deeper than " + DEEPEST));
      }
    }
    return Optional.empty();
  }
}
