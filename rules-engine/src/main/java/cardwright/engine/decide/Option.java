package cardwright.engine.decide;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Thing;
import java.util.List;
import java.util.Optional;

/** One thing that can be chosen. */
public sealed interface Option {

  /** How it is shown, and how scripts and logs name it; unique within its decision. */
  String label();

  /** Do nothing now. */
  record Pass(String label) implements Option {}

  /** Agree to an optional effect. */
  record Accept(String label) implements Option {}

  /** A card, a cell, a spot or a player. */
  record Pick(Thing thing, String label) implements Option {}

  /** A number. */
  record Number(int value, String label) implements Option {}

  /** Play an ability, aimed at a target where it needs one. */
  record Play(AbilityInstance ability, Optional<Thing> target, String label) implements Option {}

  /**
   * Activate cards together.
   *
   * @param again whether it is a single card that was activated already
   */
  record Activate(List<Card> cards, boolean again, String label) implements Option {
    public Activate {
      cards = List.copyOf(cards);
    }
  }

  /** One of several effects or costs. */
  record Branch(int index, String label) implements Option {}

  /** Draft a card. */
  record Take(Card card, String label) implements Option {}
}
