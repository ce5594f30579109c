package cardwright.engine.decide;

import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Player;
import cardwright.engine.match.Spot;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A match as one player may see it. */
public interface View {

  /** Whose view it is. */
  Player viewer();

  /** Turns begun so far. */
  int turn();

  /** Id of the step that runs. */
  String step();

  /** Cards in play, as far as the viewer may know that they are there. */
  List<Seen> inPlay();

  /** Cards of a zone that the viewer sees; those that the viewer may not look at are {@link Seen} without a name. */
  List<Seen> zone(Player player, String zone);

  /** The counters that a player has, by kind; everybody sees them. */
  Map<String, Integer> counters(Player player);

  /** How many markers of each kind lie on the cells that have any, row by row; everybody sees them. */
  default Map<Cell, Map<String, Integer>> markers() {
    return Map.of();
  }

  /** A card as seen; the same for every look at the same card. */
  Seen seen(Card card);

  /**
   * A card as far as the viewer knows it.
   *
   * @param number its number in the match
   * @param definition id of its definition; empty when hidden
   * @param name empty when hidden
   * @param host number of the card to which it is attached; empty for one that is there by itself
   * @param stats its stats as they are now; empty when hidden
   */
  record Seen(
      int number,
      Player owner,
      Optional<String> definition,
      Optional<String> name,
      String zone,
      Optional<Cell> cell,
      Optional<Spot> spot,
      Optional<Integer> host,
      Map<String, String> states,
      Map<String, Integer> counters,
      Map<String, Integer> stats) {}
}
