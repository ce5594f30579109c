package cardwright.engine.decide;

import java.util.Iterator;
import java.util.List;

/** Gives the answers of a log again, in its order. */
public final class RecordedDecider implements Decider {
  private final Iterator<List<Integer>> answers;

  /**
   * @param answers the answers of both players in the order of the log; both players share one iterator
   */
  public RecordedDecider(Iterator<List<Integer>> answers) {
    this.answers = answers;
  }

  /** The next answer; the empty answer when the log has no more, which the match refuses unless nothing need be chosen. */
  @Override
  public List<Integer> choose(Decision decision, View view) {
    return answers.hasNext() ? answers.next() : List.of();
  }
}
