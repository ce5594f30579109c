package cardwright.grammar.source;

/** An error stops the card or the file from being used; a warning does not. */
public enum Severity {
  ERROR,
  WARNING
}
