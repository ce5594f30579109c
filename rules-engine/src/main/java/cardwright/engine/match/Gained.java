package cardwright.engine.match;

import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Trigger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Something gained for a time.
 *
 * @param grant what; its values are already numbers
 * @param source the card that gave it; the receiver itself where the rules gave it
 * @param controller of the ability that gave it
 * @param abilities the abilities that it brings
 * @param expiry when it ends
 * @param spoken whom «it» means in what is gained
 */
public record Gained(Grant grant, Card source, Player controller, List<AbilityInstance> abilities, Expiry expiry, List<Thing> spoken) {
  public Gained {
    abilities = List.copyOf(abilities);
    spoken = List.copyOf(spoken);
  }

  /** Something in which nobody is spoken of. */
  public Gained(Grant grant, Card source, Player controller, List<AbilityInstance> abilities, Expiry expiry) {
    this(grant, source, controller, abilities, expiry, List.of());
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  /** How many of these are such a marker. */
  public static int markers(List<Gained> gained, String marker) {
    return (int) gained.stream().filter(gain -> gain.isMarker(marker)).count();
  }

  /** How many markers of each kind are among these, by their ids. */
  public static Map<String, Integer> markers(List<Gained> gained) {
    Map<String, Integer> all = new TreeMap<>();
    gained.forEach(gain -> {
      if (gain.grant() instanceof Grant.Marked marked) {
        all.merge(marked.marker(), 1, Integer::sum);
      }
    });
    return all;
  }

  /** Whether it is such a marker. */
  public boolean isMarker(String marker) {
    return grant instanceof Grant.Marked marked && Markers.isSame(marker, marked.marker());
  }

  /**
   * When something gained ends.
   *
   * @param period id of the period at whose end; empty for never
   * @param turn for a turn, the number of the last one; the turn's number is found when it is gained
   * @param condition it ends when this no longer holds
   * @param events it ends when one of these happens
   */
  public record Expiry(Optional<String> period, int turn, Optional<Condition> condition, List<Trigger.On> events) {
    public static final Expiry NEVER = new Expiry(Optional.empty(), 0, Optional.empty());

    /** What no event ends. */
    public Expiry(Optional<String> period, int turn, Optional<Condition> condition) {
      this(period, turn, condition, List.of());
    }
  }
}
