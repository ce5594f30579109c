package cardwright.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import java.text.Normalizer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadingTest {

  private static final CardLanguage CARDS = Squads.LANGUAGE;

  private static List<Ability> read(String text) {
    Reading reading = CARDS.read(text, Squads.of(text));
    assertTrue(reading.understood(), () -> text + ": " + Squads.problems(reading.problems(), text));
    return reading.meanings();
  }

  private static String problem(String text) {
    Reading reading = CARDS.read(text, Squads.of(text));
    assertEquals(1, reading.problems().size(), text);
    return Squads.problems(reading.problems(), text);
  }

  // Numbers

  private static final String[] RUSSIAN =
      ("ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать"
              + " семнадцать восемнадцать девятнадцать двадцать")
          .split(" ");
  private static final String[] ENGLISH =
      ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty")
          .split(" ");

  @Test
  void numbersFrom0To30AreReadAsDigitsAndAsWords() {
    for (int n = 0; n <= 30; n++) {
      String ru = n <= 20 ? RUSSIAN[n] : n == 30 ? "тридцать" : "двадцать " + RUSSIAN[n - 20];
      String en = n <= 20 ? ENGLISH[n] : n == 30 ? "thirty" : "twenty-" + ENGLISH[n - 20];
      List<Ability> expected = read("{tap}: ранить ~ на " + n);
      assertEquals(new Value.Constant(n), ((Effect.Act) ((Ability.Activated) expected.get(0)).effect()).amount().orElseThrow());
      for (String text : List.of("{tap}: ранить ~ на " + ru, "{tap}: wound ~ for " + n, "{tap}: wound ~ for " + en)) {
        assertEquals(expected, read(text), text);
      }
    }
  }

  @Test
  void numbersAgreeWithWhatTheyCount() {
    Map<Integer, String> cards = Map.of(1, "1 карту", 2, "2 карты", 5, "5 карт", 11, "11 карт", 21, "21 карту", 22, "22 карты", 25, "25 карт");
    cards.forEach((n, text) -> assertEquals("При гибели – взять " + text + ".", CARDS.print(read("On death, draw " + n + " cards"), Language.RU)));
  }

  @Test
  void countsHaveTheirBounds() {
    Value two = new Value.Constant(2);
    Map<String, Count> counts =
        Map.of(
            "любое количество существ", new Count.AnyNumber(), "до двух существ", new Count.UpTo(two), "ровно два существа", new Count.Exactly(two),
            "одно или больше существ", new Count.AtLeast(new Value.Constant(1)), "двух существ", new Count.Exactly(two),
            "any number of creatures", new Count.AnyNumber(), "up to two creatures", new Count.UpTo(two), "exactly two creatures", new Count.Exactly(two));
    counts.forEach(
        (text, count) -> assertEquals(Optional.of(count), CARDS.readSelector(text, Squads.of(text)).meaning().map(s -> ((Selector.Pick) s).count()), text));
  }

  // Alphabets

  @Test
  void spacesAccentsAndLettersThatLookAlikeAreRead() {
    List<Ability> plain = read("В начале вашего хода – ранить каждое тёмное существо на X, где X – число фишек на ~");
    assertEquals(plain, read("В начале вашего хода – ранить каждое темное существо на Х, где х — число фишек на ~"));
    assertEquals(plain, read(Normalizer.normalize("В начале вашего хода – ранить каждое тёмное существо на X, где X – число фишек на ~", Normalizer.Form.NFD)));
    assertEquals(plain, read("В начале\u00a0вашего\u00a0хода\u00a0- ранить каждое ТЁМНОЕ существо на x, где x ー число фишек на ~"));
    assertEquals(read("Регенерация 2"), read("регенераци\u044f\u00a02"));
  }

  @Test
  void mixedAlphabetsAreNamedAndMended() {
    assertEquals("[Сущеcтво] mixed alphabets at column 5: «c» in «Сущеcтво» → Существо", problem("Сущеcтво не может атаковать."));
    assertEquals(List.of(), CARDS.read("{tap}: особый удар «Жетон-X» на 1. {tap}: особый удар «HP» на 1.", Language.RU).problems());
  }

  // The card's own name

  @Test
  void theCardsOwnNameIsTheCard() {
    List<Ability> self = read("При гибели – ранить ~ на 1");
    assertEquals(self, CARDS.read("При гибели – ранить Тихого Волка на 1", Language.RU, "Тихий Волк").meanings());
    assertEquals(read("~ не может атаковать"), CARDS.read("Тихий Волк не может атаковать", Language.RU, "Тихий Волк").meanings());
    assertEquals(self, CARDS.read("On death, wound Grim Wolf for 1", Language.EN, "Grim Wolf").meanings());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Удар", "До конца хода", "Орк", "В начале хода"})
  void aNameMadeOfWordsOfTheLanguageStealsNone(String name) {
    String text = "При ударе – ваш орк получает +1 к удару до конца хода.";
    assertEquals(read(text), CARDS.read(text, Language.RU, name).meanings());
  }

  @Test
  void aNameIsOnlyReadAsWholeWords() {
    assertFalse(CARDS.read("Ударная волна не может атаковать", Language.RU, "Удар").understood());
  }

  @Test
  void aNameThatIsAlsoAWordIsTheThingWhereItIsWrittenAsAName() {
    CardLanguage named = CARDS.withNames(List.of("Орк", "shot-1", "gremlin"));
    assertEquals(Optional.of(new Selector.Named("Орк")), named.readSelector("Орк", Language.RU).meaning());
    assertTrue(named.readSelector("орк", Language.RU).meaning().orElseThrow() instanceof Selector.Pick);
    CardLanguage lower = CARDS.withNames(List.of("орк"));
    assertEquals(Optional.of(new Selector.Named("орк")), lower.readSelector("орк", Language.RU).meaning());
  }

  @Test
  void aTextInTheOtherLanguageIsOneError() {
    String english = "At the start of your turn, draw a card. On death, draw a card.";
    Reading reading = CARDS.read(english, Language.RU);
    assertEquals(List.of("this is English, not Russian"), reading.problems().stream().map(p -> p.message()).toList());
    assertEquals(List.of("this is Russian, not English"), CARDS.read("Регенерация 2. Броня 1.", Language.EN).problems().stream().map(p -> p.message()).toList());
  }

  // One broken ability

  @Test
  void aBrokenAbilityHidesNoOther() {
    Reading reading = CARDS.read("Регенерация 1. При ударе – куика. Броня 2.", Language.RU);
    assertEquals(2, reading.abilities().size());
    assertEquals(1, reading.problems().size());
    assertFalse(reading.understood());
  }

  @Test
  void theTailOfATextIsNotIgnored() {
    String text = "On death, draw a card. +2 to {health}. On death, draw a card 7 7 7";
    assertEquals(text.indexOf("7"), CARDS.read(text, Language.EN).problems().get(0).span().start());
  }

  @Test
  void placesAreThoseOfTheTextAsWritten() {
    String text = "Регенерация 1. При ударе – открыи\u0306ть ё\u00a0~";
    assertEquals(text.indexOf("открыи"), CARDS.read(text, Language.RU).problems().get(0).span().start());
  }

  @Test
  void whatIsMissingIsSaid() {
    assertEquals("[взять] «взять»: a number is missing", problem("При гибели – взять карт"));
    assertTrue(problem("При ударе – ранить атаковаиного на 2").endsWith("→ атакованного"));
    assertTrue(problem("Регенирация 2").endsWith("→ Регенерация"));
  }

  @Test
  void suggestionsAreReadBeforeTheyAreMade() {
    assertFalse(problem("При ударе – куикать всё подряд").contains("→"));
  }

  // Anything at all

  @Test
  void noTextTakesLongOrThrows() {
    List<String> nasty =
        List.of(
            "а".repeat(50_000), "(".repeat(5_000), "«".repeat(5_000), ",".repeat(9_999), "если ".repeat(1_900), "7 ".repeat(4_900),
            "при гибели – ".repeat(700), "~".repeat(9_000), "\ud800\u0000{", "", ".", "«»", "{tap}", "и или не ".repeat(1_000), "X-1-".repeat(2_000),
            "получает «".repeat(28), "рядом с существом ".repeat(500), "ваше ".repeat(1_900) + "существо");
    assertTimeout(
        Duration.ofSeconds(25),
        () -> {
          for (String text : nasty) {
            for (Language language : Language.values()) {
              CARDS.read(text, language);
              CARDS.readEffect(text, language);
              CARDS.readCondition(text, language);
              CARDS.readSelector(text, language);
            }
          }
        });
    assertFalse(CARDS.read("(".repeat(5_000), Language.EN).understood());
  }

  @Test
  void threadsShareOneLanguage() {
    String text = "Строй: +1 к {strike} и броня 1. При гибели вашего орка – может взять 2 карты.";
    String once = CARDS.print(read(text), Language.RU);
    assertTrue(IntStream.range(0, 400).parallel().allMatch(i -> CARDS.print(CARDS.read(text, Language.RU).meanings(), Language.RU).equals(once)));
  }
}
