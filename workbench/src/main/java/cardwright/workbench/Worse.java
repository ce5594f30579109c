package cardwright.workbench;

import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Severity;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What is wrong now and was not before: lines may have moved meanwhile. */
final class Worse {
  private record Error(Optional<Path> file, String message) {}

  private Worse() {}

  static List<Diagnostic> than(Collection<Diagnostic> before, Collection<Diagnostic> after) {
    List<Error> known = new ArrayList<>(before.stream().filter(each -> each.severity() == Severity.ERROR).map(Worse::error).toList());
    return after.stream().filter(each -> each.severity() == Severity.ERROR).filter(each -> !known.remove(error(each))).toList();
  }

  private static Error error(Diagnostic found) {
    return new Error(found.file(), found.message());
  }
}
