package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

/** What must be true. */
public sealed interface Condition {

  /** There are as many as the selector counts: «если у вас есть такая карта», «пока рядом стоят две или более карты». */
  record Exists(Selector.Pick what) implements Condition {}

  /** Somebody is so: «если ~ закрыт», «пока имеет раны». */
  record Holds(Selector who, Filter what) implements Condition {}

  /** Two numbers compare so: «если на кубике выпало 6». */
  record Compares(Value left, Comparison comparison, Value right) implements Condition {}

  /** «в ваш ход»: it is this player's turn. */
  record TurnOf(Selector.Who who) implements Condition {}

  /** «вы – первый игрок»: one player is another that is told of. */
  record PlayerIs(Selector.Who who, Selector.Who is) implements Condition {}

  /** It happened in the running period: «если вы сбросили карту в этом ходу». */
  record Happened(Trigger.On event, String period) implements Condition {}

  /** It is not so. */
  record Not(Condition condition) implements Condition {}

  /** All of them. */
  record All(List<Condition> conditions) implements Condition {
    public All {
      conditions = List.copyOf(conditions);
    }
  }

  /** At least one of them. */
  record Any(List<Condition> conditions) implements Condition {
    public Any {
      conditions = List.copyOf(conditions);
    }
  }

  /** A condition that may be absent holds when it is. */
  static Optional<Condition> none() {
    return Optional.empty();
  }
}
