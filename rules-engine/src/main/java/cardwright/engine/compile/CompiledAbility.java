package cardwright.engine.compile;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One ability ready to become a rule: keywords gone, parameters bound.
 *
 * @param id unique in its catalogue: the card's id, then which ability, then which part of a keyword or of a quoted text
 * @param card id of the card or of the rule that it stands on
 * @param ability never a keyword
 * @param listensTo keys of the occasions at which its rule is asked; see {@link Occasion}
 * @param bindings values of the parameters of the keyword it came from
 * @param keyword id of the keyword it came from
 * @param presence the ability is there only while this holds
 * @param zones zones where it works; empty for the zones in play
 * @param hidden whether it works while its card is face down
 * @param rules clauses that it implements besides those of the step
 * @param words the words of the text that say it
 */
public record CompiledAbility(
    String id,
    String card,
    Ability ability,
    List<String> listensTo,
    Map<String, Value> bindings,
    Optional<String> keyword,
    Optional<Condition> presence,
    List<String> zones,
    boolean hidden,
    List<String> rules,
    Map<Language, String> words) {
  public CompiledAbility {
    listensTo = List.copyOf(listensTo);
    bindings = Map.copyOf(bindings);
    zones = List.copyOf(zones);
    rules = List.copyOf(rules);
  }
}
