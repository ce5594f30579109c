package cardwright.tests.bench;

import cardwright.engine.cards.CardSet;
import cardwright.engine.cards.UnderstoodTexts;
import cardwright.engine.check.WordingCheck;
import cardwright.engine.library.GameFolder;
import cardwright.grammar.document.Diagnostics;
import cardwright.tests.Project;
import cardwright.tests.Squads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How long an editor waits who changes one card of 500, in a program that runs already: all files are read again, and all that is wrong with
 * them, and with the wording of their cards, is found again. The changed card is right and wrong in turns.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class RecheckBenchmark {
  private static final int CARDS = 500;
  private static final String RIGHT = "- id: changed\n    name: {ru: Изменчивый, en: Changing}\n    is: [creature, ground, neutral, ordinary, orc]\n    cost: 2\n    life: 5\n    move: 1\n    strike: 1-2-3\n    text: {ru: \"+1 к {strike}.\", en: \"+1 to {strike}.\"}\n";
  private static final String WRONG = RIGHT.replace("+1 к {strike}.", "+1 к {strike} по пяти лунам.");

  private final UnderstoodTexts understood = new UnderstoodTexts();
  private WordingCheck wording;
  private GameFolder.Loaded game;
  private List<Path> files;
  private Path changed;
  private boolean wrong;

  /** The shipped cards over and over, under other names, until there are 500 with the one that changes. */
  @Setup
  public void prepare() throws IOException {
    game = Squads.game();
    wording = new WordingCheck(game.rulebook().language());
    Path folder = Files.createTempDirectory("cards");
    List<Path> shipped;
    try (Stream<Path> all = Files.list(Project.root().resolve("cards/squads"))) {
      shipped = all.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
    int count = 0;
    for (int round = 0; count < CARDS; round++) {
      for (Path file : shipped) {
        if (count < CARDS) {
          String again = Files.readString(file).replaceAll("- id: (\\S+)", "- id: $1-" + round).replaceAll("name: \\{ru: ([^,}]+), en: ([^,}]+)}", "name: {ru: $1 " + (round + 2) + ", en: $2 " + (round + 2) + "}");
          Files.writeString(folder.resolve(round + "-" + file.getFileName()), again);
          count += again.split("- id: ", -1).length - 1;
        }
      }
    }
    changed = folder.resolve("changed.yaml");
    Files.writeString(changed, "cards:\n  " + RIGHT);
    files = CardSet.filesBelow(folder, new Diagnostics());
    if (!recheck().isEmpty()) {
      throw new IllegalStateException("the cards are not right: " + recheck());
    }
  }

  @Benchmark
  public List<?> recheck() throws IOException {
    wrong = !wrong;
    Files.writeString(changed, "cards:\n  " + (wrong ? RIGHT : WRONG));
    Diagnostics run = new Diagnostics();
    CardSet set = CardSet.read(game.rulebook(), files, understood, run);
    wording.find(set.cards().values()).forEach(lost -> run.at(lost.card().file()).error(lost.card().span(), lost.canonical()));
    return run.all();
  }
}
