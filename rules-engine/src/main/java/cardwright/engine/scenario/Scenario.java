package cardwright.engine.scenario;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.DeckList;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.DeckFormat;
import cardwright.engine.match.Player;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.source.Span;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One scenario.
 *
 * @param covers ids of the clauses that it shows
 * @param file the file it stands in, and {@code span} where in it
 * @param counters the counters that players have
 * @param dice the first rolls; random ones follow
 * @param from id of the step at which it begins
 * @param until id of the step with whose end it ends, in turn {@code untilTurn} at the earliest (0 for any)
 */
public record Scenario(
    String name,
    List<String> covers,
    Path file,
    Span span,
    List<Given> given,
    Map<Player, Map<String, Integer>> counters,
    List<Integer> dice,
    String from,
    Player active,
    int turn,
    String until,
    int untilTurn,
    List<Act> when,
    List<Expectation> then) {

  /** Whether somebody tries something that must be refused, or a deck is shown that must not be played. */
  public boolean showsRefusal() {
    return when.stream().anyMatch(act -> act.refusal().isPresent())
        || then.stream().anyMatch(each -> each instanceof Expectation.DeckIs deck && !deck.breaks().isEmpty());
  }

  /**
   * A card of the given position.
   *
   * @param name what the scenario calls it
   * @param place a cell or a spot; empty for a zone off the board
   * @param on the card to which it is attached; empty for one that is there by itself
   */
  public record Given(
      String name, CardDefinition card, Player owner, String zone, Optional<Thing> place, Optional<Attached> on, List<String> states, Map<String, Integer> counters) {}

  /**
   * That a given card is attached to another.
   *
   * @param host what the scenario calls that one
   * @param kind id of the kind as which it is attached
   */
  public record Attached(String host, String kind) {}

  /**
   * Something that a player does or tries to do.
   *
   * @param refusal empty when it must be possible; else it must be impossible, for a reason that contains these words
   */
  public record Act(Player player, Deed deed, Optional<String> refusal, String words) {}

  /** What is done. */
  public sealed interface Deed {
    /** Passes or declines. */
    record Pass() implements Deed {}

    /** Uses an ability of a card, named by some of its words, at a target. */
    record Use(String card, String ability, Optional<String> target) implements Deed {}

    /** Puts the next card, or a named one, on a cell or a spot. */
    record Place(Optional<String> card, Thing place) implements Deed {}

    /** Activates a card with its copies, or once more. */
    record Activate(String card) implements Deed {}

    /** Takes a card when drafting. */
    record Take(String card) implements Deed {}

    /** Chooses things: cards by their names, cells by theirs. */
    record Choose(List<String> things) implements Deed {}

    /** Agrees or not. */
    record Answer(boolean yes) implements Deed {}

    /** Announces a number. */
    record Announce(int number) implements Deed {}
  }

  /** What must hold in the end. */
  public sealed interface Expectation {
    /** Something is so, as the first player sees it. */
    record Holds(Condition condition, String words) implements Expectation {}

    /** The log has an entry of a type whose line contains all of these words, as often as said; below 0 means at least once. */
    record Logged(String type, List<String> words, int times) implements Expectation {}

    /** Entries with these words stand in the log in this order. */
    record InOrder(List<String> words) implements Expectation {}

    /** The match has been decided so. */
    record Decided(String winner, String reason) implements Expectation {}

    /**
     * A deck violates these clauses and no others; none when it is legal.
     *
     * @param format the format that it is held against
     */
    record DeckIs(DeckList deck, DeckFormat format, List<String> breaks) implements Expectation {}

    /** What one player may see of the log and the position does not contain any of these words. */
    record Unseen(Player viewer, List<String> words) implements Expectation {}
  }
}
