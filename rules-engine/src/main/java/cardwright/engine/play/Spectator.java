package cardwright.engine.play;

import cardwright.engine.decide.View;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;

/** Looks at a running match without touching it. */
public final class Spectator {
  private final Game game;

  Spectator(Game game) {
    this.game = game;
  }

  /** The position itself, everything open; not for deciders. */
  public Position position() {
    return game.position();
  }

  /** The match as one player sees it. */
  public View view(Player player) {
    return game.view(player);
  }
}
