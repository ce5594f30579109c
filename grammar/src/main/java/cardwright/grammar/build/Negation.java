package cardwright.grammar.build;

import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector.Who;
import cardwright.grammar.meaning.Value;
import java.util.List;
import java.util.Optional;

/**
 * Says that a condition does not hold, in the one way that a text can say it: «не» stands with single facts, comparisons turn round, «none»
 * is none and not «not some». So equal conditions are equal trees, and none is left that could not be printed.
 */
final class Negation {
  private static final Value ZERO = new Value.Constant(0);
  private static final Value ONE = new Value.Constant(1);

  private Negation() {}

  static Condition of(Condition condition) {
    if (condition instanceof Condition.Not not) {
      return not.condition();
    }
    if (condition instanceof Condition.All all) {
      return Normal.any(all.conditions().stream().map(Negation::of).toList());
    }
    if (condition instanceof Condition.Any any) {
      return Normal.all(any.conditions().stream().map(Negation::of).toList());
    }
    if (condition instanceof Condition.Compares c) {
      return compares(c.left(), c.comparison(), c.right());
    }
    if (condition instanceof Condition.TurnOf turn && (turn.who() == Who.YOU || turn.who() == Who.OPPONENT)) {
      return new Condition.TurnOf(turn.who() == Who.YOU ? Who.OPPONENT : Who.YOU);
    }
    if (condition instanceof Condition.Exists exists) {
      return none(exists);
    }
    if (condition instanceof Condition.Holds holds && holds.who() instanceof Pick pick) {
      return notOf(pick, holds);
    }
    if (condition instanceof Condition.Holds holds && holds.what() instanceof Filter.Measured m) {
      if (m.comparison() == Comparison.AT_LEAST && m.value().is(1)) {
        return new Condition.Holds(holds.who(), new Filter.Measured(m.statOrCounter(), Comparison.EQUAL, ZERO));
      }
      if (m.comparison() == Comparison.EQUAL && m.value().equals(ZERO)) {
        return new Condition.Holds(holds.who(), new Filter.Measured(m.statOrCounter(), Comparison.AT_LEAST, ONE));
      }
    }
    return new Condition.Not(condition);
  }

  /** «орк не открыт», «каждый орк не открыт»: what is denied is the predicate. Empty for somebody known, of whom both are the same. */
  static Optional<Condition> denied(Selector who, Filter what) {
    if (!(who instanceof Pick pick)) {
      return Optional.empty();
    }
    if (pick.count() instanceof Count.Each) {
      return Optional.of(new Condition.Not(new Condition.Exists(ConditionBuilder.with(pick, what))));
    }
    return opposite(what).map(
        filter -> {
          Pick so = ConditionBuilder.with(pick, filter);
          Count count = pick.count() instanceof Count.Exactly exactly ? new Count.AtLeast(exactly.n()) : pick.count();
          return new Condition.Exists(new Pick(count, so.side(), so.kind(), so.filters(), so.zone()));
        });
  }

  /** That it is not so of as many as were meant: none is, not all are, fewer are. */
  private static Condition notOf(Pick pick, Condition.Holds holds) {
    Pick so = ConditionBuilder.with(pick, holds.what());
    if (pick.count().isOne() || pick.count().isSome()) {
      return new Condition.Not(new Condition.Exists(so));
    }
    if (pick.count() instanceof Count.Each && opposite(holds.what()).isPresent()) {
      Pick otherwise = ConditionBuilder.with(pick, opposite(holds.what()).get());
      Pick any = new Pick(new Count.AtLeast(ONE), pick.side(), pick.kind(), pick.filters(), pick.zone());
      return Normal.any(List.of(new Condition.Exists(otherwise), new Condition.Not(new Condition.Exists(any))));
    }
    Optional<Value> number = pick.count() instanceof Count.Exactly exactly ? Optional.of(exactly.n()) : pick.count() instanceof Count.AtLeast least ? Optional.of(least.n()) : Optional.empty();
    Value counted = new Value.CountOf(new Pick(new Count.Each(), so.side(), so.kind(), so.filters(), so.zone()));
    return number.<Condition>map(n -> new Condition.Compares(counted, Comparison.LESS, n)).orElseGet(() -> new Condition.Not(holds));
  }

  /** A description by what something is not; empty for what no description can deny. */
  static Optional<Filter> opposite(Filter filter) {
    if (filter instanceof Filter.Is) {
      return Optional.of(new Filter.Not(filter));
    }
    if (filter instanceof Filter.Measured m && m.comparison() == Comparison.AT_LEAST && m.value().is(1)) {
      return Optional.of(new Filter.Measured(m.statOrCounter(), Comparison.EQUAL, ZERO));
    }
    return filter instanceof Filter.Measured m && m.comparison() == Comparison.EQUAL && m.value().is(0)
        ? Optional.of(new Filter.Measured(m.statOrCounter(), Comparison.AT_LEAST, ONE))
        : Optional.empty();
  }

  private static Condition compares(Value left, Comparison comparison, Value right) {
    return switch (comparison) {
      case AT_LEAST -> new Condition.Compares(left, Comparison.LESS, right);
      case LESS -> new Condition.Compares(left, Comparison.AT_LEAST, right);
      case AT_MOST -> new Condition.Compares(left, Comparison.MORE, right);
      case MORE -> new Condition.Compares(left, Comparison.AT_MOST, right);
      case EQUAL -> new Condition.Any(List.of(new Condition.Compares(left, Comparison.LESS, right), new Condition.Compares(left, Comparison.MORE, right)));
    };
  }

  /** «нет орков» is said of all; of a number the count is compared. */
  private static Condition none(Condition.Exists exists) {
    Pick pick = exists.what();
    Value counted = new Value.CountOf(new Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), pick.zone()));
    if (pick.count() instanceof Count.AtLeast least && !least.n().is(1)) {
      return compares(counted, Comparison.AT_LEAST, least.n());
    }
    if (pick.count() instanceof Count.Exactly exactly) {
      return compares(counted, Comparison.EQUAL, exactly.n());
    }
    return pick.count() instanceof Count.UpTo upTo ? compares(counted, Comparison.AT_MOST, upTo.n()) : new Condition.Not(exists);
  }
}
