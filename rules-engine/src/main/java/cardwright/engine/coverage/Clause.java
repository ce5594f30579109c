package cardwright.engine.coverage;

import java.util.Optional;

/**
 * A top-level ability of a text: a sentence, or one of several keywords and the like in a sentence.
 *
 * @param words the sentence that it stands in
 * @param decline why it is not understood; empty if it is
 */
public record Clause(String words, Optional<Decline> decline) {

  /** Whether a match would do all that it says. */
  public boolean understood() {
    return decline.isEmpty();
  }
}
