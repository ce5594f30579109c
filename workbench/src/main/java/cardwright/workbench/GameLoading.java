package cardwright.workbench;

import cardwright.engine.library.GameFolder;
import cardwright.grammar.document.Diagnostics;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;

/** Loads the game that a command names; what is wrong is told, and the command ends. */
final class GameLoading {
  private final Console console;
  private final DataOptions data;

  GameLoading(Console console, DataOptions data) {
    this.console = console;
    this.data = data;
  }

  /** What became of it: a game, or the exit code to end with. */
  record Result(Optional<GameFolder.Loaded> game, ExitCode code) {}

  Result load(String game, Format format) {
    GameFolder folder = GameFolder.of(game, data.rulebooks(), data.cards());
    if (!Files.isDirectory(folder.rulebook())) {
      List<String> known = GameFolder.all(data.rulebooks(), data.cards()).stream().map(GameFolder::game).toList();
      console.err().println("cardwright: there is no game «" + game + "» in " + data.rulebooks() + (known.isEmpty() ? "" : "; there are: " + String.join(", ", known)));
      return new Result(Optional.empty(), ExitCode.UNUSABLE);
    }
    Diagnostics run = new Diagnostics();
    Optional<GameFolder.Loaded> loaded = folder.load(run);
    if (loaded.isEmpty()) {
      console.diagnostics(run, format);
      return new Result(Optional.empty(), ExitCode.FINDINGS);
    }
    return new Result(loaded, ExitCode.FINE);
  }
}
