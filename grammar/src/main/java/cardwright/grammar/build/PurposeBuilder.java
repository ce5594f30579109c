package cardwright.grammar.build;

import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;

/** What for something is done: as the cost of an ability that does something else. */
final class PurposeBuilder {
  private final Builder b;

  PurposeBuilder(Builder builder) {
    this.b = builder;
  }

  /** «если это сделано, чтобы переместить орка» */
  Condition condition(Node node) {
    if (node.token(CardTokens.DONE).orElseThrow().detail().isPresent()) {
      throw new NotMeant(node.span(), "what is not done is done for nothing");
    }
    return purpose(node.need("purpose"));
  }

  /** «…, чтобы переместить орка» */
  Condition purpose(Node node) {
    node.has(CardTokens.COMMA);
    node.has(CardTokens.SO_AS);
    Node deed = node.need("noDeed");
    if (deed.sees("participle")) {
      throw new NotMeant(deed.span(), "what is done for it was expected here, not what is done to somebody");
    }
    Grant.Cannot told = b.permissions.deed(deed);
    return new Condition.PaysFor(told.verb(), told.object());
  }
}
