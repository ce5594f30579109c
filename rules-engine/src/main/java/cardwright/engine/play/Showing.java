package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Shows cards of zones that players do not see into, and puts several cards into a zone in an order. */
final class Showing {
  private final Game game;

  Showing(Game game) {
    this.game = game;
  }

  /** Shows cards to both players, or lets one look at them; whether there were any. */
  boolean show(Verb verb, List<Thing> things, Player by, Scope scope) {
    List<Card> cards = things.stream().filter(Card.class::isInstance).map(Card.class::cast).toList();
    boolean both = verb.operation() == Operation.SHOW;
    game.position().show(cards, both ? List.of(by, by.opponent()) : List.of(by));
    if (cards.isEmpty()) {
      game.journal().add(Type.NOTHING, "verb", verb.id(), "player", by.role(), "why", "there is no card to show");
      return false;
    }
    cards.forEach(card -> game.journal().add(Type.CHANGE, "verb", verb.id(), "player", by.role(), "object", both ? card : card.number()));
    cards.forEach(card -> game.happened(verb.id(), scope, Optional.of(card)));
    return true;
  }

  /** In which order several go into a zone: what comes last lies at the top, and the first told of lies above the others. */
  List<Thing> ordered(List<Thing> things, Place.Into into, Player by, String prompt) {
    List<Thing> order = new ArrayList<>();
    List<Thing> left = new ArrayList<>(things);
    while (into.anyOrder() && left.size() > 1) {
      Thing next = game.choices().things(by, prompt, left, 1, 1, Verb.Tone.NEUTRAL).get(0);
      left.remove(next);
      order.add(next);
    }
    order.addAll(left);
    if (into.end() != Place.End.BOTTOM) {
      Collections.reverse(order);
    }
    return order;
  }
}
