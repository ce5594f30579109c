package cardwright.grammar;

import cardwright.grammar.normalise.Raw;
import cardwright.grammar.normalise.Raw.Kind;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import java.util.ArrayList;
import java.util.List;

/** Full stops that end no sentence: a second one behind the first, and one before which there is nothing. */
final class Stops {
  private Stops() {}

  /** One error for each place, with what to write there. */
  static List<Problem> superfluous(String text, List<Raw> raws) {
    List<Problem> problems = new ArrayList<>();
    for (int at = 0; at < raws.size(); at++) {
      if (raws.get(at).kind() != Kind.DOT || at > 0 && raws.get(at - 1).kind() == Kind.DOT) {
        continue;
      }
      int last = at;
      while (last + 1 < raws.size() && raws.get(last + 1).kind() == Kind.DOT) {
        last++;
      }
      if (at == 0 && last + 1 < raws.size()) {
        Span next = raws.get(last + 1).span();
        problems.add(Problem.error(raws.get(0).span().to(next), "the full stop ends nothing", text.substring(next.start(), next.end())));
      } else if (at > 0 && last > at) {
        problems.add(Problem.error(raws.get(at).span().to(raws.get(last).span()), "one full stop ends a sentence", "."));
      }
    }
    return problems;
  }
}
