package cardwright.engine.decide;

import cardwright.engine.match.Player;
import cardwright.engine.rulebook.Verb;
import java.util.List;

/**
 * A choice that somebody has to make.
 *
 * @param player who
 * @param kind what sort of choice
 * @param prompt the question, in words that the chooser may know
 * @param options what can be chosen; at least one, at least {@code minimum}
 * @param minimum how many at least
 * @param maximum how many at most
 * @param tone what will be done to what is chosen
 * @param offered how many of the options, from the first, are worth offering; beyond them are those that only somebody who knows exactly
 *     what to choose would name, such as every spot of a table
 */
public record Decision(
    Player player, Kind kind, String prompt, List<? extends Option> options, int minimum, int maximum, Verb.Tone tone, int offered) {
  /** A choice all of whose options are worth offering. */
  public Decision(Player player, Kind kind, String prompt, List<? extends Option> options, int minimum, int maximum, Verb.Tone tone) {
    this(player, kind, prompt, options, minimum, maximum, tone, options.size());
  }

  public Decision {
    options = List.copyOf(options);
    if (options.isEmpty() || minimum < 0 || maximum < minimum || minimum > offered || offered > options.size()) {
      throw new IllegalArgumentException("nobody could make this choice: " + prompt);
    }
  }

  /** What sort of choice it is. */
  public enum Kind {
    /** Which card to draft, or that enough are drafted. */
    DRAFT,
    /** Which cell to put a card on. */
    PLACE,
    /** Which card to activate with its copies, or pass. */
    ACTIVATE,
    /** What to play, or pass. */
    PLAY,
    /** Which ability of a due timing to use, or decline. */
    USE,
    /** Whether an optional effect happens. */
    MAY,
    /** Whom or what an effect is done to. */
    TARGET,
    /** Which cards to keep out of what the rules do. */
    EXEMPT,
    /** In which order the player's own triggers resolve: the next one. */
    ORDER,
    /** A number to announce. */
    NUMBER,
    /** Which of several effects. */
    BRANCH
  }
}
