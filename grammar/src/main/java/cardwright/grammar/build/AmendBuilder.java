package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How a card does what a keyword of its does: where, in which state, under whose control, what else then. */
final class AmendBuilder {
  private final Builder b;

  AmendBuilder(Builder builder) {
    this.b = builder;
  }

  /** «может прыгнуть на крайнюю клетку, закрыв гнома» */
  Grant amending(Node node, Selector subject) {
    if (!subject.isSelf()) {
      throw new NotMeant(node.span(), "how its keyword is done a card says of itself alone: say that others gain it");
    }
    Entry keyword = b.entry(node.need("keywordVerb"), Category.KEYWORDS);
    if (Stream.of(Language.values()).anyMatch(language -> keyword.option("verb-" + language.code()).isEmpty())) {
      throw new NotMeant(node.need("keywordVerb").span(), "the vocabulary does not say in both languages how this is told as a verb");
    }
    boolean may = node.has(CardTokens.MAY);
    boolean only = node.has(CardTokens.ONLY);
    if (only && may) {
      throw new NotMeant(node.span(), "where alone is said of what is always done so");
    }
    Optional<Selector.Pick> cells = Optional.empty();
    Optional<String> state = Optional.empty();
    Whose under = Whose.ANY;
    for (Node each : node.all("amended")) {
      boolean twice = each.sees("inForm") ? state.isPresent() : each.sees("underControl") ? under != Whose.ANY : cells.isPresent();
      if (twice) {
        throw new NotMeant(each.span(), "this was said already: once is enough");
      }
      if (each.sees("inForm")) {
        state = Optional.of(b.comings.state(each.need("inForm")));
      } else if (each.sees("underControl")) {
        under = b.comings.under(each.need("underControl"));
      } else {
        cells = Optional.of(cells(each));
      }
    }
    if (only && cells.isEmpty()) {
      throw new NotMeant(node.span(), "where alone is missing");
    }
    Optional<Effect> price = node.child("gerund").map(b.gerunds::done).or(() -> node.child("price").map(this::price));
    if (price.isPresent() && !may) {
      throw new NotMeant(node.span(), "what is done for it is the player's choice: say «may»");
    }
    node.has(CardTokens.IN_DOING);
    Optional<Effect> then = node.child("steps").map(b.effects::steps);
    return new Grant.Amends(keyword.id(), new Grant.Manner(cells, state, under), may, price, then);
  }

  /** «, если снять жетон с орка» */
  private Effect price(Node node) {
    node.has(CardTokens.IF);
    node.has(CardTokens.YOU);
    Effect price = b.effects.step(node.need("step"));
    if (price instanceof Effect.May) {
      throw new NotMeant(node.span(), "whether to pay is the player's choice anyway: a cost is said without «may»");
    }
    return price;
  }

  /** «в третьем ряду противника», «в любом третьем ряду», «на клетке рядом с орком» */
  private Selector.Pick cells(Node node) {
    node.has(CardTokens.IN);
    node.has(CardTokens.ON);
    if (node.sees("selector")) {
      Node said = node.need("selector");
      Selector where = b.selectors.selector(said, Cells.ofCase(Cells.PREPOSITIONAL));
      if (where instanceof Selector.Pick pick && pick.kind().equals(ConditionBuilder.CELL) && pick.count().isOne() && !pick.filters().isEmpty()) {
        return pick;
      }
      throw new NotMeant(said.span(), "a cell of which something is said was expected here: where it is done");
    }
    boolean any = node.has(CardTokens.ANY);
    Filter area = any ? b.filters.located(node) : b.filters.located(node.need("located"));
    return new Selector.Pick(new Count.Exactly(new Value.Constant(1)), Whose.ANY, ConditionBuilder.CELL, List.of(area), Optional.empty());
  }
}
