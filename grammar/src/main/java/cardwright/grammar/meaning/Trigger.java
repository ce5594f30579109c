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
   */
  record On(String event, Optional<Selector> agent, Optional<Selector> patient, Optional<ActionPattern> by) implements Trigger {}
}
