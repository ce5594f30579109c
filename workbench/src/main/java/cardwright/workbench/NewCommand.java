package cardwright.workbench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cardwright new}: lays out a game of one's own that runs. */
@Command(
    name = "new",
    header = "Lay out a game of your own: a rulebook, cards, decks and scenarios that run.",
    description = {
      "Writes a small game that can be played, checked and tested at once, to be changed file by file: its words, its rules, the order of its",
      "steps, its clauses and decisions, a few cards, two decks and scenarios, which lie beside rulebooks of your own. Nothing that is there",
      "already is overwritten.",
      ""
    })
final class NewCommand implements Callable<Integer> {
  private static final String NAME = "[a-z][a-z0-9-]{0,39}";
  private static final List<String> RULES = List.of("vocabulary.yaml", "game.yaml", "pipeline.yaml", "clauses.yaml", "decisions.yaml");
  private static final List<String> CARDS = List.of("cards.yaml", "decks/scouts.yaml", "decks/brutes.yaml");
  private static final String SCENARIOS = "first.yaml";

  private final Console console;

  @Parameters(index = "0", paramLabel = "GAME", description = "Its name, which names its folders: small Latin letters, digits and dashes.")
  private String game;

  @Option(names = "--title", paramLabel = "TITLE", description = "What it is called. Default: its name with a capital letter.")
  private String title;

  @Mixin private DataOptions data;
  @Mixin private ScenarioOption scenarios;

  NewCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (!game.matches(NAME)) {
      console.unusable(Format.TEXT, "«" + game + "» can't name a game: small Latin letters, digits and dashes can, beginning with a letter");
      return ExitCode.UNUSABLE.code();
    }
    Map<Path, String> files = files();
    Optional<Path> there = files.keySet().stream().filter(Files::exists).findFirst();
    if (there.isPresent()) {
      console.unusable(Format.TEXT, there.get() + " is there already; nothing was written");
      return ExitCode.UNUSABLE.code();
    }
    for (Map.Entry<Path, String> file : files.entrySet()) {
      Files.createDirectories(file.getKey().toAbsolutePath().getParent());
      Files.writeString(file.getKey(), file.getValue());
      console.out().println("wrote " + file.getKey());
    }
    String folders = " --rulebook-dir " + data.rulebooks() + " --cards-dir " + data.cards();
    console.out().println("Now try:");
    console.out().println("  ./cardwright play " + game + folders);
    console.out().println("  ./cardwright check" + folders);
    console.out().println("  ./cardwright test " + scenarioFolder().resolve(game) + folders);
    return ExitCode.FINE.code();
  }

  /** What is written where, in the order in which it should be read. */
  private Map<Path, String> files() throws IOException {
    Map<Path, String> files = new LinkedHashMap<>();
    for (String name : RULES) {
      files.put(data.rulebooks().resolve(game).resolve(name), content("rulebook/" + name));
    }
    for (String name : CARDS) {
      files.put(data.cards().resolve(game).resolve(name), content("cards/" + name));
    }
    files.put(scenarioFolder().resolve(game).resolve(SCENARIOS), content("scenarios/" + SCENARIOS));
    return files;
  }

  /** Beside rulebooks of one's own, unless said otherwise. */
  private Path scenarioFolder() {
    return data.ownRulebooks() ? scenarios.scenariosOr(data.rulebooks().resolveSibling("scenarios")) : scenarios.scenarios();
  }

  private String content(String name) throws IOException {
    try (InputStream file = NewCommand.class.getResourceAsStream("new/" + name)) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      String called = title != null ? title.replace("\\", "\\\\").replace("\"", "\\\"") : Character.toUpperCase(game.charAt(0)) + game.substring(1);
      return text.replace("@GAME@", game).replace("@TITLE@", called);
    }
  }
}
