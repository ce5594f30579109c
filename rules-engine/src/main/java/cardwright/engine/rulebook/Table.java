package cardwright.engine.rulebook;

import java.util.Optional;

/**
 * A board without cells: a flat rectangle on which things stand anywhere, with round bases, and where distances are lengths. Spots are whole
 * numbers of the unit, so that every distance is compared exactly; x is counted from the left edge as drawn, y from the second player's.
 *
 * @param width from left to right
 * @param depth from the second player's edge to the first's
 * @param unit what the lengths are counted in, for showing
 * @param base diameter of a base, where no stat gives another
 * @param baseStat a stat that is the diameter of a thing's own base; 0 means the usual one
 */
public record Table(int width, int depth, String unit, int base, Optional<String> baseStat) {}
