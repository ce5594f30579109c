package cardwright.engine.play;

import cardwright.engine.match.Die;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Effect;

/** What verbs do to dice: roll them, roll them again, turn them. */
final class RollActs {
  private final Game game;
  private final Acts acts;

  RollActs(Game game, Acts acts) {
    this.game = game;
    this.acts = acts;
  }

  boolean reroll(Verb verb, Effect.Act act, Scope scope) {
    boolean rolled = false;
    for (Thing thing : game.procedures().dice().meant(act, Acts.player(scope), scope, () -> acts.question(verb, act, scope))) {
      if (thing instanceof Die die && die.procedure().roll(die.attackers()) > 0) {
        game.procedures().roll(die.procedure(), die.attackers());
        rolled = true;
      }
    }
    if (!rolled) {
      game.journal().add(Type.NOTHING, "verb", verb.id(), "why", "no die was rolled yet");
    }
    return rolled;
  }

  boolean toss(Verb verb, Effect.Act act, Scope scope) {
    int value = game.dice().roll();
    scope.tossed(value);
    game.journal().add(Type.DICE, "verb", verb.id(), "player", Acts.player(scope).role(), "roll", value);
    return true;
  }

  /** Makes a die show more or less. */
  boolean turn(Verb verb, Effect.Act act, Scope scope, int sign) {
    boolean made = false;
    for (Thing thing : game.procedures().dice().meant(act, Acts.player(scope), scope, () -> acts.question(verb, act, scope))) {
      if (thing instanceof Die die && die.procedure().roll(die.attackers()) > 0) {
        int value = Math.max(1, die.procedure().roll(die.attackers()) + sign * acts.count(act, scope));
        die.procedure().roll(die.attackers(), value);
        game.position().touch();
        game.journal().add(Type.DICE, "verb", verb.id(), "card", die.attackers() ? die.procedure().performer() : die.procedure().target(), "roll", value);
        made = true;
      }
    }
    if (!made) {
      game.journal().add(Type.NOTHING, "verb", verb.id(), "why", "no die was rolled yet");
    }
    return made;
  }
}
