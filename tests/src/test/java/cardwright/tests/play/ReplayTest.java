package cardwright.tests.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.log.LogFile;
import cardwright.engine.log.Replay;
import cardwright.engine.play.Match;
import cardwright.grammar.Language;
import cardwright.tests.Squads;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The log of a match replays it, entry for entry, and the same seed gives the same match on any number of threads. */
class ReplayTest {
  private static final int SEEDS = 200;

  @Test
  void everyLogReplaysItsMatch() {
    List<String> differences =
        IntStream.range(0, SEEDS).parallel()
            .mapToObj(
                seed -> {
                  Match.Result played = Match.play(Matches.setup(seed, Matches.random(seed, 0), Matches.sensible()));
                  LogFile log = new LogFile(Map.of("stateHash", played.stateHash()), played.log().stream().map(LogFile::line).toList());
                  Replay.Verdict verdict = Replay.verify(log, Squads.game().catalogue(), Matches.decks(seed), seed, Language.EN);
                  return verdict.difference().map(difference -> "seed " + seed + ": " + difference);
                })
            .flatMap(Optional::stream)
            .toList();
    assertEquals(List.of(), differences);
  }

  @Test
  void theSameSeedGivesTheSameMatchWhicheverThreadPlaysIt() {
    List<String> alone = IntStream.range(0, 20).mapToObj(ReplayTest::hash).toList();
    List<String> together = IntStream.range(0, 20).parallel().mapToObj(ReplayTest::hash).toList();
    assertEquals(alone, together);
    assertTrue(alone.stream().distinct().count() > 15, "different seeds give different matches");
  }

  private static String hash(int seed) {
    return Match.play(Matches.setup(seed, Matches.random(seed, 0), Matches.random(seed, 1))).stateHash();
  }

  @Test
  void aChangedLogIsFoundOut(@TempDir Path folder) throws Exception {
    Match.Result played = Match.play(Matches.setup(7, Matches.sensible(), Matches.sensible()));
    List<String> lines = new java.util.ArrayList<>(played.log().stream().map(LogFile::line).toList());
    int changed = IntStream.range(0, lines.size()).filter(i -> lines.get(i).contains("\"roll\":")).findFirst().orElseThrow();
    lines.set(changed, lines.get(changed).replaceAll("\"roll\":\\d", "\"roll\":9"));
    Path file = folder.resolve("match.jsonl");
    new LogFile(Map.of("stateHash", played.stateHash()), lines).write(file);
    LogFile read = LogFile.read(file).orElseThrow();
    Replay.Verdict verdict = Replay.verify(read, Squads.game().catalogue(), Matches.decks(7), 7, Language.EN);
    assertTrue(verdict.difference().orElse("").startsWith("entry " + (changed + 1) + ":"), verdict.toString());
  }
}
