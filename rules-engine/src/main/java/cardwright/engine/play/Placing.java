package cardwright.engine.play;

import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Spot;
import cardwright.engine.rulebook.Board;
import cardwright.engine.rulebook.PlacementRule;
import cardwright.engine.rulebook.Verb.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lets a player put cards on the board, one to a cell; a group of cells opens only when all cells of the groups before it are occupied. */
final class Placing {
  private final Game game;
  private final Surveyor surveyor;

  Placing(Game game) {
    this.game = game;
    this.surveyor = new Surveyor(game.position());
  }

  void place(PlacementRule rule, String verb, Player player) {
    List<Card> cards = List.copyOf(game.position().zone(player, rule.from()));
    for (Card card : cards) {
      if (game.attachments().printedKind(card).isPresent()) {
        continue; // it has no cell: a step of its own attaches it to a host
      }
      if (rule.strip().isPresent()) {
        onTable(card, rule, verb, player);
        continue;
      }
      List<Cell> cells = allowed(rule, verb, player);
      if (cells.isEmpty()) {
        game.journal().add(Type.NOTHING, "verb", verb, "object", card, "why", "no cell is left");
        continue;
      }
      List<Option.Pick> options = cells.stream().map(cell -> new Option.Pick(cell, cell.toString())).toList();
      Cell cell =
          (Cell) game.choices().one(player, Decision.Kind.PLACE, game.say("ask.place", game.label(card, player)), options, Tone.NEUTRAL).thing();
      game.rulebook().groupOf(rule.state()).ifPresent(group -> card.state(group.id(), rule.state()));
      game.changes().toCell(verb, card, cell);
    }
  }

  private void onTable(Card card, PlacementRule rule, String verb, Player player) {
    Spots.Offer offer = new Spots(game).places(card, spot -> isInStrip(rule, player, spot));
    String prompt = game.say("ask.place", game.label(card, player));
    Optional<Spot> spot = game.choices().spot(player, Decision.Kind.PLACE, prompt, offer, Tone.NEUTRAL);
    spot.ifPresent(
        place -> {
          game.rulebook().groupOf(rule.state()).ifPresent(group -> card.state(group.id(), rule.state()));
          game.changes().toSpot(verb, card, place);
        });
  }

  /** Whether a spot lies in the strip at the player's own edge. */
  boolean isInStrip(PlacementRule rule, Player player, Spot spot) {
    return surveyor.fromEdge(player.seat(), spot) <= rule.strip().orElse(0);
  }

  /** The cells that may be used now: the free ones of the first group that is not full. A forbidden cell counts as occupied. */
  List<Cell> allowed(PlacementRule rule, String verb, Player player) {
    Board board = game.rulebook().board();
    for (List<PlacementRule.HomeCell> group : rule.groups().get(player.role())) {
      List<Cell> free = new ArrayList<>();
      for (PlacementRule.HomeCell home : group) {
        Cell cell = new Cell(home.column() - 1, board.boardRow(player.seat(), home.row()));
        if (game.position().at(cell).isEmpty() && !isForbidden(player, verb, cell)) {
          free.add(cell);
        }
      }
      if (!free.isEmpty()) {
        return free;
      }
    }
    return List.of();
  }

  private boolean isForbidden(Player player, String verb, Cell cell) {
    return game.prohibitions().forbids(player, List.of(verb), Optional.of(cell), Optional.empty()).isPresent();
  }
}
