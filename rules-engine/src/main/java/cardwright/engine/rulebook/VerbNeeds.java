package cardwright.engine.rulebook;

import cardwright.grammar.document.Fields;

/** Checks that a verb says all that its operation needs; what it says wrongly was reported. */
record VerbNeeds(Operation operation, Fields fields) {

  void check() {
    switch (operation) {
      case ADD_COUNTER, REMOVE_COUNTER, REMOVE_ALL_COUNTERS -> needs("counter");
      case PAY_COST -> {
        needs("counter");
        needs("stat");
      }
      case SET_COUNTER_TO_STAT -> {
        needs("counter");
        needs("stat");
      }
      case SET_STATE -> needs("state");
      case ENTER_PLAY -> needs("to");
      case DRAW, CHOOSE_AND_MOVE, REDRAW -> {
        needs("from");
        needs("to");
      }
      case SHUFFLE -> needs("from");
      case SKIP_STEP -> needs("step");
      case PERFORM_ACTION -> needs("trait");
      default -> {
        // The other operations need nothing.
      }
    }
  }

  private void needs(String key) {
    if (!fields.has(key)) {
      fields.missing("a verb with this operation needs «" + key + "»", key);
    }
  }
}
