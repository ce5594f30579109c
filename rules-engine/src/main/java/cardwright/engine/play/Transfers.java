package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Verb.Tone;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Moves counters from one card to another: nobody gets them anew and nobody is rid of them, so nothing replaces, prevents or hears that. */
final class Transfers {
  private final Game game;

  Transfers(Game game) {
    this.game = game;
  }

  /** Moves them one by one; whether any went over. */
  boolean transfer(Effect.Transfer transfer, Scope scope) {
    String counter = game.terms().of(Category.COUNTERS, transfer.counter());
    List<Card> from = inPlay(game.executor().select(transfer.from(), scope, Tone.HELP, () -> game.say("ask.loses-counter", counter)));
    if (from.isEmpty()) {
      return nothing(transfer, Changes.LEFT);
    }
    Card giver = from.get(0);
    int most = Math.min(Math.max(0, game.evaluator().value(transfer.count(), scope)), giver.counters(transfer.counter()));
    List<Card> to = new ArrayList<>(inPlay(game.executor().select(transfer.to(), scope, Tone.NEUTRAL, () -> game.say("ask.gets-counter", counter))));
    to.remove(giver);
    if (to.isEmpty() || most == 0) {
      return nothing(transfer, to.isEmpty() ? "there is nobody to take them" : "there are none");
    }
    int moving = transfer.upTo() ? game.playing().number(scope.you(), counter, 0, most) : most;
    int moved = 0;
    for (int i = 0; i < moving; i++) {
      List<Card> open = to.stream().filter(card -> game.changes().room(card, transfer.counter()) > 0).toList();
      Optional<Card> receiver = game.choices().things(scope.you(), game.say("ask.gets-counter", counter), List.copyOf(open), 1, 1, Tone.NEUTRAL).stream().map(Card.class::cast).findFirst();
      if (receiver.isPresent()) {
        game.changes().counters(giver, transfer.counter(), -1);
        game.changes().counters(receiver.get(), transfer.counter(), 1);
        moved++;
      }
    }
    return moved > 0;
  }

  private List<Card> inPlay(List<Thing> things) {
    return things.stream().filter(thing -> thing instanceof Card card && game.position().isInPlay(card)).map(Card.class::cast).toList();
  }

  private boolean nothing(Effect.Transfer transfer, String why) {
    game.journal().add(Type.NOTHING, "verb", "counters", "counter", transfer.counter(), "why", why);
    return false;
  }
}
