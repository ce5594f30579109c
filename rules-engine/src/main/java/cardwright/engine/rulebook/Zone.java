package cardwright.engine.rulebook;

/**
 * A place for cards.
 *
 * @param id id in the vocabulary
 * @param visibility who sees its cards
 * @param inPlay whether abilities of cards there work and "in play" means them
 */
public record Zone(String id, Visibility visibility, boolean inPlay) {

  /** Who sees the cards of a zone. A face-down card is seen by its owner alone even where everybody sees the zone. */
  public enum Visibility {
    NOBODY,
    OWNER,
    EVERYBODY
  }
}
