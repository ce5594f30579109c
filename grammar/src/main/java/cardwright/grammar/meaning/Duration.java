package cardwright.grammar.meaning;

/** How long something gained lasts. */
public sealed interface Duration {
  /** Not limited. */
  record ForGood() implements Duration {}

  /**
   * To the end of a period: «до конца хода», «до конца следующего хода противника», «до конца боя».
   *
   * @param period id of a period
   * @param whose whose
   * @param next the one after the running one
   */
  record UntilEnd(String period, Whose whose, boolean next) implements Duration {}

  /** «пока …». */
  record While(Condition condition) implements Duration {}
}
