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
