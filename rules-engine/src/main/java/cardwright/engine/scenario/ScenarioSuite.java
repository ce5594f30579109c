package cardwright.engine.scenario;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Diagnostics;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs files of scenarios. */
public final class ScenarioSuite {
  private final Rulebook rulebook;
  private final Map<String, CardDefinition> cards;

  /**
   * @param cards the cards of the game, which scenarios may use besides their own
   */
  public ScenarioSuite(Rulebook rulebook, Map<String, CardDefinition> cards) {
    this.rulebook = rulebook;
    this.cards = Collections.unmodifiableMap(new LinkedHashMap<>(cards)); // in their order: they may be listed
  }

  /**
   * Runs the scenarios of a file, in its order. What is wrong with the file is reported in {@code run}; a scenario with an error is not run.
   * Only the cards that the file uses are compiled, so a file runs as fast in a game of ten thousand cards as in a small one, and its own
   * cards are no other file's.
   */
  public List<ScenarioRunner.Report> run(Path file, Diagnostics run) {
    List<Scenario> scenarios = ScenarioReader.read(file, rulebook, new LinkedHashMap<>(cards), run);
    Map<String, CardDefinition> used = new LinkedHashMap<>();
    scenarios.forEach(scenario -> scenario.given().forEach(given -> used.put(given.card().id(), given.card())));
    ScenarioRunner runner = new ScenarioRunner(Catalogue.of(rulebook, used.values()));
    return scenarios.stream().map(runner::run).toList();
  }
}
