package cardwright.workbench;

import cardwright.engine.cards.CardIndex;
import cardwright.engine.compare.Difference;
import cardwright.engine.edition.EditionName;
import cardwright.engine.edition.Editions;
import cardwright.engine.library.GameFolder;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.document.SequenceNode;
import cardwright.grammar.document.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes new texts of cards: into the file of an edition, which then words these cards anew, or into the files of the cards themselves.
 * Nothing else in a file is touched.
 */
final class RewordingWriter {
  private final GameFolder game;

  RewordingWriter(GameFolder game) {
    this.game = game;
  }

  /** Writes them; what was written where, in words. */
  List<String> write(List<Difference.Unread> cards) throws IOException {
    if (cards.isEmpty()) {
      return List.of("no rewording is known that could be written");
    }
    Optional<String> edition = EditionName.of(game.game()).edition();
    return edition.isPresent() ? List.of(intoEdition(Editions.file(game.rulebook(), edition.get()), cards)) : intoCards(cards);
  }

  private static String intoEdition(Path file, List<Difference.Unread> cards) throws IOException {
    StringBuilder items = new StringBuilder();
    for (Difference.Unread card : cards) {
      items.append("  - reword: ").append(card.id()).append('\n');
      items.append("    rule: [").append(String.join(", ", card.rules().stream().map(RewordingWriter::quoted).toList())).append("]\n");
      items.append("    as:\n");
      card.rewording().forEach((language, text) -> items.append("      ").append(language).append(": ").append(quoted(text)).append('\n'));
    }
    String text = Files.readString(file);
    int section = text.startsWith("cards:") ? 0 : text.indexOf("\ncards:") + 1;
    boolean there = text.startsWith("cards:") || section > 0;
    int behind = there ? text.indexOf('\n', section) + 1 : text.length();
    String before = text.substring(0, behind) + (there || text.endsWith("\n") ? "" : "\n") + (there ? "" : "\ncards:\n");
    Files.writeString(file, before + items + text.substring(behind));
    return "wrote " + Plural.of(cards.size(), "rewording") + " into " + file;
  }

  private List<String> intoCards(List<Difference.Unread> cards) throws IOException {
    List<String> written = new ArrayList<>();
    CardIndex index = CardIndex.of(game.cards());
    for (Difference.Unread card : cards) {
      Path file = index.find(card.id()).orElseThrow().file();
      Document document = DocumentReader.read(file);
      Files.writeString(file, replaced(document, card));
      written.add("wrote " + card.id() + " anew in " + file);
    }
    return written;
  }

  private static String replaced(Document document, Difference.Unread card) {
    List<Map.Entry<ScalarNode, String>> texts = new ArrayList<>();
    Optional<Node> cards = document.root().flatMap(root -> Trees.get(root, "cards"));
    if (cards.orElse(null) instanceof SequenceNode list) {
      list.items().stream().filter(item -> Trees.hasId(item, card.id())).flatMap(item -> Trees.get(item, "text").stream()).forEach(
          text -> card.rewording().forEach(
              (language, wording) -> Trees.get(text, language).filter(ScalarNode.class::isInstance).ifPresent(old -> texts.add(Map.entry((ScalarNode) old, quoted(wording))))));
    }
    texts.sort(Comparator.comparing((Map.Entry<ScalarNode, String> entry) -> entry.getKey().span().start()).reversed());
    String text = document.text();
    for (Map.Entry<ScalarNode, String> each : texts) {
      text = text.substring(0, each.getKey().span().start()) + each.getValue() + text.substring(each.getKey().span().end());
    }
    return text;
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
