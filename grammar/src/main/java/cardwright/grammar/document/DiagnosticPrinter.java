package cardwright.grammar.document;

import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.LineMap;
import cardwright.grammar.source.Position;
import cardwright.grammar.source.Severity;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Shows diagnostics to a human:
 *
 * <pre>
 * cards/guild.yaml:3:7: error: unknown key «onlyPlayr» in a step
 *   onlyPlayr: active
 *   ^^^^^^^^^
 *   did you mean: onlyPlayer
 * </pre>
 *
 * The caret line stands right under what it means, also behind tabs, wide characters, emoji and combining marks. Control characters of the
 * file never reach the terminal, and of a very long line only the neighbourhood of the place is shown.
 */
public final class DiagnosticPrinter {

  private static final String INDENT = "  ";
  private static final int TAB_STOP = 4;
  private static final int LONGEST_LINE = 200;
  private static final int CONTEXT = 60;

  private final Palette palette;

  public DiagnosticPrinter(Palette palette) {
    this.palette = palette;
  }

  /** All diagnostics of a run, each with its lines, one behind the other; empty text if there are none. */
  public String print(Diagnostics run) {
    Map<Optional<Path>, LineMap> maps = new HashMap<>();
    StringBuilder out = new StringBuilder();
    for (Diagnostic found : run.all()) {
      String text = run.textOf(found.file());
      print(out, found, text, maps.computeIfAbsent(found.file(), file -> new LineMap(text)));
    }
    return out.toString();
  }

  /** One diagnostic; {@code text} is the text of its file, "" if it is about the file as a whole. */
  public String print(Diagnostic diagnostic, String text) {
    StringBuilder out = new StringBuilder();
    print(out, diagnostic, text, new LineMap(text));
    return out.toString();
  }

  private void print(StringBuilder out, Diagnostic found, String text, LineMap lines) {
    Position position = lines.position(found.span().start());
    String name = found.file().map(file -> file.toString().replace('\\', '/')).orElse("<text>");
    String place = text.isEmpty() ? name : name + ":" + position.line() + ":" + position.column();
    String severity = found.severity().name().toLowerCase(Locale.ROOT);
    Palette.Tone tone = found.severity() == Severity.ERROR ? Palette.Tone.ERROR : Palette.Tone.WARNING;
    out.append(palette.paint(Palette.Tone.PLACE, visible(place) + ":"))
        .append(' ')
        .append(palette.paint(tone, severity + ":"))
        .append(' ')
        .append(visible(found.message()))
        .append('\n');
    if (!text.isEmpty()) {
      excerpt(out, found, lines, position.line(), tone);
    }
    found.suggestion()
        .ifPresent(suggestion -> out.append(INDENT).append("did you mean: ").append(palette.paint(Palette.Tone.HINT, visible(suggestion))).append('\n'));
  }

  /** The line and the carets. A place of several lines is marked to the end of its first. */
  private void excerpt(StringBuilder out, Diagnostic found, LineMap lines, int number, Palette.Tone tone) {
    int begin = lines.lineStart(number);
    String line = lines.line(number);
    int start = Math.min(found.span().start() - begin, line.length());
    int end = Math.max(start, Math.min(found.span().end() - begin, line.length()));
    int from = 0;
    int to = line.length();
    if (line.length() > LONGEST_LINE) {
      from = whole(line, Math.max(0, start - CONTEXT));
      to = whole(line, Math.min(line.length(), Math.max(start + CONTEXT, Math.min(end, start + LONGEST_LINE - CONTEXT))));
    }
    String lead = from > 0 ? "…" : "";
    String before = expanded(lead + line.substring(from, start), 0);
    int column = DisplayWidth.of(before);
    String marked = expanded(line.substring(start, Math.min(end, to)), column);
    String rest = expanded(line.substring(Math.min(end, to), to), column + DisplayWidth.of(marked)) + (to < line.length() ? "…" : "");
    out.append(INDENT).append((before + marked + rest).stripTrailing()).append('\n');
    out.append(INDENT)
        .append(" ".repeat(column))
        .append(palette.paint(tone, "^".repeat(Math.max(1, DisplayWidth.of(marked)))))
        .append('\n');
  }

  /** Not between the halves of a surrogate pair. */
  private static int whole(String line, int at) {
    return at > 0 && at < line.length() && Character.isLowSurrogate(line.charAt(at)) ? at - 1 : at;
  }

  private static String expanded(String text, int column) {
    if (text.indexOf('\t') < 0) {
      return visible(text);
    }
    StringBuilder out = new StringBuilder();
    int width = column;
    for (String part : text.split("(?<=\t)|(?=\t)")) {
      String shown = part.equals("\t") ? " ".repeat(TAB_STOP - width % TAB_STOP) : visible(part);
      out.append(shown);
      width += DisplayWidth.of(shown);
    }
    return out.toString();
  }

  /** A file must not be able to steer the terminal, nor to reorder what is shown. */
  private static String visible(String text) {
    StringBuilder out = null;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean steering = Character.isISOControl(c) || c >= '\u202A' && c <= '\u202E' || c >= '\u2066' && c <= '\u2069' || c == '\uFEFF';
      if (steering) {
        out = out == null ? new StringBuilder(text) : out;
        out.setCharAt(i, '\uFFFD');
      }
    }
    return out == null ? text : out.toString();
  }
}
