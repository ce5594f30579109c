package cardwright.tests.bench;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.library.GameFolder;
import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
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

/** How many card texts a second are read to their meaning, on one thread. One operation reads one text. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class TextsBenchmark {
  @Param({"RU", "EN"})
  private Language language;

  /** Whether the same texts are read over and over, or such as have never been read: three of their effects after one another. */
  @Param({"known", "new"})
  private String sentences;

  private CardLanguage reader;
  private List<String> effects;
  private List<String> texts;
  private int next;

  @Setup
  public void prepare() {
    GameFolder.Loaded game = Squads.game();
    reader = game.rulebook().language();
    texts = new ArrayList<>();
    game.cards().cards().values().forEach(card -> texts.add(card.texts().get(language)));
    effects = new ArrayList<>();
    for (CardDefinition card : game.cards().cards().values()) {
      for (CardDefinition.PrintedAbility ability : card.abilities()) {
        if (ability.meaning() instanceof Ability.Activated activated) {
          String effect = reader.print(activated.effect(), language);
          // what speaks of something said before it cannot stand behind just anything
          String first = effects.isEmpty() ? effect : effects.get(0);
          if (reads(first, effect) && reads(effect, first)) {
            effects.add(effect);
          }
        }
      }
    }
  }

  private boolean reads(String one, String other) {
    return reader.read("{tap}: " + one + "; " + other + ".", language).understood();
  }

  private String text() {
    next++;
    if (sentences.equals("known")) {
      return texts.get(next % texts.size());
    }
    int n = effects.size();
    return "{tap}: " + String.join("; ", effects.get(next % n), effects.get(next / n % n), effects.get(next / n / n % n)) + ".";
  }

  @Benchmark
  public void read(Blackhole sink) {
    sink.consume(reader.read(text(), language));
  }
}
