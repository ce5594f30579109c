package cardwright.tests.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardwright.engine.coverage.Coverage;
import cardwright.engine.coverage.Decline;
import cardwright.engine.coverage.Measure;
import cardwright.engine.coverage.Sample;
import cardwright.engine.coverage.Verdict;
import cardwright.grammar.Language;
import cardwright.tests.Games;
import cardwright.tests.Project;
import cardwright.tests.Squads;
import cardwright.workbench.CommandLineRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is measured of many texts agrees with what becomes of cards. */
class CoverageTest {

  /** Real texts that are not the project's to pass on; whoever has such tables may lay them there. */
  private static final Path CORPUS = Project.root().resolveSibling("shared").resolve("corpus");

  private static Coverage measure(String... texts) {
    List<Sample> samples = new ArrayList<>();
    for (String text : texts) {
      samples.add(new Sample(String.valueOf(samples.size() + 1), text));
    }
    return new Measure(Squads.game().rulebook(), Language.RU).of(samples);
  }

  private static List<String> declines(String text) {
    return measure(text).verdicts().get(0).declines().stream().map(Decline::at).toList();
  }

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void everyTextOfACardIsWhole(String game) {
    for (Language language : Language.values()) {
      List<Sample> samples =
          Games.game(game).cards().cards().values().stream()
              .filter(card -> !card.texts().get(language).isBlank())
              .map(card -> new Sample(card.id(), card.texts().get(language).replace(card.names().get(language), "~")))
              .toList();
      List<Verdict> verdicts = new Measure(Games.game(game).rulebook(), language).of(samples).verdicts();
      assertEquals(List.of(), verdicts.stream().filter(verdict -> !verdict.whole()).flatMap(verdict -> verdict.declines().stream()).toList());
      assertEquals(samples, verdicts.stream().map(Verdict::sample).toList());
    }
  }

  @Test
  void clausesAreSentencesAndKeywords() {
    assertEquals(2, measure("Рывок. Орда.").clauses());
    assertEquals(2, measure("Имеет +1 к удару и броню 1.").clauses());
    assertEquals(2, measure("Вжух 1 (и «вжух. И ещё. Раз»). Орда.").clauses());
    assertEquals(1, measure("Вжух 1 (и «вжух. И ещё. Раз»). Орда.").understoodClauses());
    assertEquals(1, measure("Вжух (раз. Два. Три.").clauses());
  }

  @Test
  void placesAreWordsOrReasons() {
    assertEquals(List.of("вжух"), declines("Рывок. ВЖУХ 1."));
    assertEquals(List.of("‹number› ‹the end›"), declines("{tap}: взять 1."));
    assertEquals(List.of("‹this says what is done but not when›"), declines("Взять 2 карты."));
    assertEquals(List.of("‹this is English, not Russian›"), declines("Draw a card. Draw two."));
  }

  @Test
  void whatNoMatchCouldObeyIsNotWhole() {
    Verdict verdict = measure("Когда 2 ваших существа погибают – взять карту. Орда.").verdicts().get(0);
    assertFalse(verdict.whole());
    assertEquals(List.of("‹number› ваших существа"), verdict.declines().stream().map(Decline::at).toList());
    assertEquals(2, verdict.clauses().size());
  }

  @Test
  void aLetterThatACardMayBePaidWithIsNoFault() {
    assertTrue(measure("Орда. {tap}: ранить существо на X.").verdicts().get(0).whole());
  }

  @Test
  void whatAloneStandsInTheWayIsCountedByTexts() {
    Coverage coverage = measure("Вжух. Вжух 2. Орда.", "Вжух. Бамс.", "Бамс.", "");
    assertEquals(List.of("вжух 3 1", "бамс 2 1"), coverage.stops().stream().map(each -> each.what() + " " + each.count() + " " + each.soleBlocker()).toList());
    assertEquals(List.of(true), coverage.verdicts().stream().map(Verdict::empty).filter(empty -> empty).toList());
    assertEquals(0, coverage.whole());
  }

  @Test
  void shapesKeepWhatTheGrammarIsMadeOf() {
    Coverage coverage = measure("При выстреле по орку – вжух 1.", "При выстреле по эльфу – вжух 22.");
    assertEquals(1, coverage.shapes().size(), coverage.shapes()::toString);
    assertEquals(2, coverage.shapes().get(0).examples().size());
  }

  /** Asserts nothing of the figures: they are for whoever works on the language. */
  @Test
  void theFiguresOfOtherTablesAreTold() throws IOException {
    assumeTrue(Files.isDirectory(CORPUS));
    List<Path> tables;
    try (Stream<Path> files = Files.list(CORPUS)) {
      tables = files.filter(file -> file.toString().endsWith(".tsv")).sorted().toList();
    }
    for (Path table : tables) {
      String game = table.getFileName().toString().split("-")[0]; // as in squads-first.tsv
      CommandLineRun run =
          CommandLineRun.of("coverage", "--texts", table.toString(), "--rulebook", game, "--rulebook-dir", Project.root().resolve("rulebook").toString());
      assertEquals(0, run.exitCode(), run.err());
      System.out.println(table.getFileName() + ": " + String.join("; ", run.out().lines().limit(2).toList()));
    }
  }
}
