package cardwright.grammar.meaning;

import java.util.Optional;

/** What makes a triggered ability trigger. */
public sealed interface Trigger {

  /**
   * A timing of the rulebook comes due: «в начале вашего хода», «после расстановки карт».
   *
   * @param timing id of the timing
   * @param whose whose occasion it must be; {@link Whose#ANY} when the text names nobody and the rulebook's own reading applies
   */
  record At(String timing, Whose whose) implements Trigger {}

  /**
   * Something happens.
   *
   * @param event id of a verb or of an action
   * @param agent who does it; empty when the text does not say and anybody may
   * @param patient whom it is done to; empty when the text does not say
   * @param by the action that causes it: «от атаки», «от выстрела карты противника»
   * @param level index of the level of strength at which an action must come out, weakest 0: «при сильном ударе»; empty for any
   */
  record On(String event, Optional<Selector> agent, Optional<Selector> patient, Optional<ActionPattern> by, Optional<Integer> level) implements Trigger {
    /** An event of which no level of strength is said. */
    public On(String event, Optional<Selector> agent, Optional<Selector> patient, Optional<ActionPattern> by) {
      this(event, agent, patient, by, Optional.empty());
    }
  }
}
