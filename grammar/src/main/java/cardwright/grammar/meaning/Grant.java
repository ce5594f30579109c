package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

/** What a thing has or gains: the part that a continuous ability and a gained one share. */
public sealed interface Grant {
  /** A sentence with a verb of its own: whoever gains it is said to gain it in quotation marks. */
  sealed interface Verbal extends Grant {}

  /** What something may not do, or need not: «не может», «может не». */
  sealed interface Barring extends Verbal {}

  /**
   * «+1 к удару по летающим».
   *
   * @param stat id of the stat; of an action or a keyword, its number is meant
   * @param level index of the level of strength that is meant («к слабому удару»), weakest 0; empty for the whole stat
   * @param sign +1 or -1
   * @param amount how much
   * @param use for what alone it counts
   * @param most what all that is gained so, together, comes to at most («+1 к удару (максимум +2)»); only of something gained
   * @param total what the number itself comes to at most («+1 к отравлению (максимум до 3)»); only of something gained
   */
  record Modifier(String stat, Optional<Integer> level, int sign, Value amount, Use use, Optional<Integer> most, Optional<Integer> total) implements Grant {}

  /**
   * What a modifier counts for.
   *
   * @param against only against these
   * @param through only where one of these lies between: «к удару через ряд через пустую клетку»
   * @param of id of the action for which alone it counts («к дальности выстрела»); empty for any
   * @param next whether it counts for the next such action alone («к следующему удару»); only of something gained
   */
  record Use(Optional<Selector> against, Optional<Selector> through, Optional<String> of, boolean next) {}

  /**
   * «может нападать ударом на летающих как на стоящих рядом»: by an action it reaches them wherever they are.
   *
   * @param verb id of the verb that performs such actions
   * @param relation id of the relation in which they are taken to be
   */
  record Reaches(String verb, String action, Selector whom, String relation) implements Verbal {}

  /** «отражает удар как открытая карта»: attacked by that action it defends itself as if it were in a state. */
  record Defends(String action, String state) implements Verbal {}

  /**
   * «-1 от дальних атак»: actions of a pattern do so much less, or more, to it.
   *
   * @param sign +1 or -1
   * @param amount how much
   */
  record Incoming(int sign, Value amount, ActionPattern from) implements Grant {}

  /**
   * «атаки по ~ сводятся к слабым», «… сводятся к 1»: actions of a pattern aimed at it come out so, whatever else would come of them.
   *
   * @param level index of the level of strength, weakest 0; empty if their strength is said
   * @param strength how strong; empty if their level is said
   */
  record ComesTo(ActionPattern actions, Optional<Integer> level, Optional<Value> strength) implements Verbal {}

  /**
   * «дальние атаки ваших карт имеют дальность 2»: of its actions of a pattern a number is this, whatever is printed; what is added to it still is.
   *
   * @param stat id of the stat that says how far an action reaches
   */
  record ActionsHave(ActionPattern actions, String stat, Value value) implements Verbal {}

  /** «движение 2», «удар 2-4-5»: a stat is this, whatever is printed; what is added to it still is. */
  record Sets(String stat, Value value) implements Grant {}

  /**
   * «не закрывается после нападения ударом»: what a verb does to it as a cost of such actions is left out.
   *
   * @param first only of so many in a period; empty for all
   */
  record Spared(String verb, ActionPattern actions, Optional<Integer> first) implements Verbal {}

  /**
   * «может нападать ударом два раза за ход»: an ability that performs such actions, and says how often, may be used as often as this.
   *
   * @param inRow whether nothing else may be played between
   * @param distinct whether each must be aimed at another card
   */
  record Repeats(String verb, ActionPattern actions, Limit limit, boolean inRow, boolean distinct) implements Verbal {}

  /**
   * «могут объявлять выстрел только по ~»: at nobody else may it be aimed.
   *
   * @param action id of an action or of an action trait
   * @param anywhere whether they are reached wherever they are
   */
  record OnlyAt(String action, Selector whom, boolean anywhere) implements Barring {}

