package cardwright.engine.rulebook;

import java.util.List;

/**
 * States that exclude one another: open and closed, face up and face down.
 *
 * @param states at least two; the first is the one a card has unless something says otherwise
 * @param hiding the state in which only its owner may see a card; empty string for none
 */
public record StateGroup(String id, List<String> states, String hiding) {
  public StateGroup {
    states = List.copyOf(states);
  }
}
