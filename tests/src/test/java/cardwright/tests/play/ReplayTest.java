package cardwright.tests.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.log.LogFile;
import cardwright.engine.log.Replay;
import cardwright.engine.play.Match;
import cardwright.grammar.Language;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The log of a match replays it, entry for entry, and the same seed gives the same match on any number of threads. */
class ReplayTest {
  private static final int SEEDS = 200;

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void everyLogReplaysItsMatch(String game) {
    Matches matches = new Matches(game);
    List<String> differences =
        IntStream.range(0, SEEDS).parallel()
            .mapToObj(
                seed -> {
                  Match.Result played = Match.play(matches.setup(seed, Matches.random(seed, 0), matches.sensible()));
                  LogFile log = new LogFile(Map.of("stateHash", played.stateHash()), played.log().stream().map(LogFile::line).toList());
                  Replay.Verdict verdict = Replay.verify(log, matches.loaded().catalogue(), matches.decks(seed), seed, Language.EN);
                  return verdict.difference().map(difference -> "seed " + seed + ": " + difference);
                })
            .flatMap(Optional::stream)
            .toList();
    assertEquals(List.of(), differences);
  }

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void theSameSeedGivesTheSameMatchWhicheverThreadPlaysIt(String game) {
    Matches matches = new Matches(game);
    List<String> alone = IntStream.range(0, 20).mapToObj(seed -> hash(matches, seed)).toList();
    List<String> together = IntStream.range(0, 20).parallel().mapToObj(seed -> hash(matches, seed)).toList();
    assertEquals(alone, together);
    assertTrue(alone.stream().distinct().count() > 15, "different seeds give different matches");
  }

  private static String hash(Matches matches, int seed) {
    return Match.play(matches.setup(seed, Matches.random(seed, 0), Matches.random(seed, 1))).stateHash();
  }

  @Test
  void aChangedLogIsFoundOut(@TempDir Path folder) throws Exception {
    Matches matches = new Matches("squads");
    Match.Result played = Match.play(matches.setup(7, matches.sensible(), matches.sensible()));
    List<String> lines = new ArrayList<>(played.log().stream().map(LogFile::line).toList());
    int changed = IntStream.range(0, lines.size()).filter(i -> lines.get(i).contains("\"roll\":")).findFirst().orElseThrow();
    lines.set(changed, lines.get(changed).replaceAll("\"roll\":\\d", "\"roll\":9"));
    Path file = folder.resolve("match.jsonl");
    new LogFile(Map.of("stateHash", played.stateHash()), lines).write(file);
    LogFile read = LogFile.read(file).orElseThrow();
    Replay.Verdict verdict = Replay.verify(read, matches.loaded().catalogue(), matches.decks(7), 7, Language.EN);
    assertTrue(verdict.difference().orElse("").startsWith("entry " + (changed + 1) + ":"), verdict.toString());
  }
}
