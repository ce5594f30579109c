package cardwright.engine.compare;

import cardwright.engine.cards.CardIndex;
import cardwright.engine.library.GameFolder;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Diagnostics;
import java.util.Optional;

/** Compares two editions of a game. */
public final class Comparison {
  private Comparison() {}

  /**
   * All that differs.
   *
   * @param seeds how many matches to play under both; 0 for none
   * @return empty, with errors in {@code run}, unless both rulebooks are sound; cards with errors under one of them are part of the answer
   */
  public static Optional<Difference> of(GameFolder from, GameFolder to, int seeds, Diagnostics run) {
    Optional<Rulebook> old = from.readRulebook(run);
    run.remark(message -> message);
    Optional<Rulebook> now = to.readRulebook(run);
    run.remark(message -> message);
    if (old.isEmpty() || now.isEmpty()) {
      return Optional.empty();
    }
    Difference.Cards cards = new CardComparison(old.get(), now.get()).compare(CardIndex.of(from.cards()));
    return Optional.of(
        new Difference(
            from.game(), to.game(), new StepComparison(old.get(), now.get()).compare(), new WordComparison(old.get(), now.get()).compare(), new RuleComparison(old.get(), now.get()).compare(), cards, divergence(from, to, seeds)));
  }

  /** A card that does not read under one of them keeps matches from being played, and is told by itself. */
  private static Optional<Difference.Divergence> divergence(GameFolder from, GameFolder to, int seeds) {
    Optional<GameFolder.Loaded> old = seeds == 0 ? Optional.empty() : from.load(new Diagnostics());
    Optional<GameFolder.Loaded> now = old.flatMap(game -> to.load(new Diagnostics()));
    return now.flatMap(game -> new Divergences(old.get(), game).find(seeds));
  }
}
