package cardwright.grammar.tokens;

import cardwright.grammar.meaning.Whose;

/**
 * What the words of a timing say besides its name.
 *
 * @param whose whose occasion it is
 * @param next only the next one: «в начале своего следующего хода»
 */
public record Occasion(Whose whose, boolean next) {
  /** Nothing more was said. */
  public static final Occasion ANY = new Occasion(Whose.ANY, false);

  static Occasion of(Whose whose) {
    return new Occasion(whose, false);
  }

  Occasion onlyNext() {
    return new Occasion(whose, true);
  }
}
