package cardwright.workbench;

import cardwright.engine.cards.CardSet;
import cardwright.engine.cards.DeckCheck;
import cardwright.engine.cards.DeckList;
import cardwright.engine.cards.Violation;
import cardwright.engine.library.GameFolder;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Finding;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.source.LineMap;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cardwright deck}. */
@Command(
    name = "deck",
    header = "Tell whether a deck is legal, and all that it violates.",
    description = {
      "",
      "Holds a deck against a format of its game: the one that it names, the one that is asked for, or the usual one. Every violation is told"
          + " at once, each with its clause, what was found and what is allowed.",
      ""
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  cardwright deck cards/squads/decks/silverwood.yaml --rulebook squads",
      "  cardwright deck my-deck.yaml --rulebook squads --deck-format standard --format json"
    })
final class DeckCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(index = "0", paramLabel = "FILE", description = "The deck.")
  private Path file;

  @Option(names = "--rulebook", paramLabel = "GAME", description = "The game; not needed when there is only one.")
  private String game;

  @Option(names = "--deck-format", paramLabel = "NAME", description = "The format to hold it against, instead of the one that it names.")
  private String deckFormat;

  @Mixin private DataOptions data;
  @Mixin private FormatOption format;

  DeckCommand(Console console) {
    this.console = console;
  }

  /** What was found, as JSON has it. */
  record Report(String deck, String format, int cards, boolean legal, List<Broken> violations, List<Finding> findings) {}

  /** A violation, with its place in the file. */
  record Broken(List<String> clauses, String message, String found, String allowed, int line, int column) {}

  @Override
  public Integer call() {
    GameLoading loading = new GameLoading(console, data);
    Optional<GameFolder> folder = loading.folder(game, format.format());
    if (folder.isEmpty() || !loading.hasCards(folder.get(), format.format())) {
      return ExitCode.UNUSABLE.code();
    }
    if (!Files.isRegularFile(file)) {
      console.unusable(format.format(), file + ": there is no such file");
      return ExitCode.UNUSABLE.code();
    }
    GameLoading.Rules rules = loading.rules(folder.get(), format.format());
    if (rules.rulebook().isEmpty()) {
      return rules.code().code();
    }
    Rulebook rulebook = rules.rulebook().get();
    if (deckFormat != null && !rulebook.decks().formats().containsKey(deckFormat)) {
      List<String> known = List.copyOf(rulebook.decks().formats().keySet());
      console.unusable(format.format(), "there is no format «" + deckFormat + "»", Nearest.to(deckFormat, known), Nearest.orAll(deckFormat, known));
      return ExitCode.UNUSABLE.code();
    }
    // what is wrong with the game's own files is the business of check; a deck that needs a broken card says so itself
    CardSet set = CardSet.read(rulebook, folder.get().cards(), new Diagnostics());
    Diagnostics run = new Diagnostics();
    DeckCheck.Result result = DeckCheck.of(file, rulebook, set, Optional.ofNullable(deckFormat), run);
    tell(result, run);
    return (result.legal() ? ExitCode.FINE : result.readable() ? ExitCode.FINDINGS : ExitCode.UNUSABLE).code();
  }

  private void tell(DeckCheck.Result result, Diagnostics run) {
    String name = result.list().map(DeckList::id).orElse(file.getFileName().toString());
    int cards = result.list().map(deck -> deck.deck().cards().size()).orElse(0);
    if (format.format() == Format.JSON) {
      LineMap lines = new LineMap(result.document().text());
      List<Broken> broken = result.violations().stream().map(each -> broken(each, lines)).toList();
      console.json(new Report(name, result.format(), cards, result.legal(), broken, Finding.of(run)));
      return;
    }
    int findings = run.errorCount() + result.violations().size();
    Diagnostics there = result.in(run);
    result.violations().forEach(each -> there.error(each.span(), each.cited()));
    console.diagnostics(run, Format.TEXT);
    if (result.readable()) {
      String verdict = result.legal() ? "legal" : "not legal, " + Plural.of(findings, "finding");
      console.out().println(name + ": " + Plural.of(cards, "card") + ", format " + result.format() + ": " + verdict);
    }
  }

  private static Broken broken(Violation violation, LineMap lines) {
    var place = lines.position(violation.span().start());
    return new Broken(violation.rules(), violation.message(), violation.found(), violation.allowed(), place.line(), place.column());
  }
}
