package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Thing;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** In what several who are meant together are alike, or none of them is like another: «с разными названиями», «с одинаковыми названиями». */
final class Likeness {
  private final Evaluator evaluator;
  private final Numbers numbers;

  Likeness(Evaluator evaluator, Numbers numbers) {
    this.evaluator = evaluator;
    this.numbers = numbers;
  }

  /** What a description says of all who are meant by it together. */
  static Optional<Filter> of(Selector.Pick pick) {
    return pick.filters().stream().filter(filter -> filter instanceof Filter.Distinct || filter instanceof Filter.Uniform).findFirst();
  }

  /** Whether both can be among those of whom it is said. */
  boolean together(Filter said, Thing one, Thing other, Scope scope) {
    return said instanceof Filter.Distinct distinct ? !alike(distinct.in(), distinct.id(), one, other, scope) : alike(((Filter.Uniform) said).in(), ((Filter.Uniform) said).id(), one, other, scope);
  }

  private boolean alike(Filter.Alike in, String id, Thing one, Thing other, Scope scope) {
    return switch (in) {
      case NAME -> one instanceof Card card && other instanceof Card another && card.definition().id().equals(another.definition().id());
      case SIDE -> one instanceof Card card && other instanceof Card another && card.controller().equals(another.controller());
      case GROUP -> !Collections.disjoint(evaluator.traits(id, one, scope), evaluator.traits(id, other, scope));
      case STAT -> numbers.measure(id, one) == numbers.measure(id, other);
    };
  }

  /** How many of them there are at most of whom it can be said. */
  int most(Filter said, List<Thing> all, Scope scope) {
    return most(said, List.of(), all, scope);
  }

  private int most(Filter said, List<Thing> taken, List<Thing> left, Scope scope) {
    int most = taken.size();
    for (int i = 0; i < left.size() && taken.size() + left.size() - i > most; i++) {
      Thing next = left.get(i);
      List<Thing> more = new ArrayList<>(taken);
      more.add(next);
      most = Math.max(most, most(said, more, left.subList(i + 1, left.size()).stream().filter(each -> together(said, next, each, scope)).toList(), scope));
    }
    return most;
  }
}
