package cardwright.grammar.document;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** YAML values of which single parts are asked for or exchanged. Values are immutable; what is not touched is shared. */
public final class Trees {
  private Trees() {}

  /** The value of a key of a mapping; empty for anything else. */
  public static Optional<Node> get(Node node, String key) {
    return node instanceof MappingNode mapping
        ? mapping.fields().stream().filter(field -> field.key().text().equals(key)).map(Field::value).findFirst()
        : Optional.empty();
  }

  /** The mapping with that key's value; a key that was not there comes last. */
  public static MappingNode with(MappingNode mapping, ScalarNode key, Node value) {
    List<Field> fields = new ArrayList<>();
    boolean there = false;
    for (Field field : mapping.fields()) {
      boolean same = field.key().text().equals(key.text());
      fields.add(same ? new Field(key, value) : field);
      there |= same;
    }
    if (!there) {
      fields.add(new Field(key, value));
    }
    return new MappingNode(fields, mapping.span());
  }

  /** The mapping without a key. */
  public static MappingNode without(MappingNode mapping, String key) {
    return new MappingNode(mapping.fields().stream().filter(field -> !field.key().text().equals(key)).toList(), mapping.span());
  }

  /** The list in which each item is exchanged for others, or none. */
  public static SequenceNode items(SequenceNode list, Function<Node, List<Node>> each) {
    return new SequenceNode(list.items().stream().flatMap(item -> each.apply(item).stream()).toList(), list.span());
  }

  /** Whether it is a mapping whose {@code id} is this. */
  public static boolean hasId(Node node, String id) {
    return get(node, "id").filter(value -> value instanceof ScalarNode scalar && scalar.text().equals(id)).isPresent();
  }

  /** The {@code id} of a mapping; empty if it has none. */
  public static Optional<String> id(Node node) {
    return get(node, "id").filter(ScalarNode.class::isInstance).map(value -> ((ScalarNode) value).text());
  }
}
