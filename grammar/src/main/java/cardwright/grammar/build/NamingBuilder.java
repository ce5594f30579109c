package cardwright.grammar.build;

import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.Optional;

/** Traits that are named, and what is said of those who have them. */
final class NamingBuilder {
  private final Builder b;

  /** The group of which traits are named in the part that is being read. */
  private Optional<String> named = Optional.empty();

  NamingBuilder(Builder builder) {
    this.b = builder;
  }

  /** «назвать до 3 классов; для каждого из них – …» */
  Effect naming(Node node) {
    node.has(CardTokens.NAME_OUT, CardTokens.CHOOSE, CardTokens.TITLE);
    node.has(CardTokens.DIFFERENT); // nobody names one twice
    node.has(CardTokens.A);
    String group = b.id(node.need("group"), Category.GROUPS);
    int number = (Integer) node.token(CardTokens.NUMBER).flatMap(CardToken::detail).orElse(1);
    boolean most = node.has(CardTokens.UP_TO);
    boolean each = node.has(CardTokens.FOR);
    node.has(CardTokens.EACH);
    node.has(CardTokens.OUT_OF, CardTokens.OF);
    node.child("it").ifPresent(it -> it.has(CardTokens.IT));
    if (number < 1 || each != (most || number > 1)) {
      throw new NotMeant(node.span(), "for each of several that are named something is done; of one it is just said");
    }
    Optional<String> outer = named;
    named = Optional.of(group);
    Effect done = b.effects.steps(node.need("steps"));
    named = outer;
    boolean[] used = {false};
    Tree.visit(done, part -> used[0] |= part instanceof Filter.OfNamed of && of.group().equals(group));
    if (!used[0]) {
      throw new NotMeant(node.span(), "what is named is not spoken of again, so it is named for nothing");
    }
    Value n = new Value.Constant(number);
    return new Effect.Naming(group, most ? new Count.UpTo(n) : new Count.Exactly(n), done);
  }

  /** «с таким классом» */
  Filter ofNamed(Node node) {
    node.has(CardTokens.WITH, CardTokens.OF);
    node.has(CardTokens.A);
    node.has(CardTokens.NAMED, CardTokens.THIS);
    String group = b.id(node.need("group"), Category.GROUPS);
    if (named.filter(group::equals).isEmpty()) {
      throw new NotMeant(node.span(), "which one is meant is not clear: none was named before");
    }
    return new Filter.OfNamed(group);
  }
}
