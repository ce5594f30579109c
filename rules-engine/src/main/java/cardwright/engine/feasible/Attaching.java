package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Tree;
import java.util.ArrayList;
import java.util.List;

/** Finds texts by which a card would be attached as one of a kind of which the rules do not say how it is. */
final class Attaching {
  private Attaching() {}

  static List<Unfeasible> in(Ability ability, Rulebook rulebook) {
    List<Unfeasible> found = new ArrayList<>();
    Tree.visit(
        ability,
        node -> {
          if (node instanceof Effect.Become become && !rulebook.attachments().containsKey(become.kind())) {
            found.add(new Unfeasible(Part.of(become), "as a «" + become.kind() + "» nothing can be attached; expected: " + String.join(" or ", rulebook.attachments().keySet())));
          }
        });
    return found;
  }
}
