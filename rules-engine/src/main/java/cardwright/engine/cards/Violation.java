package cardwright.engine.cards;

import cardwright.grammar.source.Span;
import java.util.List;

/**
 * A demand of a format that a deck does not meet.
 *
 * @param rules the clauses that demand it
 * @param message what is wrong, with what was found and what is allowed, in a sentence
 * @param found what was found
 * @param allowed what would be allowed
 * @param span where in the deck's file
 */
public record Violation(List<String> rules, String message, String found, String allowed, Span span) {

  /** The sentence with its clauses. */
  public String cited() {
    return message + " (" + String.join(", ", rules) + ")";
  }
}
