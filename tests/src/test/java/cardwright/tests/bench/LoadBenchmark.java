package cardwright.tests.bench;

import cardwright.engine.library.GameFolder;
import cardwright.grammar.document.Diagnostics;
import cardwright.tests.Project;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long it takes to read a rulebook, its cards and decks from their files and to compile them, on one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 5)
@Measurement(iterations = 5, time = 5)
@Fork(1)
public class LoadBenchmark {
  @Param({"squads", "squads@house", "skirmish", "stronghold"})
  private String name;

  @Benchmark
  public GameFolder.Loaded load() {
    return GameFolder.of(name, Project.root().resolve("rulebook"), Project.root().resolve("cards")).load(new Diagnostics()).orElseThrow();
  }
}
