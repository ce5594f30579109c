package cardwright.engine.coverage;

/**
 * A text to measure with.
 *
 * @param id what its table calls it
 */
public record Sample(String id, String text) {}
