package cardwright.workbench;

import cardwright.engine.coverage.Coverage;
import cardwright.engine.coverage.Decline;
import cardwright.engine.coverage.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What {@code coverage} says to programs; its components are the keys of the JSON.
 *
 * @param corrected how many texts more would be whole with what their errors propose
 * @param empty how many of the texts have nothing to read
 * @param declines by the word at which reading stopped, the most frequent first
 * @param shapes the same clauses by their shape
 * @param lines one for each text
 */
record CoverageReport(
    int texts,
    int whole,
    int corrected,
    int clauses,
    int understoodClauses,
    int ambiguous,
    int empty,
    List<Stop> declines,
    List<Shape> shapes,
    List<Line> lines) {

  /** A word or phrase at which reading stopped, and what was said of its first example. */
  record Stop(String at, int count, int soleBlocker, String message, List<String> examples) {}

  /** A shape of clauses that are not understood. */
  record Shape(String shape, int count, int soleBlocker, List<String> examples) {}

  /**
   * A text.
   *
   * @param canonical by language code; nothing unless the text is whole
   * @param corrected the text with what its errors propose, if it is whole only then
   * @param declines the clauses that are not understood
   */
  record Line(String id, boolean whole, Map<String, String> canonical, Optional<String> corrected, List<Place> declines) {}

  /** A clause that is not understood. */
  record Place(String at, String clause, String message) {}

  static CoverageReport of(Coverage coverage) {
    return new CoverageReport(
        coverage.verdicts().size(),
        coverage.whole(),
        coverage.corrected(),
        coverage.clauses(),
        coverage.understoodClauses(),
        coverage.ambiguous(),
        (int) coverage.verdicts().stream().filter(Verdict::empty).count(),
        coverage.stops().stream().map(each -> new Stop(each.what(), each.count(), each.soleBlocker(), each.message(), each.examples())).toList(),
        coverage.shapes().stream().map(each -> new Shape(each.what(), each.count(), each.soleBlocker(), each.examples())).toList(),
        coverage.verdicts().stream().map(CoverageReport::line).toList());
  }

  private static Line line(Verdict verdict) {
    Map<String, String> canonical = new LinkedHashMap<>();
    verdict.canonical().forEach((language, text) -> canonical.put(language.code(), text));
    return new Line(verdict.sample().id(), verdict.whole(), canonical, verdict.corrected(), verdict.declines().stream().map(CoverageReport::place).toList());
  }

  private static Place place(Decline decline) {
    return new Place(decline.at(), decline.clause(), decline.message());
  }
}
