package cardwright.workbench;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.check.RulebookCheck;
import cardwright.engine.library.GameFolder;
import cardwright.engine.rulebook.ReadOnce;
import cardwright.engine.rulebook.RulebookFiles;
import cardwright.engine.rulebook.RulebookReader;
import cardwright.grammar.CardLanguage;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.morphology.FormsFile;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tries what an edit of a vocabulary does to a game: first in memory, then in its files, which are put back when the game is worse for it. */
final class VocabularyTrial {
  private static final String MARK = "\uFEFF";

  private final GameFolder folder;
  private final RulebookFiles files;
  private final DataOptions data;

  VocabularyTrial(GameFolder folder, RulebookFiles files, DataOptions data) {
    this.folder = folder;
    this.files = files;
    this.data = data;
  }

  /** What is wrong with the rulebook as it would be, and was not before. */
  List<Diagnostic> inMemory(VocabularyEdit edit) {
    RulebookFiles edited =
        new RulebookFiles(files.id(), files.folder(), edit.vocabulary(), edit.game(), files.pipeline(), files.clauses(), files.decisions(), files.changes());
    return Worse.than(problems(files), problems(edited));
  }

  private List<Diagnostic> problems(RulebookFiles rules) {
    Diagnostics run = new Diagnostics();
    RulebookReader.read(rules, new ReadOnce(folder.rulebook()), run).ifPresent(rulebook -> RulebookCheck.check(rulebook, run));
    return run.all();
  }

  /**
   * Writes the files, looks at all of the game with its cards and editions, and puts every file back if something is wrong that was not.
   *
   * @return what is wrong; with nothing in it the files are written
   * @throws IOException if a file can't be written; those before it are put back
   */
  List<Diagnostic> inFiles(VocabularyEdit edit) throws IOException {
    Map<Path, String> texts = new LinkedHashMap<>();
    put(texts, files.vocabulary(), edit.vocabulary());
    put(texts, files.game(), edit.game());
    Path forms = FormsFile.beside(edit.vocabulary().file());
    if (Files.isRegularFile(forms)) {
      texts.put(forms, FormsFile.completed(Files.readString(forms), CardLanguage.of(Vocabulary.read(edit.vocabulary())).forms()));
    }
    Map<Path, byte[]> before = new LinkedHashMap<>();
    for (Path file : texts.keySet()) {
      before.put(file, Files.readAllBytes(file));
    }
    List<Diagnostic> then = look();
    List<Diagnostic> worse;
    try {
      for (Map.Entry<Path, String> file : texts.entrySet()) {
        Files.write(file.getKey(), bytes(file.getValue(), before.get(file.getKey())));
      }
      worse = Worse.than(then, look());
    } catch (IOException | RuntimeException fault) {
      putBack(before);
      throw fault;
    }
    if (!worse.isEmpty()) {
      putBack(before);
    }
    return worse;
  }

  /** The cards whose name, in some language, is one of an entry's words. */
  List<String> cardsCalled(Entry entry) {
    Diagnostics unheard = new Diagnostics();
    return folder.load(unheard).stream()
        .flatMap(loaded -> loaded.cards().cards().values().stream())
        .filter(card -> card.names().entrySet().stream().anyMatch(name -> entry.words(name.getKey()).stream().anyMatch(name.getValue()::equalsIgnoreCase)))
        .map(CardDefinition::id)
        .sorted()
        .toList();
  }

  /** The editions that say anew what an entry is, and so don't have the wordings that the game has; presets have the words of their edition. */
  List<String> editionsWithout(Entry entry) {
    List<String> without = new ArrayList<>();
    for (GameFolder edition : folder.editions()) {
      Optional<Entry> there =
          edition.game().contains(":") ? Optional.empty() : edition.readRulebook(new Diagnostics()).flatMap(rules -> rules.vocabulary().find(entry.category(), entry.id()));
      if (there.isPresent() && !there.get().words().equals(entry.words())) {
        without.add(edition.game());
      }
    }
    return without;
  }

  private static void put(Map<Path, String> texts, Document old, Document edited) {
    if (!old.text().equals(edited.text())) {
      texts.put(old.file(), edited.text());
    }
  }

  /** A file that begins with a mark of its encoding keeps it; a document has none. */
  private static byte[] bytes(String text, byte[] before) {
    boolean marked = new String(before, StandardCharsets.UTF_8).startsWith(MARK) && !text.startsWith(MARK);
    return ((marked ? MARK : "") + text).getBytes(StandardCharsets.UTF_8);
  }

  private static void putBack(Map<Path, byte[]> before) throws IOException {
    for (Map.Entry<Path, byte[]> file : before.entrySet()) {
      Files.write(file.getKey(), file.getValue());
    }
  }

  private List<Diagnostic> look() {
    return CheckTargets.of(List.of(), folder.game(), data).units().stream().flatMap(unit -> Checkup.of(unit).run().all().stream()).toList();
  }
}
