package cardwright.engine.play;

import cardwright.engine.decide.View;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Gained;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.grammar.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A match as one player may see it: made anew for every question, so it can't be kept to peep. */
record PlayerView(Game game, Player viewer) implements View {

  @Override
  public int turn() {
    return game.position().turn();
  }

  @Override
  public String step() {
    return game.position().step();
  }

  @Override
  public List<Seen> inPlay() {
    return game.position().inPlay().stream().map(this::seen).toList();
  }

  @Override
  public List<Seen> zone(Player player, String zone) {
    return game.position().zone(player, zone).stream().map(this::seen).toList();
  }

  @Override
  public Map<String, Integer> counters(Player player) {
    return Map.copyOf(game.position().counters(player));
  }

  private static Optional<Integer> host(Card card) {
    return card.attachment().map(to -> to.host().number());
  }

  @Override
  public Map<Cell, Map<String, Integer>> markers() {
    Map<Cell, Map<String, Integer>> markers = new TreeMap<>();
    game.position().marked().forEach(cell -> markers.put(cell, Gained.markers(game.position().markers(cell))));
    return markers;
  }

  @Override
  public Seen seen(Card card) {
    Position position = game.position();
    if (!position.sees(viewer, card)) {
      return new Seen(card.number(), card.owner(), Optional.empty(), Optional.empty(), card.zone(), card.cell(), card.spot(), host(card), Map.copyOf(card.states()), Map.of(), Map.of());
    }
    Map<String, Integer> stats = new TreeMap<>();
    position.rulebook().stats().keySet().forEach(stat -> stats.put(stat, game.stats().stat(card, stat)));
    return new Seen(
        card.number(),
        card.owner(),
        Optional.of(card.definition().id()),
        Optional.of(card.definition().name(Language.EN)),
        card.zone(),
        card.cell(), card.spot(), host(card),
        Map.copyOf(card.states()),
        Map.copyOf(card.countersAndMarkers()),
        stats);
  }
}
