package cardwright.workbench;

import cardwright.engine.explain.Citers;
import cardwright.engine.library.GameFolder;
import cardwright.engine.rulebook.Clause;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.scenario.ScenarioRunner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code cardwright clauses}. */
@Command(
    name = "clauses",
    header = "List every clause of a rulebook with what implements it and the scenarios that show it.",
    description = {
      "",
      "Runs the scenarios of the game. A clause is in order when something implements it, at least one scenario covers it, all of those pass"
          + " and, where the clause forbids something, one of them shows the refusal.",
      ""
    })
final class ClausesCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game: a folder of the rulebooks.")
  private String game;

  @Mixin private DataOptions data;
  @Mixin private ScenarioOption scenarios;
  @Mixin private FormatOption format;

  ClausesCommand(Console console) {
    this.console = console;
  }

  /** What is known of a clause; its components are the keys of the JSON. */
  record Coverage(String clause, List<String> steps, List<Shown> scenarios) {}

  /** A scenario that covers a clause. */
  record Shown(String name, boolean passed) {}

  /** A clause for people: with its title and with what it lacks. */
  private record Row(Clause clause, Coverage coverage, List<String> lacks) {}

  @Override
  public Integer call() {
    GameLoading loading = new GameLoading(console, data);
    Optional<GameFolder> folder = loading.folder(game, format.format());
    if (folder.isEmpty() || !loading.hasCards(folder.get(), format.format())) {
      return ExitCode.UNUSABLE.code();
    }
    Optional<List<Path>> scenarioFiles = YamlFiles.below(scenarios.scenarios());
    if (scenarioFiles.isEmpty()) {
      console.unusable(format.format(), scenarios.scenarios() + ": there is no such file or folder");
      return ExitCode.UNUSABLE.code();
    }
    GameLoading.Rules rules = loading.rules(folder.get(), format.format());
    if (rules.rulebook().isEmpty()) {
      return rules.code().code();
    }
    Rehearsals rehearsals = new Rehearsals(data, Optional.of(game));
    List<Rehearsals.FileReport> files = rehearsals.run(scenarioFiles.get());
    rehearsals.games().forEach(run -> console.diagnostics(run, Format.TEXT));
    files.forEach(file -> console.diagnostics(file.run(), Format.TEXT));
    List<Row> rows = rows(rules.rulebook().get(), files.stream().flatMap(file -> file.reports().stream()).toList());
    if (format.format() == Format.JSON) {
      console.json(rows.stream().map(Row::coverage).toList());
    } else {
      rows.forEach(this::tell);
      long open = rows.stream().filter(row -> !row.lacks().isEmpty()).count();
      console.out().println(Plural.of(rows.size(), "clause") + ", " + (open == 0 ? "all in order" : open + " not in order"));
    }
    boolean fine = rows.stream().allMatch(row -> row.lacks().isEmpty()) && files.stream().noneMatch(file -> file.run().hasErrors());
    return (fine ? ExitCode.FINE : ExitCode.FINDINGS).code();
  }

  private static List<Row> rows(Rulebook rulebook, List<ScenarioRunner.Report> reports) {
    Citers citers = Citers.of(rulebook);
    List<Row> rows = new ArrayList<>();
    for (Clause clause : rulebook.clauses()) {
      List<ScenarioRunner.Report> covering = reports.stream().filter(report -> report.scenario().covers().contains(clause.id())).toList();
      List<Shown> shown = covering.stream().map(report -> new Shown(report.scenario().name(), report.passed())).toList();
      Coverage coverage = new Coverage(clause.id(), citers.of(clause.id()), shown);
      rows.add(new Row(clause, coverage, lacks(clause, coverage, covering)));
    }
    return rows;
  }

  private static List<String> lacks(Clause clause, Coverage coverage, List<ScenarioRunner.Report> covering) {
    List<String> lacks = new ArrayList<>();
    if (coverage.steps().isEmpty()) {
      lacks.add("nothing implements it");
    }
    if (covering.isEmpty()) {
      lacks.add("no scenario covers it");
    } else if (clause.forbids() && covering.stream().noneMatch(report -> report.scenario().showsRefusal())) {
      lacks.add("it forbids something, and no scenario shows the refusal");
    }
    if (covering.stream().anyMatch(report -> !report.passed())) {
      lacks.add("a scenario fails");
    }
    return lacks;
  }

  private void tell(Row row) {
    console.out().println(row.clause().id() + "  " + row.clause().title() + (row.clause().forbids() ? " (forbids)" : ""));
    row.coverage().steps().forEach(step -> console.out().println("    " + step));
    row.coverage().scenarios().forEach(shown -> console.out().println("    " + (shown.passed() ? "passed  " : "FAILED  ") + shown.name()));
    row.lacks().forEach(lack -> console.out().println("    NOT IN ORDER: " + lack));
  }
}
