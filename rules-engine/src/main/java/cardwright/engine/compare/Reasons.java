package cardwright.engine.compare;

import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.Rulebook;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The clauses and decisions for which one rulebook differs from another: those that the edits of either name. */
record Reasons(Rulebook from, Rulebook to) {

  /** The reasons of the edits of something; none if it was not edited as such. */
  List<String> of(Change.Part part, String id) {
    return of(change -> change.part() == part && change.id().text().equals(id));
  }

  /** The reasons of the edits that fit; those of the newer rulebook come first, since an edit of the older one that is missing there is undone. */
  List<String> of(Predicate<Change> fits) {
    Set<String> rules = new LinkedHashSet<>();
    to.changes().stream().filter(fits).forEach(change -> rules.addAll(change.rules()));
    from.changes().stream().filter(fits).filter(change -> to.changes().stream().noneMatch(change::equals)).forEach(change -> rules.addAll(change.rules()));
    return List.copyOf(rules);
  }
}
