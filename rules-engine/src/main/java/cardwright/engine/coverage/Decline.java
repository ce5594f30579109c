package cardwright.engine.coverage;

/**
 * Why a clause does not count as understood. In {@code at} and {@code shape}, what stands in «‹›» is no word of the text but says of what sort
 * the word is, or what is wrong.
 *
 * @param at the word or phrase at which the reading stopped, in the form that is looked up: «в начале любого», «‹number›». Where no word is
 *     to blame, what is wrong; where the clause ends too early, its last word and «‹the end›»
 * @param shape the clause with every word of the vocabulary, name and number made its sort, and {@link #MARK} where the reading stopped
 * @param clause the clause as it is written, with {@link #MARK} where the reading stopped
 * @param message what is wrong and what was expected, in human words
 */
public record Decline(String at, String shape, String clause, String message) {

  /** Stands before the word at which the reading stopped. */
  public static final String MARK = "▸";
}
