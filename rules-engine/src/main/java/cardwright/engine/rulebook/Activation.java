package cardwright.engine.rulebook;

import java.util.Optional;

/**
 * How the copies of a card that one player has in play are activated together: see {@link Window#ACTIVATION}.
 *
 * @param resource the counter that what is done in an activation is paid with; a card that has none can't be activated
 * @param done the state that a card gets when its activation is over; copies of which one is in it are not activated again
 * @param again how many of the counters it costs to activate one card that is done once more; it must have more than these. Empty when it
 *     can't be done
 * @param period the period that an activation is, for limits and durations; empty for none
 */
public record Activation(String resource, String done, Optional<Integer> again, Optional<String> period) {}
