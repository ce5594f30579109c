package cardwright.workbench;

import cardwright.engine.cards.Deck;
import cardwright.engine.library.GameFolder;
import cardwright.engine.log.LogFile;
import cardwright.engine.log.Replay;
import cardwright.grammar.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code cardwright replay}. */
@Command(
    name = "replay",
    header = "Play a logged match again and hold every entry against the log.",
    description = {
      "",
      "FILE is what `play --log FILE` wrote. The decisions are taken from it; all else must follow from the rulebook, the decks and the seed,"
          + " entry for entry. The first difference is shown, as there will be when the rules or the cards have changed since.",
      ""
    })
final class ReplayCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(index = "0", paramLabel = "FILE", description = "The log of a match: JSON lines.")
  private Path file;

  @Mixin private DataOptions data;
  @Mixin private FormatOption format;

  ReplayCommand(Console console) {
    this.console = console;
  }

  /** What came of it; its components are the keys of the JSON. */
  private record Report(String file, boolean verified, int entries, String stateHash, String difference) {}

  @Override
  public Integer call() {
    Optional<LogFile> read = read();
    if (read.isEmpty()) {
      return ExitCode.UNUSABLE.code();
    }
    LogFile log = read.get();
    Optional<Long> seed = number(log.head().getOrDefault("seed", ""));
    Optional<Language> language =
        Arrays.stream(Language.values()).filter(each -> each.code().equals(log.head().getOrDefault("language", ""))).findFirst();
    if (seed.isEmpty() || language.isEmpty() || !log.head().keySet().containsAll(List.of("rulebook", "first", "second", "winner", "stateHash"))) {
      return notALog("its first line must name the rulebook, the seed, both decks, the language, the winner and the last position");
    }
    OptionalInt broken = log.brokenLine();
    if (broken.isPresent()) {
      return notALog("line " + broken.getAsInt() + " is not an entry");
    }
    GameLoading.Result loaded = new GameLoading(console, data).load(log.head().get("rulebook"), format.format());
    if (loaded.game().isEmpty()) {
      return loaded.code().code();
    }
    Optional<List<Deck>> decks = decks(log, loaded.game().get());
    if (decks.isEmpty()) {
      return ExitCode.UNUSABLE.code();
    }
    Replay.Verdict verdict = Replay.verify(log, loaded.game().get().catalogue(), decks.get(), seed.get(), language.get());
    tell(verdict);
    return (verdict.difference().isEmpty() ? ExitCode.FINE : ExitCode.FINDINGS).code();
  }

  private void tell(Replay.Verdict verdict) {
    if (format.format() == Format.JSON) {
      console.json(
          new Report(
              file.toString(), verdict.difference().isEmpty(), verdict.entries(), verdict.stateHash(), verdict.difference().orElse(null)));
    } else if (verdict.difference().isEmpty()) {
      console.out().println(file + ": verified, " + Plural.of(verdict.entries(), "entry", "entries") + ", position " + verdict.stateHash());
    } else {
      console.out().println(file + ": not the same match: " + verdict.difference().get());
    }
  }

  private Optional<LogFile> read() {
    if (!Files.isRegularFile(file)) {
      notALog(Files.exists(file) ? "it is no file" : "there is no such file");
      return Optional.empty();
    }
    try {
      Optional<LogFile> log = LogFile.read(file);
      if (log.isEmpty()) {
        notALog("its first line is no JSON object, or has a key twice");
      }
      return log;
    } catch (IOException unreadable) {
      notALog("it can't be read as UTF-8 text");
      return Optional.empty();
    }
  }

  private int notALog(String why) {
    console.unusable(format.format(), file + " is not the log of a match: " + why);
    return ExitCode.UNUSABLE.code();
  }

  private static Optional<Long> number(String text) {
    try {
      return Optional.of(Long.parseLong(text));
    } catch (NumberFormatException noNumber) {
      return Optional.empty();
    }
  }

  private Optional<List<Deck>> decks(LogFile log, GameFolder.Loaded game) {
    List<Deck> decks = new ArrayList<>();
    for (String role : List.of("first", "second")) {
      String id = log.head().get(role);
      Optional<Deck> deck = game.cards().deck(id);
      if (deck.isEmpty()) {
        console.unusable(format.format(), file + " was played with the deck «" + id + "», which is not there");
        return Optional.empty();
      }
      decks.add(deck.get());
    }
    return Optional.of(decks);
  }
}
