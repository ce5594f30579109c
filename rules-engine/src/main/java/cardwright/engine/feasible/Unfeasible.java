package cardwright.engine.feasible;

import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;

/**
 * A part of a meaning that no match could carry out.
 *
 * @param part what cannot be carried out
 * @param message why, and what can be written there instead
 */
record Unfeasible(Part part, String message) {

  /** Which words of a text are meant. */
  sealed interface Part {
    /** A description with the number in it. */
    record Described(Selector.Pick pick) implements Part {}

    /** A part in a running action, or its die. */
    record InAction(String role) implements Part {}

    /** The ability as a whole. */
    Part WHOLE = new All();

    /** See {@link #WHOLE}. */
    record All() implements Part {}

    /** A verb. */
    record Done(String verb) implements Part {}

    static Part of(Object node) {
      if (node instanceof Selector.Pick pick) {
        return new Described(pick);
      } else if (node instanceof Selector.Role role) {
        return new InAction(role.role());
      } else if (node instanceof Filter.Plays plays) {
        return new InAction(plays.role());
      } else if (node instanceof Value.Roll roll) {
        return new InAction(roll.role());
      } else if (node instanceof Effect.Act act) {
        return new Done(act.verb());
      } else if (node instanceof Effect.Spare spare) {
        return new Done(spare.verb());
      }
      return WHOLE; // a direction, an action that is spoken of: no words stand for it alone
    }
  }
}
