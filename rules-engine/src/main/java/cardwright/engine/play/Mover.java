package cardwright.engine.play;

import cardwright.engine.decide.Decision;
import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Spot;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Contact;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.vocabulary.Category;
import java.util.List;
import java.util.Optional;

/** Moves things on a table: by a length, into contact, and onto it. */
final class Mover {
  /** A movement whose end is being chosen. */
  private record Asked(Card card, int length, Contact contact) {}

  private final Game game;
  private final Spots spots;
  private final Surveyor surveyor;
  private Optional<Asked> asked = Optional.empty();

  Mover(Game game) {
    this.game = game;
    this.spots = new Spots(game);
    this.surveyor = new Surveyor(game.position());
  }

  /** Why the card that is being moved can't go to a spot; the empty string when it can, or none is being moved. */
  String whyNot(Spot spot) {
    return asked.map(each -> spots.whyNot(each.card(), each.length(), each.contact(), spot)).orElse("");
  }

  /** Whether a card could move by a length at all. */
  boolean canMove(Verb verb, Card card, int length) {
    return length > 0 && spots.canMove(card, length, verb.contact());
  }

  /** Moves cards by no more than a length, each to a spot that the player chooses. */
  boolean moveBy(Verb verb, List<Thing> objects, int length, Scope scope, Player chooser) {
    boolean moved = false;
    for (Thing thing : objects) {
      if (thing instanceof Card card && card.spot().isPresent() && game.changes().isAllowed(verb, card)) {
        Spots.Offer offer = spots.destinations(card, length, verb.contact());
        String prompt = game.say("ask.move", game.label(card, chooser), game.terms().of(Category.VERBS, verb.id()), length, game.unit());
        asked = Optional.of(new Asked(card, length, verb.contact()));
        Optional<Spot> spot = choose(chooser, prompt, offer, verb);
        asked = Optional.empty();
        if (spot.isPresent()) {
          stand(verb, card, spot.get(), scope);
          moved = true;
        }
      }
    }
    if (!moved) {
      nowhere(verb);
    }
    return moved;
  }

  /** Moves a card straight to another until their bases touch; whether it got there. */
  boolean intoContact(Verb verb, Card card, Card other, Scope scope) {
    if (card.spot().isEmpty() || other.spot().isEmpty() || !game.changes().isAllowed(verb, card)) {
      nowhere(verb);
      return false;
    }
    if (surveyor.touching(card, other)) {
      return true;
    }
    Spot spot = spots.besides(card, other);
    if (spot == null) {
      nowhere(verb);
      return false;
    }
    stand(verb, card, spot, scope);
    return true;
  }

  /** Those of a description that stand on the table. */
  List<Card> standing(Selector selector, Scope scope) {
    return game.evaluator().things(selector, scope).stream()
        .filter(thing -> thing instanceof Card card && card.spot().isPresent())
        .map(Card.class::cast)
        .toList();
  }

  /** Whether a card that is to come into play at somebody has room there. */
  boolean canEnter(Verb verb, Card card, List<Card> at) {
    int length = verb.within().orElse(0);
    int base = surveyor.base(card);
    for (Card other : at) {
      if (spots.hasPlace(card, other.spot().orElseThrow(), length + (base + surveyor.base(other) + 1) / 2, spot -> isNear(spot, base, other, length))) {
        return true;
      }
    }
    return false;
  }

  private boolean isNear(Spot spot, int base, Card other, int length) {
    return Surveyor.within(spot, base, other.spot().orElseThrow(), surveyor.base(other), length);
  }

  private boolean isNear(Spot spot, int base, List<Card> at, int length) {
    for (Card other : at) {
      if (isNear(spot, base, other, length)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Puts a card on the table, where it was not.
   *
   * @param at at whom, not farther than the verb says; empty when the text does not say it
   */
  boolean enter(Verb verb, Card card, Optional<Integer> length, Optional<List<Card>> at, Scope scope, Player chooser) {
    int base = surveyor.base(card);
    Optional<Card> near = scope.self().filter(self -> self.spot().isPresent() && length.isPresent());
    Spots.Offer offer =
        spots.places(
            card,
            spot -> at.isPresent()
                ? isNear(spot, base, at.get(), verb.within().orElse(0))
                : near.isPresent()
                    ? isNear(spot, base, near.get(), length.get())
                    : 2 * surveyor.fromEdge(card.owner().seat(), spot) < surveyor.table().depth());
    Optional<Spot> spot = choose(chooser, game.say("ask.place", game.label(card, chooser)), offer, verb);
    spot.ifPresent(
        place -> {
          card.allCounters().clear();
          stand(verb, card, place, scope);
        });
    return spot.isPresent();
  }

  private Optional<Spot> choose(Player chooser, String prompt, Spots.Offer offer, Verb verb) {
    return game.choices().spot(chooser, Decision.Kind.TARGET, prompt, offer, verb.tone());
  }

  private void stand(Verb verb, Card card, Spot spot, Scope scope) {
    game.changes().toSpot(verb.id(), card, spot);
    game.happened(verb.id(), scope, Optional.of(card));
    scope.it(List.of(card));
  }

  private void nowhere(Verb verb) {
    game.journal().add(Type.NOTHING, "verb", verb.id(), "why", "there is nowhere to go or nothing to move");
  }
}
