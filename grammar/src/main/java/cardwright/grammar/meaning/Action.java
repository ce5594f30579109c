package cardwright.grammar.meaning;

import java.util.Optional;

/**
 * One action as a card has it: «особый удар «клык» на 2», «выстрел на 1-2-2, дальность 4».
 *
 * @param action id of the action
 * @param name the name in quotation marks
 * @param power its strength; empty when the action takes it from a stat
 * @param range how far it reaches; empty when the action has no range
 * @param level index of the level of strength at which it comes out without a roll («слабый удар»), weakest 0; empty where a roll tells it
 */
public record Action(String action, Optional<String> name, Optional<Value> power, Optional<Value> range, Optional<Integer> level) {
  /** An action whose level of strength a roll tells. */
  public Action(String action, Optional<String> name, Optional<Value> power, Optional<Value> range) {
    this(action, name, power, range, Optional.empty());
  }
}
