package cardwright.grammar.document;

import cardwright.grammar.source.Span;
import java.util.List;

/**
 * Keys with values.
 *
 * @param fields in the order of the file; no two have the same key
 */
public record MappingNode(List<Field> fields, Span span) implements Node {
  public MappingNode {
    fields = List.copyOf(fields);
  }

  @Override
  public String kind() {
    return "a mapping";
  }
}
