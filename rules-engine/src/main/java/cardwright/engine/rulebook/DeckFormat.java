package cardwright.engine.rulebook;

import cardwright.grammar.Language;
import java.util.List;
import java.util.Map;

/**
 * A format: what a deck must be to be played in it.
 *
 * @param titles what it is called, by language; may be empty
 */
public record DeckFormat(String id, Map<Language, String> titles, List<DeckDemand> demands) {
  public DeckFormat {
    titles = Map.copyOf(titles);
    demands = List.copyOf(demands);
  }
}
