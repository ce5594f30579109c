package cardwright.grammar.build;

import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * «закрыть орка, если рядом с ним нет гномов»: what is asked behind an effect of the one whom it chooses is a part of what he must be like, since
 * he is chosen only when it is done.
 */
final class Suiting {
  private Suiting() {}

  /** The effect that chooses among those alone of whom this holds; empty if the condition asks nothing of whoever is chosen. */
  static Optional<Effect> of(Condition condition, Effect effect) {
    Effect done = effect instanceof Effect.May may ? may.effect() : effect;
    if (!(done instanceof Effect.Act act && act.object().orElse(null) instanceof Selector.Pick pick && pick.count().isOne()) || !speaksOfIt(condition)) {
      return Optional.empty();
    }
    List<Filter> filters = new ArrayList<>(pick.filters());
    for (Condition each : condition instanceof Condition.All all ? all.conditions() : List.of(condition)) {
      Optional<Filter> filter = speaksOfIt(each) ? filter(each) : Optional.empty();
      if (filter.isEmpty()) {
        return Optional.empty();
      }
      filters.add(filter.get());
    }
    List<Condition> such = filters.stream().filter(Filter.Such.class::isInstance).map(filter -> ((Filter.Such) filter).condition()).toList();
    if (such.size() > 1) {
      filters.removeIf(Filter.Such.class::isInstance);
      filters.add(new Filter.Such(Normal.all(such)));
    }
    Selector.Pick suited = new Selector.Pick(pick.count(), pick.side(), pick.kind(), FilterBuilder.ordered(filters), pick.zone());
    return Optional.of(Tree.rewrite(effect, part -> part == pick ? suited : part));
  }

  private static Optional<Filter> filter(Condition condition) {
    if (condition instanceof Condition.Holds holds && holds.who() instanceof Selector.It && !speaksOfIt(holds.what())) {
      return Optional.of(holds.what());
    }
    if (condition instanceof Condition.Compares compares && compares.left() instanceof Value.Measure measure && measure.of() instanceof Selector.It && !speaksOfIt(compares.right())) {
      return Optional.of(new Filter.Measured(measure.statOrCounter(), measure.level(), compares.comparison(), compares.right()));
    }
    if (condition instanceof Condition.Not not && not.condition() instanceof Condition.Holds && filter(not.condition()).flatMap(Negation::opposite).isPresent()) {
      return filter(not.condition()).flatMap(Negation::opposite);
    }
    boolean there = condition instanceof Condition.Exists || condition instanceof Condition.Not not && not.condition() instanceof Condition.Exists;
    return there ? Optional.of(new Filter.Such(Tree.rewrite(condition, part -> part instanceof Selector.It ? new Selector.Which() : part))) : Optional.empty();
  }

  private static boolean speaksOfIt(Object whole) {
    boolean[] found = {false};
    Tree.visit(whole, part -> found[0] |= part instanceof Selector.It);
    return found[0];
  }
}
