package cardwright.engine.rulebook;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a deck of a game is: its parts, what its player chooses with it, and the formats that it can be held against.
 *
 * @param parts by the key that a deck's file has for them; the first is the deck proper
 * @param choices by the key that a deck's file has for them, the traits of which it names one, such as the faction that it fights for
 * @param formats by id; the first is that of a deck that names none
 */
public record DeckRules(Map<String, DeckPart> parts, Map<String, List<String>> choices, Map<String, DeckFormat> formats) {

  /** The part that must be there. */
  public DeckPart main() {
    return parts.values().iterator().next();
  }

  /** A format by its id; without one the usual format. */
  public Optional<DeckFormat> format(Optional<String> id) {
    return id.isPresent() ? Optional.ofNullable(formats.get(id.get())) : formats.values().stream().findFirst();
  }
}
