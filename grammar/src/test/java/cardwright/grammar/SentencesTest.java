package cardwright.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.grammar.source.Span;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a reading tells of each sentence, and what else a sentence could mean. */
class SentencesTest {
  private static final CardLanguage CARDS = Squads.LANGUAGE;

  private static List<String> stops(String text) {
    return CARDS.read(text, Squads.of(text)).sentences().stream()
        .map(sentence -> sentence.understood() ? "understood" : sentence.stop().map(stop -> text.substring(stop.start(), stop.end())).orElse("as a whole"))
        .toList();
  }

  @Test
  void aSentenceStopsAtAWord() {
    assertEquals(List.of("understood", "вжух"), stops("Рывок. При ударе – вжух 1."));
    assertEquals(List.of("zap", "understood"), stops("On a strike, zap. Horde."));
    assertEquals(List.of("вжух"), stops("При ударе – взять карту, если вжух."), "the word, though the whole condition is told");
  }

  @Test
  void aSentenceThatEndsTooEarlyStopsBehindItsLastWord() {
    Reading reading = CARDS.read("{tap}: взять 1.", Language.RU);
    assertEquals(new Span(14, 14), reading.sentences().get(0).stop().orElseThrow());
  }

  @Test
  void aSentenceCanBeWrongAtNoWord() {
    assertEquals(List.of("as a whole"), stops("Взять 2 карты."));
    assertEquals(1, CARDS.read("Draw a card. Draw two.", Language.RU).sentences().size());
    assertEquals(List.of(), CARDS.read(" ", Language.RU).sentences());
  }

  @Test
  void twoAbilitiesOfASentenceShareItsPlace() {
    Reading reading = CARDS.read("Имеет +1 к удару и броню 1.", Language.RU);
    assertTrue(reading.understood());
    assertEquals(1, reading.sentences().size());
    assertEquals(2, reading.abilities().size());
    reading.abilities().forEach(part -> assertEquals(reading.sentences().get(0).span(), part.span()));
  }

  @Test
  void aSentenceThatCanMeanTwoThingsIsNotUnderstood() {
    Reading reading = CARDS.read("Horde. {tap}: wound a dwarf opposite opposite orcs for 1.", Language.EN);
    assertEquals(
        List.of("{tap}: wound a dwarf opposite orcs opposite ~ for 1.", "{tap}: wound a dwarf opposite orcs and opposite ~ for 1."),
        reading.sentences().get(1).ways());
    assertEquals(List.of(), reading.sentences().get(0).ways());
    assertEquals(1, reading.abilities().size());
    assertEquals(1, reading.problems().size());
    assertEquals(Optional.empty(), CARDS.readSelector("a dwarf opposite opposite orcs", Language.EN).meaning());
  }

  @Test
  void wordsBelongToTheNearestBeforeThem() {
    says("{tap}: wound each creature in the opponent's first row for 1.", Language.EN, "{tap}: ранить каждое существо в первом ряду противника на 1.", Language.RU);
    says("Has \"formation: «+1 to {strike} while there is an orc»\".", Language.EN, "Formation: +1 to {strike} while there is an orc.", Language.EN);
    says("At the start of your turn, if ~ has wounds, open ~.", Language.EN, "В начале вашего хода, если ~ имеет раны, открыть ~.", Language.RU);
    says("At the start of your turn – if ~ has wounds, open ~; otherwise – close ~.", Language.EN, "At the start of your turn, if ~ has wounds, open ~; otherwise close ~.", Language.EN);
  }

  private static void says(String text, Language language, String other, Language of) {
    assertEquals(List.of(), CARDS.read(text, language).problems());
    assertEquals(CARDS.read(text, language).meanings(), CARDS.read(other, of).meanings());
  }
}
