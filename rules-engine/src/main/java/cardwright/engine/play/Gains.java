package cardwright.engine.play;

import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Gained;
import cardwright.engine.match.Happening;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Verb.Tone;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gives things what they gain: numbers are settled at that moment, and the end of it is found. */
final class Gains {
  private final Game game;

  Gains(Game game) {
    this.game = game;
  }

  /** Gives it; whether there was somebody to have it from. */
  boolean gain(Thing who, Effect.Gain gain, List<Thing> spoken, Scope scope) {
    Card source = scope.self().orElseGet(() -> who instanceof Card card ? card : null);
    if (source == null) {
      return false;
    }
    if (gain.duration() instanceof Duration.For turns && game.evaluator().value(turns.times(), scope) < 1) {
      game.journal().add(Type.NOTHING, "verb", "gain", "object", who, "why", "the amount is 0");
      return false;
    }
    if (gain.grant() instanceof Grant.Marked marked) {
      return new Marking(game).put(who, marked, expiry(gain.duration(), scope, who), source, scope);
    }
    if (who instanceof Card card && gain.grant() instanceof Grant.HasKeyword has && game.prohibitions().cannotGain(card, has.keyword().keyword(), scope.self())) {
      game.journal().add(Type.NOTHING, "verb", "gain", "object", card, "why", "an ability forbids it");
      return false;
    }
    Optional<Happening> event = event(gain.grant(), source, scope, who);
    if (event.filter(gained -> game.interference().replaced(gained, new ArrayList<>())).isPresent()) {
      return true;
    }
    Optional<Grant> bounded = bounded(settle(gain.grant(), scope), who, source);
    if (bounded.isEmpty()) {
      game.journal().add(Type.NOTHING, "verb", "gain", "object", who, "why", "it has the most of it already");
      return false;
    }
    Grant settled = bounded.get();
    List<AbilityInstance> abilities = new ArrayList<>();
    if (who instanceof Card receiver) {
      Optional<CompiledAbility> giver = scope.ability().map(AbilityInstance::compiled);
      for (CompiledAbility compiled : giver.map(from -> game.catalogue().granted(gain.grant(), from)).orElse(List.of())) {
        Map<String, Integer> fixed = game.evaluator().numbers().values(compiled.bindings(), scope);
        abilities.add(game.gained(compiled, receiver, fixed));
      }
    }
    game.changes().gain(who, new Gained(settled, source, scope.you(), abilities, expiry(gain.duration(), scope, who), spoken));
    if (who instanceof Procedure running && running.level().isPresent()) {
      game.interference().levelOf(running).ifPresent(level -> running.level(Optional.of(level)));
    }
    event.ifPresent(gained -> game.happened(gained.event(), gained.agent(), gained.by(), Optional.of((Card) who), gained.through()));
    return true;
  }

  /** What others hear and replace: that a card gains a keyword. */
  private Optional<Happening> event(Grant grant, Card source, Scope scope, Thing who) {
    return grant instanceof Grant.HasKeyword has && who instanceof Card
        ? Optional.of(new Happening(Trigger.On.gaining(has.keyword().keyword()), Optional.of(source), scope.you(), Optional.of(who), 1, scope.procedure()))
        : Optional.empty();
  }

  /** As much of a modifier as may still be added to what was gained so before; empty if nothing may. */
  private Optional<Grant> bounded(Grant grant, Thing who, Card source) {
    if (grant instanceof Grant.Modifier modifier && modifier.total().isPresent() && modifier.amount() instanceof Value.Constant amount && who instanceof Card card && modifier.sign() > 0) {
      return upTo(grant, amount, modifier.total().get() - game.evaluator().numbers().wholeOf(modifier.stat(), card));
    }
    if (!(grant instanceof Grant.Modifier modifier && modifier.most().isPresent() && modifier.amount() instanceof Value.Constant amount && who instanceof Card card)) {
      return Optional.of(grant);
    }
    int before = 0;
    for (Gained gained : card.gained()) {
      if (gained.source().equals(source) && gained.grant() instanceof Grant.Modifier other && other.most().equals(modifier.most()) && other.stat().equals(modifier.stat())
          && other.amount() instanceof Value.Constant number) {
        before += number.number();
      }
    }
    return upTo(grant, amount, modifier.most().get() - before);
  }

