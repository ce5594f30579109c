package cardwright.grammar.meaning;

import java.util.List;
import java.util.Optional;

/** One ability of a card: the unit that becomes one rule. */
public sealed interface Ability {

  /**
   * A keyword of the rulebook: a word with numbers, with a body behind a colon, or both, and perhaps «пока …».
   *
   * @param keyword id of the keyword
   * @param arguments one value for each parameter that the keyword declares, in that order
   * @param body what stands behind the colon; empty unless the keyword declares a body
   * @param whileTrue the keyword is there only while this holds
   * @param limit how often what it does is done
   */
  record Keyword(String keyword, List<Value> arguments, Optional<Body> body, Optional<Condition> whileTrue, Optional<Limit> limit)
      implements Ability {
    public Keyword {
      arguments = List.copyOf(arguments);
    }

    /** A keyword that is not limited. */
    public Keyword(String keyword, List<Value> arguments, Optional<Body> body, Optional<Condition> whileTrue) {
      this(keyword, arguments, body, whileTrue, Optional.empty());
    }
  }

  /** Inside the definition of a keyword: the abilities that a card writes behind the colon, «…». */
  record BodySlot() implements Ability {}

  /**
   * «При гибели – …», «В начале вашего хода – …», "When …, …".
   *
   * @param condition checked when the trigger happens («…, если …»)
   */
  record Triggered(Trigger trigger, Optional<Condition> condition, Effect effect, Optional<Limit> limit) implements Ability {}

  /**
   * «{counter}{tap}: …»: played by the card's controller for its costs.
   *
   * @param costs effects that must all be carried out in full to play the ability; none only of an ability with a speed
   * @param speed id of a speed of the rulebook; empty for the ordinary one
   */
  record Activated(List<Effect> costs, Optional<String> speed, Effect effect, Optional<Limit> limit) implements Ability {
    public Activated {
      costs = List.copyOf(costs);
    }
  }

  /** Holds while the card is in play: «+1 к удару по летающим», «Не может атаковать», «Ваши орки имеют …, пока …». */
  record Continuous(Selector subject, Grant grant, Optional<Condition> whileTrue) implements Ability {}

  /**
   * «Когда … должно …, вместо этого …»: the event does not happen, the effect does.
   *
   * @param event what would happen
   * @param instead what happens; an optional one is an {@link Effect.May}
   */
  record Replacement(Trigger.On event, Optional<Condition> condition, Effect instead, Optional<Limit> limit) implements Ability {}

  /** «Вместо стоимости – …»: what may be done instead of paying the card's printed cost. */
  record AlternativeCost(List<Effect> costs) implements Ability {
    public AlternativeCost {
      costs = List.copyOf(costs);
    }
  }
}
