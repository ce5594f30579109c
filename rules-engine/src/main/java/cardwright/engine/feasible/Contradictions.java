package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import java.util.ArrayList;
import java.util.List;

/** Finds descriptions that nothing can ever fit: of two cells at once, though each way of lying to another is one cell. */
final class Contradictions {
  private static final String TWO_PLACES = "nothing is in both of these places at once; expected: one of them, «or» between them, or several things, of which each is in one";

  private Contradictions() {}

  static List<Unfeasible> in(Ability ability, Rulebook rulebook) {
    List<Unfeasible> found = new ArrayList<>();
    Tree.visit(ability, node -> {
      if (node instanceof Selector.Pick pick && isInTwoPlaces(pick, rulebook)) {
        found.add(new Unfeasible(Part.of(pick), TWO_PLACES));
      }
    });
    return found;
  }

  private static boolean isInTwoPlaces(Selector.Pick pick, Rulebook rulebook) {
    List<Filter.Related> single = pick.filters().stream().filter(Filter.Related.class::isInstance).map(Filter.Related.class::cast)
        .filter(related -> rulebook.relations().get(related.relation()).geometry().isOne()).toList();
    return single.stream().anyMatch(one -> single.stream().anyMatch(other -> other.to().equals(one.to()) && !(one.to() instanceof Selector.Pick) && !other.relation().equals(one.relation())
        && rulebook.relations().get(other.relation()).geometry() != rulebook.relations().get(one.relation()).geometry()));
  }
}
