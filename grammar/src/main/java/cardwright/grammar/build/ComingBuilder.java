package cardwright.grammar.build;

import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.List;
import java.util.Optional;

/** What whoever comes into play is like from the beginning: «в закрытом виде», «под контролем противника». */
final class ComingBuilder {
  private final Builder b;

  ComingBuilder(Builder builder) {
    this.b = builder;
  }

  /** «в закрытом виде» */
  String state(Node node) {
    node.has(CardTokens.IN);
    node.has(CardTokens.A);
    node.has(CardTokens.FORM);
    Node state = node.need("state");
    if (!(b.selectors.stateOrTrait(state) instanceof Filter.Is is) || b.vocabulary.find(Category.STATES, is.traitOrState()).isEmpty()) {
      throw new NotMeant(state.span(), "a state was expected: in which it comes");
    }
    return is.traitOrState();
  }

  /** «под вашим контролем» */
  Whose under(Node node) {
    node.has(CardTokens.UNDER);
    node.has(CardTokens.CONTROL);
    List<Node> said = node.all("whose");
    if (said.size() != 1) {
      throw new NotMeant(node.span(), "whose it is then is missing, or said twice");
    }
    Whose whose = b.selectors.whose(said.get(0));
    if (whose == Whose.ITS_OWNERS) {
      throw new NotMeant(node.span(), "whose it is then is not clear: say «your», or «the opponent's»");
    }
    return whose;
  }

  /** One thing that is done, to whoever comes so. */
  Effect arriving(Effect done, Optional<String> state, Whose under, Span where) {
    if (!(done instanceof Effect.Act act)) {
      throw new NotMeant(where, "of which of them this is said is not clear: say what is done with each");
    }
    return new Effect.Arrive(act, state, under);
  }
}
