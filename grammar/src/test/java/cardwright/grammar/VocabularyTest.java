package cardwright.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class VocabularyTest {

  private static List<String> problems(String yaml) {
    return CardLanguage.of(Vocabulary.read(DocumentReader.parse(Path.of("words.yaml"), yaml))).vocabularyProblems().stream()
        .map(Diagnostic::message)
        .toList();
  }

  @Test
  void theShippedVocabularyIsSound() {
    assertEquals(List.of(), Squads.LANGUAGE.vocabularyProblems());
  }

  @Test
  void everyKeywordThatSaysWhatItMeansIsRead() {
    for (Entry keyword : Squads.VOCABULARY.of(Category.KEYWORDS)) {
      if (!keyword.keyword().orElseThrow().means().isEmpty()) {
        assertFalse(Squads.LANGUAGE.definition(keyword.id()).isEmpty(), keyword.id());
      }
    }
  }

  @Test
  void unknownKeysAreNamed() {
    assertTrue(problems("kinds:\n  card: {ru: карта, en: card, defualt: true}\n").get(0).contains("unknown key «defualt»"));
  }

  @Test
  void aKeywordThatDefinesItselfIsNamed() {
    List<String> found =
        problems(
            """
            keywords:
              one: {en: oneness, means: {en: "Twoness"}}
              two: {en: twoness, means: {en: "Oneness"}}
            """);
    assertTrue(found.stream().anyMatch(m -> m.contains("«one» is defined by itself: one → two → one")), found::toString);
  }

  @Test
  void aPhraseThatTwoEntriesClaimIsNamed() {
    List<String> found = problems("kinds:\n  card: {en: thing}\n  other: {en: thing}\n");
    assertTrue(found.stream().anyMatch(m -> m.contains("«thing» is claimed by kind of thing card, kind of thing other")), found::toString);
  }

  @Test
  void aFormThatTwoEntriesShareNamesBothWords() {
    List<String> found = problems("traits:\n  wolf: {noun: true, en: wolf/wolves}\nkeywords:\n  pack: {en: wolves}\n");
    assertEquals(List.of("«wolves» is claimed by trait wolf («wolf/wolves»), keyword pack: no slot of the grammar can tell them apart"), found);
  }

  @Test
  void aClashIsShownAtTheEntryThatStandsLast() {
    String yaml = "keywords:\n  pack: {en: wolf}\ntraits:\n  wolf: {noun: true, en: wolf/wolves}\n";
    Diagnostic found = CardLanguage.of(Vocabulary.read(DocumentReader.parse(Path.of("words.yaml"), yaml))).vocabularyProblems().get(0);
    assertEquals(yaml.indexOf("wolf: {"), found.span().start());
  }

  @Test
  void oneWordIsNotTwoConceptsEvenWhereTheGrammarHasATypeForBoth() {
    List<String> found = problems("actions:\n  shot: {en: shot}\nkeywords:\n  aim: {en: shot}\n");
    assertTrue(found.get(0).startsWith("«shot» is claimed by action shot, keyword aim: one word can't stand for two things"), found::toString);
    assertEquals(List.of(), problems("actions:\n  shot: {en: shot}\nstats:\n  shot: {en: shot}\n"), "one concept in two uses");
  }

  @Test
  void anActionAndATraitOfActionsAreOfOneSort() {
    List<String> found = problems("actions:\n  raid: {en: attack}\naction-traits:\n  attack: {noun: true, en: attack}\n");
    assertTrue(found.get(0).startsWith("«attack» is claimed by action raid, trait of an action attack"), found::toString);
  }

  @Test
  void anIconThatTwoEntriesClaimIsNamed() {
    List<String> found = problems("counters:\n  seed: {en: seed, icon: \"{o}\"}\nkeywords:\n  calm: {en: calm, icon: \"{o}\"}\n");
    assertEquals(List.of("«{o}» is claimed by counter seed, keyword calm: no slot of the grammar can tell them apart"), found);
  }

  @Test
  void aClashIsOneMistakeWhateverSaysTheWord() {
    List<String> found =
        problems(
            """
            stats:
              life: {en: life}
            traits:
              brave: {en: hardy}
            keywords:
              tough: {en: toughness, means: {en: "+1 to life"}}
              hale: {en: life}
              hero: {en: hero, means: {en: "+1 to life"}}
            """);
    assertEquals(List.of("«life» is claimed by stat life, keyword hale: no slot of the grammar can tell them apart"), found);
  }

  @Test
  void aCounterDoesNotHaveTheIdOfAStat() {
    List<String> found = problems("stats:\n  might: {en: might}\ncounters:\n  might: {en: token}\n");
    assertEquals(List.of("the counter «might» has the id of the stat «might»; a card's numbers need ids of their own"), found);
  }

  @Test
  void aVerbDoesNotClashWithItself() {
    assertEquals(List.of(), problems("verbs:\n  pull: {ru: \"вытянуть/вытягивать {object}\", en: \"pull {object}\"}\n"));
  }

  @Test
  void everyWordingCanHaveItsForms() {
    String forms = "кхэль кхэля кхэлю кхэля кхэлем кхэле кхэли кхэлей кхэлям кхэлей кхэлями кхэлях";
    String yaml = "traits:\n  khel: {noun: true, ru: тролль | кхэль, forms-ru: \"" + "%s" + "\"}\n";
    assertEquals(List.of("the dictionary does not know «кхэль»: list its forms under «forms-ru»"), problems(yaml.formatted("")));
    assertEquals(List.of(), problems(yaml.formatted(" | " + forms)));
  }

  @Test
  void meaningsThatDifferBetweenLanguagesAreNamed() {
    List<String> found =
        problems(
            """
            stats:
              life: {ru: жизнь, en: life}
            keywords:
              tough: {ru: живучесть, en: toughness, means: {ru: "+1 к жизни", en: "+2 to life"}}
            """);
    assertTrue(found.stream().anyMatch(m -> m.contains("«tough» means one thing in Russian («+1 to life.») and another in English («+2 to life.»)")), found::toString);
  }

  @Test
  void aMeaningThatCannotBeReadIsShownAtItsPlace() {
    String yaml = "keywords:\n  odd: {en: oddness, means: {en: \"On death, frobnicate\"}}\n";
    Diagnostic found = CardLanguage.of(Vocabulary.read(DocumentReader.parse(Path.of("words.yaml"), yaml))).vocabularyProblems().get(0);
    assertEquals("death", yaml.substring(found.span().start(), found.span().end()));
  }
}
