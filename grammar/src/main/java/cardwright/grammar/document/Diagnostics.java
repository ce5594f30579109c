package cardwright.grammar.document;

import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Severity;
import cardwright.grammar.source.Span;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Everything that is found wrong in one run, over all its files. An instance speaks of one file; {@link #in} gives one for another file that
 * adds to the same run. The same diagnostic twice counts once. Not for use by several threads at a time.
 */
public final class Diagnostics {

  /** What the instances of one run share. */
  private static final class Run {
    private final Map<Optional<Path>, String> texts = new LinkedHashMap<>();
    private final Set<Diagnostic> found = new LinkedHashSet<>();
    private final Map<Path, List<Document.Part>> parts = new HashMap<>();
    private int errors;
    private UnaryOperator<String> remark = UnaryOperator.identity();
  }

  private final Run run;
  private final Optional<Path> file;

  private Diagnostics(Run run, Optional<Path> file) {
    this.run = run;
    this.file = file;
  }

  /** A new run, in which nothing is wrong yet; until {@link #in} is called it speaks of no file. */
  public Diagnostics() {
    this(new Run(), Optional.empty());
  }

  /** The same run, speaking of a document; what is wrong with the document as YAML is taken over. */
  public Diagnostics in(Document document) {
    Diagnostics there = new Diagnostics(run, Optional.of(document.file()));
    run.texts.put(there.file, document.text());
    if (!document.parts().isEmpty()) {
      run.parts.put(document.file(), document.parts());
      document.parts().forEach(part -> run.texts.putIfAbsent(Optional.of(part.file()), part.text()));
    }
    document.diagnostics().forEach(there::add);
    return there;
  }

  /** The same run, speaking of a text that stands in no file. */
  public Diagnostics inText(String text) {
    run.texts.put(Optional.empty(), text);
    return new Diagnostics(run, Optional.empty());
  }

  /** The same run, speaking of a file whose text does not matter: a missing file, a directory without files. */
  public Diagnostics at(Path path) {
    run.texts.putIfAbsent(Optional.of(path), "");
    return new Diagnostics(run, Optional.of(path));
  }

  /** An error in this file. */
  public void error(Span span, String message) {
    add(new Diagnostic(file, Severity.ERROR, span, message, Optional.empty()));
  }

  /** An error in this file, with what to write instead. */
  public void error(Span span, String message, Optional<String> suggestion) {
    add(new Diagnostic(file, Severity.ERROR, span, message, suggestion));
  }

  /** A warning in this file. */
  public void warning(Span span, String message) {
    add(new Diagnostic(file, Severity.WARNING, span, message, Optional.empty()));
  }

  /** A warning in this file, with what was probably meant. */
  public void warning(Span span, String message, Optional<String> suggestion) {
    add(new Diagnostic(file, Severity.WARNING, span, message, suggestion));
  }

  /** A diagnostic of any file. */
  public void add(Diagnostic said) {
    Diagnostic diagnostic = located(new Diagnostic(said.file(), said.severity(), said.span(), run.remark.apply(said.message()), said.suggestion()));
    run.texts.putIfAbsent(diagnostic.file(), "");
    if (run.found.add(diagnostic) && diagnostic.severity() == Severity.ERROR) {
      run.errors++;
    }
  }

  /** A place in a document of several files is a place in one of them. */
  private Diagnostic located(Diagnostic said) {
    List<Document.Part> parts = said.file().map(name -> run.parts.getOrDefault(name, List.of())).orElse(List.of());
    for (int i = parts.size() - 1; i >= 0; i--) {
      Document.Part part = parts.get(i);
      if (said.span().start() >= part.start()) {
        int end = Math.min(said.span().end() - part.start(), part.text().length());
        Span there = new Span(said.span().start() - part.start(), Math.max(said.span().start() - part.start(), end));
        return new Diagnostic(Optional.of(part.file()), said.severity(), there, said.message(), said.suggestion());
      }
    }
    return said;
  }

  /** Takes over what another run found, with the texts it is shown in. */
  public void take(Diagnostics other) {
    other.run.texts.forEach(run.texts::putIfAbsent);
    other.run.found.forEach(
        diagnostic -> {
          if (run.found.add(diagnostic) && diagnostic.severity() == Severity.ERROR) {
            run.errors++;
          }
        });
  }

  /** From here on all messages of the run are passed through this, which may add what else is known of what they name. */
  public void remark(UnaryOperator<String> remark) {
    run.remark = remark;
  }

  /** The same, of what is passed through already. */
  public void remarkToo(UnaryOperator<String> remark) {
    UnaryOperator<String> before = run.remark;
    run.remark = message -> remark.apply(before.apply(message));
  }

  /** Problems of the value of a scalar of this file, placed where the value stands in the file. */
  public void report(ScalarNode scalar, Collection<Problem> problems) {
    for (Problem problem : problems) {
      Span place = scalar.spanOf(problem.span());
      add(new Diagnostic(file, problem.severity(), place, problem.message(), problem.suggestion()));
    }
  }

  /** The file that this instance speaks of; empty for a text given on the command line. */
  public Optional<Path> file() {
    return file;
  }

  /** How many were found, of all severities. */
  public int count() {
    return run.found.size();
  }

  /** All of the run: by file in the order in which the files were met, then by place. */
  public List<Diagnostic> all() {
    List<Optional<Path>> files = List.copyOf(run.texts.keySet());
    Map<Optional<Path>, Integer> order = new LinkedHashMap<>();
    files.forEach(known -> order.put(known, order.size()));
    List<Diagnostic> sorted = new ArrayList<>(run.found);
    sorted.sort(
        Comparator.<Diagnostic>comparingInt(diagnostic -> order.get(diagnostic.file()))
            .thenComparingInt(diagnostic -> diagnostic.span().start()));
    return List.copyOf(sorted);
  }

  /** Whether the run has an error. */
  public boolean hasErrors() {
    return run.errors > 0;
  }

  /** How many errors the run has. */
  public int errorCount() {
    return run.errors;
  }

  /** The text of a file of the run; empty if it is not known. */
  public String textOf(Optional<Path> path) {
    return run.texts.getOrDefault(path, "");
  }
}
