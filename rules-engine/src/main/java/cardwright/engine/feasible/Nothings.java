package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds what leaves everything as it is: none of something, +0, a range of 0, weak actions that are brought to weak. */
final class Nothings {
  static final String NONE = "nothing comes of 0; expected: 1 or more, or a number that is known only later";
  private static final String NO_RANGE = "nobody stands within range 0; expected: 1 or more";
  private static final String SAME_LEVEL = "they come out so in any case; expected: another level, or actions of any level";

  private Nothings() {}

  static List<Unfeasible> in(Ability ability) {
    List<Unfeasible> found = new ArrayList<>();
    Tree.visit(ability, node -> {
      if (node instanceof Effect.Act act && isNone(act.amount())) {
        found.add(new Unfeasible(Part.of(act), NONE));
      } else if (node instanceof Effect.PutCounters put && put.count().is(0) || node instanceof Effect.RemoveCounters remove && remove.count().is(0) || node instanceof Effect.Transfer moved && moved.count().is(0)) {
        found.add(new Unfeasible(Part.WHOLE, NONE));
      } else if (node instanceof Selector.Pick pick && isNone(pick.count())) {
        found.add(new Unfeasible(Part.of(pick), NONE));
      } else if (node instanceof Grant.Modifier modifier && modifier.amount().is(0)
          || node instanceof Grant.Marked marked && marked.count().is(0)) {
        found.add(new Unfeasible(Part.WHOLE, NONE));
      } else if (node instanceof Action action && isNone(action.range())) {
        found.add(new Unfeasible(Part.WHOLE, NO_RANGE));
      } else if (node instanceof Grant.ComesTo comes && comes.level().isPresent() && comes.level().equals(comes.actions().level())) {
        found.add(new Unfeasible(Part.WHOLE, SAME_LEVEL));
      }
    });
    return found;
  }

  private static boolean isNone(Optional<Value> amount) {
    return amount.filter(number -> number.is(0)).isPresent();
  }

  private static boolean isNone(Count count) {
    return count instanceof Count.Exactly exactly && exactly.n().is(0) || count instanceof Count.UpTo most && most.n().is(0);
  }
}
