package cardwright.engine.rulebook;

import cardwright.grammar.document.Fields;
import java.util.Optional;

/** Checks that a verb says all that its operation needs. */
record VerbNeeds(Verb verb, Fields fields) {

  void check() {
    switch (verb.operation()) {
      case ADD_COUNTER, REMOVE_COUNTER, REMOVE_ALL_COUNTERS -> needs("counter", verb.counter());
      case SET_COUNTER_TO_STAT -> {
        needs("counter", verb.counter());
        needs("stat", verb.stat());
      }
      case SET_STATE -> needs("state", verb.state());
      case DRAW, CHOOSE_AND_MOVE, REDRAW -> {
        needs("from", verb.from());
        needs("to", verb.to());
      }
      case SHUFFLE -> needs("from", verb.from());
      case PERFORM_ACTION -> needs("trait", verb.state());
      default -> {
        // The other operations need nothing.
      }
    }
  }

  private void needs(String key, Optional<String> value) {
    if (value.isEmpty()) {
      fields.error("a verb with this operation needs «" + key + "»");
    }
  }
}
