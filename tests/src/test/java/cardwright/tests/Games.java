package cardwright.tests;

import cardwright.engine.library.GameFolder;
import cardwright.grammar.document.DiagnosticPrinter;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Palette;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Every game of the project, each loaded once: what must hold of a game must hold of all of them. */
public final class Games {
  private static final Map<String, GameFolder.Loaded> LOADED = new ConcurrentHashMap<>();

  private Games() {}

  /** The names of all games; for parameters of tests. */
  public static Stream<String> all() {
    return GameFolder.all(Project.root().resolve("rulebook"), Project.root().resolve("cards")).stream().map(GameFolder::game);
  }

  /** A game; loaded on first use. */
  public static GameFolder.Loaded game(String name) {
    return LOADED.computeIfAbsent(name, Games::load);
  }

  private static GameFolder.Loaded load(String name) {
    Diagnostics run = new Diagnostics();
    return GameFolder.of(name, Project.root().resolve("rulebook"), Project.root().resolve("cards"))
        .load(run)
        .orElseThrow(() -> new IllegalStateException(new DiagnosticPrinter(Palette.PLAIN).print(run)));
  }
}
