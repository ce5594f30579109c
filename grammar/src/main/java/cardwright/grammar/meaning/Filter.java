package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

/** What a thing must be like. */
public sealed interface Filter {

  /** Has a trait (class, element, grade) or is in a state: «гном», «болотный», «закрытый», «свободная». */
  record Is(String traitOrState) implements Filter {}

  /** «не закрытое», "that is not an orc". */
  record Not(Filter filter) implements Filter {}

  /** «другое»: not the card itself. */
  record Other() implements Filter {}

  /** «с таким же названием»: is called as somebody else is. */
  record SameName(Selector as) implements Filter {}

  /** «другой ~», «каждый ~»: is called as the card itself is. */
  record Namesake() implements Filter {}

  /** «открытый ~»: is the card itself, of which something must be so. */
  record Itself() implements Filter {}

  /** «симбиот на ~»: is attached to somebody. */
  record AttachedTo(Selector host) implements Filter {}

  /** In a relation of the rulebook's geometry: «рядом с ~», «напротив ~». */
  record Related(String relation, Selector to) implements Filter {}

  /** «рядом друг с другом»: each of the two who are meant is so related to the other. */
  record Mutual(String relation) implements Filter {}

  /** «в пределах 3 от ~»: no farther than so many cells, or lengths of a table. */
  record Within(Value distance, Selector of) implements Filter {}

  /** One of these holds: «с разрядом, метанием или заклинанием». */
  record Any(List<Filter> filters) implements Filter {
    public Any {
      filters = List.copyOf(filters);
    }
  }

  /** Has an ability that performs an action, or one with such a trait: «с метанием», «обладающий разрядом». */
  record Uses(String action) implements Filter {}

  /** «следующая за атакованным клетка в направлении удара»: lies on the next cell from somebody in a direction. */
  record Onward(Selector past, Heading heading) implements Filter {}

  /** «каждая карта, кроме гномов»: is none of them. */
  record Except(Selector whom) implements Filter {}

  /** Plays a part in the procedure that runs: «атакованное существо». Id of a role. */
  record Plays(String role) implements Filter {}

  /** So that something holds in which it is {@link Selector.Which}: «карта, рядом с которой стоят 2 орка», «карта, которую ~ атаковал в этот ход». */
  record Such(Condition condition) implements Filter {}

  /** Has a keyword, whatever its arguments: «со строем». */
  record Has(String keyword) implements Filter {}

  /**
   * A stat or a counter compares so: «стоимостью 3 или менее», «с двумя фишками», «с ранами» (1 or more); of a kind of attached cards, how
   * many of them are on it: «с паразитом», «без симбиотов».
   *
   * @param level index of the level of strength that is meant («со слабым ударом 3»), weakest 0; empty for a stat without levels
   */
  record Measured(String statOrCounter, Optional<Integer> level, Comparison comparison, Value value) implements Filter {
    /** What has one number only. */
    public Measured(String statOrCounter, Comparison comparison, Value value) {
      this(statOrCounter, Optional.empty(), comparison, value);
    }
  }

  /**
   * «с чётным количеством жизней»: the number of a stat or a counter is even, or odd.
   *
   * @param even whether it must be even
   */
  record Parity(String statOrCounter, boolean even) implements Filter {}

  /**
   * «с наименьшей стоимостью», «с наибольшим числом ран»: of those who fit whatever else is said nobody has less of it, or more; several may.
   *
   * @param level index of the level of strength that is meant, weakest 0; empty for a stat without levels
   * @param most whether nobody has more
   */
  record Extreme(String statOrCounter, Optional<Integer> level, boolean most) implements Filter {}

  /** «той же стихии, что и ~»: has a trait of a group in common with somebody. */
  record Shares(String group, Selector with) implements Filter {}

  /** «с таким классом»: has the trait of a group that was named. */
  record OfNamed(String group) implements Filter {}

  /** «в столбце, в котором нет карт противника»: within such a row or column. */
  record In(Selector line) implements Filter {}

  /** «верхняя карта вашей колоды», «3 нижние карты колоды»: as many as are meant lie there at that end of a zone that has an order. */
  record AtEnd(Place.End end) implements Filter {}

  /** «карты на этой клетке», «стоящие на соседних клетках»: lies on such a cell. */
  record Upon(Selector cell) implements Filter {}

  /** «с разными названиями», «разной стоимости»: of several who are meant no two are alike in it. */
  record Distinct(Alike in, String id) implements Filter {}

  /** «с одинаковыми названиями»: all who are meant are alike in it. */
  record Uniform(Alike in, String id) implements Filter {}

  /** In what two things can be alike. */
  enum Alike {
    /** In what they are called; no id. */
    NAME,
    /** In whose they are; id of the zone that says so. */
    SIDE,
    /** In a trait of a group; its id. */
    GROUP,
    /** In a number; id of the stat. */
    STAT
  }

  /** «клетка, занятая вашим существом», «клетка с ~»: somebody lies on it; of a move that ends there, somebody else than who moved. */
  record HeldBy(Selector by) implements Filter {}

  /** On an area of the board or in a zone: «в вашем первом ряду», «на кладбище». */
  record Located(String area, Whose whose) implements Filter {}
}
