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
 */
public record Document(Path file, String text, Optional<Node> root, List<Diagnostic> diagnostics) {
  public Document {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Whether it has no error as YAML. */
  public boolean sound() {
    return diagnostics.stream().noneMatch(diagnostic -> diagnostic.severity() == Severity.ERROR);
  }
}
