package cardwright.tests.play;

import cardwright.engine.cards.Deck;
import cardwright.engine.decide.Decider;
import cardwright.engine.decide.RandomDecider;
import cardwright.engine.decide.SensibleDecider;
import cardwright.engine.library.GameFolder;
import cardwright.engine.play.Match;
import cardwright.grammar.Language;
import cardwright.tests.Squads;
import java.util.List;

/** Matches of the shipped game by seed: the decks go round, so that every pair of them meets. */
final class Matches {
  private Matches() {}

  static Match.Setup setup(long seed, Decider first, Decider second) {
    GameFolder.Loaded game = Squads.game();
    return new Match.Setup(game.catalogue(), decks(seed), seed, List.of(first, second), Language.EN);
  }

  static List<Deck> decks(long seed) {
    List<Deck> decks = List.copyOf(Squads.game().cards().decks().values());
    int count = decks.size();
    return List.of(decks.get((int) (seed % count)), decks.get((int) (seed / count % count)));
  }

  static Decider random(long seed, int seat) {
    return new RandomDecider(seed * 2 + seat);
  }

  static Decider sensible() {
    return new SensibleDecider(Squads.game().rulebook().vitality());
  }
}
