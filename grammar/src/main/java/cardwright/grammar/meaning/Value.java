package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

/** A number, known or to be computed when the effect happens. Values below zero count as zero where a count is meant. */
public sealed interface Value {

  /** Whether it is this number, known beforehand. */
  default boolean is(int number) {
    return this instanceof Constant constant && constant.number() == number;
  }

  /** A number printed on the card; 0 or more. */
  record Constant(int number) implements Value {}

  /** «1-2-2»: one number for each level of strength of the rulebook, weakest first. */
  record ByLevel(List<Integer> levels) implements Value {
    public ByLevel {
      levels = List.copyOf(levels);
    }
  }

  /**
   * A letter.
   *
   * @param name as the text has it, in Latin capitals: X or N
   * @param definition «где X – …»; empty for a parameter of a keyword, for the X announced when a cost was paid
   */
  record Variable(String name, Optional<Value> definition) implements Value {}

  /** How many fit: «число ваших гномов». The selector's count is always {@link Count.Each}. */
  record CountOf(Selector.Pick what) implements Value {}

  /** «число единиц {armor} ~»: how much a keyword of somebody can still prevent before it is renewed. */
  record Units(String keyword, Selector of) implements Value {}

  /** «число стихий ваших карт»: how many traits of a group there are among things, each counted once. */
  record Variety(String group, Selector.Pick among) implements Value {}

  /**
   * A stat of something, or how many counters it has: «жизнь атакованного», «число фишек на ~».
   *
   * @param level index of the level of strength that is meant («его слабый удар»), weakest 0; empty for a stat without levels
   */
  record Measure(String statOrCounter, Selector of, Optional<Integer> level) implements Value {
    /** What has one number only. */
    public Measure(String statOrCounter, Selector of) {
      this(statOrCounter, of, Optional.empty());
    }
  }

  /** «начальная жизнь орка»: what is printed of it, whatever has changed it since. */
  record Printed(Measure measure) implements Value {}

  /** «столько же», «X ран … на X»: the amount of what the ability waited for. */
  record Amount() implements Value {}

  /**
   * «число ран, полученных им в этот ход»: for how much a verb was done to somebody in a time, taken together.
   *
   * @param verb id of the verb
   */
  record Taken(String verb, Selector who, Condition.When when) implements Value {}

  /** «величина этого удара»: how strong the action that runs, or was performed last, comes out; 0 if it is no such action. Id of an action or a trait. */
  record Strength(String action) implements Value {}

  /** «величина его {regen}»: the number that somebody has of a keyword, 0 without it. */
  record NumberOf(String keyword, Selector of) implements Value {}

  /** «разница стоимости ~ и атакованного»: how far apart the numbers of two are. */
  record Apart(String stat, Selector one, Selector other) implements Value {}

  /** «номер ряда, в котором стоит ~»: which row it is, from the middle of the board, or which column, from the left. Id of a kind of line. */
  record OrderOf(String line, Selector of) implements Value {}

  /** What the die shows. Id of a role whose die is meant. */
  record Roll(String role) implements Value {}

  /** «бросок кубика атакованного»: what somebody's die shows in the action that runs; 0 if it has rolled none. */
  record Rolled(Selector.RollOf die) implements Value {}

  record Sum(Value left, Value right) implements Value {}

  record Difference(Value left, Value right) implements Value {}

  /** «+1 за каждую …»: so many for each. */
  record Times(int factor, Value value) implements Value {}

  record Half(Value value, Rounding rounding) implements Value {}

  /** «на 1 (на 2, если это орк)»: one number or another. */
  record Either(Condition condition, Value then, Value otherwise) implements Value {}

  /** «(максимум 3)». */
  record AtMost(Value value, int maximum) implements Value {}

  /** «(минимум 1)». */
  record AtLeast(Value value, int minimum) implements Value {}

  enum Rounding {
    UP,
    DOWN
  }
}
