package cardwright.tests.commandline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.vocabulary.Vocabulary;
import cardwright.tests.Project;
import cardwright.workbench.CommandLineRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Words that a designer adds to a shipped game: what is asked, what is written, that cards can say them and that they act. */
class VocabularyAddTest {
  private static final List<String> COUNTER = List.of("counter", "acorn", "--ru", "жёлудь", "--en", "acorn", "--icon", "{acorn}");
  private static final List<String> CLASS = List.of("class", "badger", "--ru", "барсук", "--en", "badger");
  private static final List<String> SYNONYM = List.of("synonym", "poison", "--ru", "ядовитость", "--en", "venom");
  private static final List<String> KEYWORD =
      List.of(
          "keyword", "thrift", "--ru", "запасливость", "--en", "thrift", "--parameters", "N", "--body", "instructions",
          "--means-ru", "В начале вашего хода, если число желудей на ~ не менее N – …",
          "--means-en", "At the start of your turn, if the number of acorns on ~ is at least N, …");

  private static final String RU = "Ядовитость 1. Запасливость 2: снять 2 желудя с ~, при этом излечить ~ на 3. {tap}: Получить {acorn}. Другие ваши барсуки имеют +1 к движению.";
  private static final String EN = "Venom 1. Thrift 2: remove 2 acorns from ~; in doing so, heal 3 wounds on ~. {tap}: Gain {acorn}. Your other badgers have +1 to movement.";

  @TempDir private Path directory;

  @BeforeEach
  void copyTheGame() throws IOException {
    copy("rulebook/squads");
    copy("cards/squads");
  }

  private void copy(String folder) throws IOException {
    Path from = Project.root().resolve(folder);
    try (Stream<Path> all = Files.walk(from)) {
      for (Path each : all.filter(Files::isRegularFile).toList()) {
        Path target = directory.resolve(folder).resolve(from.relativize(each).toString());
        Files.createDirectories(target.getParent());
        Files.copy(each, target);
      }
    }
  }

  private String[] arguments(List<String> words) {
    List<String> all = new ArrayList<>(words);
    all.addAll(List.of("--rulebook-dir", directory.resolve("rulebook").toString(), "--cards-dir", directory.resolve("cards").toString()));
    return all.toArray(String[]::new);
  }

  private CommandLineRun run(String... words) {
    return CommandLineRun.of(arguments(List.of(words)));
  }

  private CommandLineRun add(List<String> words, String... more) {
    return CommandLineRun.of(arguments(adding(words, more)));
  }

  private static List<String> adding(List<String> words, String... more) {
    List<String> all = new ArrayList<>(List.of("vocabulary", "add", "--rulebook", "squads"));
    all.addAll(words);
    all.addAll(List.of(more));
    return all;
  }

  private void written(List<String> words) {
    CommandLineRun run = add(words, "--yes");
    assertEquals(0, run.exitCode(), run.out() + run.err());
  }

  private Path file(String name) {
    return directory.resolve("rulebook/squads").resolve(name);
  }

  private String words() throws IOException {
    return Files.readString(file("vocabulary.yaml"));
  }

  /** Every file below the folder, to the last byte. */
  private Map<Path, String> everything() throws IOException {
    Map<Path, String> texts = new HashMap<>();
    try (Stream<Path> all = Files.walk(directory)) {
      for (Path each : all.filter(Files::isRegularFile).toList()) {
        texts.put(each, Files.readString(each));
      }
    }
    return texts;
  }

  @Test
  void whatIsAddedByYamlAloneIsUnderstoodInBothLanguagesAndActs() throws IOException {
    written(COUNTER);
    written(KEYWORD);
    written(CLASS);
    written(SYNONYM);
    Path scenarios = directory.resolve("acorns.yaml");
    Files.writeString(
        scenarios,
        """
        rulebook: squads

        cards:
          - id: acorn-miser
            name: {ru: Желудёвый скряга, en: Acorn Miser}
            is: [creature, ground, forest, ordinary, badger]
            cost: 3
            life: 9
            move: 1
            strike: 1-2-3
            text:
              ru: "%s"
              en: "%s"

        scenarios:
          - scenario: Enough acorns are spent, after the poison
            given:
              step: opening
              first:
                sett: {card: acorn-miser, at: C4, counters: {wound: 5, acorn: 2}}
              second:
                rock: {card: granite-guard, at: C1}
            then:
              - sett has 3 wounds
              - sett has no acorns

          - scenario: Too few acorns are kept
            given:
              step: opening
              first:
                sett: {card: acorn-miser, at: C4, counters: {wound: 5, acorn: 1}}
              second:
                rock: {card: granite-guard, at: C1}
            then:
              - sett has 6 wounds
              - sett has 1 acorn

          - scenario: An acorn is gained
            given:
              step: main
              first:
                sett: {card: acorn-miser, at: C4}
              second:
                rock: {card: granite-guard, at: C1}
            when:
              - {player: first, uses: sett, ability: gain}
            then:
              - sett has 1 acorn
        """
            .formatted(RU, EN));
    CommandLineRun test = run("test", scenarios.toString());
    assertEquals(0, test.exitCode(), test.out() + test.err());
    assertTrue(test.out().contains("3 passed"), test.out());
    CommandLineRun check = run("check", "--rulebook", "squads");
    assertEquals(0, check.exitCode(), check.out() + check.err());
  }

