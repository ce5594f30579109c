package cardwright.engine.play;

import cardwright.engine.match.Thing;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** «рядом с двумя или более орками»: how many must be in a relation for it to hold. */
final class Nearby {
  private Nearby() {}

  /** Whether those who are in the relation are as many as the description of its other end asks for; one is enough where no number is said. */
  static boolean enough(Selector to, Stream<Thing> related, ToIntFunction<Value> number) {
    if (to instanceof Selector.Pick pick && pick.count() instanceof Count.AtLeast least && !pick.count().isSome()) {
      return related.distinct().count() >= number.applyAsInt(least.n());
    }
    return related.findAny().isPresent();
  }
}
