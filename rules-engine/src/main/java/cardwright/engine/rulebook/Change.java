package cardwright.engine.rulebook;

import cardwright.grammar.document.Document;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.source.Span;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * One edit by which an edition differs from what it extends.
 *
 * @param kind what is done
 * @param part where it is done
 * @param section the section of the file, such as {@code keywords}; empty for steps, cards and whole sections
 * @param id what it is done to: the id of a step, an entry, a clause, a card; a new one where something is added
 * @param anchor beside or in which step something is inserted, or the new id of what is renamed
 * @param value what is put there
 * @param rules the clauses and decisions that are the reason
 * @param source the edition's file
 */
public record Change(Kind kind, Part part, Optional<String> section, ScalarNode id, Optional<ScalarNode> anchor, Optional<Node> value, List<String> rules, Document source) {
  public Change {
    rules = List.copyOf(rules);
  }

  /** What is done. The words are those of the edition's file. */
  public enum Kind {
    /** A step and all in it becomes another. */
    REPLACE,
    /** Single keys of a step get other values; the rest stays. */
    CHANGE,
    BEFORE,
    AFTER,
    /** A step becomes the last child of another. */
    INTO,
    REMOVE,
    RENAME,
    ADD,
    REDEFINE,
    RETIRE,
    REWORD
  }

  /** Which part of the game is edited; each is a section of the edition's file. */
  public enum Part {
    STEPS,
    WORDS,
    RULES,
    CLAUSES,
    DECISIONS,
    CARDS
  }

  /**
   * Where an edit is written: no two are written at the same place.
   *
   * @param file of the edition
   * @param at of the id of what is edited
   */
  public record Place(Path file, Span at) {}

  /** Where it is written. */
  public Place place() {
    return new Place(source.file(), id.span());
  }

  /** Whether what had the id is gone under this id. */
  public boolean takesAway() {
    return kind == Kind.REMOVE || kind == Kind.RETIRE || kind == Kind.RENAME;
  }
}
