package cardwright.engine.cards;

import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.Language;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Nearest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The ids and names of a folder's cards. Their texts are not read, so that one card is found without understanding all of them. */
public final class CardIndex {
  private final List<Entry> entries;

  /** A card that can be looked up. */
  public record Entry(String id, Map<Language, String> names, Path file) {}

  private CardIndex(List<Entry> entries) {
    this.entries = List.copyOf(entries);
  }

  /** Every card below a folder; what is wrong with the files is not told here. */
  public static CardIndex of(Path folder) {
    Diagnostics unheard = new Diagnostics();
    List<Entry> entries = new ArrayList<>();
    for (Path file : CardSet.filesBelow(folder, unheard)) {
      Fields fields = Fields.of(DocumentReader.read(file), "a file of cards or a deck", unheard);
      if (!fields.has("deck")) {
        entries.addAll(fields.list("cards", "a card", each -> entry(each, file)));
      }
    }
    return new CardIndex(entries);
  }

  private static Entry entry(Fields fields, Path file) {
    Map<Language, String> names = new EnumMap<>(Language.class);
    fields.fields("name").ifPresent(
        each -> {
          for (Language language : Language.values()) {
            each.optionalText(language.code()).ifPresent(name -> names.put(language, name));
          }
        });
    return new Entry(fields.optionalText("id").orElse(""), names, file);
  }

  /** The card with an id or a name, in any language and case. */
  public Optional<Entry> find(String word) {
    return entries.stream().filter(entry -> entry.id().equals(word)).findFirst()
        .or(() -> entries.stream().filter(entry -> called(entry).stream().anyMatch(word::equalsIgnoreCase)).findFirst());
  }

  private static List<String> called(Entry entry) {
    List<String> called = new ArrayList<>(List.of(entry.id()));
    called.addAll(entry.names().values());
    return called;
  }

  /** The id or name that was probably meant. */
  public Optional<String> nearest(String word) {
    return Nearest.to(word, entries.stream().flatMap(entry -> called(entry).stream()).toList());
  }

  /** The cards, in the order of their files. */
  public List<Entry> entries() {
    return entries;
  }

  /** How many cards there are. */
  public int size() {
    return entries.size();
  }

  /** Reads one card; empty when it has an error, which is reported in {@code run}. */
  public static Optional<CardDefinition> read(Entry entry, Rulebook rulebook, Diagnostics run) {
    Document document = CardFile.read(rulebook, entry.file());
    Fields fields = Fields.of(document, "a file of cards", run);
    return new CardReader(rulebook, document, run, new DeclaredCards(), new UnderstoodTexts(), new CardTexts(rulebook)).readOnly(entry.id(), fields);
  }
}
