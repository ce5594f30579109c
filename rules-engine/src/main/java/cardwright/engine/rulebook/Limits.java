package cardwright.engine.rulebook;

/**
 * Bounds that end a match which would not end by itself.
 *
 * @param turns after so many turns nobody wins
 * @param resolutionsInAStep so many abilities resolved in one step are an endless loop
 */
public record Limits(int turns, int resolutionsInAStep) {}
