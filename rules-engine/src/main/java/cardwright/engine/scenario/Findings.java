package cardwright.engine.scenario;

import cardwright.engine.match.Card;
import cardwright.engine.match.Player;
import cardwright.engine.match.Thing;
import cardwright.engine.play.Rehearsal;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import java.util.LinkedHashSet;
import java.util.Set;

/** Describes what is there instead of what a condition expected: the things that it speaks of, with their states and counters. */
record Findings(Rehearsal rehearsal, Rulebook rulebook) {

  String about(Condition condition) {
    Set<Thing> things = new LinkedHashSet<>();
    Tree.visit(
        condition,
        node -> {
          if (node instanceof Selector.Named || node instanceof Selector.Pick) {
            things.addAll(rehearsal.things((Selector) node, Player.FIRST));
          }
        });
    return things.isEmpty() ? "nothing that it speaks of" : things.stream().map(Findings::describe).toList().toString();
  }

  private static String describe(Thing thing) {
    if (!(thing instanceof Card card)) {
      return thing.toString();
    }
    return card + " in " + card.zone() + card.cell().map(cell -> " at " + cell).or(() -> card.spot().map(spot -> " at " + spot)).orElse("") + card.attachment().map(to -> " on " + to.host()).orElse("") + " " + card.states().values() + " " + card.countersAndMarkers();
  }
}
