package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

/** What is done. */
public sealed interface Effect {

  /**
   * A verb of the rulebook: «ранить атакованного на 2», «возьмите карту», «переместить ~ на соседнюю клетку».
   *
   * @param verb id of the verb
   * @param agent who does it, where the text names somebody: a player for «противник сбрасывает», a card for «ваш орк открывает …»
   * @param object whom it is done to; empty for a verb without an object
   * @param amount how much; empty for a verb without an amount
   * @param place where to
   */
  record Act(String verb, Optional<Selector> agent, Optional<Selector> object, Optional<Value> amount, Optional<Place> place)
      implements Effect {}

  /**
   * An action of the rulebook is performed: «выстрел на 1-2-2, дальность 4».
   *
   * @param agent who performs it; empty for the card itself
   * @param target whom it is aimed at; empty when the action's own rules say what may be chosen
   * @param as id of a state in which the target is taken to be, whatever it is in: «как с открытым»; or of a relation in which it is reached: «как по стоящей рядом»
   */
  record Perform(Optional<Selector> agent, Action action, Optional<Selector> target, Optional<String> as) implements Effect {}

  /**
   * «до 3 выстрелов на 2, только по разным картам»: one after the other, each aimed when it is its turn.
   *
   * @param each what is performed so often
   * @param times how often, 2 or more
   * @param fewer whether its controller may stop before
   * @param distinct whether each is aimed at another card
   */
  record Several(Perform each, int times, boolean fewer, boolean distinct) implements Effect {}

  /**
   * A keyword that stands for something to be done is done once, without its costs: «совершить прыжок, дальность 3».
   *
   * @param agent who does it; empty for the card itself
   * @param to where alone it may go; empty for wherever the keyword says
   */
  record UseKeyword(Optional<Selector> agent, Ability.Keyword keyword, Optional<Selector> to) implements Effect {
    /** Wherever the keyword says. */
    public UseKeyword(Optional<Selector> agent, Ability.Keyword keyword) {
      this(agent, keyword, Optional.empty());
    }
  }

  /** A named effect of a kind that protections can name: «заклинание «метель» – …». */
  record Named(String action, Optional<String> name, Effect effect) implements Effect {}

  /** Somebody or something gains an ability or a modifier for a time. */
  record Gain(Selector who, Grant grant, Duration duration) implements Effect {}

  /** A keyword with all its instances is lost. */
  record Lose(Selector who, String keyword, Duration duration) implements Effect {}

  /**
   * «выбрать существо противника»: from then on it is spoken of.
   *
   * @param agent the player who chooses; empty for the controller
   */
  record Choose(Optional<Selector> agent, Selector what) implements Effect {}

  /**
   * «стать паразитом этого существа»: it is attached to a host and is a card of that kind as long as it is.
   *
   * @param kind id of a kind of attached cards
   */
  record Become(Selector who, String kind, Selector host) implements Effect {}

  /**
   * «переместиться на свободную клетку, вернув свой подтип существа»: it leaves its host and is what is printed on it.
   *
   * @param move how it goes, to a place
   * @param kind id of the kind that it has again; what never was of it stays where it is
   */
  record Leave(Act move, String kind) implements Effect {}

  /**
   * «возродить существо в закрытом виде», «призвать гнома под контролем противника»: whoever comes into play so is like that from the beginning.
   *
   * @param coming how they come
   * @param state id of the state in which they come; empty for the usual one
   * @param under whose they are from then on; {@link Whose#ANY} for whose they were
   */
  record Arrive(Act coming, Optional<String> state, Whose under) implements Effect {}

  /**
   * «не закрывается после этого удара»: what a verb did to it as a cost of the action that runs is undone, as if that had been left out.
   *
   * @param actions what is said of the action that runs; of another nothing is undone
   */
  record Spare(Selector who, String verb, ActionPattern actions) implements Effect {}

  /**
   * «заплатить {elite}», «получить 2{ordinary}»: a player has less, or more, to draft cards of that trait for.
   *
   * @param trait id of the trait that says how such cards are paid
   * @param paid whether it is paid, and so must be there
   */
  record Fund(Selector.Player who, String trait, int amount, boolean paid) implements Effect {}

  /** Counters are put on something. */
  record PutCounters(Selector who, String counter, Value count) implements Effect {}

  /** Counters are removed; never more than are there. */
  record RemoveCounters(Selector who, String counter, Value count) implements Effect {}

  /**
   * «перераспределить 2 раны с орка на ~»: counters go from one to another, which puts none on anybody and takes none off.
   *
   * @param from who has them
   * @param count how many; never more than are there
   * @param upTo whether fewer may be chosen
   * @param to who gets them; of several each counter goes to one of them
   */
  record Transfer(String counter, Selector from, Value count, boolean upTo, Selector to) implements Effect {}

  /** One after the other, each whatever became of the one before. */
  record Sequence(List<Effect> effects) implements Effect {
    public Sequence {
      effects = List.copyOf(effects);
    }
  }

  /**
   * One of them: «… или …».
   *
   * @param by who chooses, a player or the card whose controller does; empty for the controller of what speaks
   */
  record Choice(List<Effect> effects, Optional<Selector> by) implements Effect {
    public Choice {
      effects = List.copyOf(effects);
    }

    /** As the controller chooses. */
    public Choice(List<Effect> effects) {
      this(effects, Optional.empty());
    }
  }

  /** «может»: the controller decides whether it happens. */
  record May(Effect effect) implements Effect {}

  /** «если …, …; иначе …». */
  record If(Condition condition, Effect then, Optional<Effect> otherwise) implements Effect {}

  /** «…, при этом …»: the second happens only if the first really did. */
  record InDoing(Effect first, Effect then) implements Effect {}

  /** «… (1 раз за ход) или …»: it is done, or can be chosen, only so often; of the same ability and the same effect the uses are counted together. */
  record Limited(Effect effect, Limit limit) implements Effect {}

  /** «для каждого … – …»: {@link Selector.It} is each in turn. */
  record ForEach(Selector each, Effect effect) implements Effect {}

  /** «вместо этого ничего не происходит»: what would happen does not, and nothing else does. */
  record Nothing() implements Effect {}

  /**
   * «назвать до 3 классов; для каждого из них – …»: traits of a group are named, and for each of them something is done.
   *
   * @param count how many are named, a plain number, or up to so many
   */
  record Naming(String group, Count count, Effect effect) implements Effect {}

  /**
   * «поменять расположение ваших карт на вашей половине поля»: they change their cells as the controller likes, without going anywhere.
   *
   * @param who which cards; where a part of the board is said, all cells of it are theirs to lie on, else those on which they lie
   */
  record Rearrange(Selector who) implements Effect {}

  /**
   * «в конце следующего хода противника – …», «в следующий раз когда ваша карта атакует – …»: it is done then, once.
   *
   * @param trigger what is waited for
   * @param next for a timing, whether the one of the running period is passed over
   * @param condition checked when that comes
   */
  record Later(Trigger trigger, boolean next, Optional<Condition> condition, Effect effect) implements Effect {}

  /** Inside the definition of a keyword: the effect that a card writes behind the colon, «…». */
  record BodySlot() implements Effect {}
}
