package cardwright.grammar.build;

import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.Optional;

/** Numbers as they are printed on a card, and when half of one must be rounded. */
final class PrintedBuilder {
  private final Builder b;

  PrintedBuilder(Builder builder) {
    this.b = builder;
  }

  /** «слабый удар орка без учёта модификаторов», «начальная жизнь орка» */
  Value printed(Node node) {
    node.has(CardTokens.A);
    node.has(CardTokens.PRINTED, CardTokens.PRINTED_SO);
    Node said = node.child("measure").orElseGet(() -> node.need("magnitude"));
    Value value = said.rule().equals("measure") ? b.values.measure(said) : b.values.magnitude(said);
    if (value instanceof Value.Measure measure && b.vocabulary.find(Category.STATS, measure.statOrCounter()).isPresent()) {
      return new Value.Printed(measure);
    }
    throw new NotMeant(said.span(), "this is not printed on a card: a stat was expected");
  }

  /** «при нечётном количестве жизней округлять вниз»: only then is there anything to round. */
  void roundsThis(Node rounding, Value whole) {
    if (!rounding.has(CardTokens.ON_EVENT)) {
      return;
    }
    rounding.has(CardTokens.ODD);
    rounding.has(CardTokens.NUMBER_OF);
    Optional<Node> counter = rounding.child("counter");
    String id = counter.map(each -> b.id(each, Category.COUNTERS)).orElseGet(() -> b.values.stat(rounding.need("stat")));
    Value number = whole instanceof Value.Printed printed ? printed.measure() : whole;
    if (!(number instanceof Value.Measure measure && measure.statOrCounter().equals(id))) {
      throw new NotMeant(rounding.span(), "half of something else is taken here");
    }
  }
}
