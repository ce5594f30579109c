package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.tokens.Occasion;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/** When something is: timings of the game, every time or the next, and what is so when a period begins. */
final class TimingBuilder {
  private final Builder b;

  private boolean onlyNext;

  TimingBuilder(Builder builder) {
    this.b = builder;
  }

  /** «начинает бой с фишкой»: at the timing that begins such a period it is put there. */
  Ability.Triggered beginning(Node node, Selector who) {
    Node period = node.need("period");
    String id = b.id(period, Category.PERIODS);
    Entry timing =
        b.vocabulary.of(Category.TIMINGS).stream().filter(entry -> entry.option("begins").filter(id::equals).isPresent()).findFirst()
            .orElseThrow(() -> new NotMeant(period.span(), "the vocabulary has no timing that begins such a period"));
    Node counted = node.need("counted");
    CounterBuilder.Counted what = b.counters.counted(counted);
    Selector holder = who.isSelf() ? CounterBuilder.holder(what.counter()) : who;
    return new Ability.Triggered(new Trigger.At(timing.id(), Whose.ANY), Optional.empty(), b.counters.put(holder, what, counted), Optional.empty());
  }

  /** A timing, and whether only that of the next such period is meant. */
  record Next(Trigger.At at, boolean next) {}

  /** «в конце следующего хода противника» */
  Next atOrNext(Node timing) {
    Lexeme lexeme = timing.word().as(Category.TIMINGS).orElseThrow();
    Occasion occasion = (Occasion) lexeme.detail().orElse(Occasion.ANY);
    return new Next(new Trigger.At(lexeme.entry().orElseThrow().id(), occasion.whose()), occasion.next());
  }

  Trigger.At at(Node timing) {
    Lexeme lexeme = timing.word().as(Category.TIMINGS).orElseThrow();
    Occasion occasion = (Occasion) lexeme.detail().orElse(Occasion.ANY);
    if (occasion.next() && !onlyNext) {
      throw new NotMeant(timing.span(), "an ability waits for every such time, not for the next one");
    }
    return new Trigger.At(lexeme.entry().orElseThrow().id(), occasion.whose());
  }

  /** «в начале своего следующего хода»: what is forbidden then is forbidden until that period ends. */
  Optional<Duration> nextTime(Node timing) {
    Lexeme lexeme = timing.leaves().stream().flatMap(token -> token.as(Category.TIMINGS).stream()).findFirst().orElseThrow();
    Occasion occasion = (Occasion) lexeme.detail().orElse(Occasion.ANY);
    onlyNext = occasion.next();
    return onlyNext
        ? Optional.of(
            new Duration.UntilEnd(
                lexeme.entry().flatMap(entry -> entry.option("period")).orElseThrow(() -> new NotMeant(timing.span(), "the vocabulary does not say in which period this comes")),
                occasion.whose(), true))
        : Optional.empty();
  }
}
