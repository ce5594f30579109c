package cardwright.engine.rulebook;

import java.util.List;

/**
 * What a rulebook says of a keyword besides its definition.
 *
 * @param zones zones where its abilities work; empty for the zones in play
 * @param tone whether having it is good or bad for a card
 */
public record KeywordRule(String id, List<String> zones, Verb.Tone tone) {
  public KeywordRule {
    zones = List.copyOf(zones);
  }
}
