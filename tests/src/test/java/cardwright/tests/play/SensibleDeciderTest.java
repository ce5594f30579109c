package cardwright.tests.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.match.Player;
import cardwright.engine.play.Match;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sensible decider beats the random one in at least four of five matches, each going first in half of them. */
class SensibleDeciderTest {
  private static final int MATCHES = Integer.getInteger("cardwright.matches", 200);

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void itBeatsRandomPlay(String game) {
    Matches matches = new Matches(game);
    long won =
        IntStream.range(0, MATCHES).parallel()
            .filter(
                seed -> {
                  boolean first = seed % 2 == 0;
                  Match.Result result =
                      Match.play(
                          first
                              ? matches.setup(seed / 2, matches.sensible(), Matches.random(seed, 1))
                              : matches.setup(seed / 2, Matches.random(seed, 0), matches.sensible()));
                  return result.outcome().winner().equals(Optional.of(first ? Player.FIRST : Player.SECOND));
                })
            .count();
    assertTrue(won >= 0.8 * MATCHES, "it won " + won + " of " + MATCHES);
  }
}
