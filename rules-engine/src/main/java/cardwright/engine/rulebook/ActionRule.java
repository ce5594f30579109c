package cardwright.engine.rulebook;

import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Selector;
import java.util.List;
import java.util.Optional;

/**
 * How an action of the vocabulary is performed.
 *
 * @param traits ids of action traits, as the vocabulary declares them
 * @param procedure id of the procedure that it runs; empty for an action that is only a name for an effect
 * @param verb what its effect does to the target
 * @param powerStat the stat that gives its strength when the text gives none
 * @param modifiedBy stats whose modifiers add to its strength
 * @param reach how far away its target may be
 * @param aims what may be its target
 * @param stoppedBy what lies between and lets it not pass; empty if it passes everything
 * @param rangeStat stat whose modifiers add to its range
 * @param attackerDie stat added to the die of the one who performs it
 * @param defenderDie stat added to the die of the target; empty when the target does not roll
 * @param defendsWhile state the target must be in, or keyword it must have, to roll
 * @param resistedBy stat of a target that does not roll, taken off the number that is looked up
 * @param table id of the table that turns the dice into a level
 * @param undefendedTable the table when the target did not roll; empty for the same
 * @param standingIn who may take it on himself in place of its target, if a text lets him; empty if nobody may
 */
public record ActionRule(
    String id,
    List<String> traits,
    Optional<String> procedure,
    Optional<String> verb,
    Optional<String> powerStat,
    List<String> modifiedBy,
    Reach reach,
    Optional<Selector> aims,
    Optional<Selector> stoppedBy,
    Optional<String> rangeStat,
    Optional<String> attackerDie,
    Optional<String> defenderDie,
    Optional<String> defendsWhile,
    Optional<String> resistedBy,
    Optional<String> table,
    Optional<String> undefendedTable,
    Optional<StandingIn> standingIn) {
  public ActionRule {
    traits = List.copyOf(traits);
    modifiedBy = List.copyOf(modifiedBy);
  }

  /**
   * How somebody takes an action on himself.
   *
   * @param who which of those whom a text lets do so may
   * @param often how often in a period; empty for any number of times
   * @param afterwards what the rules do when the action is over
   */
  public record StandingIn(Optional<Selector> who, Optional<Limit> often, List<Effect> afterwards) {
    public StandingIn {
      afterwards = List.copyOf(afterwards);
    }
  }

  /** Whom an action can be aimed at. Things off the board that are in play are within reach of everything and reach everything. */
  public enum Reach {
    /** One of the eight cells around; on a table, in contact with its base. */
    ADJACENT,
    /** A straight line, exactly two cells away. */
    ACROSS,
    /** As far as the action's range says, counted in steps to one of the eight cells around; on a table, as a length. */
    RANGE,
    /** Anything in play. */
    ANY
  }
}