  /**
   * «может объявлять движение на клетку, занятую вашим существом», «может двигаться по диагонали»: what it does so may end on such cells as well.
   *
   * @param by id of the verb of a move that the rules let it declare, or of a keyword that moves it
   * @param cells where to; what it says of who lies there, and of where the cell lies, stands for what else is asked
   * @param swapping whether it changes places with whoever lies there
   */
  record Goes(String by, Selector.Pick cells, boolean swapping) implements Verbal {}

  /**
   * «может объявлять удар через ряд через клетки, занятые рядовыми существами»: what else would stop an action there does not, or it reaches farther.
   *
   * @param action id of an action
   * @param through what it passes: cells that fit a description, or so many cells in a straight line
   */
  record Crosses(String action, Selector.Pick through) implements Verbal {}

  /**
   * «прыгает на крайнюю клетку под контролем противника»: what a keyword of its does is done so.
   *
   * @param keyword id of a keyword by which it comes or goes somewhere
   * @param may whether its controller chooses each time
   * @param price what is done for it, so that it is done so only if that really happened; only of what may be done so
   * @param then what is done besides when it has been done so
   */
  record Amends(String keyword, Manner manner, boolean may, Optional<Effect> price, Optional<Effect> then) implements Verbal {}

  /**
   * How somebody comes or goes somewhere, other than is said elsewhere.
   *
   * @param cells where to, of free cells; empty for wherever is said elsewhere
   * @param state id of the state in which he comes; empty for the usual one
   * @param under whose he is from then on; {@link Whose#ANY} for whose he was
   */
  record Manner(Optional<Selector.Pick> cells, Optional<String> state, Whose under) {}

  /** «может выступать защитником вашим эльфам»: an action that is aimed at them it may take on itself, where the rules of that action let anybody do so. */
  record StandsIn(Selector whom) implements Verbal {}

  /**
   * «может выступать защитником 2 раза за ход»: so often it may take on itself what is aimed at others, whatever the rules say.
   *
   * @param times how often; empty for any number of times
   * @param period id of the period in which that is counted
   */
  record StandsInOften(Optional<Integer> times, String period) implements Verbal {}

  /** «может выступать защитником в закрытом виде»: it may take an action on itself in that state too, whatever the rules ask. Id of a state. */
  record StandsInAs(String state) implements Verbal {}

  /** «не закрывается, когда выступает защитником»: what the rules do to whoever has taken an action on himself is left out. Id of a verb. */
  record StandsInFreely(String verb) implements Verbal {}

  /** «максимум 14 жизней», «не может иметь более 3 фишек»: whatever else says, of a stat or a counter it has no more. */
  record AtMost(String statOrCounter, Value amount) implements Verbal {}

  /** «игнорирует {zov}»: what others have by that keyword does not hold against what it does. */
  record Ignores(String keyword) implements Verbal {}

  /** «игнорирует особенности атакованного существа»: while it attacks one of these, nothing that is printed on that one as text works. */
  record IgnoresFeatures(Selector whom) implements Verbal {}

  /** «игнорирует особенности, обязывающие выбирать цель выстрела»: what says at whom alone such actions may be aimed does not hold for it. Id of an action or of an action trait. */
  record AimsFreely(String action) implements Verbal {}

  /**
   * «получает только половину ран от атак»: of what a verb would do to it by such actions, half.
   *
   * @param verb id of the verb whose amount is halved
   */
  record Halves(String verb, ActionPattern from, Value.Rounding rounding) implements Verbal {}

  /** «следующий бросок кубика ~ равен 6»: its next roll of that sort is this, whatever falls; only of something gained. */
  record NextRoll(String stat, Value value) implements Grant {}

  /**
   * «когда сражается ударом, бросает кубик дважды и выбирает один из результатов».
   *
   * @param times how often its die is rolled, 2 or more; its controller chooses which roll counts
   * @param action id of the action for which alone that is so; empty for any
   * @param each id of a keyword that each of the rolls activates, not only the one that counts; empty for none
   */
  record RollsBest(int times, Optional<String> action, Optional<String> each) implements Grant {}

  /**
   * «не может получать отравление», «не может получать фишки от других карт»: that keyword or counter is not given to it.
   *
   * @param from by what these say alone; empty for whatever would give it
   */
  record CannotGain(String keywordOrCounter, Optional<Selector> from) implements Barring {}

