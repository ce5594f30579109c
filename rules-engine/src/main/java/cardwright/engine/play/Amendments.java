package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.rulebook.Operation;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Whose;
import java.util.List;
import java.util.Optional;

/** What cards say of how a keyword of theirs does what it does: where to, in which state, under whose control. */
final class Amendments {
  private final Game game;

  Amendments(Game game) {
    this.game = game;
  }

  /** What is done in place of what a keyword says, where its card says so; empty where it is done as it is said. */
  Optional<Effect> amended(Effect.Act act, Scope scope) {
    if (scope.keyword().isEmpty() || scope.self().isEmpty() || scope.isAmending() || act.object().filter(object -> !object.isSelf()).isPresent() || !goes(act)) {
      return Optional.empty();
    }
    Card card = scope.self().get();
    List<Grant.Amends> all = game.continuous().grants(card).stream().map(Continuous.InForce::grant).filter(Grant.Amends.class::isInstance).map(Grant.Amends.class::cast)
        .filter(amends -> amends.keyword().equals(scope.keyword().get())).toList();
    Effect done = act;
    for (Grant.Amends amends : all) {
      if (!amends.may()) {
        done = besides(in(amends.manner(), done), amends.then());
      }
    }
    for (Grant.Amends amends : all) {
      if (amends.may()) {
        Effect other = besides(in(amends.manner(), act), amends.then());
        Effect paid = new Effect.May(amends.price().<Effect>map(price -> new Effect.InDoing(price, other)).orElse(other));
        done = new Effect.Sequence(List.of(paid, new Effect.If(new Condition.Not(new Condition.Done()), done, Optional.empty())));
      }
    }
    return all.isEmpty() ? Optional.empty() : Optional.of(done);
  }

  private boolean goes(Effect.Act act) {
    Operation operation = game.rulebook().verbs().get(act.verb()).operation();
    return operation == Operation.SUMMON || operation == Operation.MOVE_TO_CELL || operation == Operation.PUT_ON_BOARD;
  }

  private static Effect besides(Effect done, Optional<Effect> then) {
    return then.<Effect>map(more -> new Effect.InDoing(done, more)).orElse(done);
  }

  /** The last that is said of one thing counts. */
  private static Effect in(Grant.Manner manner, Effect done) {
    if (done instanceof Effect.InDoing both) {
      return new Effect.InDoing(in(manner, both.first()), both.then());
    }
    Effect.Arrive before = done instanceof Effect.Arrive arrive ? arrive : new Effect.Arrive((Effect.Act) done, Optional.empty(), Whose.ANY);
    Effect.Act act = before.coming();
    Effect.Act there = new Effect.Act(act.verb(), act.agent(), act.object(), act.amount(), manner.cells().<Place>map(Place.On::new).or(act::place));
    Optional<String> state = manner.state().or(before::state);
    Whose under = manner.under() == Whose.ANY ? before.under() : manner.under();
    return state.isEmpty() && under == Whose.ANY ? there : new Effect.Arrive(there, state, under);
  }
}
