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
 * @param sized how strong they must be: «величиной 3 или более»
 */
public record ActionPattern(String action, List<String> traits, List<String> not, Optional<Integer> level, Optional<Selector> from, Optional<Sized> sized) {
  public ActionPattern {
    traits = List.copyOf(traits);
    not = List.copyOf(not);
  }

  /** A bound of the strength of an action. */
  public record Sized(Comparison comparison, int strength) {}

  /** Actions of any strength. */
  public ActionPattern(String action, List<String> traits, List<String> not, Optional<Integer> level, Optional<Selector> from) {
    this(action, traits, not, level, from, Optional.empty());
  }
}
