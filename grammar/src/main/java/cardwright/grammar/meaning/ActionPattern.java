package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

/**
 * A set of actions: «немагические атаки», «дальние атаки карт противника», «выстрелы».
 *
 * @param action id of an action or of an action trait («атака»)
 * @param traits action traits that it must have
 * @param not action traits that it must not have
 * @param from whose actions: the card that performs them
 */
public record ActionPattern(String action, List<String> traits, List<String> not, Optional<Selector> from) {
  public ActionPattern {
    traits = List.copyOf(traits);
    not = List.copyOf(not);
  }
}
