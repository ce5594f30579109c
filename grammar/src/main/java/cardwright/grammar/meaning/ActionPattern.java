package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

/**
 * A set of actions: «немагические атаки», «дальние атаки карт противника», «выстрелы».
 *
 * @param action id of an action or of an action trait («атака»)
 * @param traits action traits that it must have
 * @param not action traits and actions that it must not have or be
 * @param level index of the level of strength that it must have, weakest 0; empty for any
 * @param from whose actions: the card that performs them
 */
public record ActionPattern(String action, List<String> traits, List<String> not, Optional<Integer> level, Optional<Selector> from) {
  public ActionPattern {
    traits = List.copyOf(traits);
    not = List.copyOf(not);
  }
}
