package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Whose;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Finds keywords of which is said where, or in which state, they bring somebody, and that bring nobody anywhere. */
final class Amending {
  private Amending() {}

  static List<Unfeasible> in(Ability ability, Rulebook rulebook) {
    List<Unfeasible> found = new ArrayList<>();
    Tree.visit(
        ability,
        node -> {
          if (node instanceof Grant.Amends amends) {
            judge(amends, rulebook, found);
          }
        });
    return found;
  }

  private static void judge(Grant.Amends amends, Rulebook rulebook, List<Unfeasible> found) {
    Set<Operation> done = EnumSet.noneOf(Operation.class);
    Tree.visit(rulebook.language().definition(amends.keyword()), node -> {
      if (node instanceof Effect.Act act && act.object().filter(object -> !object.isSelf()).isEmpty()) {
        done.add(rulebook.verbs().get(act.verb()).operation());
      }
    });
    boolean comes = done.contains(Operation.SUMMON);
    if (!comes && !done.contains(Operation.MOVE_TO_CELL) && !done.contains(Operation.PUT_ON_BOARD)) {
      found.add(new Unfeasible(Part.WHOLE, "«" + amends.keyword() + "» brings nobody anywhere, so where or how it does cannot be said"));
    } else if (!comes && (amends.manner().state().isPresent() || amends.manner().under() != Whose.ANY)) {
      found.add(new Unfeasible(Part.WHOLE, "«" + amends.keyword() + "» brings nobody into play, so how they come cannot be said"));
    }
  }
}