  private static Optional<Grant> upTo(Grant grant, Value.Constant amount, int room) {
    int left = Math.min(amount.number(), room);
    return left <= 0 ? Optional.empty() : Optional.of(Tree.rewrite(grant, node -> node == amount ? new Value.Constant(left) : node));
  }

  /** A modifier's or a prevention's number is determined when it is gained, unless its text says otherwise. */
  private Grant settle(Grant grant, Scope scope) {
    if (grant instanceof Grant.Quoted) {
      return grant;
    }
    // which trait was named nobody knows any more once the text is over
    Grant known = scope.namedTrait().map(trait -> Tree.rewrite(grant, node -> node instanceof Filter.OfNamed ? new Filter.Is(trait) : node)).orElse(grant);
    return Tree.rewrite(
        known,
        node ->
            node instanceof Value value && !(value instanceof Value.Constant) && !(value instanceof Value.ByLevel)
                ? new Value.Constant(Math.max(0, game.evaluator().value(value, scope)))
                : node);
  }

  Gained.Expiry expiry(Duration duration, Scope scope, Thing receiver) {
    if (duration instanceof Duration.Until until) {
      Gained.Expiry end = until.end().map(period -> expiry(period, scope, receiver)).orElse(Gained.Expiry.NEVER);
      game.expiries().awaitEvents();
      return new Gained.Expiry(end.period(), end.turn(), Optional.empty(), until.events());
    }
    if (duration instanceof Duration.For turns) {
      int last = lastTurn(new Duration.UntilEnd(turns.period(), turns.whose(), false), scope, receiver) + (game.evaluator().value(turns.times(), scope) - 1) * (turns.whose() == Whose.ANY ? 1 : 2);
      return new Gained.Expiry(Optional.of(turns.period()), last, Optional.empty());
    }
    if (duration instanceof Duration.UntilEnd until) {
      return new Gained.Expiry(Optional.of(until.period()), lastTurn(until, scope, receiver), Optional.empty());
    } else if (duration instanceof Duration.UntilStart until) {
      return new Gained.Expiry(Optional.of(until.period()), turnBefore(until, scope, receiver), Optional.empty());
    } else if (duration instanceof Duration.While during) {
      return new Gained.Expiry(Optional.empty(), 0, Optional.of(during.condition()));
    }
    return Gained.Expiry.NEVER;
  }

  /**
   * The number of the turn with whose end it is over. Turns alternate, so it is this one, the next one or the one after that; «next» never
   * means the running one.
   */
  private int lastTurn(Duration.UntilEnd until, Scope scope, Thing receiver) {
    Position position = game.position();
    int turn = Math.max(1, position.turn());
    Optional<Player> whose = whose(until.whose(), scope, receiver);
    if (whose.isEmpty()) {
      return turn + (until.next() ? 1 : 0);
    }
    if (position.active().isEmpty()) {
      return whose.get().seat() + 1;
    }
    boolean running = position.active().get().equals(whose.get());
    return running ? turn + (until.next() ? 2 : 0) : turn + 1;
  }

  /** The number of the turn whose end is the start that is meant: the running one, unless it is that player's own. */
  private int turnBefore(Duration.UntilStart until, Scope scope, Thing receiver) {
    Position position = game.position();
    Optional<Player> whose = whose(until.whose(), scope, receiver);
    if (position.active().isEmpty()) {
      return whose.map(Player::seat).orElse(0);
    }
    return position.turn() + (position.active().equals(whose) ? 1 : 0);
  }

  /** Whose turn is meant; empty for anybody's. */
  private static Optional<Player> whose(Whose whose, Scope scope, Thing receiver) {
    return switch (whose) {
      case ANY -> Optional.empty();
      case YOURS -> Optional.of(scope.you());
      case OPPONENTS -> Optional.of(scope.you().opponent());
      case ITS_OWNERS -> Optional.of(receiver instanceof Card card ? card.owner() : scope.you());
    };
  }

  /** Whether gaining it is good for the one who gains it. */
  Tone tone(Grant grant) {
    if (grant instanceof Grant.Modifier modifier) {
      return modifier.sign() > 0 ? Tone.HELP : Tone.HARM;
    } else if (grant instanceof Grant.Cannot) {
      return Tone.HARM;
    } else if (grant instanceof Grant.KeywordAgainst limited) {
      return game.catalogue().tone(limited.keyword().keyword());
    } else if (grant instanceof Grant.HasKeyword has) {
      return game.catalogue().tone(has.keyword().keyword());
    }
    return Tone.HELP;
  }
}