  @Test
  void theCanonicalTextReadsBackToItself() {
    written(COUNTER);
    written(KEYWORD);
    written(CLASS);
    written(SYNONYM);
    List<String> canonical = said(RU);
    assertEquals(said(EN), canonical);
    assertTrue(canonical.contains("  ru  Отравление 1.") && canonical.contains("  en  Thrift 2: lose 2 acorns; in doing so, heal 3 wounds on ~."), canonical::toString);
    assertEquals(canonical, said(text(canonical, "  ru  ")));
    assertEquals(canonical, said(text(canonical, "  en  ")));
  }

  private List<String> said(String text) {
    CommandLineRun run = run("explain", "--rulebook", "squads", "--text", text);
    assertEquals(0, run.exitCode(), run.out() + run.err());
    // the lines of each ability; those of its rule are further in, and the text itself comes before all
    String abilities = run.out().substring(run.out().indexOf("\nAbility 1"));
    return abilities.lines().filter(line -> line.matches("  (ru|en)  .*")).toList();
  }

  private static String text(List<String> canonical, String language) {
    return String.join(" ", canonical.stream().filter(line -> line.startsWith(language)).map(line -> line.substring(language.length())).toList());
  }

  @Test
  void onlyWhatIsNewChangesInTheFiles() throws IOException {
    String words = words();
    String game = Files.readString(file("game.yaml"));
    written(CLASS);
    written(COUNTER);
    assertEquals(
        words
            .replace("  koyar: {group: class, noun: true, ru: койар, en: koyar}\n", "  koyar: {group: class, noun: true, ru: койар, en: koyar}\n  badger: {group: class, noun: true, ru: барсук, en: badger}\n")
            .replace("en: incarnation token}\n", "en: incarnation token}\n  acorn: {ru: жёлудь, en: acorn, icon: \"{acorn}\"}\n"),
        words());
    assertEquals(game, Files.readString(file("game.yaml")));
    String forms = CardLanguage.of(Vocabulary.read(DocumentReader.read(file("vocabulary.yaml")))).forms();
    assertEquals(forms, Files.readString(file("vocabulary.forms.tsv")), "the forms are told as the dictionary has them");
  }

  @Test
  void aSynonymStandsInItsEntryAlone() throws IOException {
    String words = words();
    CommandLineRun run = add(SYNONYM, "--yes");
    assertTrue(run.out().contains("note: squads@house has words of its own for keywords/poison, and lacks the new one\n"), run.out());
    assertFalse(run.out().contains("squads@2012"), run.out());
    assertEquals(words.replace("ru: отравление N\n    en: poison N\n", "ru: отравление N | ядовитость N\n    en: poison N | venom N\n"), words());
  }

  @Test
  void lineEndsAndTheMarkOfTheEncodingStay() throws IOException {
    String before = "\uFEFF" + words().replace("\n", "\r\n");
    Files.writeString(file("vocabulary.yaml"), before);
    written(CLASS);
    assertEquals(before, words().replace("  badger: {group: class, noun: true, ru: барсук, en: badger}\r\n", ""));
    assertTrue(words().length() > before.length());
  }

  @Test
  void aKeywordIsGivenWithItsTailOrWithout() {
    for (String wording : List.of("клятва", "клятва N", "клятва: …", "клятва N: …")) {
      CommandLineRun run = add(List.of("keyword", "oath", "--ru", wording, "--parameters", "N", "--body", "instructions"), "--dry-run");
      assertEquals(0, run.exitCode(), run.out() + run.err());
      assertTrue(run.out().contains("+     parameters: N\n+     body: instructions\n+     ru: \"клятва N: …\"\n"), run.out());
    }
  }

  @Test
  void aZoneIsAPlaceOfTheGameToo() throws IOException {
    CommandLineRun run = add(List.of("zone", "burrow", "--ru", "нора", "--en", "burrow", "--at-ru", "в", "--at-en", "in", "--seen-by", "owner"), "--yes");
    assertEquals(0, run.exitCode(), run.out() + run.err());
    assertTrue(run.out().contains("wrote it into " + file("game.yaml") + " too"), run.out());
    assertTrue(Files.readString(file("game.yaml")).contains("\n  burrow: {seen-by: owner}\n"));
    assertEquals(
        List.of("  ru  Каждое ваше существо в норе имеет +1 к {health}.", "  en  Each of your creatures in the burrow has +1 to {health}."),
        said("Ваши существа в норе имеют +1 к {health}."));
  }

