package cardwright.tests.commandline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.tests.Project;
import cardwright.workbench.CommandLineRun;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Matches of the shipped games from the command line, their logs, and what becomes of a log that is not true. */
class PlayAndReplayTest {
  @TempDir private Path directory;

  private static CommandLineRun run(String... words) {
    List<String> arguments = new ArrayList<>(List.of(words));
    arguments.addAll(List.of("--rulebook-dir", Project.root().resolve("rulebook").toString(), "--cards-dir", Project.root().resolve("cards").toString()));
    return CommandLineRun.of(arguments.toArray(String[]::new));
  }

  private Path log() {
    Path log = directory.resolve("match.jsonl");
    assertEquals(0, run("play", "squads", "--seed", "11", "--quiet", "--log", log.toString()).exitCode());
    return log;
  }

  @Test
  void aLogIsVerified() {
    CommandLineRun replay = run("replay", log().toString());
    assertEquals(0, replay.exitCode(), replay.out() + replay.err());
    assertTrue(replay.out().matches("(?s).*: verified, \\d+ entries, position [0-9a-f]+\\R"), replay.out());
  }

  @Test
  void aChangedEntryIsFound() throws IOException {
    Path log = log();
    List<String> lines = new ArrayList<>(Files.readAllLines(log));
    int last = lines.size() - 1;
    lines.set(last, lines.get(last).replace("\"winner\":", "\"loser\":"));
    Files.write(log, lines);
    CommandLineRun replay = run("replay", log.toString());
    assertEquals(1, replay.exitCode(), replay.err());
    assertTrue(replay.out().contains("entry " + last + ": the log has "), replay.out());
  }

  @Test
  void aLogCutShortIsFound() throws IOException {
    Path log = log();
    List<String> lines = Files.readAllLines(log);
    Files.write(log, lines.subList(0, lines.size() / 2));
    assertEquals(1, run("replay", log.toString(), "--format", "json").exitCode());
  }

  @Test
  void whatTheFirstLineSaysOfTheEndMustBeSo() throws IOException {
    Path log = log();
    String text = Files.readString(log);
    Files.writeString(log, text.replaceFirst("\"winner\":\"\\w+\"", "\"winner\":\"somebody\""));
    CommandLineRun replay = run("replay", log.toString());
    assertEquals(1, replay.exitCode(), replay.err());
    assertTrue(replay.out().contains("the winner is ") && replay.out().contains("the first line says somebody"), replay.out());
    Files.writeString(log, text.replaceFirst(",\"winner\":\"\\w+\"", ""));
    assertEquals(2, run("replay", log.toString()).exitCode(), "a log without a winner is not whole");
    Files.writeString(log, text.replaceFirst("\"seed\":\"11\"", "\"seed\":\"11\",\"seed\":\"11\""));
    CommandLineRun twice = run("replay", log.toString());
    assertEquals(2, twice.exitCode());
    assertTrue(twice.err().contains("has a key twice"), twice.err());
  }

  @Test
  void aLineThatIsNoEntryIsNamed() throws IOException {
    Path log = log();
    List<String> lines = new ArrayList<>(Files.readAllLines(log));
    lines.set(6, "{");
    Files.write(log, lines);
    CommandLineRun replay = run("replay", log.toString());
    assertEquals(2, replay.exitCode());
    assertTrue(replay.err().endsWith("line 7 is not an entry\n"), replay.err());
  }

  @Test
  void aByteOrderMarkDoesNotMatter() throws IOException {
    Path log = log();
    Files.writeString(log, "\uFEFF" + Files.readString(log));
    assertEquals(0, run("replay", log.toString()).exitCode());
  }

  @Test
  void aLogIntoAFolderThatIsNotThereIsRefusedBeforeTheMatch() {
    CommandLineRun run = run("play", "squads", "--log", directory.resolve("not/there.jsonl").toString());
    assertEquals(2, run.exitCode());
    assertEquals("", run.out());
    assertTrue(run.err().endsWith("there is no folder " + directory.resolve("not") + "\n"), run.err());
  }

  @Test
  void anImpossibleChoiceIsFound() throws IOException {
    Path log = log();
    Files.writeString(log, Files.readString(log).replaceFirst("\"chosen\":\\[\\d+]", "\"chosen\":[99999]"));
    CommandLineRun replay = run("replay", log.toString());
    assertEquals(1, replay.exitCode(), replay.err());
    assertTrue(replay.out().contains("there is no such option"), replay.out());
  }

  @Test
  void sameSeedSameMatch() {
    String once = run("play", "squads", "--seed", "5", "--format", "json").out();
    assertEquals(once, run("play", "squads", "--seed", "5", "--format", "json").out());
    List<String> keys = new ArrayList<>();
    Matcher key = Pattern.compile("\"(\\w+)\" :").matcher(once);
    while (key.find()) {
      keys.add(key.group(1));
    }
    assertEquals(List.of("rulebook", "seed", "winner", "reason", "turns", "events", "stateHash"), keys);
  }

