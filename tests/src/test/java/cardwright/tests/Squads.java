package cardwright.tests;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.library.GameFolder;
import cardwright.grammar.document.DiagnosticPrinter;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Palette;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The shipped game, loaded once, and a catalogue of any size made of its cards. */
public final class Squads {
  private static GameFolder.Loaded loaded;

  private Squads() {}

  /** The game; made on first use. */
  public static synchronized GameFolder.Loaded game() {
    if (loaded == null) {
      loaded = load();
    }
    return loaded;
  }

  private static GameFolder.Loaded load() {
    Path project = Project.root();
    Diagnostics run = new Diagnostics();
    return GameFolder.of("squads", project.resolve("rulebook"), project.resolve("cards"))
        .load(run)
        .orElseThrow(() -> new IllegalStateException(new DiagnosticPrinter(Palette.PLAIN).print(run)));
  }

  /** So many cards, the shipped ones over and over under other ids. */
  public static List<CardDefinition> cards(GameFolder.Loaded game, int count) {
    List<CardDefinition> shipped = List.copyOf(game.cards().cards().values());
    List<CardDefinition> cards = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      CardDefinition card = shipped.get(i % shipped.size());
      cards.add(
          new CardDefinition(
              card.id() + "-" + i, card.names(), card.kinds(), card.traits(), card.cost(), card.stats(), card.levels(), card.texts(),
              card.abilities(), card.file(), card.span()));
    }
    return cards;
  }
}
