package cardwright.engine.rulebook;

import cardwright.grammar.meaning.Effect;
import java.util.List;
import java.util.Optional;

/**
 * What a verb of the vocabulary does.
 *
 * @param counter the counter it adds or removes
 * @param state the state it gives
 * @param stat the stat it reads
 * @param from zone it takes from
 * @param to zone it moves to
 * @param step the step that is passed over
 * @param tone whether it is done to friend or foe; for deciders that have to choose
 * @param zones where cards whose abilities forbid or listen for it are heard; empty for the zones in play
 * @param hidden whether face-down cards are heard too
 * @param contact for a movement on a table, whether it may end touching an enemy
 * @param before for drawing, what the rules do before each card
 * @param whenEmpty for drawing, what the rules do instead of each card that is not there
 * @param within for coming into play at somebody, how far from it at most
 * @param mannerOf the verb of which this one is a manner, as to run is one of to move: whoever must not do that must not do this
 * @param absorbedBy for adding counters, the counter that is taken instead while there is any
 */
public record Verb(
    String id,
    Operation operation,
    Optional<String> counter,
    Optional<String> state,
    Optional<String> stat,
    Optional<String> from,
    Optional<String> to,
    Optional<String> step,
    Tone tone,
    List<String> zones,
    boolean hidden,
    Contact contact,
    List<Effect> before,
    List<Effect> whenEmpty,
    Optional<Integer> within,
    Optional<String> mannerOf,
    Optional<String> absorbedBy) {

  /** Under which verbs it can be forbidden: its own id and that of which it is a manner. */
  public List<String> names() {
    return mannerOf.map(general -> List.of(id, general)).orElse(List.of(id));
  }

  /** What a verb is to the one it is done to. */
  public enum Tone {
    NEUTRAL,
    HELP,
    HARM
  }
}
