package cardwright.engine.compile;

import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Part;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;

/**
 * When an ability is asked that waits for an action at a level of strength: once the action is over, unless it does something to the action
 * itself. That has to be done as soon as its dice have told how it comes out, or it would do nothing.
 */
public final class Outcomes {
  private Outcomes() {}

  /** The event in which an action, or one with that trait, comes out at a level. */
  public static String event(String actionOrTrait) {
    return "outcome:" + actionOrTrait;
  }

  static Ability inTime(Ability ability, Rulebook rulebook) {
    if (!(ability instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.On on && on.level().isPresent() && interferes(triggered.effect(), rulebook))) {
      return ability;
    }
    Trigger.On comesOut = new Trigger.On(event(on.event()), on.agent(), on.patient(), on.by(), on.level(), on.place(), on.through());
    return new Ability.Triggered(comesOut, triggered.condition(), triggered.effect(), triggered.limit());
  }

  private static boolean interferes(Effect effect, Rulebook rulebook) {
    boolean[] found = {false};
    Tree.visit(
        effect,
        part -> {
          if (part instanceof Effect.Gain gain) {
            found[0] |= isAction(gain.who(), rulebook);
          } else if (part instanceof Effect.Act act) {
            Operation operation = rulebook.verbs().get(act.verb()).operation();
            found[0] |= act.object().filter(what -> isAction(what, rulebook)).isPresent() || operation == Operation.STAND_IN;
          }
        });
    return found[0];
  }

  private static boolean isAction(Selector what, Rulebook rulebook) {
    return what instanceof Selector.Aimed || what instanceof Selector.RollOf || what instanceof Selector.Role role && rulebook.roles().get(role.role()) == Part.PROCEDURE;
  }
}
