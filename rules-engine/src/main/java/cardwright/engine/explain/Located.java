package cardwright.engine.explain;

import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * A step and the way to it.
 *
 * @param path ids from the phase, or the procedure, down to the step, with slashes between them
 */
public record Located(String path, Step step) {

  /** Every step of a rulebook's pipeline, then of its procedures, in their order. */
  public static List<Located> all(Rulebook rulebook) {
    List<Located> all = new ArrayList<>();
    rulebook.pipeline().forEach(step -> add("", step, all));
    rulebook.procedures().forEach((id, steps) -> steps.forEach(step -> add(id + "/", step, all)));
    return all;
  }

  private static void add(String before, Step step, List<Located> all) {
    String path = before + step.id();
    all.add(new Located(path, step));
    step.children().forEach(child -> add(path + "/", child, all));
  }

  Moment moment(String why) {
    return new Moment(path, step.title(), step.rules(), why);
  }
}
