package cardwright.grammar.document;

import cardwright.grammar.source.Span;
import java.util.List;

/**
 * A list.
 *
 * @param items in the order of the file; a dash with nothing behind it is an empty plain scalar
 */
public record SequenceNode(List<Node> items, Span span) implements Node {
  public SequenceNode {
    items = List.copyOf(items);
  }

  @Override
  public String kind() {
    return "a list";
  }
}
