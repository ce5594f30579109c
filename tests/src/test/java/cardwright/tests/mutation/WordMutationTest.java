package cardwright.tests.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.coverage.Sample;
import cardwright.engine.coverage.SampleTable;
import cardwright.engine.feasible.Feasibility;
import cardwright.engine.library.GameFolder;
import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.Reading;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.meaning.Tree;
import cardwright.tests.Games;
import cardwright.tests.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every word of a card counts: texts of which one word is left out, said twice or replaced are refused or mean something else. Those that do
 * not, the survivors, are of kinds that somebody has looked at, and few. {@code -Dmutations=all} takes all texts instead of some of them, and
 * {@code -Dseed=S} other words.
 */
class WordMutationTest {
  private static final Path SURVIVORS = Project.root().resolve("tests/src/test/resources/cardwright/tests/mutation/survivors.txt");

  /** Real texts that are not the project's to pass on; whoever has such tables may lay them there. */
  private static final Path CORPUS = Project.root().resolveSibling("shared").resolve("corpus");

  private static final boolean ALL = "all".equals(System.getProperty("mutations"));
  private static final int EVERY = 5;
  private static final int REPLACEMENTS = 5;

  /** Of all mutations. */
  private static final double MOST_SURVIVE = 0.01;

  private final Random random = new Random(Long.getLong("seed", 20_260_101L));
  private final List<Mutation> survivors = new ArrayList<>();
  private int mutations;
  private int survivedLeavingOut;

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void everyWordCounts(String game) throws IOException {
    for (Language language : Language.values()) {
      mutate(Games.game(game), language, texts(game, language));
    }
    Survivors reviewed = Survivors.read(SURVIVORS);
    assertEquals(List.of(), survivors.stream().filter(each -> reviewed.reason(each).isEmpty()).toList(), "these mean the same as before, and nobody has looked at why");
    assertEquals(List.of(), survivors.stream().filter(each -> each.what().contains(" double ")).toList());
    System.out.println(game + ": " + survivors.size() + " of " + mutations + " mutations survive, " + survivedLeavingOut + " of them by leaving out a word");
    assertTrue(survivors.size() <= MOST_SURVIVE * mutations, survivors::toString);
  }

  private static List<String> texts(String game, Language language) throws IOException {
    List<String> texts = new ArrayList<>();
    Games.game(game).cards().cards().values().stream()
        .filter(card -> !card.texts().getOrDefault(language, "").isBlank())
        .forEach(card -> texts.add(card.texts().get(language).replace(card.names().get(language), "~")));
    if (ALL && Files.isDirectory(CORPUS)) {
      try (Stream<Path> tables = Files.list(CORPUS)) {
        // as in squads-ru.tsv
        for (Path table : tables.filter(file -> file.getFileName().toString().matches(game + "-" + language.code() + ".*\\.tsv")).sorted().toList()) {
          SampleTable.read(table, new Diagnostics()).orElse(List.of()).stream().map(Sample::text).forEach(texts::add);
        }
      }
    }
    return texts;
  }

  private void mutate(GameFolder.Loaded game, Language language, List<String> texts) {
    CardLanguage cards = game.rulebook().language();
    Feasibility feasibility = new Feasibility(game.rulebook());
    List<String> understood = texts.stream().filter(text -> cards.read(text, language).understood()).toList();
    Words words = new Words(cards, language, understood);
    for (int i = ALL ? 0 : random.nextInt(EVERY); i < understood.size(); i += ALL ? 1 : EVERY) {
      String text = understood.get(i);
      Reading reading = cards.read(text, language);
      for (Mutation mutation : words.mutations(text, reading, REPLACEMENTS, random)) {
        mutations++;
        Reading mutant = cards.read(mutation.text(), language);
        if (mutant.understood() && Tree.same(mutant.meanings(), reading.meanings()) && feasibility.problems(mutant).isEmpty()) {
          survivors.add(mutation);
          survivedLeavingOut += mutation.what().contains(" delete ") ? 1 : 0;
        }
      }
    }
  }
}
