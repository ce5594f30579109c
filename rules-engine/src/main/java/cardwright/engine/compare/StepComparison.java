package cardwright.engine.compare;

import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Step;
import cardwright.grammar.meaning.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which steps one rulebook has, lacks, calls or does otherwise than another. */
final class StepComparison {
  private final Map<String, Place> from = new LinkedHashMap<>();
  private final Map<String, Place> to = new LinkedHashMap<>();
  private final Reasons reasons;

  /** A step, and where it stands: its parent and the sibling before it. */
  private record Place(String path, String parent, String before, Step step) {}

  StepComparison(Rulebook from, Rulebook to) {
    this.reasons = new Reasons(from, to);
    places(from, this.from);
    places(to, this.to);
  }

  private static void places(Rulebook rulebook, Map<String, Place> places) {
    walk("", "", rulebook.pipeline(), places);
    rulebook.procedures().forEach((id, steps) -> walk(id + "/", id, steps, places));
  }

  private static void walk(String path, String parent, List<Step> steps, Map<String, Place> places) {
    String before = "";
    for (Step step : steps) {
      places.put(step.id(), new Place(path + step.id(), parent, before, step));
      walk(path + step.id() + "/", step.id(), step.children(), places);
      before = step.id();
    }
  }

  Difference.Steps compare() {
    Map<String, String> renamed = renamed();
    List<Difference.StepChange> added = new ArrayList<>();
    List<Difference.StepChange> removed = new ArrayList<>();
    List<Difference.StepChange> moved = new ArrayList<>();
    List<Difference.StepChange> called = new ArrayList<>();
    List<Difference.StepChange> changed = new ArrayList<>();
    from.forEach(
        (id, old) -> {
          String now = renamed.getOrDefault(id, id);
          if (!to.containsKey(now)) {
            removed.add(change(old, id));
          } else if (!now.equals(id)) {
            called.add(change(to.get(now), id));
          }
        });
    to.forEach(
        (id, place) -> {
          String before = renamed.entrySet().stream().filter(entry -> entry.getValue().equals(id)).map(Map.Entry::getKey).findFirst().orElse(id);
          Place old = from.get(before);
          if (old == null) {
            added.add(change(place, id));
          } else {
            if (isElsewhere(old, place, renamed)) {
              moved.add(change(place, id));
            }
            if (!Tree.same(alone(old.step()), alone(place.step()))) {
              changed.add(change(place, id));
            }
          }
        });
    return new Difference.Steps(added, removed, moved, called, changed);
  }

  private Map<String, String> renamed() {
    Map<String, String> renamed = new LinkedHashMap<>();
    reasons.to().changes().stream().filter(c -> c.kind() == Change.Kind.RENAME && from.containsKey(c.id().text())).forEach(c -> renamed.put(c.id().text(), c.anchor().orElseThrow().text()));
    reasons.from().changes().stream().filter(c -> c.kind() == Change.Kind.RENAME && to.containsKey(c.id().text())).forEach(c -> renamed.put(c.anchor().orElseThrow().text(), c.id().text()));
    return renamed;
  }

  /** A step is moved if it has another parent, or stands behind another of the siblings that both rulebooks have. */
  private boolean isElsewhere(Place old, Place now, Map<String, String> renamed) {
    if (!renamed.getOrDefault(old.parent(), old.parent()).equals(now.parent())) {
      return true;
    }
    String before = old.before();
    while (!before.isEmpty() && !to.containsKey(renamed.getOrDefault(before, before))) {
      before = from.get(before).before();
    }
    String behind = now.before();
    while (!behind.isEmpty() && !from.containsKey(behind) && !renamed.containsValue(behind)) {
      behind = to.get(behind).before();
    }
    return !renamed.getOrDefault(before, before).equals(behind);
  }

  /** What a step says besides its name and its children, which are compared for themselves: they are its first and its last components. */
  private static List<Object> alone(Step step) {
    List<Object> parts = Tree.children(step);
    return parts.subList(2, parts.size() - 1);
  }

  private Difference.StepChange change(Place place, String id) {
    List<String> rules = reasons.of(Change.Part.STEPS, id);
    return new Difference.StepChange(id, place.path(), rules.isEmpty() ? place.step().rules() : rules);
  }
}
