package cardwright.grammar.document;

import cardwright.grammar.document.Document.Part;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts a document together from values of several files: one file that others change. The texts follow one another, so a place in the whole
 * is a place in one of them, and {@link Diagnostics} shows it there. Values of the first document can be used as they stand; those of
 * others must be {@linkplain #adopt adopted}.
 */
public final class Splice {
  private final Path name;
  private final Document first;
  private final List<Part> parts = new ArrayList<>();
  private final Map<Document, Integer> starts = new IdentityHashMap<>();
  private String text;

  /**
   * @param name what the whole is called; no file needs to have this name, but it must be that of no file
   */
  public Splice(Path name, Document first) {
    this.name = name;
    this.first = first;
    this.text = first.text();
    if (first.parts().isEmpty()) {
      parts.add(new Part(first.file(), 0, first.text()));
    } else {
      parts.addAll(first.parts());
    }
  }

  /** A value of another document as a value of the whole. */
  public Node adopt(Document from, Node node) {
    if (from == first) {
      return node;
    }
    int start = starts.computeIfAbsent(from, this::append);
    return moved(node, start, text);
  }

  private int append(Document other) {
    int start = text.length() + 1;
    text = text + "\n" + other.text();
    parts.add(new Part(other.file(), start, other.text()));
    return start;
  }

  private static Node moved(Node node, int by, String source) {
    if (node instanceof ScalarNode scalar) {
      return moved(scalar, by, source);
    }
    if (node instanceof SequenceNode list) {
      return new SequenceNode(list.items().stream().map(item -> moved(item, by, source)).toList(), list.span().shifted(by));
    }
    MappingNode mapping = (MappingNode) node;
    return new MappingNode(
        mapping.fields().stream().map(field -> new Field(moved(field.key(), by, source), moved(field.value(), by, source))).toList(), mapping.span().shifted(by));
  }

  private static ScalarNode moved(ScalarNode scalar, int by, String source) {
    return new ScalarNode(scalar.text(), scalar.span().shifted(by), scalar.style(), source);
  }

  /** The whole, with this value. */
  public Document document(Node root) {
    return new Document(name, text, Optional.of(root), first.diagnostics(), parts);
  }
}
