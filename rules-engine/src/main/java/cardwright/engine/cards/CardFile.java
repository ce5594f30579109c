package cardwright.engine.cards;

import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Field;
import cardwright.grammar.document.MappingNode;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.document.SequenceNode;
import cardwright.grammar.document.Splice;
import cardwright.grammar.document.Trees;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Reads files of cards as an edition words them. */
final class CardFile {
  private static final String CARDS = "cards";
  private static final String TEXT = "text";

  private CardFile() {}

  /** The file; where the edition words one of its cards anew, with the edition's text. */
  static Document read(Rulebook rulebook, Path file) {
    Document document = DocumentReader.read(file);
    Optional<Node> cards = document.root().flatMap(root -> Trees.get(root, CARDS));
    List<Change> rewordings = rulebook.changes().stream().filter(change -> change.kind() == Change.Kind.REWORD && cards.filter(list -> holds(list, change)).isPresent()).toList();
    if (rewordings.isEmpty()) {
      return document;
    }
    Splice splice = new Splice(Path.of(file + "@" + rulebook.id()), document);
    Node root = document.root().orElseThrow();
    for (Change change : rewordings) {
      root = reworded(root, change, splice.adopt(change.source(), change.value().orElseThrow()));
    }
    return splice.document(root);
  }

  private static boolean holds(Node cards, Change change) {
    return cards instanceof SequenceNode list && list.items().stream().anyMatch(card -> Trees.hasId(card, change.id().text()));
  }

  private static Node reworded(Node root, Change change, Node text) {
    MappingNode file = (MappingNode) root;
    Field cards = file.fields().stream().filter(field -> field.key().text().equals(CARDS)).findFirst().orElseThrow();
    Node list =
        Trees.items(
            (SequenceNode) cards.value(),
            card -> Trees.hasId(card, change.id().text()) ? List.of(Trees.with((MappingNode) card, key((MappingNode) card), text)) : List.of(card));
    return Trees.with(file, cards.key(), list);
  }

  private static ScalarNode key(MappingNode card) {
    return card.fields().stream().map(Field::key).filter(key -> key.text().equals(TEXT)).findFirst().orElseGet(() -> new ScalarNode(TEXT, card.span(), ScalarNode.Style.PLAIN, TEXT));
  }
}
