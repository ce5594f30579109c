package cardwright.workbench;

import cardwright.engine.cards.Deck;
import cardwright.engine.decide.Decider;
import cardwright.engine.decide.RandomDecider;
import cardwright.engine.decide.SensibleDecider;
import cardwright.engine.library.GameFolder;
import cardwright.engine.log.LogFile;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.Player;
import cardwright.engine.play.Match;
import cardwright.engine.play.MatchStopped;
import cardwright.engine.play.Spectator;
import cardwright.grammar.document.Nearest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code cardwright play}. */
@Command(
    name = "play",
    header = "Play a match and tell its story.",
    description = {
      "",
      "Two decks fight to a result. The same rulebook, decks, seed and players give the same match, entry for entry. Without --first and"
          + " --second the first two decks of the game are taken, in the order of their names.",
      ""
    })
final class PlayCommand implements Callable<Integer> {
  private final Console console;

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game: a folder of the rulebooks.")
  private String game;

  @Option(names = "--first", paramLabel = "DECK", description = "The first player's deck.")
  private String first;

  @Option(names = "--second", paramLabel = "DECK", description = "The second player's deck.")
  private String second;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Seed of all chance in the match. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--players", paramLabel = "KIND", split = ",", defaultValue = "sensible,sensible",
      description = "Who chooses for the first and the second player, or for both: sensible, random. Default: ${DEFAULT-VALUE}.")
  private List<PlayerKind> players;

  @Option(names = "--interactive", description = "You choose for the first player, at this terminal; ?N shows the card of option N.")
  private boolean interactive;

  @Option(names = "--trace", description = "For everything that happens: the card, its words, the rule and the clause.")
  private boolean trace;

  @Option(names = "--quiet", description = "Only the result.")
  private boolean quiet;

  @Option(names = "--log", paramLabel = "FILE", description = "Write the log of the match, which `replay` verifies.")
  private Path log;

  @Mixin private DataOptions data;
  @Mixin private FormatOption format;
  @Mixin private LanguageOption language;

  PlayCommand(Console console) {
    this.console = console;
  }

  /** Who chooses. */
  enum PlayerKind {
    SENSIBLE,
    RANDOM
  }

  @Override
  public Integer call() {
    if (interactive && format.format() == Format.JSON) {
      throw new ParameterException(spec.commandLine(), "--interactive talks to a person: it can't be combined with --format json");
    }
    if (players.size() > 2) {
      throw new ParameterException(spec.commandLine(), "--players takes one kind for both players or two, not " + players.size());
    }
    if (log != null && !canBeWritten(log)) {
      return ExitCode.UNUSABLE.code();
    }
    GameLoading.Result loaded = new GameLoading(console, data).load(game, format.format());
    if (loaded.game().isEmpty()) {
      return loaded.code().code();
    }
    GameFolder.Loaded found = loaded.game().get();
    Optional<List<Deck>> decks = decks(found);
    if (decks.isEmpty()) {
      return ExitCode.UNUSABLE.code();
    }
    Match.Setup setup = new Match.Setup(found.catalogue(), decks.get(), seed, deciders(found), language.language());
    Match.Result result;
    try {
      result = play(setup, found);
    } catch (MatchStopped left) {
      console.out().println(left.getMessage());
      return ExitCode.FINE.code();
    }
    if (log != null) {
      try {
        new LogFile(head(decks.get(), result), result.log().stream().map(LogFile::line).toList()).write(log);
      } catch (IOException unwritable) {
        console.unusable(format.format(), "the log can't be written to " + log);
        return ExitCode.UNUSABLE.code();
      }
    }
    report(result, found);
    return ExitCode.FINE.code();
  }

  /** Asked before the match: it would be a pity to lose it. */
  private boolean canBeWritten(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      console.unusable(format.format(), "the log can't be written to " + file + ": it is a folder");
      return false;
    } else if (folder != null && !Files.isDirectory(folder)) {
      console.unusable(format.format(), "the log can't be written to " + file + ": there is no folder " + folder);
      return false;
    }
    return true;
  }

  private Optional<List<Deck>> decks(GameFolder.Loaded found) {
    List<String> names = found.cards().decks().keySet().stream().sorted().toList();
    if (names.isEmpty()) {
      console.unusable(format.format(), "the game has no deck");
      return Optional.empty();
    }
    List<Deck> decks = new ArrayList<>();
    String[] wanted = {first != null ? first : names.get(0), second != null ? second : names.get(names.size() > 1 ? 1 : 0)};
    for (String name : wanted) {
      Optional<Deck> deck = found.cards().deck(name);
      if (deck.isEmpty()) {
        console.unusable(format.format(), "there is no deck «" + name + "»", Nearest.to(name, names), Nearest.orAll(name, names));
        return Optional.empty();
      }
      decks.add(deck.get());
    }
    return Optional.of(decks);
  }

  private List<Decider> deciders(GameFolder.Loaded found) {
    List<Decider> deciders = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      PlayerKind kind = players.get(Math.min(seat, players.size() - 1));
      deciders.add(
          kind == PlayerKind.RANDOM ? new RandomDecider(seed * 2 + seat) : new SensibleDecider(found.rulebook().vitality()));
    }
    if (interactive) {
      deciders.set(0, new TerminalDecider(console, new BoardPicture(found, language.language()), found, language.language()));
    }
    return deciders;
  }

  private Match.Result play(Match.Setup setup, GameFolder.Loaded found) {
    if (quiet || format.format() == Format.JSON) {
      return Match.play(setup);
    }
    Narrator narrator = new Narrator(found.catalogue(), language.language(), trace ? Narrator.Detail.TRACE : Narrator.Detail.STORY, interactive ? Optional.of(Player.FIRST) : Optional.empty());
    BoardPicture picture = new BoardPicture(found, language.language());
    if (!interactive) {
      console.out().println(picture.legend());
    }
    Spectator[] spectator = new Spectator[1];
    return Match.play(
        setup,
        entry -> {
          if (entry.type() == LogEntry.Type.TURN && !interactive) {
            console.out().println();
            picture.draw(spectator[0].view(Player.FIRST)).forEach(console.out()::println);
          }
          narrator.tell(entry).ifPresent(console.out()::println);
        },
        look -> spectator[0] = look);
  }

  private Map<String, String> head(List<Deck> decks, Match.Result result) {
    Map<String, String> head = new LinkedHashMap<>();
    head.put("rulebook", game);
    head.put("seed", Long.toString(seed));
    head.put("first", decks.get(0).id());
    head.put("second", decks.get(1).id());
    head.put("language", language.language().code());
    head.put("winner", result.outcome().winnerRole());
    head.put("stateHash", result.stateHash());
    return head;
  }

  private void report(Match.Result result, GameFolder.Loaded found) {
    if (format.format() == Format.JSON) {
      Map<String, Object> report = new LinkedHashMap<>();
      report.put("rulebook", game);
      report.put("seed", seed);
      report.put("winner", result.outcome().winnerRole());
      report.put("reason", result.outcome().reason());
      report.put("turns", result.turns());
      report.put("events", result.log().size());
      report.put("stateHash", result.stateHash());
      console.json(report);
      return;
    }
    Messages messages = Messages.in(language.language());
    console.out().println(
        messages.say(
            "report", found.rulebook().title(language.language()), messages.player(result.outcome().winnerRole()), result.turns(), result.log().size(), result.firings(),
            result.stateHash()));
  }
}
