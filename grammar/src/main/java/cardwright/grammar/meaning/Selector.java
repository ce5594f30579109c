package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

/** Who or what is meant. */
public sealed interface Selector {

  /** Whether it is the card itself or one of its controller's, or may be. */
  default boolean isYours() {
    return isSelf() || this instanceof Pick pick && pick.side() == Whose.YOURS || this instanceof Either either && either.selectors().stream().anyMatch(Selector::isYours);
  }

  /** Whether it is the card itself. */
  default boolean isSelf() {
    return this instanceof Self;
  }

  /** Whether it is the controller of the card. */
  default boolean isYou() {
    return this instanceof Player player && player.who() == Who.YOU;
  }

  /** The card itself, «~». */
  record Self() implements Selector {}

  /** The last thing spoken of: «оно», «его», "it". */
  record It() implements Selector {}

  /**
   * «одно из них», «2 из них», «то из них, которое стоит меньше»: chosen of those who were spoken of last.
   *
   * @param n how many, 1 or more
   * @param by in what they must come first or last among them; empty if it is left to the choice
   */
  record SomeOf(int n, It of, Optional<Filter.Extreme> by) implements Selector {
    /** Whoever is chosen. */
    public SomeOf(int n, It of) {
      this(n, of, Optional.empty());
    }
  }

  /** «другое»: those of whom {@link SomeOf} chose, without the chosen ones. */
  record RestOf(It of) implements Selector {}

  /**
   * «это существо» where an event ends at a place that is told by somebody («на клетку рядом с существом противника»): the one who is there.
   *
   * @param what how the place tells him
   */
  record ByPlace(Pick what) implements Selector {}

  /** «эта клетка» where an event ends on a cell: the cell on which whoever moved has come to lie. */
  record Destination() implements Selector {}

  /** Within a description the thing that is described: «карта, рядом с которой …». */
  record Which() implements Selector {}

  /** «его клетка»: where somebody lies, or last lay. */
  record CellOf(Selector who) implements Selector {}

  /**
   * «выбранное в начале боя существо»: what the card's text let choose at that timing.
   *
   * @param timing id of the timing
   * @param what how it is described, without a choice being left
   */
  record ChosenAt(String timing, Pick what) implements Selector {}

  /**
   * «этот столбец»: the row or column that was chosen before.
   *
   * @param kind id of the kind of line
   */
  record ThisLine(String kind) implements Selector {}

  /** A part that somebody or something plays in the procedure that runs: «атакованный», «хозяин», «эта атака». Id of a role. */
  record Role(String role) implements Selector {}

  /**
   * «бросок кубика вашего орка»: what its die shows in the action that runs.
   *
   * @param stat id of the stat that is added to such a die: by it the roll is called
   * @param who whose die
   */
  record RollOf(String stat, Selector who) implements Selector {}

  /**
   * The action that is being performed, if it is such a one: «атаку по вашему орку».
   *
   * @param at whom it must be aimed at; empty for anybody
   */
  record Aimed(ActionPattern actions, Optional<Selector> at) implements Selector {}

  /** A player. */
  record Player(Who who) implements Selector {}

  /** Something called by its own name; only where names were declared, as in scenarios. */
  record Named(String name) implements Selector {}

  /**
   * Things that fit a description: «выбранное существо», «каждое ваше закрытое существо рядом с ~».
   *
   * @param count how many of those that fit
   * @param side whose
   * @param kind id of a kind of thing
   * @param filters all must hold; the order is that of the canonical wording and is normalised by the reader
   * @param zone where they lie; empty for «in play»
   */
  record Pick(Count count, Whose side, String kind, List<Filter> filters, Optional<InZone> zone) implements Selector {
    public Pick {
      filters = List.copyOf(filters);
    }

    /** Whether nothing but the name of the card itself tells who it is: of «каждый ~» only the number tells that others are meant too. */
    public boolean isNamedAlone() {
      return isCalledAsItself() && !filters.contains(new Filter.Other());
    }

    /** Whether it is told by the name of the card itself. */
    public boolean isCalledAsItself() {
      return filters.stream().anyMatch(filter -> filter instanceof Filter.Namesake || filter instanceof Filter.Itself);
    }
  }

  /** Whoever is meant by one of them: «~ или ваш орк рядом с ~», «по артефактам и постройкам». Two at least; nobody is chosen. */
  record Either(List<Selector> selectors) implements Selector {
    public Either {
      selectors = List.copyOf(selectors);
    }
  }

  /** «не по ~»: at whom an action is aimed if not at them; the text does not go on about him. */
  record AnybodyBut(Selector whom) implements Selector {}

  /** A zone and whose it is. */
  record InZone(String zone, Whose whose) {}

  /** Players as they can be named. */
  enum Who {
    YOU,
    OPPONENT,
    EACH,
    ACTIVE,
    INACTIVE,
    FIRST,
    SECOND,
    ITS_OWNER
  }
}
