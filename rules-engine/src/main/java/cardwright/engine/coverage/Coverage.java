package cardwright.engine.coverage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How much of many texts is understood.
 *
 * @param verdicts one for each text, in the order of the texts
 * @param stops what the reading stopped at, the most frequent first
 * @param shapes the shapes of the clauses that are not understood, the most frequent first
 */
public record Coverage(List<Verdict> verdicts, List<Count> stops, List<Count> shapes) {
  private static final int EXAMPLES = 3;

  public Coverage {
    verdicts = List.copyOf(verdicts);
    stops = List.copyOf(stops);
    shapes = List.copyOf(shapes);
  }

  /**
   * How often something keeps a clause from being understood.
   *
   * @param what see {@link Decline#at} and {@link Decline#shape}
   * @param count in how many clauses
   * @param soleBlocker how many texts it alone keeps from being whole: every clause of theirs that is not understood stops at the same. It is
   *     a bound: behind it a clause may stop once more
   * @param examples a few of the clauses
   * @param message what was said of the first of them
   */
  public record Count(String what, int count, int soleBlocker, List<String> examples, String message) {}

  /** Counts what became of texts. */
  public static Coverage of(List<Verdict> verdicts) {
    return new Coverage(verdicts, ranked(verdicts, Decline::at), ranked(verdicts, Decline::shape));
  }

  /** How many texts would be accepted on a card. */
  public int whole() {
    return (int) verdicts.stream().filter(Verdict::whole).count();
  }

  /** How many texts more would be accepted if what their errors propose was written. */
  public int corrected() {
    return (int) verdicts.stream().filter(verdict -> verdict.corrected().isPresent()).count();
  }

  /** How many clauses all texts have. */
  public int clauses() {
    return verdicts.stream().mapToInt(verdict -> verdict.clauses().size()).sum();
  }

  /** How many of the clauses are understood. */
  public int understoodClauses() {
    return (int) verdicts.stream().flatMap(verdict -> verdict.clauses().stream()).filter(Clause::understood).count();
  }

  /** How many texts have a sentence that can mean two things. */
  public int ambiguous() {
    return (int) verdicts.stream().filter(Verdict::ambiguous).count();
  }

  /** The stops that keep a text from being whole alone, those that keep most texts first. */
  public List<Count> soleBlockers() {
    return stops.stream().filter(stop -> stop.soleBlocker() > 0).sorted(Comparator.comparingInt(Count::soleBlocker).reversed()).toList();
  }

  private static List<Count> ranked(List<Verdict> verdicts, Function<Decline, String> what) {
    Map<String, List<Decline>> found = new LinkedHashMap<>();
    Map<String, Integer> sole = new LinkedHashMap<>();
    for (Verdict verdict : verdicts) {
      verdict.declines().forEach(decline -> found.computeIfAbsent(what.apply(decline), any -> new ArrayList<>()).add(decline));
      Set<String> stops = verdict.declines().stream().map(what).collect(Collectors.toCollection(LinkedHashSet::new));
      if (stops.size() == 1) {
        sole.merge(stops.iterator().next(), 1, Integer::sum);
      }
    }
    return found.entrySet().stream()
        .map(entry -> count(entry.getKey(), entry.getValue(), sole.getOrDefault(entry.getKey(), 0)))
        .sorted(Comparator.comparingInt(Count::count).reversed().thenComparing(Comparator.comparingInt(Count::soleBlocker).reversed()).thenComparing(Count::what))
        .toList();
  }

  private static Count count(String what, List<Decline> declines, int sole) {
    List<String> examples = declines.stream().map(Decline::clause).distinct().limit(EXAMPLES).toList();
    return new Count(what, declines.size(), sole, examples, declines.get(0).message());
  }
}
