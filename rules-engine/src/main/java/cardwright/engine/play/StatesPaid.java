package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.StateGroup;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Effect;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Remembers in which state a card was before an ability of its own brought it into another as a cost, and can leave that out afterwards. */
final class StatesPaid {
  private record Paid(AbilityInstance ability, String verb) {}

  private final Game game;

  /** The state before, of what was paid last for each ability. */
  private final Map<Paid, String> former = new HashMap<>();

  StatesPaid(Game game) {
    this.game = game;
  }

  /** A cost is about to be paid. */
  void before(Effect cost, Scope scope) {
    if (cost instanceof Effect.Act act && act.object().filter(object -> object.isSelf()).isPresent() && scope.ability().isPresent() && scope.self().isPresent()) {
      group(act.verb()).ifPresent(group -> former.put(new Paid(scope.ability().get(), act.verb()), scope.self().get().state(group.id())));
    }
  }

  private Optional<StateGroup> group(String verb) {
    return game.rulebook().verbs().get(verb).state().flatMap(game.rulebook()::groupOf);
  }

  /** What a verb did to somebody as a cost of the action that runs, or was performed last, is undone; whether there was anything. */
  boolean spare(Effect.Spare spare, Scope scope) {
    Optional<Procedure> action = scope.action().filter(running -> game.evaluator().listening().matches(spare.actions(), running, scope));
    boolean happened = false;
    for (Thing thing : game.executor().select(spare.who(), scope, Verb.Tone.HELP, () -> game.say("ask.which-one"))) {
      happened |= action.filter(running -> thing.equals(running.declaredBy())).flatMap(Procedure::playedBy).filter(ability -> isUndone(spare.verb(), (Card) thing, ability)).isPresent();
    }
    return happened;
  }

  private boolean isUndone(String verb, Card card, AbilityInstance ability) {
    String state = game.rulebook().verbs().get(verb).state().orElse("");
    String before = ability.host().equals(card) ? former.remove(new Paid(ability, verb)) : null;
    if (before == null || !card.is(state) || !game.position().isInPlay(card)) {
      game.journal().add(Type.NOTHING, "verb", verb, "object", card, "why", "it was no cost of this");
      return false;
    }
    card.state(group(verb).orElseThrow().id(), before);
    game.position().touch();
    game.journal().add(Type.CHANGE, "verb", "spare", "object", card, "what", verb);
    return true;
  }
}
