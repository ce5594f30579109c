package cardwright.engine.match;

/** A die of a procedure, by whose it is. */
public record Die(Procedure procedure, boolean attackers) implements Thing {

  /** Whose it is. */
  public Card roller() {
    return attackers ? procedure.performer() : procedure.target();
  }
}
