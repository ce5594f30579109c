package cardwright.tests.bench;

import cardwright.engine.library.GameFolder;
import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.tests.Squads;
import java.util.ArrayList;
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
import org.openjdk.jmh.infra.Blackhole;

/** How many card texts a second are read to their meaning, on one thread. One operation reads one text, in turn those of all shipped cards. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class TextsBenchmark {
  @Param({"RU", "EN"})
  private Language language;

  private CardLanguage reader;
  private List<String> texts;
  private int next;

  @Setup
  public void prepare() {
    GameFolder.Loaded game = Squads.game();
    reader = game.rulebook().language();
    texts = new ArrayList<>();
    game.cards().cards().values().forEach(card -> texts.add(card.texts().get(language)));
  }

  @Benchmark
  public void read(Blackhole sink) {
    next = (next + 1) % texts.size();
    sink.consume(reader.read(texts.get(next), language));
  }
}
