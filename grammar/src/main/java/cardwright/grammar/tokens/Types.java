package cardwright.grammar.tokens;

import cardwright.grammar.tokens.CardTokens;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** The token type of a phrase that several categories share. */
final class Types {
  private static final Map<Set<Integer>, Integer> JOINED = new HashMap<>();

  static {
    join(CardTokens.VERB_STATE, CardTokens.VERB, CardTokens.STATE);
    join(CardTokens.VERB_COUNTER, CardTokens.VERB, CardTokens.COUNTER);
    join(CardTokens.VERB_FIN_COUNTER, CardTokens.VERB_FIN, CardTokens.COUNTER);
    join(CardTokens.VERB_ACTION, CardTokens.VERB, CardTokens.ACTION);
    join(CardTokens.VERB_ACTION, CardTokens.VERB, CardTokens.ACTION, CardTokens.PERIOD);
    join(CardTokens.VERB_FIN_ACTION, CardTokens.VERB_FIN, CardTokens.ACTION);
    join(CardTokens.VERB_FIN_ACTION, CardTokens.VERB_FIN, CardTokens.ACTION, CardTokens.PERIOD);
    join(CardTokens.PP_STATE, CardTokens.VERB_PP, CardTokens.STATE);
    join(CardTokens.VERB, CardTokens.VERB, CardTokens.VERB_PP, CardTokens.VERB_PAST);
    join(CardTokens.VERB, CardTokens.VERB, CardTokens.VERB_PP); // run, ran, run
    join(CardTokens.VERB_ED, CardTokens.VERB_PP, CardTokens.VERB_PAST);
    join(CardTokens.ED_STATE, CardTokens.VERB_PP, CardTokens.VERB_PAST, CardTokens.STATE);
    join(CardTokens.ACTION_STAT, CardTokens.ACTION, CardTokens.STAT);
    join(CardTokens.NOUN_STAT, CardTokens.VERB_NOUN, CardTokens.STAT);
    join(CardTokens.VERB_STAT, CardTokens.VERB, CardTokens.STAT);
    join(CardTokens.VERB_FIN_STAT, CardTokens.VERB_FIN, CardTokens.STAT);
    join(CardTokens.VERB_ZONE, CardTokens.VERB, CardTokens.ZONE);
    join(CardTokens.VERB_NOUN_COUNTER, CardTokens.VERB_NOUN, CardTokens.COUNTER);
    join(CardTokens.VERB_ROLE, CardTokens.VERB, CardTokens.ROLE);
    join(CardTokens.VERB_FIN_ROLE, CardTokens.VERB_FIN, CardTokens.ROLE);
    join(CardTokens.NOUN_PERIOD, CardTokens.VERB_NOUN, CardTokens.PERIOD);
    join(CardTokens.ACTION_PERIOD, CardTokens.ACTION, CardTokens.PERIOD);
    join(CardTokens.ACTION_KEYWORD, CardTokens.ACTION, CardTokens.KEYWORD);
    join(CardTokens.RELATION_ANY, CardTokens.RELATION, CardTokens.RELATION_TO);
  }

  private Types() {}

  private static void join(int joined, Integer... parts) {
    JOINED.put(Set.of(parts), joined);
  }

  /** The type for all of them; empty if no slot of the grammar could tell them apart. */
  static OptionalInt of(List<Lexeme> lexemes) {
    if (lexemes.isEmpty()) {
      return OptionalInt.empty();
    }
    int first = lexemes.get(0).type();
    boolean one = true;
    for (int i = 1; one && i < lexemes.size(); i++) {
      one = lexemes.get(i).type() == first;
    }
    if (one) {
      return OptionalInt.of(first);
    }
    Set<Integer> types = new HashSet<>();
    lexemes.forEach(lexeme -> types.add(lexeme.type()));
    Integer joined = JOINED.get(types);
    return joined == null ? OptionalInt.empty() : OptionalInt.of(joined);
  }
}
