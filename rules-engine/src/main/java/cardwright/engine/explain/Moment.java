package cardwright.engine.explain;

import java.util.List;

/**
 * A place of a rulebook at which an ability acts.
 *
 * @param path ids of the phase, the subphase and the step, with slashes between them, those of a procedure behind its id; empty when no
 *     single step is meant
 * @param title the title of the step, or what is meant instead
 * @param clauses clauses and decisions that the step implements
 * @param why what the step has to do with the ability
 */
public record Moment(String path, String title, List<String> clauses, String why) {
  static final String NEVER = "never";

  public Moment {
    clauses = List.copyOf(clauses);
  }

  /** Whether it tells that there is no such place. */
  public boolean never() {
    return path.isEmpty() && title.equals(NEVER);
  }
}
