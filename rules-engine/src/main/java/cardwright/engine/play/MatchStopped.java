package cardwright.engine.play;

/** A decider gave an answer that is not allowed and had no other: the match cannot go on. It never stands for a mistake in a card. */
public final class MatchStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public MatchStopped(String message) {
    super(message);
  }
}
