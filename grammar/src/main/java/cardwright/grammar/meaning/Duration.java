package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

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

  /**
   * «на 2 хода противника»: to the end of so many such periods, the running one counted if it is such.
   *
   * @param period id of a period that players have in turn
   * @param whose whose; {@link Whose#ANY} for every one
   * @param times how many; of none nothing is gained
   */
  record For(String period, Whose whose, Value times) implements Duration {}

  /**
   * To the next start of a turn: «до начала вашего следующего хода», «до начала хода противника». The one that has begun already is never
   * meant.
   *
   * @param period id of a period that begins again and again
   * @param whose whose; anybody's is the very next one
   */
  record UntilStart(String period, Whose whose) implements Duration {}

  /**
   * «до конца хода или пока не получит раны от удара»: until that happens, if not before.
   *
   * @param end the end of a period with which it is over anyway; empty for none
   * @param events whichever comes first, told of whoever has gained it as of «it»
   */
  record Until(Optional<UntilEnd> end, List<Trigger.On> events) implements Duration {
    public Until {
      events = List.copyOf(events);
    }
  }

  /** «пока …». */
  record While(Condition condition) implements Duration {}
}
