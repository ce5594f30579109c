package cardwright.engine.rulebook;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Selector;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An ability that the rules give to cards, as if it were printed on them.
 *
 * @param to which cards have it; empty when only {@code whenPrinted} decides
 * @param zones zones where it works, as one in the hand does that plays its card; empty for the usual ones
 * @param whenPrinted a property of the printed card that gives it
 * @param abilities what they have
 * @param text the wording of the rulebook, for showing
 */
public record CommonAbility(
    String id,
    List<String> rules,
    Optional<Selector> to,
    List<String> zones,
    Optional<Printed> whenPrinted,
    List<Ability> abilities,
    Map<Language, String> text) {

  /** A property of a printed card. */
  public enum Printed {
    /** Its cost contains a letter. */
    VARIABLE_COST,
    /** It has an ability that replaces its cost. */
    ALTERNATIVE_COST,
    /** A cost of one of its abilities removes counters from it. */
    COUNTER_COST
  }
}
