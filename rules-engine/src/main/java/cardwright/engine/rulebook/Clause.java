package cardwright.engine.rulebook;

/**
 * A demand of the printed rulebook, in our own words.
 *
 * @param forbids whether it forbids something, so that a scenario must show the refusal
 */
public record Clause(String id, String title, boolean forbids) {}
