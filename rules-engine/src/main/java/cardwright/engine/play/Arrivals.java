package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Verb;
import cardwright.engine.rulebook.Zone;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How cards come into play by a text: from where, to which place, in which state and under whose control. */
final class Arrivals {
  private final Game game;
  private final Executor executor;
  private final Acts acts;

  Arrivals(Game game, Executor executor, Acts acts) {
    this.game = game;
    this.executor = executor;
    this.acts = acts;
  }

  /** Brings cards into play that were not; attached cards onto their hosts. */
  boolean summon(Verb verb, Effect.Act act, Scope scope) {
    boolean summoned = false;
    List<Thing> entered = new ArrayList<>();
    List<Thing> spoken = scope.it();
    List<Thing> objects = acts.objects(verb, comingFrom(act, verb, scope), scope);
    searched(act, verb, objects, scope);
    for (Thing thing : objects) {
      if (thing instanceof Card card && !game.position().isInPlay(card) && game.attachments().printedKind(card).isPresent()) {
        summoned |= game.attachments().attach(verb, card, act.place(), spoken, scope);
        continue;
      }
      if (thing instanceof Card card && !game.position().isInPlay(card) && game.rulebook().board().table().isPresent()) {
        Optional<Integer> length = act.amount().map(amount -> Math.max(0, game.evaluator().value(amount, scope)));
        Optional<List<Card>> at = act.place().filter(Place.On.class::isInstance).map(place -> game.mover().standing(((Place.On) place).cell(), scope));
        summoned |= game.mover().enter(verb, card, length, at, scope, Acts.player(scope));
      } else if (thing instanceof Card card && !game.position().isInPlay(card)) {
        Selector anywhere = new Selector.Pick(new Count.Exactly(new Value.Constant(1)), Whose.ANY, "cell", List.of(), Optional.empty());
        Selector where = act.place().filter(Place.On.class::isInstance).map(place -> ((Place.On) place).cell()).orElse(anywhere);
        if (Acts.isCellOf(act)) {
          scope.it(spoken);
        }
        List<Thing> cells = executor.select(Acts.onlyFree(where), scope, Acts.player(scope), verb.tone(), () -> game.say("ask.where"));
        if (!cells.isEmpty() && game.position().at((Cell) cells.get(0)).isEmpty()) {
          card.allCounters().clear();
          arrive(card, scope);
          game.changes().toCell(verb.id(), card, (Cell) cells.get(0));
          game.happened(verb.id(), scope, Optional.of(card));
          entered.add(card);
          scope.it(List.copyOf(entered));
          summoned = true;
        }
      }
    }
    if (!summoned) {
      game.journal().add(Type.NOTHING, "verb", verb.id(), "why", "there is nowhere to go or nobody who is not in play already");
    }
    return summoned;
  }

  /** In what state, and whose, somebody comes into play, where the text says so. */
  private void arrive(Card card, Scope scope) {
    if (scope.arriving().isEmpty()) {
      return;
    }
    Effect.Arrive said = scope.arriving().get();
    said.state().ifPresent(state -> card.state(game.rulebook().groupOf(state).orElseThrow().id(), state));
    switch (said.under()) {
      case YOURS -> card.controller(scope.you());
      case OPPONENTS -> card.controller(scope.you().opponent());
      case ANY, ITS_OWNERS -> { }
    }
  }

  /** Where a text names no zone from which somebody comes, it is the verb's own. */
  private static Effect.Act comingFrom(Effect.Act act, Verb verb, Scope scope) {
    return new Effect.Act(act.verb(), act.agent(), act.object().map(object -> Acts.within(object, verb, scope)), act.amount(), act.place());
  }

  /** Whoever looked for a card in a zone that nobody sees shuffles it. */
  private void searched(Effect.Act act, Verb verb, List<Thing> found, Scope scope) {
    boolean hidden = verb.from().map(zone -> game.rulebook().zones().get(zone).visibility() == Zone.Visibility.NOBODY).orElse(false);
    boolean looked = act.object().orElse(null) instanceof Selector.Pick pick && pick.zone().isEmpty();
    if (hidden && looked && !found.isEmpty()) {
      game.dice().shuffle(game.position().zone(Acts.player(scope), verb.from().orElseThrow()));
      game.position().shuffled(Acts.player(scope), verb.from().orElseThrow());
    }
  }
}
