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

  /** «выпало чётное число», «число ваших карт нечётное»: a number is even, or odd. */
  record Parity(Value value, boolean even) implements Condition {}

  /** «в ваш ход»: it is this player's turn. */
  record TurnOf(Selector.Who who) implements Condition {}

  /** «вы – первый игрок»: one player is another that is told of. */
  record PlayerIs(Selector.Who who, Selector.Who is) implements Condition {}

  /**
   * It happened: «если вы сбросили карту в этот ход», «не перемещались в свой прошлый ход», «совершили 2 или более прыжка в этот ход».
   *
   * @param often how many times, or for how much in all
   */
  record Happened(Trigger.On event, When when, Often often) implements Condition {
    /** At least once. */
    public Happened(Trigger.On event, When when) {
      this(event, when, Often.ONCE);
    }
  }

  /** The time that is looked back at. */
  sealed interface When {
    /** «в этот ход»: since the running period began. Id of a period. */
    record Running(String period) implements When {}

    /** «в свой прошлый ход»: in the last such period that has ended. */
    record Last(String period, Whose whose) implements When {}

    /** «от этого удара»: by the action that runs, or the one that this ability has just performed. */
    record Action() implements When {}
  }

  /**
   * How many times something happened, or for how much.
   *
   * @param number of times or, if an amount is meant, of what is done: «на 5 или более»
   * @param summed whether the amounts of all times are meant, taken together
   */
  record Often(Comparison comparison, int number, boolean summed) {
    /** At least once. */
    public static final Often ONCE = new Often(Comparison.AT_LEAST, 1);

    /** So many times. */
    public Often(Comparison comparison, int times) {
      this(comparison, times, false);
    }
  }

  /** «если это сделано»: what was told right before was really done. */
  record Done() implements Condition {}

  /**
   * «переместился в направлении, в котором перемещался в этот ход»: it last went in a direction in which it had gone before in this turn.
   *
   * @param verb id of the verb by which it goes
   */
  record Straight(String verb, Selector who) implements Condition {}

  /**
   * «все выстрелы совершены по картам в одном ряду или в одном столбце»: of all whom this text has performed such actions at.
   *
   * @param action id of the action
   * @param lines ids of kinds of line, of which one is enough
   */
  record Aligned(String action, List<String> lines) implements Condition {
    public Aligned {
      lines = List.copyOf(lines);
    }
  }

  /**
   * «чтобы переместить орка»: it is done as the cost of an ability that does so, whoever of them is chosen for it then.
   *
   * @param deed id of a verb or an action
   * @param object whom the text of that ability names
   */
  record PaysFor(String deed, Optional<Selector> object) implements Condition {}

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
