package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Thing;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Limit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What lets a card perform an action more often than the ability for it says, and without a part of its cost. */
final class Repetition {
  private final Game game;

  /** What was played last in this turn, and at whom abilities were aimed in it. */
  private AbilityInstance last;

  private final Map<AbilityInstance, Set<Thing>> aimed = new HashMap<>();
  private int turn;

  Repetition(Game game) {
    this.game = game;
  }

  /** Remembers what is played. */
  void played(AbilityInstance ability, Optional<Thing> target) {
    newTurn();
    last = ability;
    target.ifPresent(thing -> aimed.computeIfAbsent(ability, any -> new HashSet<>()).add(thing));
  }

  private void newTurn() {
    if (turn != game.position().turn()) {
      turn = game.position().turn();
      last = null;
      aimed.clear();
    }
  }

  /** Whether an ability can't be aimed at somebody once more, for it may be used again only at others. */
  boolean excludes(AbilityInstance ability, Thing target) {
    newTurn();
    Optional<Limit> own = UseLimits.of(ability);
    if (own.isEmpty() || game.limits().allows(ability) || !aimed.getOrDefault(ability, Set.of()).contains(target)) {
      return false;
    }
    return repeats(ability, own.get()).allMatch(Grant.Repeats::distinct);
  }

  /** Whether an ability may be used now, as often as it says itself or its card is allowed to. */
  boolean allows(AbilityInstance ability) {
    Optional<Limit> own = UseLimits.of(ability);
    return own.isEmpty() || game.limits().allows(ability, times(ability, own.get()));
  }

  private int times(AbilityInstance ability, Limit own) {
    newTurn();
    return repeats(ability, own).filter(each -> !each.inRow() || ability.equals(last)).mapToInt(each -> each.limit().times()).max().orElse(0);
  }

  private Stream<Grant.Repeats> repeats(AbilityInstance ability, Limit own) {
    return grants(ability).map(Continuous.InForce::grant).filter(Grant.Repeats.class::isInstance).map(Grant.Repeats.class::cast)
        .filter(repeats -> repeats.limit().period().equals(own.period()) && performs(ability, repeats.actions()));
  }

  /** Whether a cost is left out. The use for which it would be paid has been counted; one that is not counted could be had without end. */
  boolean spares(AbilityInstance ability, Effect cost) {
    Optional<Limit> own = UseLimits.of(ability);
    if (own.isEmpty() || !(cost instanceof Effect.Act act && act.object().filter(object -> object.isSelf()).isPresent())) {
      return false;
    }
    int used = game.limits().used(ability, "ability", own.get().period());
    return grants(ability)
        .anyMatch(
            each ->
                each.grant() instanceof Grant.Spared spared
                    && spared.verb().equals(act.verb())
                    && performs(ability, spared.actions())
                    && spared.first().map(first -> used <= first).orElse(true));
  }

  private Stream<Continuous.InForce> grants(AbilityInstance ability) {
    return game.continuous().grants(ability.host()).stream();
  }

  private boolean performs(AbilityInstance ability, ActionPattern actions) {
    return ability.compiled().ability() instanceof Ability.Activated activated
        && activated.effect() instanceof Effect.Perform perform
        && perform.agent().isEmpty()
        && game.evaluator().listening().matches(actions, perform.action().action());
  }
}
