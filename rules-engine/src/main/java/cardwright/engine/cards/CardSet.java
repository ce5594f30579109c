package cardwright.engine.cards;

import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.source.Span;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The cards and decks of one game's folder: every {@code *.yaml} below it; a file with {@code cards:} holds cards, one with {@code deck:}
 * is a deck.
 *
 * @param cards by id, in the order of files and of cards in them
 * @param decks by id
 * @param files how many files were read
 * @param abilities how many abilities were understood
 * @param declared all cards that the files declare, those with errors too
 */
public record CardSet(Map<String, CardDefinition> cards, Map<String, Deck> decks, int files, int abilities, DeclaredCards declared) {

  /** Reads a folder; what is wrong is reported in {@code run}, and cards with errors are left out. */
  public static CardSet read(Rulebook rulebook, Path folder, Diagnostics run) {
    return read(rulebook, filesBelow(folder, run), run);
  }

  /** Reads files of cards and decks. Decks are read after all cards, whatever the order of files. */
  public static CardSet read(Rulebook rulebook, List<Path> files, Diagnostics run) {
    return read(rulebook, files, new UnderstoodTexts(), run);
  }

  /** The same again: texts that were understood before are not read a second time. */
  public static CardSet read(Rulebook rulebook, List<Path> files, UnderstoodTexts understood, Diagnostics run) {
    Map<String, CardDefinition> cards = new LinkedHashMap<>();
    DeclaredCards known = new DeclaredCards();
    Map<Path, Fields> decks = new LinkedHashMap<>();
    int abilities = 0;
    List<Document> documents = files.parallelStream().map(file -> CardFile.read(rulebook, file)).toList();
    CardTexts texts = new CardTexts(rulebook);
    if (understood.isEmpty()) {
      texts.readAhead(documents);
    }
    for (int i = 0; i < files.size(); i++) {
      Path file = files.get(i);
      Document document = documents.get(i);
      Fields fields = Fields.of(document, "a file of cards or a deck", run);
      if (!document.sound()) {
        known.unread(file);
      }
      if (fields.value("deck").isPresent()) {
        decks.put(file, fields);
      } else if (fields.has("cards")) {
        CardReader reader = new CardReader(rulebook, document, run, known, understood, texts);
        if (document.sound() && fields.list("cards", node -> node).isEmpty()) {
          run.in(document).warning(fields.spanOfKey("cards"), "0 cards: there is nothing in this list");
        }
        reader.read(fields).forEach(card -> cards.put(card.id(), card));
        abilities += reader.abilities();
      } else if (document.sound()) {
        noCards(fields);
        known.unread(file);
      }
    }
    Map<String, Deck> built = new LinkedHashMap<>();
    decks.forEach((file, fields) -> new DeckReader(rulebook, cards, known::mayHold).read(file, fields).ifPresent(deck -> built.put(deck.id(), deck)));
    return new CardSet(cards, built, files.size(), abilities, known);
  }

  /** The ids of cards that are declared and were left out because of an error, sorted. */
  public List<String> broken() {
    return declared.ids().stream().filter(id -> !cards.containsKey(id)).sorted().toList();
  }

  /** Reports the rewordings of an edition that find no card; only where all cards of the game were read. */
  public void reportLostRewordings(Rulebook rulebook, Diagnostics run) {
    List<Change> rewordings = rulebook.changes().stream().filter(change -> change.kind() == Change.Kind.REWORD).toList();
    List<Change> lost = rewordings.stream().filter(change -> !declared.ids().contains(change.id().text())).toList();
    for (Change change : lost) {
      String id = change.id().text();
      Optional<String> meant = Nearest.to(id, declared.ids());
      String message = "there is no card «" + id + "» that could be reworded";
      if (meant.isEmpty() && lost.size() == rewordings.size()) {
        // a folder of somebody's own cards, of which an edition of the printed ones knows nothing
        run.in(change.source()).warning(change.id().span(), message);
      } else {
        run.in(change.source()).error(change.id().span(), message, meant);
      }
    }
  }

  /** A file with neither cards nor a deck; a mistyped key is that and nothing else. */
  private static void noCards(Fields fields) {
    if (fields.missing("a file here needs «cards» or «deck»", "cards", "deck")) {
      fields.done();
    }
  }

  /**
   * Cards that a file declares for itself, beside those it may use.
   *
   * @param taken the cards it may use
   * @param known all that the file declares is added here
   */
  public static List<CardDefinition> ownCards(
      Rulebook rulebook, Path file, Fields fields, Diagnostics run, Collection<CardDefinition> taken, DeclaredCards known) {
    taken.forEach(known::add);
    return new CardReader(rulebook, DocumentReader.read(file), run, known, new UnderstoodTexts(), new CardTexts(rulebook)).readList(fields);
  }

  /** Every YAML file below a folder, or the file itself, in the order of their paths. */
  public static List<Path> filesBelow(Path folder, Diagnostics run) {
    if (Files.isRegularFile(folder)) {
      return List.of(folder);
    }
    try (Stream<Path> found = Files.walk(folder)) {
      List<Path> files = new ArrayList<>(found.filter(Files::isRegularFile).filter(CardSet::isYaml).sorted().toList());
      if (files.isEmpty()) {
        run.at(folder).warning(new Span(0, 0), "0 cards: there is no .yaml file here");
      }
      return files;
    } catch (IOException | UncheckedIOException unreadable) {
      run.at(folder).error(new Span(0, 0), "it can't be read: there is no such file or folder, or it is closed to you");
      return List.of();
    }
  }

  private static boolean isYaml(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".yaml") || name.endsWith(".yml");
  }

  /** A deck by its id. */
  public Optional<Deck> deck(String id) {
    return Optional.ofNullable(decks.get(id));
  }
}
