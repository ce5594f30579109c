package cardwright.workbench;

import cardwright.engine.log.LogFile;
import cardwright.engine.scenario.Scenario;
import cardwright.engine.scenario.ScenarioRunner;
import cardwright.grammar.document.Finding;
import cardwright.grammar.source.LineMap;
import java.util.ArrayList;
import java.util.List;

/** What {@code test} says to programs; its components are the keys of the JSON. */
record TestReport(int scenarios, int passed, int failed, List<Result> results) {

  /**
   * One scenario or, with all of its errors, a file of which not everything could be run.
   *
   * @param name empty for a file
   * @param lastEvents the end of the log, for a failed one
   */
  record Result(String name, String file, int line, boolean passed, List<String> covers, List<String> failures, List<String> lastEvents) {}

  static TestReport of(List<Rehearsals.FileReport> files) {
    List<Result> results = new ArrayList<>();
    for (Rehearsals.FileReport file : files) {
      LineMap lines = file.lines();
      file.reports().forEach(report -> results.add(result(report, lines)));
      List<Finding> errors = Finding.of(file.run()).stream().filter(finding -> finding.severity().equals("error")).toList();
      if (!errors.isEmpty()) {
        List<String> failures = errors.stream().map(error -> "line " + error.line() + ": " + error.message()).toList();
        results.add(new Result("", errors.get(0).file(), errors.get(0).line(), false, List.of(), failures, List.of()));
      }
    }
    int passed = (int) results.stream().filter(Result::passed).count();
    return new TestReport(results.size(), passed, results.size() - passed, results);
  }

  static Result result(ScenarioRunner.Report report, LineMap lines) {
    Scenario scenario = report.scenario();
    return new Result(
        scenario.name(), scenario.file().toString().replace('\\', '/'), lines.position(scenario.span().start()).line(), report.passed(),
        scenario.covers(), report.failures(), report.lastEvents().stream().map(LogFile::line).toList());
  }
}
