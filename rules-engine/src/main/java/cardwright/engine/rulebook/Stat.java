package cardwright.engine.rulebook;

import java.util.Optional;

/**
 * A number that a thing has.
 *
 * @param base where it comes from
 * @param of for a remaining amount the stat that is used up
 * @param less for a remaining amount the counter that uses it up
 * @param plus for a remaining amount the counter that comes on top
 * @param minimum the least that a card may print
 */
public record Stat(String id, Base base, Optional<String> of, Optional<String> less, Optional<String> plus, int minimum) {

  /** Where a stat comes from before modifiers. */
  public enum Base {
    /** Printed on the card; 0 when it is not. */
    PRINTED,
    /** Printed on the card, one number for each level of strength. */
    PRINTED_LEVELS,
    /** The card's cost, or the number announced for its letter. */
    COST,
    /** Nothing but modifiers. */
    ZERO,
    /** Another stat less a counter. */
    REMAINING,
    /** A counter less another stat: by how much it was too many. */
    EXCESS
  }
}
