package cardwright.tests.scenarios;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.scenario.ScenarioRunner;
import cardwright.engine.scenario.ScenarioSuite;
import cardwright.grammar.document.Diagnostics;
import cardwright.tests.Squads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player of a scenario could not do is told with the reason that held when it could have been done. */
class OccasionsTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{player: first, uses: shut, ability: strike, target: foe} | in battle/main/choice: its cost can't be paid",
        "{player: first, uses: gron, ability: strike, target: far} | in battle/main/choice: the target is out of reach",
        "{player: first, uses: gron, ability: strike, target: shut} | in battle/main/choice: it can't be aimed at this card",
        "{player: first, uses: dead, ability: strike, target: foe} | in battle/main/choice: the card is not in play",
        "{player: second, uses: foe, ability: strike, target: gron} | in battle/main/choice: only the active player may declare it",
        "{player: second, chooses: [gron]} | the second player had no choice after that; the last that was asked: the first player, «Choice: play something?»",
        "{player: first, chooses: [gron]} | something else was asked, «Choice: play something?»",
      })
  void theReasonIsTheTrueOne(String act, String reason) throws IOException {
    Path file = directory.resolve("reasons.yaml");
    Files.writeString(
        file,
        """
        rulebook: squads
        scenarios:
          - scenario: What is missed
            given:
              step: main
              first:
                gron: {card: mire-troll, at: C4}
                shut: {card: mire-troll, at: B4, states: [closed]}
                dead: {card: mire-troll, in: graveyard}
              second:
                foe: {card: granite-guard, at: C3}
                far: {card: granite-guard, at: A1}
            when:
              - ACT
            then:
              - gron has no wounds
        """.replace("ACT", act));
    List<ScenarioRunner.Report> reports = new ScenarioSuite(Squads.game().rulebook(), Squads.game().cards().cards()).run(file, new Diagnostics());
    assertEquals(1, reports.size());
    String failures = reports.get(0).failures().toString();
    assertTrue(failures.contains("there was no occasion for") && failures.contains(reason), failures);
  }
}
