package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Whose;
import java.util.Optional;

/** What a cost is paid for: whether the words of an ability say that it does something. Whom it will be done to is not chosen yet. */
final class Purposes {
  private Purposes() {}

  /** Whether the ability does that, to such ones alone. */
  static boolean does(AbilityInstance ability, Condition.PaysFor sought) {
    boolean[] found = {false};
    Tree.visit(
        ability.compiled().ability(),
        part -> {
          if (part instanceof Effect.Act act && act.verb().equals(sought.deed())) {
            found[0] |= isSuch(sought.object(), act.object());
          } else if (part instanceof Effect.Perform perform && perform.action().action().equals(sought.deed())) {
            found[0] |= isSuch(sought.object(), perform.target());
          }
        });
    return found[0];
  }

  private static boolean isSuch(Optional<Selector> sought, Optional<Selector> told) {
    if (sought.isEmpty() || sought.equals(told)) {
      return true;
    }
    return sought.get() instanceof Selector.Pick wanted
        && told.orElse(null) instanceof Selector.Pick pick
        && pick.kind().equals(wanted.kind())
        && pick.filters().containsAll(wanted.filters())
        && (wanted.side() == Whose.ANY || wanted.side() == pick.side())
        && wanted.zone().equals(pick.zone());
  }
}