  @Test
  void theTraceNamesCardWordsRuleAndClause() {
    String story = run("play", "squads", "--seed", "7").out();
    String trace = run("play", "squads", "--seed", "7", "--trace").out();
    assertTrue(trace.length() > story.length());
    assertFalse(story.contains("rule "), "the story keeps rules to itself");
  }

  @Test
  void theExcerptOfTheFirstPageIsTrue() throws IOException {
    Matcher excerpt = Pattern.compile("`\\./cardwright (play squads --seed 7 --trace)`\\):\n\n```\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(Project.root().resolve("README.md")));
    assertTrue(excerpt.find());
    String trace = run(excerpt.group(1).split(" ")).out();
    int at = 0;
    for (String line : excerpt.group(2).split("\n")) {
      if (!line.isBlank() && !line.strip().equals("...")) {
        int found = trace.indexOf(line + "\n", at);
        assertTrue(found >= 0, line);
        at = found;
      }
    }
  }

  /** A card may use something while another's attack goes on, and the rules may step in: each line says whose doing it is. */
  @Test
  void theStoryTellsWhoseDoingItIs() {
    String story = run("play", "squads", "--seed", "7").out();
    assertTrue(story.contains("#49: battlefield → graveyard (by the rules)\n"), story);
    assertTrue(story.contains("  Skull Taker #17, further: «Corpse-eating»\n    "), story);
    assertTrue(story.matches("(?s).*\n  Opening\n    open .*"), story);
    assertTrue(run("play", "squads", "--seed", "7", "--trace").out().contains("graveyard (by the rules decision:death)\n"));
  }

  @Test
  void theStoryIsToldInTheLanguageThatIsAskedFor() {
    String story = run("play", "squads", "--seed", "7", "--lang", "ru").out();
    assertTrue(story.contains("Ход 1, первый игрок") && story.contains("Победил ") && story.contains("\nРаздача (первый)"), story);
    String told = story.replaceAll("\\{\\w+}|#\\d+|\\b[v^A-F](?=[\\dА-Я( ]|\\b)|позиция \\w+|~", "");
    assertFalse(Pattern.compile("[a-z]{2,}").matcher(told).find(), told);
  }

  /** Whoever always takes the first option is asked nearly everything that a game can ask. */
  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void aPersonIsAskedInTheLanguageThatIsAskedFor(String game) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream("1\n".repeat(2000).getBytes(StandardCharsets.UTF_8)));
    try {
      String told = run("play", game, "--seed", "7", "--interactive", "--lang", "ru").out();
      String words = told.substring(0, told.lastIndexOf("позиция")).replaceAll("\\{[\\w-]+}", "");
      List<String> foreign = words.lines().filter(line -> Pattern.compile("[a-z]{2,}").matcher(line).find()).toList();
      assertEquals(List.of(), foreign);
      List<String> signs = told.lines().filter(line -> line.matches(" +[0-9]+  .*|  {6,}.*") && Pattern.compile("[{~]").matcher(line).find()).toList();
      assertEquals(List.of(), signs, "who chooses has no card before the eyes: signs are said in words");
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void aTableIsSeenFromAboveAndAnySpotCanBeNamed() {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream("99/99\n31/35\n".getBytes(StandardCharsets.UTF_8)));
    try {
      CommandLineRun match = run("play", "skirmish", "--seed", "7", "--interactive", "--lang", "ru");
      assertEquals(0, match.exitCode(), match.err());
      assertTrue(match.out().contains(" см\n"), match.out());
      assertTrue(match.out().contains("дружина → 31/35"), match.out());
      assertTrue(match.out().contains("или другое дозволенное"), match.out());
    } finally {
      System.setIn(before);
    }
  }

  /** At a terminal: a wrong answer is refused with a reason, and when the input ends the match goes on by itself. */
  @Test
  void aPersonMayErr() {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream("1\nnonsense\n9999\n2\n".getBytes(StandardCharsets.UTF_8)));
    try {
      CommandLineRun match = run("play", "squads", "--seed", "7", "--interactive");
      assertEquals(0, match.exitCode(), match.err());
      assertTrue(match.out().contains("That is not possible: give "), match.out());
      assertTrue(match.out().contains("^ a card of the first player, v of the second; the number is its health"), match.out());
      assertTrue(match.out().contains("draft a card? left: gold 24, silver 22"), match.out());
      assertFalse(match.out().matches("(?s).*\\{\\w+=.*"), "a map of the program is no language");
      String untilRevealed = match.out().substring(0, match.out().indexOf("The First player reveals"));
      assertTrue(untilRevealed.contains("a hidden card"), untilRevealed);
      assertFalse(Pattern.compile("#(3[1-9]|[45][0-9]|60)\\b").matcher(untilRevealed).find(), "cards 31 to 60 are the opponent's");
    } finally {
      System.setIn(before);
    }
  }
}
