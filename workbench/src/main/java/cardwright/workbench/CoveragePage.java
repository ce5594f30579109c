package cardwright.workbench;

import cardwright.engine.coverage.Coverage;
import cardwright.engine.coverage.Decline;
import cardwright.engine.coverage.Verdict;
import java.io.PrintStream;
import java.util.List;
import java.util.function.ToIntFunction;

/** Prints how much of many texts is understood, for people. */
final class CoveragePage {
  /** Of each ranking: three of them and what stands around them are fewer than a hundred lines. */
  private static final int RANKS = 28;

  private static final int WIDTH = 110;

  /** So much of a clause is shown before the word at which it stops. */
  private static final int BEFORE = 30;

  private final Coverage coverage;
  private final boolean all;
  private final PrintStream out;

  /**
   * @param all whether rankings and words are told in full
   */
  CoveragePage(Coverage coverage, boolean all, PrintStream out) {
    this.coverage = coverage;
    this.all = all;
    this.out = out;
  }

  void printSums() {
    int texts = coverage.verdicts().size();
    int clauses = coverage.clauses();
    out.println(Plural.of(texts, "text") + ": " + coverage.whole() + " whole" + share(coverage.whole(), texts) + ", " + coverage.ambiguous() + " ambiguous");
    if (coverage.corrected() > 0) {
      int mended = coverage.whole() + coverage.corrected();
      out.println("with what is proposed for their errors (check --fix): " + mended + " whole" + share(mended, texts));
    }
    out.println(Plural.of(clauses, "clause") + ": " + coverage.understoodClauses() + " understood" + share(coverage.understoodClauses(), clauses));
    List<String> empty = coverage.verdicts().stream().filter(Verdict::empty).map(verdict -> verdict.sample().id()).toList();
    if (!empty.isEmpty()) {
      out.println(Plural.of(empty.size(), "text") + (empty.size() == 1 ? " is" : " are") + " empty: " + String.join(", ", empty));
    }
  }

  void printRankings() {
    ranking("Stops, by how many texts each alone keeps from being whole", coverage.soleBlockers(), Coverage.Count::soleBlocker);
    ranking("Stops, by how many clauses stop there", coverage.stops(), Coverage.Count::count);
    shapes();
  }

  void printLines() {
    out.println();
    int id = coverage.verdicts().stream().mapToInt(verdict -> length(verdict.sample().id())).max().orElse(0);
    for (Verdict verdict : coverage.verdicts()) {
      String begin = "  " + verdict.sample().id() + " ".repeat(id - length(verdict.sample().id())) + "  ";
      if (verdict.declines().isEmpty()) {
        out.println(begin + (verdict.empty() ? "empty" : "whole"));
      }
      for (Decline decline : verdict.declines()) {
        out.println(begin + decline.clause());
        begin = " ".repeat(id + 4);
        out.println(begin + "  " + decline.message());
      }
      verdict.corrected().ifPresent(text -> out.println(" ".repeat(id + 4) + "whole as: " + text));
    }
  }

  private void ranking(String title, List<Coverage.Count> counts, ToIntFunction<Coverage.Count> number) {
    List<Coverage.Count> shown = shown(counts);
    if (shown.isEmpty()) {
      return;
    }
    out.println();
    out.println(title + left(counts));
    int width = Math.min(BEFORE, shown.stream().mapToInt(each -> length(each.what())).max().orElse(0));
    for (Coverage.Count each : shown) {
      String begin = String.format("  %4d  ", number.applyAsInt(each)) + each.what() + " ".repeat(Math.max(0, width - length(each.what()))) + "  ";
      out.println(begin + around(each.examples().get(0), WIDTH - length(begin)));
    }
  }

  private void shapes() {
    // most clauses have a shape of their own, and say nothing by it
    List<Coverage.Count> counts = all ? coverage.shapes() : coverage.shapes().stream().filter(each -> each.count() > 1).toList();
    List<Coverage.Count> shown = shown(counts);
    if (!shown.isEmpty()) {
      out.println();
      out.println((all ? "Shapes of clauses that are not understood" : "Shapes of clauses that are not understood, those that are met more than once") + left(counts));
      shown.forEach(each -> out.println(String.format("  %4d  ", each.count()) + around(each.what(), WIDTH - 8)));
    }
  }

  private List<Coverage.Count> shown(List<Coverage.Count> counts) {
    return all ? counts : counts.subList(0, Math.min(RANKS, counts.size()));
  }

  private String left(List<Coverage.Count> counts) {
    return !all && counts.size() > RANKS ? " (" + RANKS + " of " + counts.size() + "; --all tells the others)" : "";
  }

  private static String share(int part, int of) {
    return of == 0 ? "" : " (" + Math.round(100f * part / of) + " %)";
  }

  /** What stands around the mark, if the whole is too long for its line. */
  private String around(String clause, int width) {
    if (all || clause.length() <= width) {
      return clause;
    }
    int mark = Math.max(0, clause.indexOf(Decline.MARK));
    int from = Math.max(0, Math.min(mark - Math.min(BEFORE, width / 2), clause.length() - width + 1));
    int to = from + Math.max(2, width - (from > 0 ? 2 : 1));
    return (from > 0 ? "…" : "") + (to < clause.length() ? clause.substring(from, to) + "…" : clause.substring(from));
  }

  private static int length(String text) {
    return text.codePointCount(0, text.length());
  }
}