  /** «считается летающим»: it has the trait, and none that excludes it; «считается глубиной»: the cell is of that area as well. */
  record CountsAs(String trait) implements Verbal {}

  /** «стать артефактом»: it is of that kind, whatever kind is printed; only of something gained. */
  record OfKind(String kind) implements Grant {}

  /** «теряет все стихии», «теряет класс гном»: it has none of a group of traits, or not that trait; «не считается поверхностью»: the cell is not of that area. */
  record Lacks(String traitOrGroup) implements Grant {}

  /** «теряет особенности»: nothing that is printed on it as text works. */
  record Featureless() implements Grant {}

  /**
   * «не может быть набран … с другими такими картами», «… вместе с более чем одной такой картой».
   *
   * @param others with which
   * @param most with more of them than so many
   */
  record DraftedWithout(Selector.Pick others, int most) implements Verbal {}

  /** «может быть набран … за …»: it can be paid like cards of that trait. */
  record DraftedFor(String trait) implements Verbal {}

  /** «считается стоящим в строю с хозяином»: they are in that relation to each other, wherever they are and whatever it asks for. */
  record Stands(String relation, Selector with) implements Verbal {}

  /**
   * «может иметь до двух симбиотов»: of such cards so many may be attached to it, whatever else says how many.
   *
   * @param kind id of a kind of attached cards
   * @param most how many of them together
   * @param different whether no two may be called the same
   */
  record Hosts(String kind, Value most, boolean different) implements Verbal {}

  /**
   * «маркер «туман» (когда … – …)»: markers that the card's text names; only of something gained.
   *
   * @param marker id as {@link Markers} makes it
   * @param count how many
   * @param rule what the marker does, told of whatever bears it as of itself; empty where this text does not say
   */
  record Marked(String marker, Value count, List<Ability> rule) implements Grant {
    public Marked {
      rule = List.copyOf(rule);
    }
  }

  /** A keyword with its arguments. */
  record HasKeyword(Ability.Keyword keyword) implements Grant {}

  /**
   * «{ova}2 по летающим»: what the keyword gives counts against these alone.
   *
   * @param keyword one that gives numbers which count against somebody
   */
  record KeywordAgainst(Ability.Keyword keyword, Selector whom) implements Grant {}

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
  record Cannot(String verb, Optional<Selector> object, Optional<Trigger.At> at) implements Barring {}

  /**
   * «не может двигаться на клетки рядом с ~»: whatever would take it there.
   *
   * @param by id of a verb that moves it, or of a keyword by which it goes somewhere
   * @param cells where it never goes
   */
  record CannotGo(String by, Selector.Pick cells) implements Barring {}

  /**
   * «не может действовать, кроме нападения ударом на ~»: nothing of that sort but such actions, and they only against these.
   *
   * @param verb id of the verb that stands for playing any ability
   * @param against whom alone; empty for anybody
   */
  record CannotBut(String verb, ActionPattern but, Optional<Selector> against) implements Barring {}

  /** «может не открываться в начале хода»: what the rules would make it do, its controller may leave undone. */
  record MayRefrain(String verb, Optional<Trigger.At> at) implements Barring {}

  /**
   * «не может раниться от выстрелов», «не получает ран от ответных ударов»: by actions of a pattern the verb is not done to it.
   *
   * @param verb id of the verb
   */
  record CannotBy(String verb, ActionPattern by) implements Barring {}

  /** «защита от выстрелов»: such actions do nothing to it. */
  record ProtectedFrom(ActionPattern actions) implements Grant {}

  /**
   * «предотвращает первые 2 раны от немагических атак за ход».
   *
   * @param amount how many at most
   * @param verb id of the verb whose amount is prevented
   * @param from only from these actions
   * @param period how often the amount is renewed; empty for once only
   * @param whom who is spared, all of them together, where somebody else has it than they: a player then, «по вашим картам»
   */
  record Prevents(Value amount, String verb, Optional<ActionPattern> from, Optional<String> period, Optional<Selector> whom) implements Verbal {
    /** Whoever has it is spared. */
    public Prevents(Value amount, String verb, Optional<ActionPattern> from, Optional<String> period) {
      this(amount, verb, from, period, Optional.empty());
    }
  }
}
