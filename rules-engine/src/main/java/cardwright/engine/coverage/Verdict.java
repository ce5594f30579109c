package cardwright.engine.coverage;

import cardwright.grammar.Language;
import java.util.List;
import java.util.Map;

/**
 * What became of one text.
 *
 * @param clauses none when the text is empty
 * @param otherwise what sentences of it could mean as well, in canonical words of its language; nothing unless it is ambiguous
 * @param canonical how cardwright would word it; nothing unless it is whole
 */
public record Verdict(Sample sample, List<Clause> clauses, List<String> otherwise, Map<Language, String> canonical) {
  public Verdict {
    clauses = List.copyOf(clauses);
    otherwise = List.copyOf(otherwise);
  }

  /** Whether a card with this text would be accepted. */
  public boolean whole() {
    return !clauses.isEmpty() && clauses.stream().allMatch(Clause::understood);
  }

  /** Whether the language has more than one meaning for a sentence of it. */
  public boolean ambiguous() {
    return !otherwise.isEmpty();
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
