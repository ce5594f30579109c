package cardwright.grammar.build;

import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.List;
import java.util.Optional;

/** Cards that a keyword has shown: they were not described, but more can be said of them. */
final class ShownBuilder {
  private final Builder b;

  /** The part that those cards play which were shown last; empty if none were. */
  private Optional<String> role = Optional.empty();

  ShownBuilder(Builder builder) {
    this.b = builder;
  }

  /** A keyword is done: the cards that it shows are known from then on. */
  void shows(Entry keyword) {
    role = keyword.option("shows").or(() -> role);
  }

  /** «обе карты»: those that were shown, or the two that were spoken of last. */
  Selector both(Node node) {
    Optional<String> kind = node.token(CardTokens.KIND).flatMap(word -> word.as(Category.KINDS)).flatMap(lexeme -> lexeme.entry()).map(Entry::id);
    if (role.isPresent() && kind.filter(id -> !id.equals(b.vocabulary.defaultKind())).isEmpty() && !b.discourse.spokenOfBefore(node.span())) {
      node.has(CardTokens.OF);
      node.has(CardTokens.IT);
      return all();
    }
    return b.selectors.it(node);
  }

  private Selector.Pick all() {
    return new Selector.Pick(new Count.Each(), Whose.ANY, b.vocabulary.defaultKind(), List.of(new Filter.Plays(role.orElseThrow())), Optional.empty());
  }

  /** «с таким же названием»: as whoever was spoken of, or was shown. */
  Filter sameName(Node node) {
    node.has(CardTokens.WITH);
    node.has(CardTokens.LIKEWISE, CardTokens.SAME);
    node.has(CardTokens.TITLE);
    node.has(CardTokens.AS_HAS, CardTokens.AS);
    Optional<Selector> as = node.child("selector").map(said -> b.selectors.selector(said, 0));
    return new Filter.SameName(as.orElseGet(() -> role.isPresent() && !b.discourse.spokenOfBefore(node.span()) ? new Selector.Role(role.get()) : b.discourse.pronoun(node)));
  }
}
