package cardwright.tests.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.CardSet;
import cardwright.engine.library.GameFolder;
import cardwright.engine.rulebook.ReadOnce;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.tests.Project;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An edition that is read beside its game takes over what was read already; that must change nothing in what its cards mean. */
class EditionsReadTogetherTest {

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void cardsMeanWhatTheyMeanToAnEditionReadAlone(String game) {
    GameFolder base = folder(game);
    ReadOnce once = new ReadOnce(base.rulebook());
    meanings(base, once);
    for (GameFolder edition : base.editions()) {
      assertEquals(meanings(edition, new ReadOnce(base.rulebook())), meanings(edition, once), edition.game());
    }
  }

  @Test
  void onlyWhatIsEditedIsReadAgain() {
    GameFolder base = folder("squads");
    ReadOnce once = new ReadOnce(base.rulebook());
    Rulebook own = rulebook(base, once);
    Rulebook house = rulebook(folder("squads@house"), once);
    assertSame(keyword(own, "armour"), keyword(house, "armour"));
    assertNotEquals(keyword(own, "poison"), keyword(house, "poison"));
  }

  private static Entry keyword(Rulebook rulebook, String id) {
    return rulebook.vocabulary().find(Category.KEYWORDS, id).orElseThrow();
  }

  private static GameFolder folder(String game) {
    return GameFolder.of(game, Project.root().resolve("rulebook"), Project.root().resolve("cards"));
  }

  private static Rulebook rulebook(GameFolder folder, ReadOnce once) {
    return folder.readRulebook(once, new Diagnostics()).orElseThrow();
  }

  private static Map<String, List<CardDefinition.PrintedAbility>> meanings(GameFolder folder, ReadOnce once) {
    Map<String, List<CardDefinition.PrintedAbility>> meanings = new LinkedHashMap<>();
    CardSet.read(rulebook(folder, once), folder.cards(), new Diagnostics()).cards().values().forEach(card -> meanings.put(card.id(), card.abilities()));
    return meanings;
  }
}
