package cardwright.engine.play;

import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Thing;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Remembers what is said to be done later: an ability of its own that waits for its event once, whatever becomes of the card that said it. */
final class Promises {
  private final Game game;

  Promises(Game game) {
    this.game = game;
  }

  /** It is said; what was spoken of is remembered with it. */
  boolean say(Effect.Later later, Scope scope) {
    Optional<Card> host = scope.self();
    Optional<CompiledAbility> then = scope.ability().flatMap(ability -> game.catalogue().later(later, ability.compiled()));
    if (host.isEmpty() || then.isEmpty()) {
      return false;
    }
    Map<String, Integer> fixed = game.evaluator().numbers().values(then.get().bindings(), scope);
    Player whose = whose(later.effect(), scope);
    AbilityInstance.Promised said = new AbilityInstance.Promised(scope.you(), scope.it(), game.evaluator().listening().toldOf(scope), scope.announced().orElse(0), whose, from(later, scope, whose), scope.line());
    AbilityInstance promise = game.promised(then.get(), host.get(), fixed, said);
    game.position().promises().add(promise);
    game.position().touch();
    game.journal().add(Type.CHANGE, "verb", "promise", "object", host.get(), "what", game.words(later));
    return true;
  }

  /** «в конце своего хода»: of whom it is done to, or who does it. */
  private Player whose(Effect said, Scope scope) {
    Effect effect = game.executor().withoutMay(said);
    Optional<Selector> who =
        effect instanceof Effect.Act act ? act.object().or(act::agent)
            : effect instanceof Effect.Gain gain ? Optional.of(gain.who())
            : effect instanceof Effect.Perform perform ? perform.agent()
            : Optional.empty();
    List<Thing> things = who.filter(selector -> !(selector instanceof Selector.Pick)).map(selector -> game.evaluator().things(selector, scope)).orElse(List.of());
    return things.stream().filter(Card.class::isInstance).map(thing -> ((Card) thing).owner()).findFirst().orElseGet(scope::you);
  }

  /** The first turn in which it may come about: of a «next» timing not the running one, if that has such a timing. */
  private int from(Effect.Later later, Scope scope, Player its) {
    int turn = game.position().turn();
    if (!later.next() || !(later.trigger() instanceof Trigger.At at)) {
      return turn;
    }
    Optional<Player> active = game.position().active();
    boolean running =
        switch (at.whose()) {
          case ANY -> true;
          case YOURS -> active.filter(scope.you()::equals).isPresent();
          case OPPONENTS -> active.filter(scope.you().opponent()::equals).isPresent();
          case ITS_OWNERS -> active.filter(its::equals).isPresent();
        };
    return running ? turn + 1 : turn;
  }
}
