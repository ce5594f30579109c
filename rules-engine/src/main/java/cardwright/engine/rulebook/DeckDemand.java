package cardwright.engine.rulebook;

import java.util.List;
import java.util.Optional;

/** Something that a format demands of a deck. */
public sealed interface DeckDemand {

  /** Id of the part of the deck that it is about. */
  String part();

  /** Kinds and traits that the cards it is about all have; empty for all cards of the part. */
  List<String> of();

  /** The clauses that it implements. */
  List<String> rules();

  /** How many cards there must be, and may be. */
  record Number(String part, List<String> of, Optional<Bound> minimum, Optional<Bound> maximum, List<String> rules) implements DeckDemand {}

  /**
   * How many copies there may be of one card.
   *
   * @param unlimited keyword that lifts the limit; the empty string for none
   */
  record Copies(String part, List<String> of, int most, String unlimited, List<String> rules) implements DeckDemand {}

  /**
   * Each of the cards has the trait that the deck's player has chosen, or one of some others.
   *
   * @param choice what was chosen; see {@link DeckRules#choices()}
   */
  record Belonging(String part, List<String> of, String choice, List<String> others, List<String> rules) implements DeckDemand {}

  /** A number of cards: a fixed one, or a part of how many others there are. */
  sealed interface Bound {
    /** So many. */
    record Fixed(int number) implements Bound {}

    /**
     * A part of how many cards of the same part of the deck are of some kinds and traits: «at least half of the characters».
     *
     * @param among kinds and traits that those cards all have; empty for all cards
     * @param up whether what is no whole number is rounded up
     */
    record Share(int numerator, int denominator, List<String> among, boolean up) implements Bound {
      /** The number for so many cards. */
      public int of(int cards) {
        int product = cards * numerator;
        return up ? -Math.floorDiv(-product, denominator) : product / denominator;
      }
    }
  }
}
