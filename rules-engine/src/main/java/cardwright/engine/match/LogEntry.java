package cardwright.engine.match;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One line of the ordered log of a match. The log is the truth: it replays the match and is its trace.
 *
 * @param number 1, 2, 3 …
 * @param type what sort of entry
 * @param details in a fixed order; values are strings, whole numbers and lists of these. Cards are named by {@link CardName}
 * @param cause on whose account it is so, for telling the match; logs as files do without, because the match that is played again tells it
 */
public record LogEntry(int number, Type type, Map<String, Object> details, Optional<Cause> cause) {
  public LogEntry {
    details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
  }

  /** What sort of entry. */
  public enum Type {
    /** A step of the pipeline or of a procedure begins. */
    STEP,
    /** A step was passed over. */
    SKIPPED,
    /** A turn begins. */
    TURN,
    /** Somebody chose. */
    DECISION,
    /** A choice was not needed, and why. */
    NO_CHOICE,
    /** A rule fired: an ability responds. */
    FIRED,
    /** An ability begins to resolve. */
    RESOLVE,
    /** A cost was paid. */
    COST,
    /** Something changed. */
    CHANGE,
    /** Something would have happened, but did not, and why. */
    NOTHING,
    /** Dice. */
    DICE,
    /** A procedure came to a result. */
    RESULT,
    /** Something was told to everybody. */
    ANNOUNCE,
    /** The match is over. */
    END
  }

  /** On whose account something is so. */
  public sealed interface Cause {
    /** An ability that is paid for or carried out. */
    record Ability(String ability, CardName card) implements Cause {}

    /** The rules, in a step of the pipeline. */
    record Step(String path) implements Cause {}

    /** A standing rule, which implements these clauses. */
    record Standing(String id, List<String> rules) implements Cause {}
  }

  /**
   * A card in an entry, with who could see what it was at that moment.
   *
   * @param visibleTo 0 nobody, 1 the first player, 2 the second, 3 both: a bit a seat
   */
  public record CardName(int number, String definition, int visibleTo) {

    /** The text of it for one player, or for the full log when {@code seat} is below 0. */
    public String shownTo(int seat) {
      boolean visible = seat < 0 || (visibleTo & (1 << seat)) != 0;
      return visible ? definition + "#" + number : "?";
    }

    @Override
    public String toString() {
      return definition + "#" + number;
    }
  }
}
