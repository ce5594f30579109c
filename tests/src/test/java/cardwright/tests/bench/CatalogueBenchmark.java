package cardwright.tests.bench;

import cardwright.engine.cards.CardDefinition.PrintedAbility;
import cardwright.engine.cards.CardDefinition;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.library.GameFolder;
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

/** How long a catalogue takes from the text of its cards to rules that can run. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(1)
public class CatalogueBenchmark {
  @Param({"100", "1000", "10000"})
  private int count;

  private GameFolder.Loaded game;
  private List<CardDefinition> cards;

  @Setup
  public void prepare() {
    game = Squads.game();
    cards = Squads.cards(game, count);
  }

  @Benchmark
  public Catalogue textToRules() {
    List<CardDefinition> understood = new ArrayList<>();
    for (CardDefinition card : cards) {
      List<PrintedAbility> abilities = new ArrayList<>();
      game.rulebook().language().read(card.texts().get(Language.RU), Language.RU, card.name(Language.RU)).meanings()
          .forEach(meaning -> abilities.add(new PrintedAbility(meaning, card.texts())));
      understood.add(
          new CardDefinition(
              card.id(), card.names(), card.kinds(), card.traits(), card.cost(), card.stats(), card.levels(), card.texts(), abilities,
              card.file(), card.span()));
    }
    return Catalogue.of(game.rulebook(), understood);
  }
}
