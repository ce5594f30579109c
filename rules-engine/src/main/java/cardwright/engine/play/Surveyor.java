package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Position;
import cardwright.engine.match.Spot;
import cardwright.engine.rulebook.Table;
import java.util.Optional;

/**
 * Measures on a table. Lengths between things are those between the edges of their bases, as with a ruler; everything is compared in squares of
 * whole numbers, so that no rounding decides a match. Bases touch when less than one unit is between them: spots are whole units, and
 * nobody could stand nearer in most directions.
 */
final class Surveyor {
  private final Optional<Table> table;

  Surveyor(Position position) {
    this.table = position.rulebook().board().table();
  }

  Table table() {
    return table.orElseThrow();
  }

  /** The diameter of a card's base. */
  int base(Card card) {
    Optional<String> stat = table().baseStat();
    int own = stat.isPresent() ? card.definition().stats().getOrDefault(stat.get(), 0) : 0;
    return own > 0 ? own : table().base();
  }

  /** Whether two cards on the table are no farther apart than a length. */
  boolean within(Card one, Card other, int length) {
    return one.spot().isPresent() && other.spot().isPresent() && within(one.spot().get(), base(one), other.spot().get(), base(other), length);
  }

  /** Whether their bases touch. */
  boolean touching(Card one, Card other) {
    return one.spot().isPresent() && other.spot().isPresent() && touching(one.spot().get(), base(one), other.spot().get(), base(other));
  }

  static boolean within(Spot one, int base, Spot other, int otherBase, int length) {
    return 4 * one.squared(other) <= square(2 * length + base + otherBase);
  }

  static boolean touching(Spot one, int base, Spot other, int otherBase) {
    return 4 * one.squared(other) < square(2 + base + otherBase);
  }

  static boolean overlapping(Spot one, int base, Spot other, int otherBase) {
    return 4 * one.squared(other) < square(base + otherBase);
  }

  /** Whether a whole base lies on the table. */
  boolean holds(Spot spot, int base) {
    return 2 * spot.x() >= base && 2 * spot.y() >= base && 2 * (table().width() - spot.x()) >= base && 2 * (table().depth() - spot.y()) >= base;
  }

  /** How far a spot lies from a player's own edge. */
  int fromEdge(int seat, Spot spot) {
    return seat == 0 ? table().depth() - spot.y() : spot.y();
  }

  private static int square(int number) {
    return number * number;
  }
}
