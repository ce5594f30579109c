package cardwright.tests;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.library.GameFolder;
import java.util.ArrayList;
import java.util.List;

/** The shipped game, loaded once, and a catalogue of any size made of its cards. */
public final class Squads {
  private Squads() {}

  /** The game; made on first use. */
  public static GameFolder.Loaded game() {
    return Games.game("squads");
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
