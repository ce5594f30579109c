package cardwright.grammar;

import cardwright.grammar.Reading.Word;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Severity;
import java.util.List;
import java.util.Optional;

/**
 * What became of a text that says one thing, such as what a rulebook does in a step.
 *
 * @param meaning what it means; empty if there is an error
 * @param words every word of the text and what it became
 * @param problems what is wrong
 */
public record PartReading<T>(Optional<T> meaning, List<Word> words, List<Problem> problems) {
  public PartReading {
    words = List.copyOf(words);
    problems = List.copyOf(problems);
  }

  /** Whether every word belongs to the meaning. */
  public boolean understood() {
    return meaning.isPresent() && problems.stream().noneMatch(problem -> problem.severity() == Severity.ERROR);
  }
}
