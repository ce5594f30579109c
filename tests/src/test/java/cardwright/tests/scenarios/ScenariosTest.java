package cardwright.tests.scenarios;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.cards.CardSet;
import cardwright.engine.explain.Citers;
import cardwright.engine.rulebook.Clause;
import cardwright.engine.log.LogFile;
import cardwright.engine.scenario.Scenario;
import cardwright.engine.scenario.ScenarioReader;
import cardwright.engine.scenario.ScenarioRunner;
import cardwright.engine.scenario.ScenarioSuite;
import cardwright.grammar.document.DiagnosticPrinter;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Palette;
import cardwright.tests.Games;
import cardwright.tests.Project;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every scenario of the project is a test, and every clause has one. */
class ScenariosTest {

  private static List<Path> files(String game) {
    return CardSet.filesBelow(Project.root().resolve("tests/scenarios").resolve(game), new Diagnostics());
  }

  private static List<Scenario> scenarios(String game, Path file) {
    return ScenarioReader.read(file, Games.game(game).rulebook(), new LinkedHashMap<>(Games.game(game).cards().cards()), new Diagnostics());
  }

  @TestFactory
  Stream<DynamicTest> scenarios() {
    return Games.all().flatMap(ScenariosTest::scenariosOf);
  }

  private static Stream<DynamicTest> scenariosOf(String game) {
    ScenarioSuite suite = new ScenarioSuite(Games.game(game).rulebook(), Games.game(game).cards().cards());
    List<DynamicTest> tests = new ArrayList<>();
    for (Path file : files(game)) {
      Diagnostics run = new Diagnostics();
      List<ScenarioRunner.Report> reports = suite.run(file, run);
      String problems = new DiagnosticPrinter(Palette.PLAIN).print(run);
      tests.add(DynamicTest.dynamicTest(game + ": " + file.getFileName() + " is read whole", () -> assertEquals("", problems)));
      for (ScenarioRunner.Report report : reports) {
        tests.add(
            DynamicTest.dynamicTest(
                report.scenario().name(),
                () -> assertTrue(report.passed(), () -> String.join("\n", report.failures()) + "\n" + String.join("\n", report.lastEvents().stream().map(LogFile::line).toList()))));
      }
    }
    return tests.stream();
  }

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void everyClauseIsShownAndEveryProhibitionRefused(String game) {
    List<Scenario> scenarios = files(game).stream().flatMap(file -> scenarios(game, file).stream()).toList();
    List<String> missing = new ArrayList<>();
    for (Clause clause : Games.game(game).rulebook().clauses()) {
      List<Scenario> covering = scenarios.stream().filter(scenario -> scenario.covers().contains(clause.id())).toList();
      if (covering.isEmpty()) {
        missing.add(clause.id() + " has no scenario");
      } else if (clause.forbids() && covering.stream().noneMatch(Scenario::showsRefusal)) {
        missing.add(clause.id() + " forbids something, but no scenario shows the refusal");
      }
    }
    assertEquals(List.of(), missing);
  }

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void everyClauseIsImplementedBySomething(String game) {
    Citers citers = Citers.of(Games.game(game).rulebook());
    assertEquals(
        List.of(), Games.game(game).rulebook().clauses().stream().map(Clause::id).filter(clause -> citers.of(clause).isEmpty()).toList());
  }
}
