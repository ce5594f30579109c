package cardwright.tests.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.Deck;
import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.Reading;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.tests.Squads;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What the shipped cards promise: enough of them, in both languages, over all timings, said back without loss. */
class ShippedCardsTest {

  @Test
  void thereAreEnoughCardsAndDecks() {
    assertTrue(Squads.game().cards().cards().size() >= 80);
    assertEquals(4, Squads.game().cards().decks().size());
    for (Deck deck : Squads.game().cards().decks().values()) {
      assertEquals(30, deck.cards().size(), deck.id());
    }
  }

  @Test
  void everyCardIsWrittenInBothLanguages() {
    List<String> missing =
        Squads.game().cards().cards().values().stream()
            .filter(card -> !card.names().keySet().equals(Set.of(Language.values())) || !card.texts().keySet().equals(Set.of(Language.values())))
            .map(CardDefinition::id)
            .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void whatIsSaidBackMeansTheSame() {
    CardLanguage language = Squads.game().rulebook().language();
    List<String> lost = new ArrayList<>();
    for (CardDefinition card : Squads.game().cards().cards().values()) {
      List<Ability> meaning = card.abilities().stream().map(CardDefinition.PrintedAbility::meaning).toList();
      for (Language each : Language.values()) {
        String canonical = language.print(meaning, each);
        Reading again = language.read(canonical, each);
        if (!again.understood() || !again.meanings().equals(meaning)) {
          lost.add(card.id() + " " + each + ": " + canonical);
        }
      }
    }
    assertEquals(List.of(), lost);
  }

  @Test
  void everyTimingAndMostKeywordsAreOnSomeCard() {
    Set<String> timings = new TreeSet<>();
    Set<String> keywords = new TreeSet<>();
    for (CardDefinition card : Squads.game().cards().cards().values()) {
      card.abilities().forEach(
          ability ->
              Tree.visit(
                  ability.meaning(),
                  node -> {
                    if (node instanceof Trigger.At at) {
                      timings.add(at.timing());
                    } else if (node instanceof Ability.Keyword keyword) {
                      keywords.add(keyword.keyword());
                    }
                  }));
    }
    assertEquals(ids(Category.TIMINGS), timings);
    Set<String> unused = ids(Category.KEYWORDS);
    unused.removeAll(keywords);
    assertEquals(Set.of(), unused, "keywords that no card has");
  }

  private static Set<String> ids(Category category) {
    Set<String> ids = new TreeSet<>();
    Squads.game().rulebook().vocabulary().of(category).stream().map(Entry::id).forEach(ids::add);
    return ids;
  }
}
