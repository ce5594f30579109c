package cardwright.grammar.document;

/** The colours of diagnostics. */
public enum Palette {
  /** No colours: for files, pipes and NO_COLOR. */
  PLAIN,
  /** ANSI colours of a terminal. */
  ANSI;

  /** What a piece of output is. */
  public enum Tone {
    PLACE("1"),
    ERROR("1;31"),
    WARNING("1;33"),
    HINT("32");

    private final String code;

    Tone(String code) {
      this.code = code;
    }
  }

  /** The text in the colour of a tone; with {@link #PLAIN} the text itself. */
  public String paint(Tone tone, String text) {
    return this == PLAIN ? text : "\u001B[" + tone.code + "m" + text + "\u001B[0m";
  }
}
