package cardwright.engine.rulebook;

import cardwright.grammar.document.Fields;
import cardwright.grammar.document.ScalarNode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Holds citations against the lists: whoever implements a rule cites a clause or a decision that exists. */
final class Citations {
  private static final String DECISION = "decision:";
  private final Set<String> known = new LinkedHashSet<>();

  Citations(List<Clause> clauses, List<Ruling> rulings) {
    clauses.forEach(clause -> known.add(clause.id()));
    rulings.forEach(ruling -> known.add(DECISION + ruling.id()));
  }

  /** The citations of a key, at least one; unknown ones are reported and left out. */
  List<String> required(Fields fields, String key) {
    List<ScalarNode> cited = fields.scalars(key);
    if (cited.isEmpty()) {
      fields.error("it must name the clause or the decision that it implements: «" + key + "»");
    }
    List<String> found = new ArrayList<>();
    for (ScalarNode scalar : cited) {
      if (new References(fields.sink()).exists(scalar, "clause or decision", known)) {
        found.add(scalar.text());
      }
    }
    return found;
  }
}
