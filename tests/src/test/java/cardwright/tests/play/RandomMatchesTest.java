package cardwright.tests.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.engine.play.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random matches of every game: all end, nothing throws, and a {@link Referee} finds no fault after any entry of the log. */
class RandomMatchesTest {
  private static final int MATCHES = Integer.getInteger("cardwright.matches", 100);
  private static final int FROM = Integer.getInteger("cardwright.from", 0);

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void whatMustAlwaysHoldHolds(String game) {
    Matches matches = new Matches(game);
    List<String> faults = IntStream.range(FROM, FROM + MATCHES).parallel().mapToObj(seed -> faults(matches, seed)).flatMap(List::stream).toList();
    assertEquals(List.of(), faults);
  }

  private static List<String> faults(Matches matches, int seed) {
    Referee[] referee = new Referee[1];
    Predicate<String> ofTiming = ability -> matches.loaded().catalogue().rules().ability(ability).orElseThrow().listensTo().stream().noneMatch(key -> key.startsWith("on:"));
    Match.Result result =
        Match.play(
            matches.setup(seed, Matches.random(seed, 0), Matches.random(seed, 1)),
            entry -> {
              if (referee[0] != null) {
                referee[0].look(entry);
              }
            },
            look -> referee[0] = new Referee(look.position(), "seed " + seed, ofTiming));
    List<String> faults = new ArrayList<>(referee[0].faults());
    if (result.turns() > matches.loaded().rulebook().limits().turns()) {
      faults.add("seed " + seed + ": it took " + result.turns() + " turns");
    }
    return faults;
  }
}
