package cardwright.grammar.build;

import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import java.util.Optional;

/** «то существо»: the word that points at somebody is also the one that says what follows from a condition. */
final class Pointing {
  private final Builder b;

  Pointing(Builder builder) {
    this.b = builder;
  }

  /** Whether a word points at somebody who was spoken of; behind a comma «то» goes on with what stands before it and points at nobody. */
  boolean at(Node node) {
    Optional<CardToken> word = node.token(CardTokens.THAT, CardTokens.THEN);
    boolean then = word.filter(said -> said.getType() == CardTokens.THEN).isPresent();
    if (then && (word.get().detail().isEmpty() || b.isBehind(node.span(), CardTokens.COMMA))) {
      throw new NotMeant(node.span(), "this word says what follows, and points at nobody");
    }
    return word.isPresent();
  }
}
