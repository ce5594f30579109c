package cardwright.workbench;

import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Finding;
import java.util.ArrayList;
import java.util.List;

/** What {@code check} says to programs; its components are the keys of the JSON. */
record CheckReport(int files, int cards, int abilities, int errors, int warnings, List<Place> diagnostics) {

  /**
   * One diagnostic.
   *
   * @param line 0, with all other positions 0, when it is about a file as a whole
   * @param endColumn behind the last character; at most the end of {@code line}
   */
  record Place(String file, int line, int column, int endColumn, String severity, String message, String suggestion) {}

  static CheckReport of(Diagnostics unusable, List<Checkup.Result> results) {
    List<Place> places = new ArrayList<>(places(unusable));
    results.forEach(result -> places.addAll(places(result.run())));
    int errors = (int) places.stream().filter(place -> place.severity().equals("error")).count();
    return new CheckReport(
        results.stream().mapToInt(Checkup.Result::files).sum(),
        results.stream().mapToInt(Checkup.Result::cards).sum(),
        results.stream().mapToInt(Checkup.Result::abilities).sum(),
        errors,
        places.size() - errors,
        places);
  }

  /** The diagnostics of a run. */
  static List<Place> places(Diagnostics run) {
    return Finding.of(run).stream().map(CheckReport::place).toList();
  }

  private static Place place(Finding found) {
    int end = found.endLine() == found.line() ? found.endColumn() : found.column();
    return new Place(found.file(), found.line(), found.column(), end, found.severity(), found.message(), found.suggestion());
  }
}
