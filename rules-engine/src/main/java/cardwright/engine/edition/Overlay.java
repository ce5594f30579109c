package cardwright.engine.edition;

import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.Change.Part;
import cardwright.engine.rulebook.RulebookFiles;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.Splice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** Makes the edits of an edition on the files of what it extends. */
final class Overlay {
  private final RulebookFiles base;
  private final List<Change> changes;
  private final Diagnostics run;

  private Overlay(RulebookFiles base, List<Change> changes, Diagnostics run) {
    this.base = base;
    this.changes = changes;
    this.run = run;
  }

  /**
   * The files of the edition.
   *
   * @param id of the edition, which is also what its files are called in no folder
   * @param run where an edit that finds nothing to edit is an error at its place
   */
  static RulebookFiles apply(RulebookFiles base, String id, List<Change> changes, Diagnostics run) {
    return new Overlay(base, changes, run).files(id);
  }

  private RulebookFiles files(String id) {
    Path folder = base.folder().resolve("editions").resolve(id.substring(id.indexOf('@') + 1).replace(':', '_'));
    List<Change> all = new ArrayList<>(base.changes());
    all.addAll(changes);
    return new RulebookFiles(
        id, base.folder(),
        edited(base.vocabulary(), folder.resolve("vocabulary.yaml"), Part.WORDS, new EntryEdits(base.vocabulary(), run)::edited),
        edited(base.game(), folder.resolve("game.yaml"), Part.RULES, new EntryEdits(base.game(), run)::edited),
        edited(base.pipeline(), folder.resolve("pipeline.yaml"), Part.STEPS, new StepEdits(base.pipeline(), run)::edited),
        edited(base.clauses(), folder.resolve("clauses.yaml"), Part.CLAUSES, new EntryEdits(base.clauses(), run)::edited),
        edited(base.decisions(), folder.resolve("decisions.yaml"), Part.DECISIONS, new EntryEdits(base.decisions(), run)::edited),
        all);
  }

  /** One edit after the other; a document without a value has nothing that could be edited, and says so itself. */
  private Document edited(Document document, Path name, Part part, BiFunction<Node, Placed, Node> edit) {
    List<Change> own = changes.stream().filter(change -> change.part() == part).toList();
    if (own.isEmpty() || document.root().isEmpty()) {
      return document;
    }
    Splice splice = new Splice(name, document);
    Node root = document.root().get();
    for (Change change : own) {
      root = edit.apply(root, new Placed(change, splice));
    }
    return splice.document(root);
  }

  /** An edit and the document that its values become part of. */
  record Placed(Change change, Splice splice) {
    Node value() {
      return splice.adopt(change.source(), change.value().orElseThrow());
    }

    Node adopted(Node node) {
      return splice.adopt(change.source(), node);
    }
  }
}
