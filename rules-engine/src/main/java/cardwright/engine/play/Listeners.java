package cardwright.engine.play;

import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.grammar.meaning.Ability;
import java.util.ArrayList;
import java.util.List;

/**
 * Knows the abilities that wait for something: for a timing, for what happens or for what would happen. Most abilities of a match are played
 * or hold by themselves, and none of these need be looked at whenever something happens.
 */
final class Listeners {
  private final Game game;
  private List<AbilityInstance> all = List.of();
  private long version = -1;

  Listeners(Game game) {
    this.game = game;
  }

  /**
   * Those of every card that lies where abilities can work or has left play, in the order of the cards' numbers. Which these are follows from
   * the position alone, so they are gathered anew once it has changed.
   */
  List<AbilityInstance> all() {
    if (version != game.position().version()) {
      List<AbilityInstance> found = new ArrayList<>();
      for (Card card : game.position().cards()) {
        if (game.catalogue().worksIn(card.zone()) || !card.lastKnown().isEmpty()) {
          for (AbilityInstance ability : game.continuous().abilities(card)) {
            if (waits(ability.compiled())) {
              found.add(ability);
            }
          }
          card.lastHad().stream().filter(ability -> waits(ability.compiled())).forEach(found::add);
        }
      }
      game.continuous().onCells().stream().filter(ability -> waits(ability.compiled())).forEach(found::add);
      found.addAll(game.position().promises());
      all = Marking.once(found);
      version = game.position().version();
    }
    return all;
  }

  private static boolean waits(CompiledAbility compiled) {
    return compiled.ability() instanceof Ability.Triggered || compiled.ability() instanceof Ability.Replacement;
  }
}
