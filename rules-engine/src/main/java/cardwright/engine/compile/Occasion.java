package cardwright.engine.compile;

/**
 * The fact that rules match: at this moment this ability is asked whether it responds. An ability has one rule, keyed by the ability's
 * id, so the cost of an occasion does not grow with the catalogue.
 *
 * <p>Keys of occasions: {@code at:TIMING} a timing comes due, {@code on:EVENT} something happened, {@code would:EVENT} it is about to
 * happen and could be replaced, {@code play} its player may play it, {@code hold} the position changed and a continuous ability may
 * apply, {@code pay} a card is about to be paid for.
 */
public abstract class Occasion {
  private final String abilityId;
  private final String key;

  protected Occasion(String abilityId, String key) {
    this.abilityId = abilityId;
    this.key = key;
  }

  /** Id of the compiled ability that is asked. */
  public final String getAbilityId() {
    return abilityId;
  }

  /** What sort of occasion it is. */
  public final String getKey() {
    return key;
  }

  /** Whether what the ability says of its trigger and its conditions is so; asks the position and changes nothing. */
  public abstract boolean isSuited();

  /** Called by the ability's rule: the ability responds. Notes it and changes nothing else. */
  public abstract void respond();
}
