package cardwright.workbench;

/** How a command says what it found. */
enum Format {
  /** For people. */
  TEXT,
  /** For programs: one JSON value on standard output, nothing else there. */
  JSON
}
