package cardwright.engine.decide;

import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Player;
import cardwright.engine.match.Spot;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Verb.Tone;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * Plays to win with a few rules of thumb that hold in any game of two sides: do harm to the enemy and good to one's own, strike what is
 * nearest to destruction, go where the enemy is, and never leave a useful thing undone. It looks at nothing that its player may not see, and
 * of equal options it takes the first, so it needs no dice.
 */
public final class SensibleDecider implements Decider {
  private final String vitality;
  private int movesInARow;
  private int turnOfMoves = -1;

  /**
   * @param vitality id of the stat that tells how near a card is to destruction
   */
  public SensibleDecider(String vitality) {
    this.vitality = vitality;
  }

  @Override
  public List<Integer> choose(Decision decision, View view) {
    return switch (decision.kind()) {
      case DRAFT -> List.of(best(decision, option -> draft(option)));
      case PLACE -> List.of(best(decision, option -> place(option, view)));
      case ACTIVATE, PLAY, USE -> List.of(play(decision, view));
      case MAY -> List.of(best(decision, option -> option instanceof Option.Accept ? (decision.tone() == Tone.NEUTRAL ? 1 : 2) : 1));
      case TARGET -> targets(decision, view);
      case EXEMPT -> first(decision.minimum());
      case NUMBER -> List.of(decision.options().size() - 1);
      case ORDER, BRANCH -> List.of(0);
    };
  }

  private static List<Integer> first(int count) {
    List<Integer> indexes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      indexes.add(i);
    }
    return indexes;
  }

  private interface Worth {
    double of(Option option);
  }

  private static int best(Decision decision, Worth worth) {
    int best = 0;
    for (int i = 1; i < decision.offered(); i++) {
      if (worth.of(decision.options().get(i)) > worth.of(decision.options().get(best))) {
        best = i;
      }
    }
    return best;
  }

  /** The strongest cards first: what they do by themselves counts, and how much they stand. */
  private static double draft(Option option) {
    if (!(option instanceof Option.Take take)) {
      return 0;
    }
    var card = take.card().definition();
    double power = card.levels().values().stream().flatMap(List::stream).mapToInt(Integer::intValue).sum();
    double stats = card.stats().values().stream().mapToInt(Integer::intValue).sum();
    double price = Math.max(1, card.cost().amount());
    return 1 + (power + stats + 2.0 * card.abilities().size()) / price;
  }

  /** The front is where the fight is. */
  private static double place(Option option, View view) {
    return option instanceof Option.Pick pick && pick.thing() instanceof Cell cell ? -distanceToEnemySide(cell, view) : option instanceof Option.Pick pick && pick.thing() instanceof Spot spot ? -distanceToEnemySide(spot, view) : 0;
  }

  private static int distanceToEnemySide(Cell cell, View view) {
    return view.viewer().seat() == 0 ? cell.row() : -cell.row();
  }

  private static int distanceToEnemySide(Spot spot, View view) {
    return view.viewer().seat() == 0 ? spot.y() : -spot.y();
  }

  // ---- playing

  private int play(Decision decision, View view) {
    int best = 0;
    double most = 0;
    for (int i = 1; i < decision.options().size(); i++) {
      double worth = worth(decision.options().get(i), view);
      if (worth > most) {
        most = worth;
        best = i;
      }
    }
    noteMove(decision.options().get(best), view);
    return best;
  }

  /** Moving about for ever helps nobody: a turn has only so many moves that lead anywhere. */
  private void noteMove(Option chosen, View view) {
    if (view.turn() != turnOfMoves) {
      turnOfMoves = view.turn();
      movesInARow = 0;
    }
    if (chosen instanceof Option.Play play && play.target().isEmpty()) {
      movesInARow++;
    }
  }

  private double worth(Option option, View view) {
    if (option instanceof Option.Play play && play.target().isPresent()) {
      return 10 + harm(play.target().get(), view);
    }
    if (option instanceof Option.Play play) {
      boolean enemyNear = nearestEnemy(view.seen(play.ability().host()), view).orElse(99) <= 1;
      return movesInARow < 24 && !enemyNear ? 1 : 0;
    }
    if (option instanceof Option.Activate activate) {
      return activate.again() ? 1 : 2;
    }
    return option instanceof Option.Pick ? 1 : 0;
  }

  /** The nearer to destruction, the better a target; one whose strength is not known is the worst. */
  private double harm(Thing target, View view) {
    if (!(target instanceof Card card)) {
      return 0;
    }
    View.Seen seen = view.seen(card);
    if (seen.owner().equals(view.viewer())) {
      return -20;
    }
    Integer left = seen.stats().get(vitality);
    return left == null ? 0 : 10.0 / (1 + left);
  }

  // ---- targets

  private List<Integer> targets(Decision decision, View view) {
    List<Integer> order = new ArrayList<>(first(decision.offered()));
    Comparator<Integer> byWorth =
        Comparator.comparingDouble((Integer index) -> -target(((Option.Pick) decision.options().get(index)).thing(), decision.tone(), view));
    order.sort(byWorth.thenComparing(Comparator.naturalOrder()));
    int wanted = decision.minimum();
    while (wanted < decision.maximum()
        && wanted < order.size()
        && target(((Option.Pick) decision.options().get(order.get(wanted))).thing(), decision.tone(), view) > 0) {
      wanted++;
    }
    return List.copyOf(order.subList(0, wanted));
  }

  private double target(Thing thing, Tone tone, View view) {
    if (thing instanceof Cell cell) {
      return 50 - nearestEnemy(cell, view).orElse(20);
    }
    if (thing instanceof Spot spot) {
      return 1000 - nearestEnemy(spot, view).orElse(900);
    }
    if (thing instanceof Player player) {
      boolean own = player.equals(view.viewer());
      return own == (tone != Tone.HARM) ? 1 : -1;
    }
    if (!(thing instanceof Card card)) {
      return 0;
    }
    View.Seen seen = view.seen(card);
    boolean own = seen.owner().equals(view.viewer());
    int left = seen.stats().getOrDefault(vitality, 5);
    return switch (tone) {
      case HARM -> own ? -10 + left : 10.0 / (1 + left);
      case HELP -> own ? 1 + seen.counters().values().stream().mapToInt(Integer::intValue).sum() : -10;
      case NEUTRAL -> own ? 1 : 0.5;
    };
  }

  private static OptionalInt nearestEnemy(View.Seen card, View view) {
    return card.cell().map(cell -> nearestEnemy(cell, view)).orElse(OptionalInt.empty());
  }

  private static OptionalInt nearestEnemy(Spot spot, View view) {
    return view.inPlay().stream()
        .filter(seen -> !seen.owner().equals(view.viewer()) && seen.spot().isPresent())
        .mapToInt(seen -> (int) Math.sqrt(seen.spot().get().squared(spot)))
        .min();
  }

  private static OptionalInt nearestEnemy(Cell cell, View view) {
    return view.inPlay().stream()
        .filter(seen -> !seen.owner().equals(view.viewer()) && seen.cell().isPresent())
        .mapToInt(seen -> seen.cell().get().distance(cell))
        .min();
  }
}
