package cardwright.grammar.print;

import cardwright.grammar.meaning.Selector;

/** What both languages ask of actions and at whom they are aimed. */
final class Aiming {
  private Aiming() {}

  /** Whether more is said of the action that runs than which one it is. */
  static boolean isDescribed(Selector.Aimed aimed) {
    return aimed.at().isPresent() || aimed.actions().from().isPresent() || aimed.actions().level().isPresent() || aimed.actions().sized().isPresent()
        || !aimed.actions().traits().isEmpty() || !aimed.actions().not().isEmpty();
  }
}
