package cardwright.engine.rulebook;

import cardwright.grammar.meaning.Selector;
import java.util.Optional;

/**
 * How the cards of a kind are attached to another card, their host.
 *
 * @param kind id of the kind
 * @param general id of the kind of which it is a sort; empty for none
 * @param host which cards can be the host, in the words of whoever controls the attached card; empty for any card
 * @param most how many of the kind a host has at most, unless a text says more; 1 or more
 * @param orphaned id of the verb that is done to it when its host leaves play
 */
public record Attaching(String kind, Optional<String> general, Optional<Selector> host, int most, String orphaned) {

  /** Whether its cards are of a kind: this one, or that of which it is a sort. */
  public boolean isA(String other) {
    return kind.equals(other) || general.filter(other::equals).isPresent();
  }
}
