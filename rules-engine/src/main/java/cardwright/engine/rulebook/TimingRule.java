package cardwright.engine.rulebook;

import cardwright.grammar.meaning.Whose;
import java.util.List;

/**
 * How a timing of the vocabulary is read.
 *
 * @param unsaid whose occasion is meant when a text names nobody
 * @param zones zones whose cards hear it; empty for the zones in play
 * @param hidden whether cards that are face down hear it too
 */
public record TimingRule(String id, Whose unsaid, List<String> zones, boolean hidden) {
  public TimingRule {
    zones = List.copyOf(zones);
  }
}
