package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Whose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards that change their cells as a player likes: each is put on a cell once, and whoever lies there changes places with it. */
final class Rearranging {
  private final Game game;

  Rearranging(Game game) {
    this.game = game;
  }

  /** Lets the player put one card after the other somewhere else; whether any was. Nobody goes anywhere by that, so nothing waits for it. */
  boolean rearrange(Effect.Rearrange effect, Scope scope) {
    Optional<Verb> verb = game.changes().verbFor(Operation.SWAP_CELLS).or(() -> game.changes().verbFor(Operation.MOVE_TO_CELL));
    List<Card> left = new ArrayList<>(game.evaluator().things(effect.who(), scope).stream().filter(Card.class::isInstance).map(Card.class::cast).filter(card -> card.cell().isPresent()).toList());
    List<Card> all = List.copyOf(left);
    List<Thing> cells = cells(effect, all, scope);
    boolean changed = false;
    while (verb.isPresent() && !left.isEmpty()) {
      List<Thing> next = game.choices().things(scope.you(), game.say("ask.which-one"), left, 0, 1, Verb.Tone.NEUTRAL);
      if (next.isEmpty()) {
        break;
      }
      Card card = (Card) next.get(0);
      left.remove(card);
      List<Thing> open = cells.stream().filter(cell -> !card.cell().filter(cell::equals).isPresent()).filter(cell -> game.position().at((Cell) cell).map(all::contains).orElse(true)).toList();
      List<Thing> to = game.choices().things(scope.you(), game.say("ask.where"), open, 0, 1, Verb.Tone.NEUTRAL);
      if (!to.isEmpty()) {
        put(verb.get(), card, (Cell) to.get(0));
        changed = true;
      }
    }
    return changed;
  }

  private void put(Verb verb, Card card, Cell cell) {
    Optional<Card> there = game.position().at(cell);
    if (there.isPresent()) {
      game.changes().swap(verb.id(), card, there.get());
    } else {
      game.changes().toCell(verb.id(), card, cell);
    }
  }

  /** All cells of the part of the board that the description names, or those on which they lie. */
  private List<Thing> cells(Effect.Rearrange effect, List<Card> all, Scope scope) {
    List<Filter> parts = ((Selector.Pick) effect.who()).filters().stream().filter(Filter.Located.class::isInstance).toList();
    if (parts.isEmpty()) {
      return all.stream().flatMap(card -> card.cell().stream()).map(Thing.class::cast).toList();
    }
    return game.evaluator().things(new Selector.Pick(new Count.Each(), Whose.ANY, "cell", parts, Optional.empty()), scope);
  }
}
