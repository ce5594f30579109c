package cardwright.workbench;

import cardwright.engine.edition.EditionName;
import cardwright.engine.library.GameFolder;
import cardwright.engine.rulebook.RulebookFiles;
import cardwright.grammar.Language;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Insertion;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.morphology.FormsFile;
import cardwright.grammar.morphology.Origin;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.LineMap;
import cardwright.grammar.tokens.WordForms;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code cardwright vocabulary add}. */
@Command(
    name = "add",
    sortOptions = false,
    usageHelpWidth = 110,
    synopsisHeading = "Usage: ",
    customSynopsis = "cardwright vocabulary add KIND ID [--ru WORDING] [--en WORDING] [--yes] [OPTIONS]",
    header = "Add a word to the vocabulary of a rulebook.",
    description = {
      "",
      "Shows in which forms cards will be able to write the word, what it would write, and asks. The entry is put behind those of its kind in"
          + " vocabulary.yaml, and nothing else in the file changes. Then all of the game is checked: if it is worse than before, every file is"
          + " put back and the errors are shown.",
      "",
      "A word of which a form already stands for something else is an error that names both. Without a terminal to ask at, nothing is written"
          + " unless --yes is said.",
      ""
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  cardwright vocabulary add keyword slink --ru юркость --en slinking \\",
      "      --means-ru \"Не может действовать\" --means-en \"Cannot act\"",
      "  cardwright vocabulary add keyword oath --ru клятва --en oath --parameters N --body instructions \\",
      "      --means-ru \"При гибели, если число фишек на ~ не менее N – …\" \\",
      "      --means-en \"On death, if the number of chips on ~ is at least N, …\"",
      "  cardwright vocabulary add synonym slink --ru увёртливость --en sidling",
      "  cardwright vocabulary add class badger --rulebook mygame --ru барсук --en badger",
      "  cardwright vocabulary add class ghast --ru гхаст --en ghast --form acc=гхаста --form acc-pl=гхастов",
      "  cardwright vocabulary add counter acorn --ru жёлудь --en acorn --icon \"{acorn}\"",
      "  cardwright vocabulary add zone burrow --ru нора --en burrow --at-ru в --at-en in --seen-by owner",
      "",
      "Everything that an entry can say, and how to write one by hand: docs/vocabulary.md"
    })
final class VocabularyAddCommand implements Callable<Integer> {
  private static final String ID = "[a-z][a-z0-9-]*";

