package cardwright.engine.play;

import cardwright.engine.match.Thing;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import java.util.ArrayList;
import java.util.List;

/** Who has the most or the least of something among several: nobody can be asked that alone. It changes nothing. */
final class Extremes {
  private final Evaluator words;

  Extremes(Evaluator words) {
    this.words = words;
  }

  /** Of those who fit whatever else a description says, those who come first in what it counts, one count after the other. */
  List<Thing> among(Selector.Pick pick, List<Thing> fitting) {
    List<Thing> left = fitting;
    for (Filter filter : pick.filters()) {
      left = filter instanceof Filter.Extreme extreme ? foremost(extreme, left) : left;
    }
    return left;
  }

  /** Those of several who have the most, or the least. */
  List<Thing> foremost(Filter.Extreme by, List<Thing> all) {
    List<Thing> found = new ArrayList<>();
    int bound = 0;
    for (Thing thing : all) {
      int number = words.numbers().measure(by.statOrCounter(), by.level(), thing);
      if (found.isEmpty() || number != bound && number > bound == by.most()) {
        found.clear();
        bound = number;
      }
      if (number == bound) {
        found.add(thing);
      }
    }
    return found;
  }

  /** Whether a description counts so. */
  static boolean isOf(Selector.Pick pick) {
    return pick.filters().stream().anyMatch(Filter.Extreme.class::isInstance);
  }
}
