package cardwright.tests.scenarios;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.CardSet;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.library.GameFolder;
import cardwright.engine.rulebook.Clause;
import cardwright.engine.scenario.Scenario;
import cardwright.engine.scenario.ScenarioReader;
import cardwright.engine.scenario.ScenarioRunner;
import cardwright.grammar.document.DiagnosticPrinter;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Palette;
import cardwright.tests.Project;
import cardwright.tests.Squads;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every scenario of the project is a test, and every clause has one. */
class ScenariosTest {

  private record Suite(List<Scenario> scenarios, Map<String, CardDefinition> cards, String problems) {}

  private static Suite suite() {
    GameFolder.Loaded game = Squads.game();
    Diagnostics run = new Diagnostics();
    Map<String, CardDefinition> cards = new LinkedHashMap<>(game.cards().cards());
    List<Scenario> scenarios = new ArrayList<>();
    for (Path file : CardSet.filesBelow(Project.root().resolve("tests/scenarios/squads"), run)) {
      scenarios.addAll(ScenarioReader.read(file, game.rulebook(), cards, run));
    }
    return new Suite(scenarios, cards, new DiagnosticPrinter(Palette.PLAIN).print(run));
  }

  @TestFactory
  Stream<DynamicTest> scenarios() {
    Suite suite = suite();
    assertEquals("", suite.problems());
    ScenarioRunner runner = new ScenarioRunner(Catalogue.of(Squads.game().rulebook(), suite.cards().values()));
    return suite.scenarios().stream()
        .map(
            scenario ->
                DynamicTest.dynamicTest(
                    scenario.name(),
                    () -> {
                      ScenarioRunner.Report report = runner.run(scenario);
                      assertTrue(report.passed(), () -> String.join("\n", report.failures()) + "\n" + String.join("\n", report.lastEvents()));
                    }));
  }

  @Test
  void everyClauseIsShownAndEveryProhibitionRefused() {
    List<Scenario> scenarios = suite().scenarios();
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
