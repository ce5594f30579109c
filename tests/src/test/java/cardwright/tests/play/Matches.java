package cardwright.tests.play;

import cardwright.engine.cards.Deck;
import cardwright.engine.decide.Decider;
import cardwright.engine.decide.RandomDecider;
import cardwright.engine.decide.SensibleDecider;
import cardwright.engine.library.GameFolder;
import cardwright.engine.play.Match;
import cardwright.grammar.Language;
import cardwright.tests.Games;
import java.util.List;

/** Matches of a shipped game by seed: the decks go round, so that every pair of them meets. */
record Matches(String game) {

  GameFolder.Loaded loaded() {
    return Games.game(game);
  }

  Match.Setup setup(long seed, Decider first, Decider second) {
    return new Match.Setup(loaded().catalogue(), decks(seed), seed, List.of(first, second), Language.EN);
  }

  List<Deck> decks(long seed) {
    List<Deck> decks = List.copyOf(loaded().cards().decks().values());
    int count = decks.size();
    return List.of(decks.get((int) (seed % count)), decks.get((int) (seed / count % count)));
  }

  static Decider random(long seed, int seat) {
    return new RandomDecider(seed * 2 + seat);
  }

  Decider sensible() {
    return new SensibleDecider(loaded().rulebook().vitality());
  }
}
