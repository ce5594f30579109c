package cardwright.engine.cards;

import cardwright.engine.rulebook.DeckFormat;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Fields;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Looks at one deck by itself: what is wrong with its file, and all that it violates. */
public final class DeckCheck {
  private DeckCheck() {}

  /**
   * What was found.
   *
   * @param list what the file lists; empty when it can't be read as a deck
   * @param format id of the format that it was held against; the empty string when there is none
   * @param sound whether every line of it was understood
   */
  public record Result(Document document, Optional<DeckList> list, String format, List<Violation> violations, boolean sound) {

    /** Whether it is a deck at all. */
    public boolean readable() {
      return list.isPresent();
    }

    public boolean legal() {
      return readable() && sound && violations.isEmpty();
    }

    /** Where in a run what is wrong with the deck is to be told. */
    public Diagnostics in(Diagnostics run) {
      return run.in(document);
    }
  }

  /**
   * Looks at a deck.
   *
   * @param set the cards of the game
   * @param wanted id of the format to hold it against, which there must be; empty for the one that the deck names, or the usual one
   * @param run what of its file was not understood is reported here; violations are not
   */
  public static Result of(Path file, Rulebook rulebook, CardSet set, Optional<String> wanted, Diagnostics run) {
    Document document = DocumentReader.read(file);
    Fields fields = Fields.of(document, "a deck", run);
    DeckReader reader = new DeckReader(rulebook, set.cards(), set.declared()::mayHold);
    Optional<DeckList> list = document.sound() ? reader.list(file, fields) : Optional.empty();
    Optional<DeckFormat> format = wanted.isPresent() ? rulebook.decks().format(wanted) : list.flatMap(deck -> reader.format(deck, fields));
    List<Violation> violations = list.isPresent() && format.isPresent() ? Legality.violations(list.get(), format.get()) : List.of();
    boolean sound = !run.hasErrors() && list.map(DeckList::complete).orElse(false);
    return new Result(document, list, format.map(DeckFormat::id).orElse(""), violations, sound);
  }
}