  private final Console console;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "KIND",
      description = "keyword; class, a trait that is a noun; trait, an adjective; counter; zone; or synonym, one more wording of what is there.")
  private WordKind kind;

  @Parameters(
      index = "1",
      paramLabel = "ID",
      description = "What the rules call it: small Latin letters, digits and dashes. Of a synonym, the id that is there; CATEGORY/ID where several have it.")
  private String id;

  @Option(names = "--rulebook", paramLabel = "GAME", description = "The game. Default: the only one there is.")
  private String game;

  @Mixin private WordOptions said;

  @Option(names = {"-y", "--yes"}, description = "Write it without asking.")
  private boolean yes;

  @Option(names = "--dry-run", description = "Only show what would be written.")
  private boolean dryRun;

  @Mixin private DataOptions data;

  VocabularyAddCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    rejectOptionsOfOtherKinds();
    Optional<GameFolder> folder = new GameLoading(console, data).folder(game, Format.TEXT);
    if (folder.isEmpty()) {
      return ExitCode.UNUSABLE.code();
    } else if (EditionName.of(folder.get().game()).edition().isPresent()) {
      return unusable("the words of an edition are edits in its own file: docs/editions.md");
    }
    RulebookFiles files = RulebookFiles.read(folder.get().rulebook());
    Vocabulary vocabulary = Vocabulary.read(files.vocabulary());
    if (!files.vocabulary().sound() || !vocabulary.diagnostics().isEmpty()) {
      return refused(vocabulary.diagnostics(), files.vocabulary(), "the vocabulary has to be put right first");
    }
    if (kind == WordKind.SYNONYM) {
      return synonym(folder.get(), files, vocabulary);
    }
    if (!id.matches(ID)) {
      return unusable("«" + id + "» can't be an id: small Latin letters, digits and dashes can, beginning with a letter");
    }
    Optional<Entry> there = vocabulary.find(kind.category(), id);
    return there.isPresent()
        ? twice(there.get(), files.vocabulary())
        : add(folder.get(), files, forms -> VocabularyEdit.newEntry(kind, id, said, files.vocabulary(), files.game(), forms));
  }

  private int synonym(GameFolder folder, RulebookFiles files, Vocabulary vocabulary) {
    List<Entry> meant = vocabulary.all().stream().filter(entry -> id.equals(entry.id()) || id.equals(name(entry))).toList();
    if (meant.isEmpty()) {
      Optional<String> near = Nearest.to(id, vocabulary.all().stream().map(Entry::id).toList());
      console.unusable(Format.TEXT, "there is no «" + id + "» in the vocabulary that could have a synonym", near, "");
      return ExitCode.UNUSABLE.code();
    } else if (meant.size() > 1) {
      return unusable("«" + id + "» is several things; say which: " + meant.stream().map(VocabularyAddCommand::name).collect(Collectors.joining(", ")));
    }
    Entry entry = meant.get(0);
    for (Language language : Language.values()) {
      String wording = said.words(language).map(String::strip).orElse("");
      if (entry.words(language).contains(wording)) {
        return unusable("«" + wording + "» is a wording of " + name(entry) + " already");
      }
    }
    return add(folder, files, forms -> VocabularyEdit.synonym(entry, said, files.vocabulary(), files.game(), forms));
  }

  private static String name(Entry entry) {
    return entry.category().key() + "/" + entry.id();
  }

  /** Makes the edit, with forms that have to be written or without. */
  private interface Making {
    VocabularyEdit with(Optional<String> forms) throws WordEntry.Incomplete;
  }

  private int add(GameFolder folder, RulebookFiles files, Making making) {
    Optional<String> wrong = WordingFaults.of(said);
    if (wrong.isPresent()) {
      return unusable(wrong.get());
    }
    VocabularyEdit edit;
    try {
      edit = making.with(Optional.empty());
      Optional<RussianCorrections.Result> forms = corrections(edit);
      if (forms.isPresent() && forms.get().fault().isPresent()) {
        return unusable(forms.get().fault().get());
      }
      edit = forms.isPresent() ? making.with(forms.get().forms()) : edit;
    } catch (WordEntry.Incomplete incomplete) {
      return unusable(incomplete.getMessage());
    }
    VocabularyTrial trial = new VocabularyTrial(folder, files, data);
    Collection<Diagnostic> faults = edit.read().isEmpty() ? Vocabulary.read(edit.vocabulary()).diagnostics() : trial.inMemory(edit);
    if (!faults.isEmpty()) {
      return refused(faults, edit, "nothing was written");
    }
    Map<Language, WordForms> forms = edit.forms(said);
    show(edit, forms);
    if (forms.values().stream().anyMatch(word -> word.origin() == Origin.NOWHERE)) {
      return refused(List.of(), edit, "nothing was written: a word needs forms; see --form and --forms-ru");
    }
    return dryRun ? dry(edit) : confirmed() ? write(edit, trial, folder) : notConfirmed();
  }

  private Optional<RussianCorrections.Result> corrections(VocabularyEdit edit) {
    if (said.formsRu != null) {
      return Optional.of(RussianCorrections.spelt(said.formsRu));
    }
    return said.corrections.isEmpty() ? Optional.empty() : Optional.of(RussianCorrections.corrected(said.corrections, Optional.ofNullable(edit.forms(said).get(Language.RU))));
  }

  private void show(VocabularyEdit edit, Map<Language, WordForms> forms) {
    forms.forEach((language, word) -> {
      FormsTable.lines(word, language).forEach(console.out()::println);
      advice(word).ifPresent(console.out()::println);
    });
    shown(edit.vocabulary(), edit.added());
    shown(edit.game(), edit.addedToGame());
  }

  private static Optional<String> advice(WordForms word) {
    return switch (word.origin()) {
      case ENDING -> Optional.of("  A wrong form is corrected with --form, such as --form gen-pl=…, or later by hand, under forms-ru.");
      case NOWHERE -> Optional.of("  Say them: --form gen=…, or all twelve with --forms-ru.");
      default -> Optional.empty();
    };
  }

  private void shown(Document edited, List<Insertion> added) {
    if (added.isEmpty()) {
      return;
    }
    LineMap lines = new LineMap(edited.text());
    int moved = 0;
    List<Integer> numbers = new ArrayList<>();
    for (Insertion each : added.stream().sorted((one, other) -> Integer.compare(one.start(), other.start())).toList()) {
      int start = each.start() + moved;
      int from = lines.position(start).line() + (each.text().startsWith("\n") || each.text().startsWith("\r") ? 1 : 0);
      int to = lines.position(start + each.text().stripTrailing().length()).line();
      for (int line = from; line <= to; line++) {
        if (!numbers.contains(line) && !lines.line(line).isBlank()) {
          numbers.add(line);
        }
      }
      moved += each.text().length() - (each.end() - each.start());
    }
    console.out().println(edited.file() + ":" + numbers.get(0));
    numbers.forEach(line -> console.out().println("+ " + lines.line(line)));
  }

  private boolean confirmed() {
    return yes || console.hasPerson() && console.confirms("Are the forms right, and shall it be written? [y/N] ");
  }

  private int dry(VocabularyEdit edit) {
    console.out().println("nothing was written: --dry-run; " + edit.vocabulary().file() + " stays as it is");
    return ExitCode.FINE.code();
  }

  private int notConfirmed() {
    console.out().println(console.hasPerson() ? "nothing was written" : "nothing was written: this is no terminal to ask at; say --yes if the forms are right");
    return ExitCode.FINDINGS.code();
  }

  private int write(VocabularyEdit edit, VocabularyTrial trial, GameFolder folder) {
    try {
      List<Diagnostic> worse = trial.inFiles(edit);
      if (!worse.isEmpty()) {
        return refused(worse, edit, "every file was put back as it was");
      }
    } catch (IOException unwritable) {
      return unusable("it can't be written: " + unwritable.getMessage());
    }
    console.out().println("wrote " + name(edit.read().orElseThrow()) + " into " + edit.vocabulary().file());
    if (Files.isRegularFile(FormsFile.beside(edit.vocabulary().file()))) {
      console.out().println("its forms are in " + FormsFile.beside(edit.vocabulary().file()));
    }
    notes(edit, trial, folder).forEach(console.out()::println);
    return ExitCode.FINE.code();
  }

  private List<String> notes(VocabularyEdit edit, VocabularyTrial trial, GameFolder folder) {
    List<String> notes = new ArrayList<>();
    Entry entry = edit.read().orElseThrow();
    for (Language language : Language.values()) {
      if (entry.words(language).isEmpty()) {
        notes.add("note: it has no words in " + language.code() + ", so no text in that language can have it");
      }
    }
    if (kind == WordKind.KEYWORD && entry.keyword().orElseThrow().means().isEmpty()) {
      notes.add("note: it does nothing until «means» says what it means");
    } else if (kind == WordKind.ZONE) {
      notes.add("wrote it into " + edit.game().file() + " too, for a zone is a place of the game: what goes there, steps and verbs have to say");
    } else if (entry.group().isPresent() && entry.order() > 0 && Vocabulary.read(edit.vocabulary()).of(entry.category()).stream().filter(each -> each.group().equals(entry.group())).count() == 1) {
      notes.add("note: no other trait is of the group «" + entry.group().get() + "»");
    }
    trial.cardsCalled(entry).forEach(card -> notes.add("note: the card «" + card + "» is called so too; its own text then means the word by it, and the card is «~»"));
    trial.editionsWithout(entry).forEach(edition -> notes.add("note: " + edition + " has words of its own for " + name(entry) + ", and lacks the new one"));
    notes.add("Now try: ./cardwright check --rulebook " + folder.game() + data.said());
    return notes;
  }

  /** An option that is of no use for what is added would be lost in silence. */
  private void rejectOptionsOfOtherKinds() {
    for (var option : spec.commandLine().getParseResult().matchedOptions()) {
      String name = Arrays.stream(option.names()).filter(each -> each.startsWith("--")).findFirst().orElse(option.longestName());
      if (!kind.has(name) && !WordKind.having(name).isEmpty()) {
        throw new ParameterException(spec.commandLine(), name + " is for " + String.join(", ", WordKind.having(name)) + ", not for " + kind.said());
      }
    }
  }

  private int twice(Entry there, Document vocabulary) {
    Diagnostics run = new Diagnostics();
    String words = Arrays.stream(Language.values()).flatMap(language -> there.words(language).stream()).map(each -> "«" + each + "»").collect(Collectors.joining(", "));
    run.in(vocabulary).error(there.key().span(), "there is a " + there.category().human() + " «" + id + "» already, with the words " + words + "; `vocabulary add synonym` gives it more");
    console.diagnostics(run, Format.TEXT);
    console.out().println("nothing was written");
    return ExitCode.FINDINGS.code();
  }

  private int unusable(String message) {
    console.unusable(Format.TEXT, message);
    return ExitCode.UNUSABLE.code();
  }

  private int refused(Collection<Diagnostic> faults, VocabularyEdit edit, String what) {
    Diagnostics run = new Diagnostics();
    run.in(edit.vocabulary());
    run.in(edit.game());
    return refused(run, faults.stream().map(fault -> BlamedOption.named(fault, edit.vocabulary().file())).toList(), what);
  }

  private int refused(Collection<Diagnostic> faults, Document vocabulary, String what) {
    Diagnostics run = new Diagnostics();
    run.in(vocabulary);
    return refused(run, faults, what);
  }

  private int refused(Diagnostics run, Collection<Diagnostic> faults, String what) {
    for (Diagnostic fault : faults) {
      fault.file().filter(file -> run.textOf(fault.file()).isEmpty()).ifPresent(file -> run.in(DocumentReader.read(file)));
      run.add(fault);
    }
    console.diagnostics(run, Format.TEXT);
    console.out().println(what);
    return ExitCode.FINDINGS.code();
  }
}
