package cardwright.grammar.document;

import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.LineMap;
import cardwright.grammar.source.Position;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A diagnostic with everything a tool needs to show it; its components are the keys of the JSON output. Lines and columns begin with 1 and
 * count what a human sees; the UTF-16 columns are for editors and SARIF.
 *
 * @param file with forward slashes; null for a text that stands in no file
 * @param line first line; 0, with all other positions 0, if the diagnostic is about the file as a whole
 * @param endColumn the column behind the last character, on {@code endLine}
 * @param severity error or warning
 * @param suggestion what to write instead; null if there is none
 */
public record Finding(
    String file,
    int line,
    int column,
    int endLine,
    int endColumn,
    int utf16Column,
    int utf16EndColumn,
    String severity,
    String message,
    String suggestion) {

  /** All diagnostics of a run, in its order. */
  public static List<Finding> of(Diagnostics run) {
    Map<Optional<Path>, LineMap> maps = new LinkedHashMap<>();
    return run.all().stream()
        .map(found -> of(found, maps.computeIfAbsent(found.file(), file -> new LineMap(run.textOf(file))), run.textOf(found.file()).isEmpty()))
        .toList();
  }

  private static Finding of(Diagnostic found, LineMap lines, boolean placeless) {
    Position nowhere = new Position(0, 0, 0);
    Position start = placeless ? nowhere : lines.position(found.span().start());
    Position end = placeless ? nowhere : lines.position(found.span().end());
    return new Finding(
        found.file().map(file -> file.toString().replace('\\', '/')).orElse(null),
        start.line(),
        start.column(),
        end.line(),
        end.column(),
        start.utf16Column(),
        end.utf16Column(),
        found.severity().name().toLowerCase(Locale.ROOT),
        found.message(),
        found.suggestion().orElse(null));
  }
}
