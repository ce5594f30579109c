package cardwright.engine.play;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.match.Card;
import cardwright.engine.rulebook.CommonAbility;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import java.util.Optional;

/** Tells which cards have an ability that the rules give. It depends on what is printed alone, so it is settled when a match begins. */
final class CommonAbilities {
  private CommonAbilities() {}

  static boolean concerns(CommonAbility common, Card card, Game game) {
    CardDefinition definition = card.definition();
    boolean printed =
        common.whenPrinted().map(
            what ->
                switch (what) {
                  case VARIABLE_COST -> definition.cost().variable();
                  case ALTERNATIVE_COST -> definition.abilities().stream().anyMatch(each -> each.meaning() instanceof Ability.AlternativeCost);
                  case COUNTER_COST -> definition.abilities().stream().anyMatch(each -> isPaidWithCounters(each.meaning()));
                }).orElse(true);
    return printed && common.to().map(to -> fits(to, card, game)).orElse(true);
  }

  private static boolean isPaidWithCounters(Ability ability) {
    return ability instanceof Ability.Activated activated && activated.costs().stream().anyMatch(Effect.RemoveCounters.class::isInstance);
  }

  private static boolean fits(Selector selector, Card card, Game game) {
    if (!(selector instanceof Selector.Pick pick)) {
      return false;
    }
    boolean kind = pick.kind().equals("card") || card.definition().kinds().contains(pick.kind());
    Scope scope = Scope.ofCard(card, card.owner(), Optional.empty());
    return kind && pick.filters().stream().filter(filter -> !(filter instanceof Filter.Located)).allMatch(filter -> game.evaluator().matches(filter, card, scope));
  }
}
