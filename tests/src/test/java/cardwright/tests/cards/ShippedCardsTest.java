package cardwright.tests.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.Deck;
import cardwright.engine.check.WordingCheck;
import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.tests.Games;
import cardwright.tests.Squads;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void everyCardIsWrittenInBothLanguages(String game) {
    List<String> missing =
        Games.game(game).cards().cards().values().stream()
            .filter(card -> !card.names().keySet().equals(Set.of(Language.values())) || !card.texts().keySet().equals(Set.of(Language.values())))
            .map(CardDefinition::id)
            .toList();
    assertEquals(List.of(), missing);
  }

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void whatIsSaidBackMeansTheSame(String game) {
    assertEquals(List.of(), new WordingCheck(Games.game(game).rulebook().language()).find(Games.game(game).cards().cards().values()));
  }

  /** The check above bites: a thing that bears a name in this reading only can be said, but not read without it. */
  @Test
  void whatIsLostWhenSaidIsFound() {
    CardLanguage language = Squads.game().rulebook().language();
    CardDefinition card = Squads.game().cards().cards().values().iterator().next();
    List<CardDefinition.PrintedAbility> abilities =
        language.withNames(List.of("Zork")).read("At the start of your turn, open Zork.", Language.EN).meanings().stream()
            .map(meaning -> new CardDefinition.PrintedAbility(meaning, Map.of()))
            .toList();
    assertEquals(1, abilities.size());
    CardDefinition unsayable =
        new CardDefinition(
            card.id(), card.names(), card.kinds(), card.traits(), card.cost(), card.stats(), card.levels(), card.texts(), abilities, card.file(), card.span());
    assertEquals(Set.of(Language.values()), new HashSet<>(new WordingCheck(language).find(List.of(unsayable)).stream().map(WordingCheck.Lost::language).toList()));
  }

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void everyTimingAndMostKeywordsAreOnSomeCard(String game) {
    Set<String> timings = new TreeSet<>();
    Set<String> keywords = new TreeSet<>();
    for (CardDefinition card : Games.game(game).cards().cards().values()) {
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
    assertEquals(ids(game, Category.TIMINGS), timings);
    Set<String> unused = ids(game, Category.KEYWORDS);
    unused.removeAll(keywords);
    assertEquals(Set.of(), unused, "keywords that no card has");
  }

  private static Set<String> ids(String game, Category category) {
    Set<String> ids = new TreeSet<>();
    Games.game(game).rulebook().vocabulary().of(category).stream().map(Entry::id).forEach(ids::add);
    return ids;
  }
}
