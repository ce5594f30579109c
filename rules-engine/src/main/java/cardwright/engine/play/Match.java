package cardwright.engine.play;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.Deck;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.decide.Decider;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.Outcome;
import cardwright.engine.match.Player;
import cardwright.engine.rulebook.DeckPart;
import cardwright.grammar.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Plays one match from two decks, a seed and two deciders. The same of all these give the same match, log and all. */
public final class Match {
  private Match() {}

  /**
   * Everything that a match depends on.
   *
   * @param decks the first player's and the second player's
   * @param seed of all randomness
   * @param deciders the first player's and the second player's
   * @param language of prompts and labels
   */
  public record Setup(Catalogue catalogue, List<Deck> decks, long seed, List<Decider> deciders, Language language) {
    public Setup {
      decks = List.copyOf(decks);
      deciders = List.copyOf(deciders);
    }
  }

  /**
   * What came of it.
   *
   * @param stateHash digest of the last position
   * @param firings how many rules fired
   */
  public record Result(Outcome outcome, int turns, List<LogEntry> log, String stateHash, long firings) {}

  /** Plays to the end. */
  public static Result play(Setup setup) {
    return play(setup, entry -> {}, spectator -> {});
  }

  /**
   * Plays to the end.
   *
   * @param reader sees every entry of the log as it is written
   * @param spectator is given a look at the board before the first step
   */
  public static Result play(Setup setup, Consumer<LogEntry> reader, Consumer<Spectator> spectator) {
    try (Game game = new Game(setup.catalogue(), setup.deciders(), setup.seed(), setup.language(), reader)) {
      deal(setup, game);
      spectator.accept(new Spectator(game));
      game.steps().run(game.rulebook().pipeline());
      if (!game.position().decided()) {
        game.end(new Outcome(Optional.empty(), game.say("end.pipeline")));
      }
      return result(game);
    }
  }

  static Result result(Game game) {
    return new Result(
        game.position().outcome().orElseThrow(),
        game.position().turn(),
        List.copyOf(game.journal().entries()),
        game.position().hash(),
        game.rules().fired());
  }

  /** Shuffles what of the decks is shuffled; cards get their numbers afterwards, so that a number tells nothing. */
  private static void deal(Setup setup, Game game) {
    for (Player player : List.of(Player.FIRST, Player.SECOND)) {
      for (DeckPart part : game.rulebook().decks().parts().values()) {
        List<CardDefinition> cards = new ArrayList<>(setup.decks().get(player.seat()).parts().getOrDefault(part.id(), List.of()));
        if (part.shuffled()) {
          game.dice().shuffle(cards);
        }
        cards.forEach(card -> game.add(card, player, part.zone()));
      }
    }
  }
}
