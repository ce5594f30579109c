package cardwright.grammar;

import cardwright.grammar.tokens.CardTokens;
import java.util.LinkedHashSet;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** Token types in the words of people who write cards. */
final class Expected {
  private static final int MOST = 6;

  private Expected() {}

  static String inWords(Set<Integer> types) {
    Set<String> words = new LinkedHashSet<>();
    types.forEach(type -> {
      String word = word(type);
      if (!word.isEmpty()) {
        words.add(word);
      }
    });
    return words.size() > MOST ? String.join(", ", words.stream().limit(MOST).toList()) + " or other words" : String.join(", ", words);
  }

  private static String word(int type) {
    return switch (type) {
      case CardTokens.KIND, CardTokens.TRAIT, CardTokens.NOUN, CardTokens.ROLE, CardTokens.SELF, CardTokens.IT, CardTokens.NAME, CardTokens.CHOSEN, CardTokens.OTHER,
          CardTokens.STATE, CardTokens.YOURS, CardTokens.THIS -> "who or what is meant";
      case CardTokens.NUMBER, CardTokens.LETTER, CardTokens.LEVELS, CardTokens.NUMBER_OF, CardTokens.HALF -> "a number";
      case CardTokens.VERB, CardTokens.VERB_FIN, CardTokens.VERB_REFL, CardTokens.VERB_INF_REFL, CardTokens.GAIN, CardTokens.LOSE, CardTokens.PUT, CardTokens.REMOVE,
          CardTokens.PERFORM, CardTokens.VERB_STATE, CardTokens.VERB_COUNTER -> "what is done";
      case CardTokens.ACTION, CardTokens.ACTION_STAT -> "an action";
      case CardTokens.VERB_NOUN -> "an event";
      case CardTokens.TIMING -> "a timing";
      case CardTokens.KEYWORD -> "a keyword";
      case CardTokens.STAT -> "a stat";
      case CardTokens.COUNTER -> "a counter";
      case CardTokens.ZONE -> "a zone";
      case CardTokens.AREA -> "an area of the board";
      case CardTokens.RELATION, CardTokens.RELATION_TO -> "a relation";
      case CardTokens.PERIOD -> "a period of the game";
      case CardTokens.ICON, CardTokens.SPEED -> "a cost";
      case CardTokens.LEVEL -> "a level of strength";
      case CardTokens.PLAYER, CardTokens.YOU -> "a player";
      case CardTokens.IF, CardTokens.WHILE, CardTokens.UNLESS -> "a condition";
      case CardTokens.UNTIL_END -> "for how long";
      case CardTokens.COLON -> "«:»";
      case CardTokens.DASH -> "«–»";
      case CardTokens.COMMA -> "«,»";
      case CardTokens.SEMI -> "«;»";
      case CardTokens.LPAREN -> "«(»";
      case CardTokens.RPAREN -> "«)»";
      case CardTokens.RQUOTE -> "a closing quotation mark";
      case Token.EOF -> "the end";
      default -> "";
    };
  }
}
