package cardwright.engine.rulebook;

import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import java.nio.file.Path;
import java.util.List;

/**
 * The files of a rulebook, read as YAML: as they lie in its folder or, for an edition, as its edits leave them.
 *
 * @param id of the game, with the edition: {@code game}, {@code game@edition}
 * @param folder where the files lie
 * @param changes the edits that made an edition, in the order in which they were made
 */
public record RulebookFiles(
    String id, Path folder, Document vocabulary, Document game, Document pipeline, Document clauses, Document decisions, List<Change> changes) {
  /** The names of the files. */
  public static final List<String> NAMES = List.of("vocabulary.yaml", "game.yaml", "pipeline.yaml", "clauses.yaml", "decisions.yaml");

  public RulebookFiles {
    changes = List.copyOf(changes);
  }

  /** The files in a folder; one that is missing is a document with that error. */
  public static RulebookFiles read(Path folder) {
    String id = folder.toAbsolutePath().normalize().getFileName().toString();
    List<Document> read = NAMES.parallelStream().map(name -> DocumentReader.read(folder.resolve(name))).toList();
    return new RulebookFiles(id, folder, read.get(0), read.get(1), read.get(2), read.get(3), read.get(4), List.of());
  }
}
