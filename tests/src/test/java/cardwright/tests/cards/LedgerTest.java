package cardwright.tests.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.engine.cards.CardDefinition.PrintedAbility;
import cardwright.engine.library.GameFolder;
import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.vocabulary.Category;
import cardwright.tests.Games;
import cardwright.tests.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every card and every keyword means, in canonical words, one line for each in {@code ledger/GAME.tsv}: a change of the language shows
 * there which of them now mean something else. After a wanted one, {@code -Dgolden.update=true} writes it anew; the difference is there for
 * review.
 */
class LedgerTest {
  private static final Path LEDGERS = Project.root().resolve("tests/src/test/resources/cardwright/tests/ledger");

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void everyCardMeansWhatItMeant(String game) throws IOException {
    Path ledger = LEDGERS.resolve(game + ".tsv");
    String meant = ledger(Games.game(game));
    if (Boolean.getBoolean("golden.update")) {
      Files.createDirectories(LEDGERS);
      Files.writeString(ledger, meant);
    } else {
      assertEquals(Files.exists(ledger) ? Files.readString(ledger) : "", meant);
    }
  }

  private static String ledger(GameFolder.Loaded game) {
    CardLanguage language = game.rulebook().language();
    Map<String, List<Ability>> meanings = new TreeMap<>();
    game.cards().cards().values().forEach(card -> meanings.put("card " + card.id(), card.abilities().stream().map(PrintedAbility::meaning).toList()));
    game.rulebook().vocabulary().of(Category.KEYWORDS).forEach(keyword -> meanings.put("keyword " + keyword.id(), language.definition(keyword.id())));
    StringBuilder ledger = new StringBuilder("id\tru\ten\n");
    meanings.forEach(
        (id, abilities) ->
            ledger.append(id).append('\t').append(language.print(abilities, Language.RU)).append('\t').append(language.print(abilities, Language.EN)).append('\n'));
    return ledger.toString();
  }
}
