package cardwright.workbench;

import cardwright.engine.edition.EditionName;
import cardwright.engine.library.GameFolder;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.source.Severity;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Loads the game that a command names; what is wrong is told, and the command ends. */
final class GameLoading {
  /** Of many files and cards the first ones are named. */
  private static final int SHOWN = 3;

  private final Console console;
  private final DataOptions data;

  GameLoading(Console console, DataOptions data) {
    this.console = console;
    this.data = data;
  }

  /** What became of it: a game, or the exit code to end with. */
  record Result(Optional<GameFolder.Loaded> game, ExitCode code) {}

  /** What became of it: a rulebook, or the exit code to end with. */
  record Rules(Optional<Rulebook> rulebook, ExitCode code) {}

  /** The game that is meant: the one that is named or, when none is, the only one there is; else the choice is told. */
  Optional<GameFolder> folder(String game, Format format) {
    List<GameFolder> known = GameFolder.all(data.rulebooks(), data.cards());
    if (game == null && known.size() == 1) {
      return Optional.of(known.get(0));
    }
    Optional<GameFolder> found = Stream.concat(known.stream(), known.stream().filter(folder -> game != null && game.startsWith(folder.game() + "@")).flatMap(folder -> folder.editions().stream())).filter(folder -> folder.game().equals(game)).findFirst();
    if (found.isEmpty()) {
      List<String> names = known.stream().flatMap(folder -> Stream.concat(Stream.of(folder), folder.editions().stream())).map(GameFolder::game).toList();
      String there = Nearest.orAll(game == null ? "" : game, names);
      Optional<String> meant = game == null ? Optional.empty() : Nearest.to(game, names);
      console.unusable(format, (game == null ? "say which game" : "there is no game «" + game + "»") + " in " + data.rulebooks(), meant, there);
    }
    return found;
  }

  /** The rules of a game without its cards. */
  Rules rules(GameFolder folder, Format format) {
    Diagnostics run = new Diagnostics();
    Optional<Rulebook> rulebook = folder.readRulebook(run);
    if (rulebook.isEmpty()) {
      console.diagnostics(run, format);
    }
    return new Rules(rulebook, rulebook.isPresent() ? ExitCode.FINE : ExitCode.FINDINGS);
  }

  /** Whether the folder with the game's cards is there; told when not. */
  boolean hasCards(GameFolder folder, Format format) {
    boolean there = Files.isDirectory(folder.cards());
    if (!there) {
      console.unusable(format, folder.cards() + ": there is no such folder, the cards of the game «" + folder.game() + "» should be there");
    }
    return there;
  }

  /** What has errors: a match without one of the cards would be another match, so nothing is done with the rest. */
  private String notLoaded(String game, Diagnostics run, List<String> broken) {
    List<String> files = run.all().stream().filter(found -> found.severity() == Severity.ERROR).flatMap(found -> found.file().stream()).map(Path::toString).distinct().toList();
    String cards = broken.isEmpty() ? "" : (broken.size() == 1 ? "the card " : "the cards ") + some(broken) + ", in ";
    return "the game «" + game + "» is not loaded, because there are errors: " + cards + some(files)
        + "; nothing is loaded by half. To see everything that is wrong: cardwright check --rulebook " + EditionName.of(game).game() + data.said();
  }

  private static String some(List<String> all) {
    return String.join(", ", all.stream().limit(SHOWN).toList()) + (all.size() > SHOWN ? " and " + (all.size() - SHOWN) + " more" : "");
  }

  Result load(String game, Format format) {
    Optional<GameFolder> folder = folder(game, format);
    if (folder.isEmpty() || !hasCards(folder.get(), format)) {
      return new Result(Optional.empty(), ExitCode.UNUSABLE);
    }
    Diagnostics run = new Diagnostics();
    List<String> broken = new ArrayList<>();
    Optional<GameFolder.Loaded> loaded = folder.get().load(run, cards -> broken.addAll(cards.broken()));
    if (loaded.isEmpty()) {
      console.diagnostics(run, format);
      if (format == Format.TEXT) {
        console.err().println("cardwright: " + notLoaded(folder.get().game(), run, broken));
      }
      return new Result(Optional.empty(), ExitCode.FINDINGS);
    }
    return new Result(loaded, ExitCode.FINE);
  }
}
