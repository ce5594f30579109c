package cardwright.workbench;

import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Severity;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cardwright check}. */
@Command(
    name = "check",
    header = "Check rulebooks, cards, decks and scenarios without playing.",
    description = {
      "",
      "Reads and compiles everything, and shows all errors of all files at once, each at its place with what to write instead. Without a PATH"
          + " it looks at every game of the two folders. A card with an error is left out whole, and a rulebook with an error hides its cards"
          + " until it is right: nothing is ever loaded by half.",
      ""
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  cardwright check",
      "  cardwright check cards/squads/silverwood.yaml",
      "  cardwright check my-cards.yaml --rulebook squads --format json"
    })
final class CheckCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      paramLabel = "PATH",
      arity = "0..*",
      description = "A folder with a rulebook, a folder with cards, or one file with cards, a deck or scenarios. Cards belong to the game whose"
          + " name a folder above them has.")
  private List<Path> paths = new ArrayList<>();

  @Option(names = "--rulebook", paramLabel = "GAME", description = "The game of cards that do not lie in a folder of its name.")
  private String game;

  @Option(
      names = "--fix",
      description = "Write what errors propose into the files and tell it; nothing else in them is touched. A file that has no fewer errors then is left as it was. What is still wrong is shown.")
  private boolean fix;

  @Mixin private DataOptions data;
  @Mixin private FormatOption format;

  CheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    CheckTargets targets = CheckTargets.of(paths, game, data);
    List<Checkup.Result> results = look(targets);
    if (fix) {
      try {
        results = fixed(results, targets);
      } catch (IOException unwritable) {
        console.unusable(format.format(), "the corrections can't be written: " + unwritable.getMessage());
        return ExitCode.UNUSABLE.code();
      }
    }
    CheckReport report = CheckReport.of(targets.unusable(), results);
    if (format.format() == Format.JSON) {
      console.json(report);
    } else {
      console.diagnostics(targets.unusable(), Format.TEXT);
      results.forEach(result -> console.diagnostics(result.run(), Format.TEXT));
      results.forEach(result -> console.out().println(line(result)));
      console.out().println(Plural.of(report.errors(), "error") + ", " + Plural.of(report.warnings(), "warning"));
    }
    boolean nothing = has(targets.unusable()) || results.stream().anyMatch(Checkup.Result::nothing);
    return (nothing ? ExitCode.UNUSABLE : report.errors() > 0 ? ExitCode.FINDINGS : ExitCode.FINE).code();
  }

  private static List<Checkup.Result> look(CheckTargets targets) {
    return targets.units().stream().map(Checkup::of).toList();
  }

  private static List<Diagnostic> found(List<Checkup.Result> results) {
    return results.stream().flatMap(result -> result.run().all().stream()).distinct().toList();
  }

  private List<Checkup.Result> fixed(List<Checkup.Result> results, CheckTargets targets) throws IOException {
    Map<Path, List<String>> corrected = Corrections.write(found(results), () -> found(look(targets)));
    if (format.format() != Format.JSON) {
      corrected.forEach(
          (file, made) -> {
            console.out().println(file + ": " + Plural.of(made.size(), "correction") + " written");
            made.forEach(each -> console.out().println("  " + each));
          });
      if (corrected.isEmpty() && found(results).stream().anyMatch(each -> each.severity() == Severity.ERROR)) {
        console.out().println("no file was written: for what is wrong here there is no sure correction");
      }
    }
    return corrected.isEmpty() ? results : look(targets);
  }

  private static boolean has(Diagnostics run) {
    return run.all().stream().map(Diagnostic::severity).anyMatch(Severity.ERROR::equals);
  }

  private static String line(Checkup.Result result) {
    List<String> parts = new ArrayList<>();
    if (result.rules() > 0) {
      parts.add("rules in " + Plural.of(result.rules(), "file"));
    }
    if (!result.editions().isEmpty()) {
      parts.add("editions " + String.join(", ", result.editions()));
    }
    if (result.cardFiles() > 0) {
      String leftOut = result.leftOut() > 0 ? " (" + result.leftOut() + " left out)" : "";
      parts.add(Plural.of(result.cards(), "card") + leftOut + " with " + Plural.of(result.abilities(), "ability", "abilities") + " and "
          + Plural.of(result.decks(), "deck") + " in " + Plural.of(result.cardFiles(), "file")
          + (result.unread() > 0 ? " (" + result.unread() + " not read whole)" : ""));
    }
    if (result.scenarioFiles() > 0) {
      parts.add(Plural.of(result.scenarios(), "scenario") + " in " + Plural.of(result.scenarioFiles(), "file"));
    }
    return result.game() + ": " + String.join("; ", parts);
  }
}
