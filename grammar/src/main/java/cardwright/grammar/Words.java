package cardwright.grammar;

import cardwright.grammar.Reading.Word;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What each word became, for people. */
final class Words {
  private Words() {}

  static void add(List<CardToken> tokens, List<Word> words) {
    for (CardToken token : tokens) {
      List<Entry> entries = entries(token);
      String category =
          entries.isEmpty() ? category(token) : entries.stream().map(entry -> entry.category().human()).distinct().collect(Collectors.joining(" or "));
      words.add(new Word(token.place(), category, concepts(entries)));
    }
  }

  /** All concepts that the word can be, in the order of their categories: «удар» is an action and a stat. */
  private static String concepts(List<Entry> entries) {
    return switch (entries.size()) {
      case 0 -> "";
      case 1 -> entries.get(0).id();
      default -> String.join(" | ", entries.stream().map(Entry::id).distinct().toList());
    };
  }

  private static List<Entry> entries(CardToken token) {
    List<Entry> entries = new ArrayList<>(2);
    for (Lexeme lexeme : token.lexemes()) {
      lexeme.entry().ifPresent(entries::add);
    }
    return entries;
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
