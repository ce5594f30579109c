package cardwright.tests.bench;

import cardwright.engine.cards.Deck;
import cardwright.engine.decide.Decider;
import cardwright.engine.decide.RandomDecider;
import cardwright.engine.decide.SensibleDecider;
import cardwright.engine.library.GameFolder;
import cardwright.engine.play.Match;
import cardwright.grammar.Language;
import cardwright.tests.Games;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many matches a second are played, on one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(1)
public class MatchesBenchmark {
  /** Who chooses. */
  public enum Players {
    RANDOM,
    SENSIBLE
  }

  @Param({"RANDOM", "SENSIBLE"})
  private Players players;

  @Param({"squads", "skirmish", "stronghold"})
  private String name;

  private GameFolder.Loaded game;
  private List<Deck> decks;
  private long seed;

  @Setup
  public void prepare() {
    game = Games.game(name);
    decks = List.copyOf(game.cards().decks().values());
  }

  @Benchmark
  public Match.Result play() {
    seed++;
    List<Deck> two = List.of(decks.get((int) (seed % decks.size())), decks.get((int) (seed / decks.size() % decks.size())));
    List<Decider> deciders =
        players == Players.RANDOM
            ? List.of(new RandomDecider(seed * 2), new RandomDecider(seed * 2 + 1))
            : List.of(new SensibleDecider(game.rulebook().vitality()), new SensibleDecider(game.rulebook().vitality()));
    return Match.play(new Match.Setup(game.catalogue(), two, seed, deciders, Language.EN));
  }
}
