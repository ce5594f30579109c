package cardwright.tests.bench;

import cardwright.engine.compile.Catalogue;
import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.compile.Occasion;
import cardwright.engine.library.GameFolder;
import cardwright.tests.Squads;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How many occasions a second find the rule of their ability among so many rules. One operation asks one ability of those on a table of
 * sixty cards, drawn at random from the whole catalogue: what a match does.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class EventsBenchmark {
  /** Sixty cards with two abilities each. */
  private static final int TABLE = 120;

  @Param({"100", "1000", "10000"})
  private int rules;

  private List<CompiledAbility> abilities;
  private KieSession session;
  private final SplittableRandom random = new SplittableRandom(1);
  private int responses;

  @Setup
  public void prepare() {
    GameFolder.Loaded game = Squads.game();
    Catalogue catalogue = Catalogue.of(game.rulebook(), Squads.cards(game, rules));
    List<CompiledAbility> all = catalogue.all();
    abilities = random.ints(TABLE, 0, all.size()).mapToObj(all::get).toList();
    session = catalogue.rules().newSession();
  }

  @TearDown
  public void close() {
    session.dispose();
  }

  private final class Asked extends Occasion {
    Asked(String abilityId) {
      super(abilityId, "on:event");
    }

    @Override
    public boolean isSuited() {
      return true;
    }

    @Override
    public void respond() {
      responses++;
    }
  }

  @Benchmark
  public int matched() {
    FactHandle fact = session.insert(new Asked(abilities.get(random.nextInt(abilities.size())).id()));
    session.fireAllRules(2);
    session.delete(fact);
    return responses;
  }
}
