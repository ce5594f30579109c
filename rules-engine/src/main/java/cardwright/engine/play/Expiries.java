package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Thing;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Gained;
import cardwright.engine.match.Happening;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.rulebook.ActionRule;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Value;
import java.util.List;
import java.util.Optional;

/** Takes away what was given for a time, when that is over. */
final class Expiries {
  private final Game game;
  private final Position position;

  /** Whether anything was ever gained that an event ends. */
  private boolean awaiting;

  Expiries(Game game) {
    this.game = game;
    this.position = game.position();
  }

  /** What a period's end takes away. */
  void expire(String period) {
    int turn = position.turn();
    for (Card card : position.cards()) {
      int before = card.gained().size();
      boolean gone = card.gained().removeIf(gain -> isOver(gain.expiry(), period, turn));
      int over = before - card.gained().size();
      gone |= card.lost().removeIf(lost -> isOver(lost.expiry(), period, turn));
      if (gone) {
        position.touch();
        game.journal().add(Type.CHANGE, "verb", "expire", "object", card, "period", period);
        position.rulebook().expiredLeaves().filter(counter -> position.isInPlay(card)).ifPresent(counter -> game.changes().counters(card, counter, over));
      }
    }
    for (Cell cell : position.marked()) {
      if (position.markers(cell).removeIf(gain -> isOver(gain.expiry(), period, turn))) {
        position.touch();
        game.journal().add(Type.CHANGE, "verb", "expire", "object", cell, "period", period);
      }
    }
    for (Player player : List.of(Player.FIRST, Player.SECOND)) {
      gone(player, position.gained(player).removeIf(gain -> isOver(gain.expiry(), period, turn)));
    }
    game.limits().ends(period);
  }

  private void gone(Player player, boolean any) {
    if (any) {
      position.touch();
      game.journal().add(Type.CHANGE, "verb", "expire", "player", player.role());
    }
  }

  /** From now on something gained may be ended by what happens. */
  void awaitEvents() {
    awaiting = true;
  }

  /** What was gained until something happens is gone once that does. */
  void heard(Happening event) {
    if (!awaiting) {
      return;
    }
    for (Card card : position.cards()) {
      boolean gone = card.gained().removeIf(gain -> isEndedBy(event, gain.expiry(), gain.source(), gain.controller(), card));
      gone |= card.lost().removeIf(lost -> isEndedBy(event, lost.expiry(), card, card.controller(), card));
      if (gone) {
        position.touch();
        game.journal().add(Type.CHANGE, "verb", "expire", "object", card);
      }
    }
    for (Cell cell : position.marked()) {
      if (position.markers(cell).removeIf(gain -> isEndedBy(event, gain.expiry(), gain.source(), gain.controller(), cell))) {
        position.touch();
        game.journal().add(Type.CHANGE, "verb", "expire", "object", cell);
      }
    }
    for (Player player : List.of(Player.FIRST, Player.SECOND)) {
      gone(player, position.gained(player).removeIf(gain -> isEndedBy(event, gain.expiry(), gain.source(), gain.controller(), player)));
    }
  }

  private boolean isEndedBy(Happening event, Gained.Expiry expiry, Card source, Player controller, Thing receiver) {
    if (expiry.events().isEmpty()) {
      return false;
    }
    Scope scope = Scope.ofCard(source, controller, event.through()).about(event); // a card that is drawn, or dies, fits its description still
    scope.it(List.of(receiver));
    return expiry.events().stream().anyMatch(end -> game.evaluator().listening().matches(end, event, scope));
  }

  /** What counts for the next action alone is used up when a card has performed it. */
  void used(Card performer, ActionRule action) {
    boolean gone =
        performer.gained().removeIf(
            gain -> gain.grant() instanceof Grant.Modifier modifier && modifier.use().next() && (modifier.stat().equals(action.id()) || action.traits().contains(modifier.stat())));
    if (gone) {
      position.touch();
      game.journal().add(Type.CHANGE, "verb", "expire", "object", performer, "action", action.id());
    }
  }

  /** What the next roll of a card is, if a text has said that; it says it of one roll. */
  Optional<Integer> nextRoll(Card roller, List<String> stats) {
    for (Gained gain : roller.gained()) {
      if (gain.grant() instanceof Grant.NextRoll roll && stats.contains(roll.stat()) && roll.value() instanceof Value.Constant number) {
        roller.gained().remove(gain);
        position.touch();
        return Optional.of(Math.max(1, number.number()));
      }
    }
    return Optional.empty();
  }

  /** What was gained «while …» is gone once that no longer holds. */
  void dropUnfulfilled() {
    for (Card card : position.inPlay()) {
      boolean gone = card.gained().removeIf(gain -> isUnfulfilled(gain, card));
      if (gone) {
        position.touch();
        game.journal().add(Type.CHANGE, "verb", "expire", "object", card);
      }
    }
    for (Cell cell : position.marked()) {
      if (position.markers(cell).removeIf(gain -> isUnfulfilled(gain, cell))) {
        position.touch();
        game.journal().add(Type.CHANGE, "verb", "expire", "object", cell);
      }
    }
    for (Player player : List.of(Player.FIRST, Player.SECOND)) {
      gone(player, position.gained(player).removeIf(gain -> isUnfulfilled(gain, player)));
    }
  }

  private boolean isUnfulfilled(Gained gain, Thing receiver) {
    if (gain.expiry().condition().isEmpty()) {
      return false;
    }
    Scope scope = Scope.ofCard(gain.source(), gain.controller(), Optional.empty());
    scope.it(List.of(receiver));
    return !game.evaluator().holds(gain.expiry().condition().get(), scope);
  }

  private static boolean isOver(Gained.Expiry expiry, String period, int turn) {
    return expiry.period().map(period::equals).orElse(false) && turn >= expiry.turn();
  }
}
