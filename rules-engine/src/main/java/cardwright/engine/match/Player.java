package cardwright.engine.match;

/**
 * A player by seat.
 *
 * @param seat 0 for the first player, 1 for the second
 */
public record Player(int seat) implements Thing {
  public static final Player FIRST = new Player(0);
  public static final Player SECOND = new Player(1);

  /** The other one. */
  public Player opponent() {
    return seat == 0 ? SECOND : FIRST;
  }

  /** The player of a seat. */
  public static Player of(int seat) {
    return seat == 0 ? FIRST : SECOND;
  }

  /** The role as files and logs name it: first or second. */
  public String role() {
    return seat == 0 ? "first" : "second";
  }

  @Override
  public String toString() {
    return role();
  }
}
