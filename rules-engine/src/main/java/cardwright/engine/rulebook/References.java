package cardwright.engine.rulebook;

import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.ScalarNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Checks that what a file names exists, and says what was probably meant where it does not. */
final class References {
  private final Diagnostics sink;

  References(Diagnostics sink) {
    this.sink = sink;
  }

  /** The id of a key that may be missing; empty, and reported, when nothing has that id. */
  Optional<String> optional(Fields fields, String key, String what, Collection<String> known) {
    return fields.scalar(key).filter(scalar -> exists(scalar, what, known)).map(ScalarNode::text);
  }

  /** The id of a key that must be there; the empty string, and reported, when it is not or nothing has that id. */
  String required(Fields fields, String key, String what, Collection<String> known) {
    return fields.requiredScalar(key).filter(scalar -> exists(scalar, what, known)).map(ScalarNode::text).orElse("");
  }

  /** The ids of a list; unknown ones are reported and left out. */
  List<String> list(Fields fields, String key, String what, Collection<String> known) {
    List<String> found = new ArrayList<>();
    for (ScalarNode scalar : fields.scalars(key)) {
      if (exists(scalar, what, known)) {
        found.add(scalar.text());
      }
    }
    return found;
  }

  /** Whether something has the id; reports it when not. */
  boolean exists(ScalarNode scalar, String what, Collection<String> known) {
    if (known.contains(scalar.text())) {
      return true;
    }
    sink.error(scalar.span(), "there is no " + what + " «" + scalar.text() + "» in this rulebook" + Nearest.orAll(scalar.text(), known), Nearest.to(scalar.text(), known));
    return false;
  }
}
