package cardwright.grammar.tokens;

import cardwright.grammar.morphology.Form;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/**
 * One thing that a phrase can be.
 *
 * @param type token type of {@code CardTokens}
 * @param entry the vocabulary entry; empty for words of structure
 * @param mask cells it can stand in, 0 if unknown
 * @param use use of a verb
 * @param negated «немагический»
 * @param detail what else the category needs: a number, whose occasion, a verb's frame
 * @param icon whether it was written as an icon
 */
public record Lexeme(int type, Optional<Entry> entry, int mask, Form.Use use, boolean negated, Optional<Object> detail, boolean icon) {

  static Lexeme structure(int type, int mask, Object detail) {
    return new Lexeme(type, Optional.empty(), mask, Form.Use.NONE, false, Optional.ofNullable(detail), false);
  }

  static Lexeme of(int type, Entry entry, Form form, Object detail) {
    return new Lexeme(type, Optional.of(entry), form.mask(), form.use(), false, Optional.ofNullable(detail), false);
  }

  Lexeme asIcon() {
    return new Lexeme(type, entry, 0, use, negated, detail, true);
  }

  Lexeme negative() {
    return new Lexeme(type, entry, mask, use, true, detail, icon);
  }
}