  @Test
  void aKeywordIsNotWrittenUnlessSomebodySaysSo() throws IOException {
    Map<Path, String> before = everything();
    CommandLineRun run = add(KEYWORD.stream().map(word -> word.replace("желудей", "фишек").replace("acorns", "chips")).toList());
    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("  gen  запасливости   запасливостей\n"), run.out());
    assertTrue(run.out().contains("+     ru: \"запасливость N: …\"\n"), run.out());
    assertTrue(run.out().endsWith("nothing was written: this is no terminal to ask at; say --yes if the forms are right\n"), run.out());
    assertEquals(0, add(CLASS, "--dry-run", "--yes").exitCode());
    assertEquals(before, everything());
  }

  @Test
  void aPersonIsAsked() throws IOException {
    Map<Path, String> before = everything();
    assertEquals(1, CommandLineRun.answering("n\n", arguments(adding(CLASS))).exitCode());
    assertEquals(1, CommandLineRun.answering("", arguments(adding(CLASS))).exitCode());
    assertEquals(before, everything());
    CommandLineRun yes = CommandLineRun.answering("да\n", arguments(adding(CLASS)));
    assertEquals(0, yes.exitCode(), yes.out() + yes.err());
    assertTrue(yes.out().contains("shall it be written? [y/N] "), yes.out());
    assertTrue(words().contains("  badger: {"));
  }

  @Test
  void aClashIsTheSameErrorByHandAndByCommand() throws IOException {
    Map<Path, String> before = everything();
    CommandLineRun command = add(List.of("keyword", "spear-wall", "--ru", "стражи", "--en", "spear wall"), "--yes");
    assertEquals(1, command.exitCode());
    assertEquals(before, everything());
    Files.writeString(file("vocabulary.yaml"), words() + "  spear-wall:\n    ru: стражи\n    en: spear wall\n");
    CommandLineRun hand = run("check", "--rulebook", "squads");
    assertEquals(1, hand.exitCode());
    String error = hand.err().lines().findFirst().orElse("");
    assertTrue(error.matches(".*vocabulary.yaml:\\d+:3: error: «стражи» is claimed by trait guard \\(«страж»\\), keyword spear-wall: .*"), error);
    // no hand wrote that line, so the command also says which of its options gave the word
    assertEquals(error + " (the word was given by --ru, and the place is that of the file as it would have been written)", command.err().lines().findFirst().orElse(""));
    assertTrue(hand.out().contains("1 error"), "one mistake is one error: " + hand.err());
  }

  @Test
  void whatMakesCardsUnreadableIsPutBack() throws IOException {
    // the longest phrase wins, so this one would take words out of texts that have them next to each other
    Map<Path, String> before = everything();
    CommandLineRun run = add(List.of("keyword", "thief", "--ru", "атакованный получает", "--forms-ru", "атакованный_получает", "--en", "thievery"), "--yes");
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("cards/squads"), run.err());
    assertTrue(run.out().endsWith("every file was put back as it was\n"), run.out());
    assertEquals(before, everything());
  }

  @Test
  void aGuessIsCalledOneAndCanBeCorrected() throws IOException {
    List<String> unheard = List.of("class", "ghast", "--ru", "гхаст", "--en", "ghast");
    CommandLineRun guess = add(unheard);
    assertTrue(guess.out().startsWith("«гхаст», Russian, not in the dictionary, forms GUESSED by its ending\n"), guess.out());
    assertTrue(guess.out().contains("A wrong form is corrected with --form"), guess.out());
    CommandLineRun corrected = add(unheard, "--form", "gen-pl=гхаст", "--form", "acc-pl=гхаст", "--yes");
    assertEquals(0, corrected.exitCode(), corrected.out() + corrected.err());
    assertTrue(words().contains("forms-ru: гхаст гхаста гхасту гхаста гхастом гхасте гхасты гхаст гхастам гхаст гхастами гхастах}\n"), corrected.out());
    assertEquals(2, add(List.of("class", "ghoulet", "--ru", "гхулит"), "--form", "genitive=гхулита").exitCode());
    CommandLineRun nothing = add(List.of("class", "khu", "--ru", "кху", "--en", "khu/khu"), "--yes");
    assertEquals(1, nothing.exitCode());
    assertFalse(words().contains("khu"), nothing.out());
  }

  @Test
  void aSynonymThatTheDictionaryLacksHasItsFormsToo() throws IOException {
    CommandLineRun run = add(List.of("synonym", "kinds/artifact", "--ru", "цацка", "--form", "gen-pl=цацк"), "--yes");
    assertEquals(0, run.exitCode(), run.out() + run.err());
    assertTrue(words().contains("ru: артефакт | цацка, forms-ru: \"| цацка "), run.out());
    assertEquals(0, run("explain", "--rulebook", "squads", "--text", "+1 к {health}, если есть 5 цацк.").exitCode());
  }

  @Test
  void anOptionOfAnotherKindIsRefused() {
    CommandLineRun run = add(CLASS, "--body", "abilities");
    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("--body is for keyword, not for class"), run.err());
  }
}
