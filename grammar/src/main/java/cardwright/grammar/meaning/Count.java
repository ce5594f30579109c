package cardwright.grammar.meaning;

/** How many are meant, and who settles which. */
public sealed interface Count {
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
