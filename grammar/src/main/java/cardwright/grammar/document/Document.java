package cardwright.grammar.document;

import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Severity;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A YAML file that was read.
 *
 * @param file as the user named it
 * @param text what stands in it, without a byte order mark; empty if it cannot be read
 * @param root its value; empty if there is none or if the YAML is broken. Duplicate keys leave it in place, with the first of them
 * @param diagnostics what is wrong with it as YAML
 * @param parts the files that it was put together from, in the order of their texts; none for a document that is one file
 */
public record Document(Path file, String text, Optional<Node> root, List<Diagnostic> diagnostics, List<Part> parts) {
  public Document {
    diagnostics = List.copyOf(diagnostics);
    parts = List.copyOf(parts);
  }

  /** A document that is one file. */
  public Document(Path file, String text, Optional<Node> root, List<Diagnostic> diagnostics) {
    this(file, text, root, diagnostics, List.of());
  }

  /**
   * A file in a document of several.
   *
   * @param start where its text begins in the text of the whole
   */
  public record Part(Path file, int start, String text) {}

  /** The files whose text it holds. */
  public List<Path> files() {
    return parts.isEmpty() ? List.of(file) : parts.stream().map(Part::file).toList();
  }

  /** Whether it has no error as YAML. */
  public boolean sound() {
    return diagnostics.stream().noneMatch(diagnostic -> diagnostic.severity() == Severity.ERROR);
  }
}
