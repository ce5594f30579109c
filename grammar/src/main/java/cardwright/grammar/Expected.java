package cardwright.grammar;

import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexicon;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;

/** Token types in the words of people who write cards: what is meant, with a word of the game that could stand there. */
final class Expected {
  private static final int MOST = 5;
  private static final Set<Integer> SAID_AS_THEMSELVES =
      Set.of(CardTokens.COLON, CardTokens.DASH, CardTokens.COMMA, CardTokens.SEMI, CardTokens.LPAREN, CardTokens.RPAREN, CardTokens.RQUOTE, CardTokens.SELF, Token.EOF);

  private Expected() {}

  static String inWords(Set<Integer> types, Lexicon lexicon) {
    Map<String, List<Integer>> groups = new LinkedHashMap<>();
    for (int type : types) {
      String word = word(type);
      if (!word.isEmpty()) {
        groups.computeIfAbsent(word, any -> new ArrayList<>()).add(type);
      }
    }
    List<String> said = groups.entrySet().stream().map(group -> shown(group.getKey(), group.getValue(), lexicon)).flatMap(Optional::stream).limit(MOST + 1L).toList();
    return said.size() > MOST ? String.join(", ", said.subList(0, MOST)) + " or other words" : String.join(", ", said);
  }

  /** With the first word that the language has of these types. Of what a game has no words none can be expected; a sign, or the end, is said as itself. */
  private static Optional<String> shown(String group, List<Integer> types, Lexicon lexicon) {
    if (types.contains(CardTokens.NUMBER)) {
      return Optional.of(group + " («2»)");
    } else if (SAID_AS_THEMSELVES.contains(types.get(0))) {
      return Optional.of(group);
    }
    return types.stream().map(lexicon::example).flatMap(Optional::stream).findFirst().map(word -> group + " («" + word + "»)");
  }

  private static String word(int type) {
    return switch (type) {
      case CardTokens.KIND, CardTokens.ATTACHED, CardTokens.TRAIT, CardTokens.NOUN, CardTokens.ROLE, CardTokens.SELF, CardTokens.IT, CardTokens.NAME, CardTokens.CHOSEN, CardTokens.OTHER,
          CardTokens.STATE, CardTokens.VERB_TOLD, CardTokens.YOURS, CardTokens.THIS -> "who or what is meant";
      case CardTokens.NUMBER, CardTokens.LETTER, CardTokens.LEVELS, CardTokens.NUMBER_OF, CardTokens.HALF -> "a number";
      case CardTokens.VERB, CardTokens.VERB_FIN, CardTokens.VERB_REFL, CardTokens.VERB_INF_REFL, CardTokens.GAIN, CardTokens.LOSE, CardTokens.PUT, CardTokens.REMOVE,
          CardTokens.PERFORM, CardTokens.BECOME, CardTokens.VERB_STATE, CardTokens.VERB_COUNTER -> "what is done";
      case CardTokens.ACTION, CardTokens.ACTION_STAT -> "an action";
      case CardTokens.VERB_NOUN -> "an event";
      case CardTokens.TIMING, CardTokens.TIMING_BEFORE -> "a timing";
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
