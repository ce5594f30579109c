package cardwright.grammar.build;

import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/** How much is left of a number of somebody, held against the whole. */
final class RemainingBuilder {
  private final Builder b;

  RemainingBuilder(Builder builder) {
    this.b = builder;
  }

  /** «у него половина или менее жизней (с учётом дополнительных жизней)» */
  Condition half(Selector who, Node node) {
    if (who instanceof Selector.Pick || who instanceof Selector.Player) {
      throw new NotMeant(node.span(), "of whom this is asked must be known: ~, or one who was spoken of before");
    }
    node.has(CardTokens.HALF);
    node.has(CardTokens.OF);
    node.has(CardTokens.OWN, CardTokens.IT);
    boolean more = node.has(CardTokens.OR_MORE);
    node.has(CardTokens.OR_LESS);
    Node word = node.need("stat");
    String whole = b.values.stat(word);
    Entry left = b.vocabulary.of(Category.STATS).stream().filter(stat -> stat.option("remains-of").filter(whole::equals).isPresent()).findFirst()
        .orElseThrow(() -> new NotMeant(word.span(), "of this number nothing is used up: say how much it is"));
    Optional<Node> counted = node.child("counter");
    counted.ifPresent(counter -> {
      node.has(CardTokens.COUNTING);
      Entry entry = b.entry(counter, Category.COUNTERS);
      if (left.option("counting").filter(entry.id()::equals).isEmpty()) {
        throw new NotMeant(counter.span(), "these are no part of what is left");
      }
    });
    // of an odd number the half lies between two
    Value half = new Value.Half(new Value.Measure(whole, who), more ? Value.Rounding.UP : Value.Rounding.DOWN);
    return new Condition.Compares(new Value.Measure(left.id(), who), more ? Comparison.AT_LEAST : Comparison.AT_MOST, half);
  }
}
