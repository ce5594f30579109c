package cardwright.grammar.build;

import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rows and columns of the board: where things are, never what is moved or chosen. */
final class LineBuilder {
  private final Builder b;

  LineBuilder(Builder builder) {
    this.b = builder;
  }

  /** «в столбце, в котором нет карт противника» */
  Pick line(Node inLine) {
    Node node = inLine.need("line");
    Count count = new Count.Exactly(new Value.Constant(1));
    boolean said = false;
    for (Node pre : node.all("linePre")) {
      Optional<CardToken> number = pre.token(CardTokens.NUMBER);
      boolean each = pre.has(CardTokens.EACH);
      if (said || number.flatMap(CardToken::detail).filter(n -> !n.equals(1)).isPresent()) {
        throw new NotMeant(pre.span(), "one row or column is meant here, or each");
      }
      pre.has(CardTokens.A);
      said = true;
      count = each ? new Count.Each() : count;
    }
    // of the field there is but one: whose rows they are goes without saying
    node.child("lineOf").ifPresent(
        of -> {
          of.has(CardTokens.ZONE);
          of.has(CardTokens.A);
        });
    String kind = node.token(CardTokens.LINE).flatMap(word -> word.as(Category.KINDS)).flatMap(word -> word.entry()).orElseThrow().id();
    if (!(count instanceof Count.Each) && !node.sees("lineWhich")) {
      throw new NotMeant(node.span(), "which one is meant is not clear: say «each», or what there is in it");
    }
    List<Filter> filters = node.child("lineWhich").map(which -> List.<Filter>of(which(which))).orElse(List.of());
    return new Pick(count, Whose.ANY, kind, filters, Optional.empty());
  }

  /** «, в котором нет карт противника» */
  private Filter which(Node node) {
    node.has(CardTokens.WHICH);
    node.has(CardTokens.THERE_IS, CardTokens.STAND);
    boolean none = node.child("none").map(n -> n.has(CardTokens.THERE_IS_NOT, CardTokens.NO)).orElse(false);
    Node what = node.need("selector");
    Condition there = new Condition.Exists(in(b.conditions.counted(what, b.selectors.selector(what, 0), none), new Selector.Which()));
    return new Filter.Such(none ? Negation.of(there) : there);
  }

  /** The things of a description that are within a line. */
  static Pick in(Pick things, Selector line) {
    List<Filter> filters = new ArrayList<>(things.filters());
    filters.add(new Filter.In(line));
    return new Pick(things.count(), things.side(), things.kind(), FilterBuilder.ordered(filters), things.zone());
  }

  /** «в каждом ряду есть ваш орк», «в столбце, в котором …, есть ваш орк» */
  static Condition there(Pick line, Pick things, boolean none) {
    if (!(line.count() instanceof Count.Each)) {
      Condition there = new Condition.Exists(in(things, line));
      return none ? Negation.of(there) : there;
    }
    Condition there = new Condition.Exists(in(things, new Selector.Which()));
    return new Condition.Holds(line, new Filter.Such(none ? Negation.of(there) : there));
  }
}
