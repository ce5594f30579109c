package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.ActionRule;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** At whom the action that runs is aimed, where a text tells it by him, and at whom one is aimed that is performed several times. */
final class Aiming {
  private final Game game;

  Aiming(Game game) {
    this.game = game;
  }

  /** Whether what runs is the action to which a text does something, where it says which. */
  boolean isMeant(Effect.Act act, Scope scope) {
    return !(act.object().orElse(null) instanceof Selector.Aimed aimed) || !meant(aimed, scope).isEmpty();
  }

  /** The action that is told; by whom it is told, he is spoken of from then on. */
  List<Thing> meant(Selector.Aimed aimed, Scope scope) {
    List<Thing> running = game.evaluator().things(aimed, scope);
    if (!running.isEmpty() && aimed.at().orElse(null) instanceof Selector.Pick) {
      scope.procedure().ifPresent(procedure -> scope.it(List.of(procedure.target())));
    }
    return running;
  }
}
