package cardwright.grammar.source;

/**
 * Where a place in a text is for a human and for an editor. All numbers begin with 1.
 *
 * @param line line
 * @param column as a human counts: one for each grapheme cluster (a letter with its combining marks, an emoji of several code points)
 * @param utf16Column as Java, SARIF and the language server protocol count (the latter from 0)
 */
public record Position(int line, int column, int utf16Column) {}
