package cardwright.workbench;

import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.LineMap;
import cardwright.grammar.source.Proposal;
import cardwright.grammar.source.Severity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Writes into the files what their errors propose. Only the words of an error are changed; every other byte of a file stays. A sentence tells
 * its first error alone, so everything is looked at again and corrected further, until nothing more is proposed; a file that has no fewer
 * errors in the end is put back as it was.
 */
final class Corrections {
  private static final String MARK = "\uFEFF";

  /** So often at most corrections are followed by further ones. */
  private static final int ROUNDS = 8;

  private final Map<Path, String> before = new LinkedHashMap<>();
  private final Map<Path, List<String>> written = new LinkedHashMap<>();

  private Corrections() {}

  /**
   * Corrects files.
   *
   * @param found what was found wrong
   * @param again looks at everything once more
   * @return the corrections that each changed file kept: in which line what was written instead of what
   * @throws IOException if a file cannot be written; those before it keep their corrections
   */
  static Map<Path, List<String>> write(List<Diagnostic> found, Supplier<List<Diagnostic>> again) throws IOException {
    Corrections corrections = new Corrections();
    List<Diagnostic> left = found;
    for (int round = 0; round < ROUNDS && corrections.round(left); round++) {
      left = again.get();
    }
    corrections.keepTheBetter(found, left);
    return corrections.written;
  }

  /** Writes each proposal once; whether there was one. */
  private boolean round(List<Diagnostic> found) throws IOException {
    Map<Path, List<Diagnostic>> byFile = new LinkedHashMap<>();
    for (Diagnostic each : found) {
      if (each.severity() == Severity.ERROR && each.file().isPresent() && each.suggestion().isPresent()) {
        byFile.computeIfAbsent(each.file().get(), any -> new ArrayList<>()).add(each);
      }
    }
    for (Map.Entry<Path, List<Diagnostic>> file : byFile.entrySet()) {
      correct(file.getKey(), file.getValue());
    }
    return !byFile.isEmpty();
  }

  private void correct(Path file, List<Diagnostic> errors) throws IOException {
    String whole = Files.readString(file, StandardCharsets.UTF_8);
    // places are told in the text behind a mark of the encoding
    String mark = whole.startsWith(MARK) ? MARK : "";
    List<Proposal> proposals = errors.stream().map(error -> new Proposal(error.span(), error.suggestion().get())).toList();
    Proposal.Written made = Proposal.write(whole.substring(mark.length()), proposals);
    if (!made.made().isEmpty()) {
      before.putIfAbsent(file, whole);
      LineMap lines = new LineMap(whole.substring(mark.length()));
      made.made().forEach(each -> written.computeIfAbsent(file, any -> new ArrayList<>()).add(told(each, lines, whole.substring(mark.length()))));
      Files.writeString(file, mark + made.text(), StandardCharsets.UTF_8);
    }
  }

  private static String told(Proposal made, LineMap lines, String text) {
    return "line " + lines.position(made.place().start()).line() + ": «" + text.substring(made.place().start(), made.place().end()) + "» → «" + made.with() + "»";
  }

  private void keepTheBetter(List<Diagnostic> then, List<Diagnostic> now) throws IOException {
    for (Path file : List.copyOf(written.keySet())) {
      if (errors(now, file) >= errors(then, file)) {
        Files.writeString(file, before.get(file), StandardCharsets.UTF_8);
        written.remove(file);
      }
    }
  }

  private static long errors(List<Diagnostic> all, Path file) {
    return all.stream().filter(each -> each.severity() == Severity.ERROR && each.file().filter(file::equals).isPresent()).count();
  }
}
