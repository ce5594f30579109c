package cardwright.engine.rulebook;

import java.util.List;

/**
 * Traits of which a card has one: whether it flies or walks, what it belongs to.
 *
 * @param traits the traits of the group, in the order of the vocabulary
 * @param exclusive whether a card can have only one of them
 * @param neededBy kinds of which each card must have at least one of them
 */
public record TraitGroup(String id, List<String> traits, boolean exclusive, List<String> neededBy) {
  public TraitGroup {
    traits = List.copyOf(traits);
    neededBy = List.copyOf(neededBy);
  }
}
