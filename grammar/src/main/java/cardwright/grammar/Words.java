package cardwright.grammar;

import cardwright.grammar.Reading.Word;
import cardwright.grammar.parse.CardTokens;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Entry;
import java.util.List;
import java.util.Optional;

/** What each word became, for people. */
final class Words {
  private Words() {}

  static void add(List<CardToken> tokens, List<Word> words) {
    for (CardToken token : tokens) {
      Optional<Entry> entry = token.lexemes().stream().flatMap(l -> l.entry().stream()).findFirst();
      words.add(new Word(token.place(), entry.map(e -> e.category().human()).orElseGet(() -> category(token)), concepts(token)));
    }
  }

  /** All concepts that the word can be, in the order of their categories: «удар» is an action and a stat. */
  private static String concepts(CardToken token) {
    return String.join(" | ", token.lexemes().stream().map(Lexeme::entry).flatMap(Optional::stream).map(Entry::id).distinct().toList());
  }

  private static String category(CardToken token) {
    return switch (token.getType()) {
      case CardTokens.NUMBER, CardTokens.LETTER, CardTokens.LEVELS -> "number";
      case CardTokens.SELF, CardTokens.NAME -> "name";
      case CardTokens.QUOTED_NAME -> "name in quotation marks";
      case CardTokens.UNKNOWN -> "unknown";
      default -> token.lexemes().isEmpty() ? "sign" : "structure";
    };
  }
}
