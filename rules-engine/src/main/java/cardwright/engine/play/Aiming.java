package cardwright.engine.play;

import cardwright.engine.match.Thing;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import java.util.List;

/** At whom the action that runs is aimed, where a text tells it by him. */
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
