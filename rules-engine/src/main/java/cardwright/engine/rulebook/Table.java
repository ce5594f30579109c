package cardwright.engine.rulebook;

import cardwright.grammar.Language;
import java.util.Map;
import java.util.Optional;

/**
 * A board without cells: a flat rectangle on which things stand anywhere, with round bases, and where distances are lengths. Spots are whole
 * numbers of the unit, so that every distance is compared exactly; x is counted from the left edge as drawn, y from the second player's.
 *
 * @param width from left to right
 * @param depth from the second player's edge to the first's
 * @param units what the lengths are counted in, by language, for showing
 * @param base diameter of a base, where no stat gives another
 * @param baseStat a stat that is the diameter of a thing's own base; 0 means the usual one
 */
public record Table(int width, int depth, Map<Language, String> units, int base, Optional<String> baseStat) {
  public Table {
    units = Map.copyOf(units);
  }

  /** What the lengths are counted in, in a language or in another where it has no word in that one. */
  public String unit(Language language) {
    String unit = units.get(language);
    return unit != null ? unit : units.values().stream().findFirst().orElse("");
  }
}
