package cardwright.workbench;

import cardwright.engine.edition.EditionName;
import cardwright.engine.scenario.ScenarioRunner;
import cardwright.grammar.Language;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cardwright test}. */
@Command(
    name = "test",
    header = "Run scenarios: given a position, when players act, then something must hold.",
    description = {
      "",
      "Runs every scenario below the PATHs; without one, all of the project. A failed one shows what was expected, what was there instead and"
          + " the last events. docs/scenarios.md tells how to write one.",
      ""
    },
    footerHeading = "%nExamples:%n",
    footer = {"  cardwright test", "  cardwright test tests/scenarios/squads/deployment.yaml", "  cardwright test my-scenarios --cards-dir my-cards"})
final class TestCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(paramLabel = "PATH", arity = "0..*", description = "A file of scenarios, or a folder with such files.")
  private List<Path> paths = new ArrayList<>();

  @Option(names = "--rulebook", paramLabel = "GAME", description = "Only scenarios of this game, or of this edition: GAME@EDITION.")
  private String game;

  @Mixin private DataOptions data;
  @Mixin private ScenarioOption scenarios;
  @Mixin private FormatOption format;

  TestCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (game != null && new GameLoading(console, data).folder(game, format.format()).isEmpty()) {
      return ExitCode.UNUSABLE.code();
    }
    Set<Path> files = new LinkedHashSet<>();
    for (Path path : paths.isEmpty() ? List.of(scenarios.scenarios()) : paths) {
      Optional<List<Path>> found = YamlFiles.below(path);
      if (found.isEmpty() || found.get().isEmpty()) {
        console.unusable(format.format(), path + ": " + (found.isEmpty() ? "there is no such file or folder" : "there is no .yaml file here: 0 scenarios"));
        return ExitCode.UNUSABLE.code();
      }
      files.addAll(found.get());
    }
    Rehearsals rehearsals = new Rehearsals(data, Optional.ofNullable(game));
    List<Rehearsals.FileReport> reports = rehearsals.run(List.copyOf(files));
    GameLoading loading = new GameLoading(console, data);
    if (!rehearsals.folders().stream().allMatch(folder -> loading.hasCards(folder, format.format()))) {
      return ExitCode.UNUSABLE.code();
    }
    rehearsals.games().forEach(run -> console.diagnostics(run, Format.TEXT));
    TestReport report = TestReport.of(reports);
    if (format.format() == Format.JSON) {
      console.json(report);
    } else {
      tell(reports, report);
    }
    if (report.scenarios() == 0) {
      console.err().println("cardwright: 0 scenarios" + (game == null ? "" : " of the game «" + game + "»" + instead(rehearsals.others())));
      return ExitCode.UNUSABLE.code();
    }
    return (report.failed() > 0 ? ExitCode.FINDINGS : ExitCode.FINE).code();
  }

  /** Of what there are scenarios; whoever asks for an edition may think that it has those of its game. */
  private String instead(Set<String> others) {
    String there = others.isEmpty() ? "" : "; there are some of: " + String.join(", ", others);
    String own = EditionName.of(game).game();
    return there + (own.equals(game) ? "" : ". An edition has scenarios of its own, in files that say «rulebook: " + game + "»");
  }

  private void tell(List<Rehearsals.FileReport> reports, TestReport report) {
    for (Rehearsals.FileReport file : reports) {
      console.diagnostics(file.run(), Format.TEXT);
      long passed = file.reports().size() - file.failed();
      String failed = file.failed() == 0 ? "" : ", " + file.failed() + " FAILED";
      console.out().println(file.file() + ": " + passed + " passed" + failed + (file.run().hasErrors() ? ", not all could be read" : ""));
    }
    reports.forEach(file -> file.reports().stream().filter(each -> !each.passed()).forEach(each -> failed(each, TestReport.result(each, file.lines()))));
    long run = report.results().stream().filter(result -> !result.name().isEmpty()).count();
    String broken = run == report.scenarios() ? "" : "; " + Plural.of(report.scenarios() - (int) run, "file") + " with errors";
    console.out().println(Plural.of((int) run, "scenario") + ": " + report.passed() + " passed, " + (run - report.passed()) + " failed" + broken);
  }

  private void failed(ScenarioRunner.Report report, TestReport.Result result) {
    console.out().println();
    console.out().println("FAILED: " + result.name());
    console.out().println("  " + result.file() + ":" + result.line() + (result.covers().isEmpty() ? "" : ", covers " + String.join(", ", result.covers())));
    result.failures().forEach(failure -> console.out().println("  " + failure));
    Narrator narrator = new Narrator(report.catalogue(), Language.EN, Narrator.Detail.TRACE, Optional.empty());
    List<String> told = report.lastEvents().stream().flatMap(event -> narrator.tell(event).stream()).flatMap(String::lines).filter(line -> !line.isBlank()).toList();
    if (!told.isEmpty()) {
      console.out().println("  the last events (--format json has them as the log does):");
      told.forEach(line -> console.out().println("    " + line));
    }
    console.out().println();
  }
}
