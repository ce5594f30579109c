package cardwright.workbench;

/** How a command ended, as the shell sees it. */
enum ExitCode {
  /** Done, and nothing is wrong. */
  FINE(0),
  /** Done, and something is wrong with what was looked at. */
  FINDINGS(1),
  /** Not done: the command line is wrong, the input is missing, unreadable or empty, or the output can't be written. */
  UNUSABLE(2),
  /** Not done: a fault of the program. */
  INTERNAL(3);

  private final int code;

  ExitCode(int code) {
    this.code = code;
  }

  int code() {
    return code;
  }
}
