package cardwright.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Markers;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Markers that a text names. */
class MarkersTest {
  private static final CardLanguage CARDS = Squads.LANGUAGE;

  private static List<Ability> read(String text) {
    Reading reading = CARDS.read(text, Squads.of(text));
    assertTrue(reading.understood(), () -> text + ": " + Squads.problems(reading.problems(), text));
    return reading.meanings();
  }

  @ParameterizedTest
  @CsvSource({"росток, ростком", "метка, меткой", "тёмный знак, тёмным знаком", "Зарок, зароком"})
  void formsOfOneNameAreOneMarker(String name, String form) {
    List<Ability> abilities = read("{tap}: Существо получает маркер «" + name + "». +1 к удару по существам с «" + form + "».");
    assertEquals(List.of(Markers.id(name)), Markers.in(abilities));
  }

  @Test
  void aWordThatNoDictionaryKnowsIsTheSameInTheSameFormOnly() {
    assertEquals(1, Markers.in(read("{tap}: Существо получает маркер «бырк». +1 к удару по существам с «бырк».")).size());
    Reading other = CARDS.read("{tap}: Существо получает маркер «бырк». +1 к удару по существам с маркером «бырком».", Language.RU);
    assertEquals("nothing gives a marker «бырком»", other.problems().get(0).message());
    assertEquals("бырк", other.problems().get(0).suggestion().orElseThrow());
  }

  @Test
  void theNameIsTheOneOfTheDictionaryWhereNoMarkerIsSpokenOf() {
    assertEquals(List.of(Markers.id("долговая расписка")), Markers.in(read("{tap}: Существо получает «долговую расписку».")));
  }

  @Test
  void aMisspeltKeywordInQuotationMarksIsNoMarker() {
    assertFalse(CARDS.read("{tap}: Существо получает «вампирзм».", Language.RU).understood());
    assertEquals(List.of(), Markers.in(read("{tap}: Существо получает «вампиризм».")));
  }

  @Test
  void withinTheRuleTheBearerIsSpokenOf() {
    List<Ability> plain = read("{tap}: Существо получает маркер «росток» (~ не может двигаться).");
    assertEquals(plain, read("{tap}: Существо получает маркер «росток» (оно не может двигаться)."));
    assertEquals(plain, read("{tap}: Существо получает маркер «росток» (не может двигаться)."));
  }

  @Test
  void theSameTextInBothLanguagesDiffersInNamesOnly() {
    List<Ability> ru = read("{tap}: Соседняя клетка получает маркер «росток» (при перемещении карты на эту клетку – убрать маркер).");
    List<Ability> en = read("{tap}: Put a \"sprout\" marker on an adjacent cell (when a card moves to this cell, remove the marker).");
    assertEquals(Markers.renamed(ru, Markers.numbered()), Markers.renamed(en, Markers.numbered()));
  }

  @Test
  void aMarkerIsKnownByEachOfItsNames() {
    String both = Markers.of(Markers.id(List.of("росток", "sprout")), "gardener");
    assertEquals("sprout", Markers.name(both, Language.EN));
    assertTrue(Markers.isSame(Markers.id("росток"), both) && Markers.isSame(Markers.id("sprout"), both));
    assertFalse(Markers.isSame(Markers.of(Markers.id("sprout"), "other"), both));
  }
}
