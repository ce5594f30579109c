package cardwright.engine.rulebook;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Selector;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A phase, subphase or step of the pipeline, or of a procedure. Running it: whether it applies, then for each of its players the set-up, the
 * exemption, what the rules do, the timings that come due and the window; then what the rules do at its end, what runs out, and its
 * children.
 *
 * @param id unique in its rulebook
 * @param titles what it is called, by language: see {@link #title(Language)}
 * @param rules the clauses that it implements; at least one
 * @param applies it is passed over unless this holds
 * @param when it is passed over unless this holds too
 * @param players who goes through it, one after the other
 * @param setup drafting or placing, where the step is one of these
 * @param exemption cards that a player may keep out of what the rules do
 * @param does what the rules do when it begins
 * @param fixes timings whose numbers are determined when this step begins
 * @param due timings that come due here
 * @param window who may act
 * @param plays speeds of the played abilities that may be used here; the ordinary speed has the name {@code ordinary}
 * @param activation what a window of activations needs to know
 * @param once how often a card may use an ability of an alternating window
 * @param ends what besides passing ends the window
 * @param closing what the rules do when the window has closed
 * @param expires periods that end with this step
 * @param unheard verbs whose doing triggers nothing here
 * @param repeats whether and when its children run again
 */
public record Step(
    String id,
    Map<Language, String> titles,
    List<String> rules,
    Applies applies,
    Optional<Condition> when,
    Players players,
    Optional<Setup> setup,
    Optional<Exemption> exemption,
    List<Effect> does,
    List<String> fixes,
    List<String> due,
    Window window,
    Set<String> plays,
    Optional<Activation> activation,
    Optional<Limit> once,
    Ending ends,
    List<Effect> closing,
    List<String> expires,
    List<String> unheard,
    Repeat repeats,
    List<Step> children) {

  /** The name, in rulebooks, of the speed of abilities that state none. */
  public static final String ORDINARY = "ordinary";

  public Step {
    titles = Map.copyOf(titles);
    rules = List.copyOf(rules);
    does = List.copyOf(does);
    fixes = List.copyOf(fixes);
    due = List.copyOf(due);
    plays = Set.copyOf(plays);
    closing = List.copyOf(closing);
    expires = List.copyOf(expires);
    unheard = List.copyOf(unheard);
    children = List.copyOf(children);
  }

  /** What the step is called in English, or in the language that it has a title in. */
  public String title() {
    return title(Language.EN);
  }

  /** What the step is called in a language, or in another when it has no title in that one. */
  public String title(Language language) {
    String title = titles.get(language);
    return title != null ? title : titles.values().stream().findFirst().orElse(id);
  }

  /** The step and all below it, in the order of the rulebook. */
  public Stream<Step> all() {
    return Stream.concat(Stream.of(this), children.stream().flatMap(Step::all));
  }

  /** When a step runs at all. */
  public enum Applies {
    ALWAYS,
    /** Only when an ability of ordinary speed was declared and waits to be carried out. */
    DECLARED,
    /** Only in the first turn of the match. */
    FIRST_TURN,
    /** Only in the last turn that the limits of the rulebook allow. */
    LAST_TURN
  }

  /** Who goes through a step. */
  public enum Players {
    /** The active player; the first one while there is none. */
    ACTIVE,
    /** All of it by the first player, then all of it by the second. */
    FIRST_THEN_SECOND,
    FIRST,
    SECOND
  }

  /** What ends a window besides passing. */
  public enum Ending {
    PASSES,
    /** The declaration of an ability of ordinary speed ends it at once. */
    DECLARATION
  }

  /** Whether the children of a step run again. */
  public enum Repeat {
    NEVER,
    /** As long as each run declared an ability of ordinary speed. */
    WHILE_DECLARED,
    /** Once a turn, the players being active in turn, until the match is decided. */
    TURNS
  }

  /**
   * Cards that may be kept out of what the rules do with a verb, in this step or the next one that does it.
   *
   * @param verb the verb
   * @param candidates which cards; empty for those that have a permission to refrain from the verb
   */
  public record Exemption(String verb, Optional<Selector> candidates) {}

  /** A set-up procedure with its own choices. */
  public sealed interface Setup {
    /** Cards are drafted for their cost. */
    record Draft(DraftRule rule) implements Setup {}

    /** Cards are put on the board, cell group by cell group. */
    record Placement(PlacementRule rule) implements Setup {}
  }
}
