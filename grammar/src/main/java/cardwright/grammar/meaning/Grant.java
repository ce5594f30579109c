package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

/** What a thing has or gains: the part that a continuous ability and a gained one share. */
public sealed interface Grant {

  /**
   * «+1 к удару по летающим».
   *
   * @param stat id of the stat; of an action or a keyword, its number is meant
   * @param level index of the level of strength that is meant («к слабому удару»), weakest 0; empty for the whole stat
   * @param sign +1 or -1
   * @param amount how much
   * @param against only against these
   * @param of id of the action for which alone it counts («к дальности выстрела»); empty for any
   */
  record Modifier(String stat, Optional<Integer> level, int sign, Value amount, Optional<Selector> against, Optional<String> of) implements Grant {}

  /**
   * «-1 от дальних атак»: actions of a pattern do so much less, or more, to it.
   *
   * @param sign +1 or -1
   * @param amount how much
   */
  record Incoming(int sign, Value amount, ActionPattern from) implements Grant {}

  /** «максимум 14 жизней», «не может иметь более 3 фишек»: whatever else says, of a stat or a counter it has no more. */
  record AtMost(String statOrCounter, Value amount) implements Grant {}

  /** «игнорирует {zov}»: what others have by that keyword does not hold against what it does. */
  record Ignores(String keyword) implements Grant {}

  /** «не может получать отравление», «не может получать фишки»: nobody gives it that keyword or counter. */
  record CannotGain(String keywordOrCounter) implements Grant {}

  /** «считается летающим»: it has the trait, and none that excludes it. */
  record CountsAs(String trait) implements Grant {}

  /** A keyword with its arguments. */
  record HasKeyword(Ability.Keyword keyword) implements Grant {}

  /** An ability in quotation marks. */
  record Quoted(List<Ability> abilities) implements Grant {
    public Quoted {
      abilities = List.copyOf(abilities);
    }
  }

  /**
   * «не может атаковать летающих», «не открывается в начале хода».
   *
   * @param verb id of a verb or an action
   * @param object only these
   * @param at only then
   */
  record Cannot(String verb, Optional<Selector> object, Optional<Trigger.At> at) implements Grant {}

  /** «может не открываться в начале хода»: what the rules would make it do, its controller may leave undone. */
  record MayRefrain(String verb, Optional<Trigger.At> at) implements Grant {}

  /** «защита от выстрелов»: such actions do nothing to it. */
  record ProtectedFrom(ActionPattern actions) implements Grant {}

  /**
   * «предотвращает первые 2 раны от немагических атак за ход».
   *
   * @param amount how many at most
   * @param verb id of the verb whose amount is prevented
   * @param from only from these actions
   * @param period how often the amount is renewed; empty for once only
   */
  record Prevents(Value amount, String verb, Optional<ActionPattern> from, Optional<String> period) implements Grant {}
}
