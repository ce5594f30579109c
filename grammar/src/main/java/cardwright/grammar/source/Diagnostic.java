package cardwright.grammar.source;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A {@link Problem} with the file it stands in.
 *
 * @param file the file as the user named it; empty for text given on the command line
 * @param span place in the file's text (or in the text given)
 */
public record Diagnostic(Optional<Path> file, Severity severity, Span span, String message, Optional<String> suggestion) {}
