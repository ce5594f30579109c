package cardwright.engine.rulebook;

import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.ScalarNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Holds citations against the lists: whoever implements a rule cites a clause or a decision that exists. */
final class Citations {
  private static final String DECISION = "decision:";
  private final Set<String> known;
  private final boolean checked;

  private Citations(Set<String> known, boolean checked) {
    this.known = known;
    this.checked = checked;
  }

  static Citations of(List<Clause> clauses, List<Ruling> rulings) {
    Set<String> known = new LinkedHashSet<>();
    clauses.forEach(clause -> known.add(clause.id()));
    rulings.forEach(ruling -> known.add(DECISION + ruling.id()));
    return new Citations(known, true);
  }

  /** When a list has an error, what is cited may be what could not be read. */
  static Citations unchecked() {
    return new Citations(Set.of(), false);
  }

  /** Whether there is such a clause or decision; of lists that could not be read nobody can say. */
  boolean knows(String cited) {
    return !checked || known.contains(cited);
  }

  Optional<String> nearest(String cited) {
    return Nearest.to(cited, known);
  }

  /** The citations of a key, at least one; unknown ones are reported and left out. */
  List<String> required(Fields fields, String key) {
    List<ScalarNode> cited = fields.scalars(key);
    if (cited.isEmpty()) {
      fields.missing("it must name the clause or the decision that it implements: «" + key + "»", key);
    }
    List<String> found = new ArrayList<>();
    for (ScalarNode scalar : cited) {
      if (!checked || new References(fields.sink()).exists(scalar, "clause or decision", known)) {
        found.add(scalar.text());
      }
    }
    return found;
  }
}
