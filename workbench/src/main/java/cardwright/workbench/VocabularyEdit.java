package cardwright.workbench;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Insertion;
import cardwright.grammar.document.Insertion.Style;
import cardwright.grammar.document.MappingNode;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.document.Trees;
import cardwright.grammar.tokens.WordForms;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What adding a word makes of the files of a rulebook. Nothing is written.
 *
 * @param vocabulary the vocabulary with the word
 * @param game the game with the word, if it has to say something of it
 * @param added all that is new, by document, for a person to read
 * @param entry the id that has the word, in the new vocabulary
 */
record VocabularyEdit(Document vocabulary, Document game, List<Insertion> added, List<Insertion> addedToGame, Category category, String entry) {

  /** A new entry. */
  static VocabularyEdit newEntry(WordKind kind, String id, WordOptions said, Document vocabulary, Document game, Optional<String> forms) throws WordEntry.Incomplete {
    WordEntry entry = WordEntry.of(kind, said, Vocabulary.read(vocabulary), forms);
    Insertion added = Insertion.entry(vocabulary, kind.category().key(), entry.after(), id, entry.keys(), kind.style());
    List<Insertion> more =
        kind == WordKind.ZONE ? List.of(Insertion.entry(game, kind.category().key(), Optional.empty(), id, WordEntry.zone(said), Style.FLOW)) : List.of();
    return new VocabularyEdit(with(vocabulary, List.of(added)), with(game, more), List.of(added), more, kind.category(), id);
  }

  /** One more wording of an entry, in one language or in both. */
  static VocabularyEdit synonym(Entry entry, WordOptions said, Document vocabulary, Document game, Optional<String> forms) {
    MappingNode node = (MappingNode) vocabulary.root().flatMap(root -> Trees.get(root, entry.category().key())).flatMap(section -> Trees.get(section, entry.id())).orElseThrow();
    List<Insertion> added = new ArrayList<>();
    // a key comes before what extends its neighbour: of two at one place the later one is written in front
    forms.ifPresent(text -> added.add(forms(entry, vocabulary, node, text)));
    for (Language language : Language.values()) {
      said.words(language).ifPresent(wording -> {
        String words = entry.words(language).isEmpty() ? wording.strip() : WordEntry.withTail(wording, tail(entry.words(language).get(0), entry));
        Optional<ScalarNode> old = scalar(node, language.code());
        added.add(
            old.isPresent()
                ? Insertion.extend(old.get(), " | " + words)
                : Insertion.field(vocabulary.text(), node, Optional.empty(), language.code(), words, Style.FLOW));
      });
    }
    return new VocabularyEdit(with(vocabulary, added), game, added, List.of(), entry.category(), entry.id());
  }

  private static Insertion forms(Entry entry, Document vocabulary, MappingNode node, String forms) {
    int wordings = entry.words(Language.RU).size();
    String key = "forms-" + Language.RU.code();
    Optional<ScalarNode> old = scalar(node, key);
    if (old.isPresent()) {
      int told = entry.forms().getOrDefault(Language.RU, List.of()).size();
      return Insertion.extend(old.get(), " |".repeat(Math.max(1, wordings + 1 - told)) + " " + forms);
    }
    Optional<String> after = scalar(node, Language.RU.code()).map(any -> Language.RU.code());
    return Insertion.field(vocabulary.text(), node, after, key, "| ".repeat(wordings) + forms, Style.FLOW);
  }

  private static Optional<ScalarNode> scalar(Node node, String key) {
    return Trees.get(node, key).filter(ScalarNode.class::isInstance).map(ScalarNode.class::cast);
  }

  /** What stands behind the words of a keyword. */
  private static String tail(String wording, Entry entry) {
    return entry.category() == Category.KEYWORDS ? wording.substring(Entry.bare(wording).length()) : "";
  }

  private static Document with(Document document, List<Insertion> added) {
    return added.isEmpty() ? document : DocumentReader.parse(document.file(), Insertion.make(document.text(), added));
  }

  /** The entry with its new word; empty if the file does not read. */
  Optional<Entry> read() {
    return Vocabulary.read(vocabulary).find(category, entry);
  }

  /** The forms of the new word in each language that it was given in: of the last wording. */
  Map<Language, WordForms> forms(WordOptions said) {
    Map<Language, WordForms> forms = new EnumMap<>(Language.class);
    CardLanguage language = CardLanguage.of(Vocabulary.read(vocabulary));
    read().ifPresent(found -> {
      for (Language each : Language.values()) {
        if (said.words(each).isPresent() && !found.words(each).isEmpty()) {
          forms.put(each, language.formsOf(found, each, found.words(each).size() - 1));
        }
      }
    });
    return forms;
  }
}
