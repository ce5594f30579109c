package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.engine.rulebook.ActionRule;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Whose;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds what is said of taking actions on oneself where the rules of no action let anybody do so, or do nothing that could be left out. */
final class Standing {
  private Standing() {}

  static List<Unfeasible> in(Ability ability, Rulebook rulebook) {
    List<Unfeasible> found = new ArrayList<>();
    Tree.visit(
        ability,
        node -> {
          boolean standing = node instanceof Grant.StandsIn || node instanceof Grant.StandsInOften || node instanceof Grant.StandsInFreely || node instanceof Grant.StandsInAs;
          if (standing && rules(rulebook).findAny().isEmpty()) {
            found.add(new Unfeasible(Part.WHOLE, "the rules of no action let anybody take it on himself"));
          } else if (node instanceof Grant.StandsIn stands && isNobodys(stands.whom())) {
            found.add(new Unfeasible(Part.WHOLE, "an action is taken on oneself that is aimed at another card of the same player: at this it never is"));
          } else if (node instanceof Grant.StandsInFreely freely && rules(rulebook).flatMap(rule -> rule.afterwards().stream()).noneMatch(effect -> effect instanceof Effect.Act act && act.verb().equals(freely.verb()))) {
            found.add(new Unfeasible(Part.WHOLE, "the rules do not do «" + freely.verb() + "» to whoever takes an action on himself, so there is nothing to leave out"));
          }
        });
    return found;
  }

  private static boolean isNobodys(Selector whom) {
    return whom.isSelf() || whom instanceof Selector.Pick pick && pick.side() == Whose.OPPONENTS;
  }

  private static Stream<ActionRule.StandingIn> rules(Rulebook rulebook) {
    return rulebook.actions().values().stream().flatMap(action -> action.standingIn().stream());
  }
}
