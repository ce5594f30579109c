package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.vocabulary.Category;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * «{instant}{tap}: Когда … – …»: what may be paid for whenever something happens. It means what a trigger with «может» means: whoever answers
 * pays, and only if he really has paid the rest is done.
 */
final class AnswerBuilder {
  private final Builder b;

  AnswerBuilder(Builder builder) {
    this.b = builder;
  }

  /** The ability as one that its controller may let do something, for these costs. */
  Ability paidFor(Node node, Ability.Triggered made) {
    b.id(node.need("speed"), Category.SPEEDS); // an answer is given at once, whatever else its speed allows
    List<Effect> costs = node.all("cost").stream().map(b.abilities::cost).toList();
    List<Effect> acts = costs.stream().filter(cost -> !(cost instanceof Effect.RemoveCounters)).toList();
    List<Effect.RemoveCounters> counters = costs.stream().filter(Effect.RemoveCounters.class::isInstance).map(Effect.RemoveCounters.class::cast).toList();
    if (acts.size() > 1 || counters.size() > 1) {
      throw new NotMeant(node.span(), "the same cost is said twice: say once how many are paid");
    }
    Effect done = made.effect() instanceof Effect.May may ? may.effect() : made.effect();
    Optional<Condition> paid = counters.stream().findFirst().map(cost -> there(cost, node));
    if (!isOne(done) && !(done instanceof Effect.Sequence && costs.isEmpty())) {
      throw new NotMeant(node.span(), "whether all of this depends on the answer is not clear: say one thing that is done, what must be so behind the event, and what follows with «in doing so»");
    }
    List<Effect> paying = Stream.concat(acts.stream(), counters.stream()).toList();
    Effect whole = new Effect.May(paying.isEmpty() ? done : paying.get(0));
    for (Effect next : paying.isEmpty() ? paying : Stream.concat(paying.stream().skip(1), steps(done).stream()).toList()) {
      whole = new Effect.InDoing(whole, next);
    }
    List<Condition> all = Stream.concat(made.condition().stream(), paid.stream()).toList();
    return new Ability.Triggered(made.trigger(), all.isEmpty() ? Optional.empty() : Optional.of(Normal.all(all)), whole, made.limit());
  }

  private static boolean isOne(Effect effect) {
    return !(effect instanceof Effect.Sequence || effect instanceof Effect.If || effect instanceof Effect.Later || effect instanceof Effect.ForEach);
  }

  private static List<Effect> steps(Effect effect) {
    return effect instanceof Effect.InDoing both ? Stream.concat(steps(both.first()).stream(), Stream.of(both.then())).toList() : List.of(effect);
  }

  /** A cost is paid in full, so as many as it takes must be there. */
  private static Condition there(Effect.RemoveCounters cost, Node node) {
    if (!(cost.count() instanceof Value.Constant) || !(cost.who() instanceof Selector.Self)) {
      throw new NotMeant(node.span(), "how many are paid for an answer is said by a number, and they lie on the card");
    }
    return new Condition.Holds(cost.who(), new Filter.Measured(cost.counter(), Comparison.AT_LEAST, cost.count()));
  }
}
