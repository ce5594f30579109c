package cardwright.engine.match;

import java.util.Optional;

/** A point of a table, in its unit from the left edge and from the second player's edge. */
public record Spot(int x, int y) implements Thing, Comparable<Spot> {

  /** The square of the distance to another spot, which is exact. */
  public int squared(Spot other) {
    int dx = x - other.x;
    int dy = y - other.y;
    return dx * dx + dy * dy;
  }

  /** A spot as people write it; empty for anything else. */
  public static Optional<Spot> of(String text) {
    if (!text.matches("[0-9]{1,3}/[0-9]{1,3}")) {
      return Optional.empty();
    }
    int slash = text.indexOf('/');
    return Optional.of(new Spot(Integer.parseInt(text.substring(0, slash)), Integer.parseInt(text.substring(slash + 1))));
  }

  /** As people write it: from the left, a slash, from the top. */
  @Override
  public String toString() {
    return x + "/" + y;
  }

  @Override
  public int compareTo(Spot other) {
    return y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
  }
}
