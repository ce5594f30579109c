package cardwright.engine.edition;

import cardwright.engine.edition.Overlay.Placed;
import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.Change.Kind;
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
import java.util.Optional;

/**
 * Edits of the entries of a file: of a section whose keys are ids, of a section that is a list of mappings with ids, or of a whole section.
 * A file of one list, such as that of clauses, is that section.
 */
final class EntryEdits {
  private final Document document;
  private final Diagnostics run;

  EntryEdits(Document document, Diagnostics run) {
    this.document = document;
    this.run = run;
  }

  Node edited(Node root, Placed placed) {
    if (!(root instanceof MappingNode file) || file.fields().isEmpty()) {
      return root;
    }
    Change change = placed.change();
    boolean listed = change.part() == Change.Part.CLAUSES || change.part() == Change.Part.DECISIONS;
    Optional<String> section = listed ? Optional.of(file.fields().get(0).key().text()) : change.section();
    if (section.isEmpty()) {
      return entries(file, placed);
    }
    Optional<Field> found = file.fields().stream().filter(field -> field.key().text().equals(section.get())).findFirst();
    if (found.isEmpty()) {
      List<String> known = file.fields().stream().map(field -> field.key().text()).toList();
      error(placed, "there is no section «" + section.get() + "» in " + document.files().get(0) + Nearest.orAll(section.get(), known), Nearest.to(section.get(), known));
      return root;
    }
    Node value = found.get().value() instanceof SequenceNode list ? items(list, placed) : found.get().value() instanceof MappingNode inner ? entries(inner, placed) : found.get().value();
    return Trees.with(file, found.get().key(), value);
  }

  private MappingNode entries(MappingNode mapping, Placed placed) {
    Change change = placed.change();
    List<String> known = mapping.fields().stream().map(field -> field.key().text()).toList();
    if (!fits(placed, known)) {
      return mapping;
    }
    return change.kind() == Kind.RETIRE
        ? Trees.without(mapping, change.id().text())
        : Trees.with(mapping, (ScalarNode) placed.adopted(change.id()), placed.value());
  }

  private SequenceNode items(SequenceNode list, Placed placed) {
    Change change = placed.change();
    List<String> known = list.items().stream().flatMap(item -> Trees.id(item).stream()).toList();
    if (!fits(placed, known)) {
      return list;
    }
    if (change.kind() == Kind.RETIRE) {
      return Trees.items(list, item -> Trees.hasId(item, change.id().text()) ? List.of() : List.of(item));
    }
    Node named = named(placed);
    if (change.kind() == Kind.REDEFINE) {
      return Trees.items(list, item -> Trees.hasId(item, change.id().text()) ? List.of(named) : List.of(item));
    }
    List<Node> items = new ArrayList<>(list.items());
    items.add(named);
    return new SequenceNode(items, list.span());
  }

  /** The id is said once, by the edit. */
  private static Node named(Placed placed) {
    if (!(placed.value() instanceof MappingNode mapping) || Trees.id(mapping).isPresent()) {
      return placed.value();
    }
    ScalarNode id = (ScalarNode) placed.adopted(placed.change().id());
    List<Field> fields = new ArrayList<>();
    fields.add(new Field(new ScalarNode("id", id.span(), ScalarNode.Style.PLAIN, id.source()), id));
    fields.addAll(mapping.fields());
    return new MappingNode(fields, mapping.span());
  }

  private boolean fits(Placed placed, List<String> known) {
    String id = placed.change().id().text();
    boolean there = known.contains(id);
    if (placed.change().kind() == Kind.ADD && there) {
      error(placed, "there is «" + id + "» in " + document.files().get(0) + " already: redefine it", Optional.empty());
      return false;
    }
    if (placed.change().kind() != Kind.ADD && !there) {
      error(placed, "there is no «" + id + "» " + placed.change().section().map(s -> "among the " + s + " ").orElse("") + "in " + document.files().get(0) + Nearest.orAll(id, known), Nearest.to(id, known));
      return false;
    }
    return true;
  }

  private void error(Placed placed, String message, Optional<String> meant) {
    run.in(placed.change().source()).error(placed.change().id().span(), message, meant);
  }
}
