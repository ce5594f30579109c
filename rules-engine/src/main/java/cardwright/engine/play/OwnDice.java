package cardwright.engine.play;

import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.Card;
import cardwright.engine.match.Die;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The dice of a running action by whose they are: which of them a text means, and how often one is rolled. */
final class OwnDice {
  private final Game game;

  OwnDice(Game game) {
    this.game = game;
  }

  /** The dice that were rolled and are called so. */
  List<Thing> of(Selector.RollOf roll, Scope scope) {
    if (scope.procedure().isEmpty()) {
      return List.of();
    }
    Procedure running = scope.procedure().get();
    return Stream.of(true, false)
        .filter(attackers -> running.roll(attackers) > 0 && game.procedures().dieStats(running, attackers).contains(roll.stat()))
        .map(attackers -> new Die(running, attackers))
        .filter(die -> game.evaluator().isAmong(roll.who(), die.roller(), scope))
        .map(Thing.class::cast)
        .toList();
  }

  /** The dice that are meant; of somebody's rolls one, which is chosen by whose it is, and of him the text speaks from then on. */
  List<Thing> meant(Effect.Act act, Player chooser, Scope scope, Supplier<String> prompt) {
    List<Thing> dice = act.object().map(object -> game.evaluator().things(object, scope)).orElse(List.of());
    if (!(act.object().orElse(null) instanceof Selector.RollOf)) {
      return dice;
    }
    List<Thing> rollers = dice.stream().<Thing>map(die -> ((Die) die).roller()).toList();
    List<Thing> chosen = game.choices().things(chooser, prompt.get(), rollers, 1, 1, Verb.Tone.NEUTRAL);
    scope.it(chosen);
    return dice.stream().filter(die -> chosen.contains(((Die) die).roller())).toList();
  }

  /** The keywords of a card that each of its rolls in this action activates, not only the one that counts. */
  Set<String> activatedByEach(Card roller, Procedure action) {
    return game.continuous().grants(roller).stream()
        .map(Continuous.InForce::grant)
        .filter(grant -> grant instanceof Grant.RollsBest best && isOf(best, action))
        .flatMap(grant -> ((Grant.RollsBest) grant).each().stream())
        .collect(Collectors.toSet());
  }

  private static boolean isOf(Grant.RollsBest best, Procedure action) {
    return best.action().map(id -> id.equals(action.rule().id()) || action.rule().traits().contains(id)).orElse(true);
  }

  /** One roll, or the one of several that the roller's controller chooses. */
  int roll(Procedure procedure, Card roller, int sides) {
    int times = 1;
    for (Continuous.InForce each : game.continuous().grants(roller)) {
      if (each.grant() instanceof Grant.RollsBest best && isOf(best, procedure)) {
        times = Math.max(times, best.times());
      }
    }
    if (times == 1) {
      return game.dice().roll(sides);
    }
    List<Integer> rolls = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      rolls.add(game.dice().roll(sides));
      game.journal().add(Type.DICE, "card", roller, "roll", rolls.get(i));
    }
    List<Option.Number> options = rolls.stream().distinct().sorted().map(value -> new Option.Number(value, String.valueOf(value))).toList();
    int chosen = game.choices().one(roller.controller(), Decision.Kind.NUMBER, game.say("ask.which-roll"), options, Verb.Tone.HELP).value();
    rolls.remove((Integer) chosen);
    procedure.alsoRolled(roller, rolls);
    return chosen;
  }
}
