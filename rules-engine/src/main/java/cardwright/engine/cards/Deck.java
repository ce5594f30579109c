package cardwright.engine.cards;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A deck: cards in the order of its file, each as often as it is held.
 *
 * @param id name of its file
 * @param parts the cards of each part, by the part's id; the first is the deck proper
 */
public record Deck(String id, String title, Map<String, List<CardDefinition>> parts) {
  public Deck {
    parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts));
  }

  /** The cards of the deck proper. */
  public List<CardDefinition> cards() {
    return parts.values().stream().findFirst().orElse(List.of());
  }
}
