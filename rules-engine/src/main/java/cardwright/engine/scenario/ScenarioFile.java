package cardwright.engine.scenario;

import cardwright.grammar.document.Document;
import cardwright.grammar.document.Field;
import cardwright.grammar.document.MappingNode;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.source.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells what a file is and for which game, before the game is loaded. */
public final class ScenarioFile {
  private static final Pattern KEY = Pattern.compile("(?m)^scenarios *:");

  private ScenarioFile() {}

  /** Whether a file is one of scenarios; one that can't be read is not. */
  public static boolean isOne(Path file) {
    try {
      return KEY.matcher(Files.readString(file)).find();
    } catch (IOException unreadable) {
      return false;
    }
  }

  /** The game that a file of scenarios is for; empty when it does not say. */
  public static Optional<String> rulebook(Document document) {
    return named(document).map(ScalarNode::text);
  }

  /** Where the file says it; the beginning of the file when it does not. */
  public static Span rulebookPlace(Document document) {
    return named(document).map(ScalarNode::span).orElse(new Span(0, 0));
  }

  private static Optional<ScalarNode> named(Document document) {
    Optional<Node> root = document.root();
    if (root.isEmpty() || !(root.get() instanceof MappingNode mapping)) {
      return Optional.empty();
    }
    return mapping.fields().stream()
        .filter(field -> field.key().text().equals("rulebook"))
        .map(Field::value)
        .filter(ScalarNode.class::isInstance)
        .map(ScalarNode.class::cast)
        .findFirst();
  }
}
