package cardwright.engine.rulebook;

import java.util.List;

/**
 * What a legal deck is.
 *
 * @param copies how many of one card at most
 * @param unlimited keyword that lifts the limit of copies; empty string for none
 */
public record DeckRule(int minimum, int maximum, int copies, String unlimited, List<String> rules) {}
