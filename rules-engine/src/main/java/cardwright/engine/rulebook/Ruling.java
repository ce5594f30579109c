package cardwright.engine.rulebook;

/** A gap of the printed rules and how this rulebook fills it. Steps and rules cite it as {@code decision:id}. */
public record Ruling(String id, String decision, String reason) {}
