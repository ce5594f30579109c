package cardwright.engine.coverage;

import cardwright.grammar.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What became of one text.
 *
 * @param clauses none when the text is empty
 * @param ambiguous whether a sentence of it can mean two things, which keeps it from being whole
 * @param canonical how cardwright would word it; nothing unless it is whole
 * @param corrected the text with what its errors propose, if it is not whole itself and then is
 */
public record Verdict(Sample sample, List<Clause> clauses, boolean ambiguous, Map<Language, String> canonical, Optional<String> corrected) {
  public Verdict {
    clauses = List.copyOf(clauses);
  }

  /** Whether a card with this text would be accepted. */
  public boolean whole() {
    return !clauses.isEmpty() && clauses.stream().allMatch(Clause::understood);
  }

  /** Whether there is nothing to read. */
  public boolean empty() {
    return clauses.isEmpty();
  }

  /** Why it is not whole. */
  public List<Decline> declines() {
    return clauses.stream().flatMap(clause -> clause.decline().stream()).toList();
  }
}
