package cardwright.engine.rulebook;

import java.util.List;
import java.util.stream.Stream;

/**
 * A place for cards.
 *
 * @param id id in the vocabulary
 * @param visibility who sees its cards
 * @param inPlay whether abilities of cards there work and "in play" means them
 * @param holds ids of other zones whose cards are in this one as well, in the words of a text
 */
public record Zone(String id, Visibility visibility, boolean inPlay, List<String> holds) {
  public Zone {
    holds = List.copyOf(holds);
  }

  /** The ids of all zones that a text means that names this one. */
  public List<String> all() {
    return Stream.concat(Stream.of(id), holds.stream()).toList();
  }


  /** Who sees the cards of a zone. A face-down card is seen by its owner alone even where everybody sees the zone. */
  public enum Visibility {
    NOBODY,
    OWNER,
    EVERYBODY
  }
}
