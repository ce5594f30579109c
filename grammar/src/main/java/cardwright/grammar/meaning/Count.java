package cardwright.grammar.meaning;

import java.util.Optional;

/** How many are meant, and who settles which. */
public sealed interface Count {

  /** Whether it is exactly one. */
  default boolean isOne() {
    return this instanceof Exactly exactly && exactly.n().is(1);
  }

  /** Whether it is one or more. */
  default boolean isSome() {
    return this instanceof AtLeast least && least.n().is(1);
  }

  /** The number that bounds how many they are; empty where there is none. */
  default Optional<Value> number() {
    return Optional.ofNullable(
        this instanceof Exactly exactly ? exactly.n() : this instanceof UpTo most ? most.n() : this instanceof AtLeast least ? least.n() : this instanceof AtRandom random ? random.n() : null);
  }

  /** One or n, chosen: «существо», «двух существ». Exactly n, or as many as there are. */
  record Exactly(Value n) implements Count {}

  /** «до двух»: 0 to n. */
  record UpTo(Value n) implements Count {}

  /** «одно или больше», "two or more": n to all. */
  record AtLeast(Value n) implements Count {}

  /** «любое количество»: 0 to all. */
  record AnyNumber() implements Count {}

  /** «каждое», «все», «ваши орки»: all, nothing is chosen. */
  record Each() implements Count {}

  /** «случайную карту»: n of them, by the match's dice. */
  record AtRandom(Value n) implements Count {}
}
