package cardwright.engine.cards;

import java.util.List;

/**
 * A deck: cards in the order of its file, each as often as it is held.
 *
 * @param id name of its file
 */
public record Deck(String id, String title, List<CardDefinition> cards) {
  public Deck {
    cards = List.copyOf(cards);
  }
}
