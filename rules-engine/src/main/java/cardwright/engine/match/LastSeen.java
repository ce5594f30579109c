package cardwright.engine.match;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a card was when it left play: what is said of it afterwards is said of that.
 *
 * @param cell where it lay on the board
 * @param states its states by their groups
 * @param keywords ids of the keywords that it had, whatever gave them
 * @param attachment to which card it was attached
 */
public record LastSeen(Optional<Cell> cell, Map<String, String> states, Set<String> keywords, Optional<Attachment> attachment) {
  public LastSeen {
    states = Map.copyOf(states);
    keywords = Set.copyOf(keywords);
  }
}
