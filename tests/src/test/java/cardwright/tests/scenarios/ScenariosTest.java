package cardwright.tests.scenarios;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.cards.CardSet;
import cardwright.engine.rulebook.Clause;
import cardwright.engine.scenario.Scenario;
import cardwright.engine.scenario.ScenarioReader;
import cardwright.engine.scenario.ScenarioRunner;
import cardwright.engine.scenario.ScenarioSuite;
import cardwright.grammar.document.DiagnosticPrinter;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Palette;
import cardwright.tests.Project;
import cardwright.tests.Squads;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every scenario of the project is a test, and every clause has one. */
class ScenariosTest {

  private static List<Path> files() {
    return CardSet.filesBelow(Project.root().resolve("tests/scenarios/squads"), new Diagnostics());
  }

  private static List<Scenario> scenarios(Path file) {
    return ScenarioReader.read(file, Squads.game().rulebook(), new LinkedHashMap<>(Squads.game().cards().cards()), new Diagnostics());
  }

  @TestFactory
  Stream<DynamicTest> scenarios() {
    ScenarioSuite suite = new ScenarioSuite(Squads.game().rulebook(), Squads.game().cards().cards());
    List<DynamicTest> tests = new ArrayList<>();
    for (Path file : files()) {
      Diagnostics run = new Diagnostics();
      List<ScenarioRunner.Report> reports = suite.run(file, run);
      String problems = new DiagnosticPrinter(Palette.PLAIN).print(run);
      tests.add(DynamicTest.dynamicTest(file.getFileName() + " is read whole", () -> assertEquals("", problems)));
      for (ScenarioRunner.Report report : reports) {
        tests.add(
            DynamicTest.dynamicTest(
                report.scenario().name(),
                () -> assertTrue(report.passed(), () -> String.join("\n", report.failures()) + "\n" + String.join("\n", report.lastEvents()))));
      }
    }
    return tests.stream();
  }

  @Test
  void everyClauseIsShownAndEveryProhibitionRefused() {
    List<Scenario> scenarios = files().stream().flatMap(file -> scenarios(file).stream()).toList();
    List<String> missing = new ArrayList<>();
    for (Clause clause : Squads.game().rulebook().clauses()) {
      List<Scenario> covering = scenarios.stream().filter(scenario -> scenario.covers().contains(clause.id())).toList();
      if (covering.isEmpty()) {
        missing.add(clause.id() + " has no scenario");
      } else if (clause.forbids()
          && covering.stream().flatMap(scenario -> scenario.when().stream()).noneMatch(act -> act.refusal().isPresent())) {
        missing.add(clause.id() + " forbids something, but no scenario shows the refusal");
      }
    }
    assertEquals(List.of(), missing);
  }

  @Test
  void everyClauseIsImplementedBySomething() {
    List<String> cited = new ArrayList<>();
    Squads.game().rulebook().steps().forEach(step -> cited.addAll(step.rules()));
    Squads.game().rulebook().commonAbilities().forEach(ability -> cited.addAll(ability.rules()));
    Squads.game().rulebook().standingRules().forEach(rule -> cited.addAll(rule.rules()));
    assertEquals(
        List.of(), Squads.game().rulebook().clauses().stream().map(Clause::id).filter(clause -> !cited.contains(clause)).toList());
  }
}
