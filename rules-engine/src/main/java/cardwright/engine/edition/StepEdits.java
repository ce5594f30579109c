package cardwright.engine.edition;

import cardwright.engine.edition.Overlay.Placed;
import cardwright.engine.rulebook.Change;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.Field;
import cardwright.grammar.document.MappingNode;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.document.SequenceNode;
import cardwright.grammar.document.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Edits of the steps of a pipeline and of its procedures, wherever in the tree they stand. */
final class StepEdits {
  private final Document document;
  private final Diagnostics run;

  StepEdits(Document document, Diagnostics run) {
    this.document = document;
    this.run = run;
  }

  Node edited(Node root, Placed placed) {
    Change change = placed.change();
    boolean insertion = change.kind() == Change.Kind.BEFORE || change.kind() == Change.Kind.AFTER || change.kind() == Change.Kind.INTO;
    ScalarNode address = insertion ? change.anchor().orElseThrow() : change.id();
    List<String> known = new ArrayList<>();
    ids(root, known);
    Diagnostics there = run.in(change.source());
    if (!known.contains(address.text())) {
      there.error(address.span(), "there is no step «" + address.text() + "» in " + document.files().get(0) + Nearest.orAll(address.text(), known), Nearest.to(address.text(), known));
      return root;
    }
    String becomes = insertion ? change.id().text() : change.kind() == Change.Kind.RENAME ? change.anchor().orElseThrow().text() : address.text();
    if (!becomes.equals(address.text()) && known.contains(becomes)) {
      there.error((insertion ? change.id() : change.anchor().orElseThrow()).span(), "there is a step «" + becomes + "» in " + document.files().get(0) + " already");
      return root;
    }
    return everywhere(root, address.text(), step -> applied((MappingNode) step, placed));
  }

  private static List<Node> applied(MappingNode step, Placed placed) {
    Change change = placed.change();
    return switch (change.kind()) {
      case REPLACE -> List.of(placed.value());
      case REMOVE -> List.of();
      case BEFORE -> List.of(placed.value(), step);
      case AFTER -> List.of(step, placed.value());
      case INTO -> List.of(withChild(step, placed.value()));
      case RENAME -> List.of(renamed(step, placed));
      case CHANGE -> List.of(changed(step, placed));
      default -> throw new IllegalStateException("no edit of a step: " + change.kind());
    };
  }

  private static Node withChild(MappingNode step, Node child) {
    List<Node> children = new ArrayList<>(Trees.get(step, "steps").filter(SequenceNode.class::isInstance).map(node -> ((SequenceNode) node).items()).orElse(List.of()));
    children.add(child);
    ScalarNode key = step.fields().stream().map(Field::key).filter(each -> each.text().equals("steps")).findFirst().orElseGet(() -> new ScalarNode("steps", child.span(), ScalarNode.Style.PLAIN, "steps"));
    return Trees.with(step, key, new SequenceNode(children, child.span()));
  }

  private static Node renamed(MappingNode step, Placed placed) {
    ScalarNode key = key(step, "id");
    MappingNode renamed = Trees.with(step, key, placed.adopted(placed.change().anchor().orElseThrow()));
    return placed.change().value().isEmpty() ? renamed : Trees.with(renamed, title(step), placed.value());
  }

  private static ScalarNode title(MappingNode step) {
    return step.fields().stream().map(Field::key).filter(each -> each.text().equals("title")).findFirst()
        .orElseGet(() -> new ScalarNode("title", key(step, "id").span(), ScalarNode.Style.PLAIN, key(step, "id").source()));
  }

  private static ScalarNode key(MappingNode step, String name) {
    return step.fields().stream().map(Field::key).filter(each -> each.text().equals(name)).findFirst().orElseThrow();
  }

  private static Node changed(MappingNode step, Placed placed) {
    MappingNode result = step;
    if (placed.value() instanceof MappingNode keys) {
      for (Field field : keys.fields()) {
        boolean away = field.value() instanceof ScalarNode scalar && scalar.absent();
        result = away ? Trees.without(result, field.key().text()) : Trees.with(result, field.key(), field.value());
      }
    }
    return result;
  }

  /** The tree in which what stands for a step is exchanged. */
  private static Node everywhere(Node node, String id, Function<Node, List<Node>> edit) {
    if (node instanceof SequenceNode list) {
      return Trees.items(list, item -> Trees.hasId(item, id) ? edit.apply(item) : List.of(everywhere(item, id, edit)));
    }
    if (node instanceof MappingNode mapping) {
      return new MappingNode(mapping.fields().stream().map(field -> new Field(field.key(), everywhere(field.value(), id, edit))).toList(), mapping.span());
    }
    return node;
  }

  private static void ids(Node node, List<String> known) {
    if (node instanceof SequenceNode list) {
      list.items().forEach(
          item -> {
            Trees.id(item).ifPresent(known::add);
            ids(item, known);
          });
    } else if (node instanceof MappingNode mapping) {
      mapping.fields().forEach(field -> ids(field.value(), known));
    }
  }
}
