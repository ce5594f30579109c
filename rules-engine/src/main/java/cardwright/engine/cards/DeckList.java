package cardwright.engine.cards;

import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A deck as its file lists it, whether or not it is legal.
 *
 * @param id name of its file
 * @param format id of the format that it names; empty for none
 * @param choices what its player has chosen, by what is chosen
 * @param places where each part stands in the file, by the part's id
 * @param unknown how many cards of each part are not known, by the part's id: they can be counted, but nobody knows what they are
 * @param counted whether every number of copies could be read; if not, cards cannot be counted
 */
public record DeckList(
    String id, String title, Optional<ScalarNode> format, Map<String, String> choices, List<Line> lines, Map<String, Span> places, Map<String, Integer> unknown,
    boolean counted) {
  public DeckList {
    lines = List.copyOf(lines);
  }

  /**
   * A line: so many of a card.
   *
   * @param part id of the part of the deck that it stands in
   * @param key the card's id in the file
   */
  public record Line(String part, CardDefinition card, int copies, ScalarNode key) {}

  /** Whether every card of it is known, and how many of it there are. */
  public boolean complete() {
    return counted && unknown.isEmpty();
  }

  /** The deck that it is. */
  public Deck deck() {
    Map<String, List<CardDefinition>> parts = new LinkedHashMap<>();
    places.keySet().forEach(part -> parts.put(part, new ArrayList<>()));
    for (Line line : lines) {
      for (int i = 0; i < line.copies(); i++) {
        parts.get(line.part()).add(line.card());
      }
    }
    return new Deck(id, title, parts);
  }
}
