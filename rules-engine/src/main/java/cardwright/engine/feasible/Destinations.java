package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Tree;
import java.util.ArrayList;
import java.util.List;

/** Finds verbs that a text sends somewhere where they do not go: to a zone instead of a cell, to a cell instead of a zone, anywhere at all. */
final class Destinations {
  private Destinations() {}

  static List<Unfeasible> in(Ability ability, Rulebook rulebook) {
    List<Unfeasible> found = new ArrayList<>();
    Tree.visit(
        ability,
        node -> {
          if (node instanceof Effect.Act act && act.place().isPresent()) {
            judge(act, act.place().get(), rulebook.verbs().get(act.verb()).operation(), found);
          }
        });
    return found;
  }

  private static void judge(Effect.Act act, Place place, Operation operation, List<Unfeasible> found) {
    boolean cell = place instanceof Place.On;
    boolean right =
        switch (operation) {
          case MOVE_TO_CELL, PUT_ON_BOARD, SUMMON, SWAP_CELLS, REDIRECT, ATTACH -> cell;
          case MOVE_TO_ZONE, CHOOSE_AND_MOVE -> !cell;
          default -> false;
        };
    if (!right) {
      String goes =
          switch (operation) {
            case MOVE_TO_CELL, PUT_ON_BOARD, SUMMON -> "a cell of the board, not to a zone; expected: a cell";
            case SWAP_CELLS, REDIRECT, ATTACH -> "another card, not to a zone; expected: that card";
            case MOVE_TO_ZONE, CHOOSE_AND_MOVE -> "a zone, not to a cell; expected: a zone";
            default -> "no place; expected: nothing";
          };
      found.add(new Unfeasible(Part.of(act), "the place named with «" + act.verb() + "» would be passed over: it goes to " + goes + " as the place to go to"));
    }
  }
}
