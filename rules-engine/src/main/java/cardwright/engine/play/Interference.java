package cardwright.engine.play;

import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Happening;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What stands between what is about to happen and its happening: what replaces it, makes it more or less, prevents it or protects from it. */
final class Interference {
  /** Abilities whose replacement is being carried out: what they do is not replaced by them again. */
  private final Deque<AbilityInstance> replacing = new ArrayDeque<>();

  private final Game game;

  Interference(Game game) {
    this.game = game;
  }

  /**
   * Whether a thing is protected from an action, or from an effect that bears an action's name.
   *
   * @param running the action, where one is being performed: only then a level of strength is known
   */
  boolean isProtected(Thing thing, String action, Optional<Card> performer, Optional<Procedure> running) {
    return game.continuous().grants(thing).stream()
        .anyMatch(
            each ->
                each.grant() instanceof Grant.ProtectedFrom protection
                    && performer.filter(card -> game.continuous().ignores(card, each)).isEmpty()
                    && game.evaluator().listening().matches(protection.actions(), action)
                    && (protection.actions().level().isEmpty() || running.flatMap(Procedure::level).equals(protection.actions().level()))
                    && (protection.actions().sized().isEmpty() || running.filter(performed -> protection.actions().sized().get().comparison().holds(performed.strength(), protection.actions().sized().get().strength())).isPresent())
                    && (protection.actions().from().isEmpty()
                        || performer
                            .map(card -> game.evaluator().isAmong(protection.actions().from().get(), card, each.scope()))
                            .orElse(false)));
  }

  // ---- replacement

  /** Applies replacement abilities to a change, each at most once; the patient's controller chooses which where several could. */
  void replace(Changes.Pending pending) {
    pending.replaced = pending.replaced || replaced(pending.happening(), pending.replacedBy);
  }

  /**
   * Whether something else happened instead.
   *
   * @param asked the abilities that were asked already; those asked now are added
   */
  boolean replaced(Happening event, List<AbilityInstance> asked) {
    if (!game.rules().isHeard("would:" + event.event())) {
      return false;
    }
    while (true) {
      List<AbilityInstance> able = new ArrayList<>(game.listeners().all());
      able.removeAll(asked);
      able.removeAll(replacing);
      able = new ArrayList<>(game.rules().replacing(able, event));
      able.removeIf(ability -> !game.limits().allows(ability));
      if (able.isEmpty()) {
        return false;
      }
      AbilityInstance next = able.size() == 1 ? able.get(0) : choose(event, able);
      asked.add(next);
      if (apply(next, event)) {
        return true;
      }
    }
  }

  private AbilityInstance choose(Happening event, List<AbilityInstance> able) {
    Player chooser = event.patient().orElse(null) instanceof Card card ? card.controller() : event.by();
    List<Option.Branch> options = new ArrayList<>();
    for (int i = 0; i < able.size(); i++) {
      options.add(new Option.Branch(i, (i + 1) + ". " + game.label(able.get(i), chooser)));
    }
    return able.get(
        game.choices().one(chooser, Decision.Kind.ORDER, game.say("ask.replacement"), options, Verb.Tone.NEUTRAL).index());
  }

  private boolean apply(AbilityInstance ability, Happening event) {
    Ability.Replacement replacement = (Ability.Replacement) ability.compiled().ability();
    Scope scope = game.scope(ability, Optional.of(event));
    if (!game.executor().agrees(replacement.instead(), scope, ability)) {
      return false;
    }
    game.limits().use(ability);
    game.journal().add(Type.FIRED, "ability", ability, "card", ability.host(), "step", game.position().step(), "instead of", event.event());
    replacing.push(ability);
    try {
      game.journal().on(ability, () -> game.executor().execute(game.executor().withoutMay(replacement.instead()), scope));
    } finally {
      replacing.pop();
    }
    return true;
  }

  // ---- prevention

  /** How much more or less an action does to a thing because of what the thing is granted. */
  int incoming(Thing thing, Procedure procedure) {
    return incoming(thing, Optional.of(procedure.performer()), each -> game.evaluator().listening().matches(((Grant.Incoming) each.grant()).from(), procedure, each.scope()));
  }

  /** The level of strength at which an action against a thing comes out, the weakest of several that are said; empty if it is its own. */
  Optional<Integer> levelOf(Procedure procedure) {
    return outcomes(procedure).flatMap(each -> ((Grant.ComesTo) each.grant()).level().stream()).min(Integer::compare);
  }

  /** The strength with which an action against a thing comes out, the least of several that are said; else its own. */
  int comesTo(int strength, Procedure procedure) {
    return outcomes(procedure)
        .flatMap(each -> ((Grant.ComesTo) each.grant()).strength().stream().map(value -> Math.max(0, game.evaluator().value(value, each.scope()))))
        .min(Integer::compare)
        .orElse(strength);
  }

  private Stream<Continuous.InForce> outcomes(Procedure procedure) {
    return Stream.concat(game.continuous().grants(procedure.target()).stream(), game.continuous().grants(procedure).stream())
        .filter(each -> each.grant() instanceof Grant.ComesTo comes && game.evaluator().listening().matches(comes.actions(), procedure, each.scope()))
        .filter(each -> !game.continuous().ignores(procedure.performer(), each));
  }

  /** What bears an action's name without being performed as one is lessened as that action would be. */
  void lessen(Changes.Pending pending) {
    if (pending.named.isPresent() && pending.amount > 0) {
      pending.amount = Math.max(0, pending.amount + incoming(pending.patient, pending.agent, each -> isNamed(((Grant.Incoming) each.grant()).from(), pending, each.scope())));
    }
  }

  private boolean isNamed(ActionPattern pattern, Changes.Pending pending, Scope scope) {
    return pattern.level().isEmpty()
        && game.evaluator().listening().matches(pattern, pending.named.orElseThrow())
        && (pattern.from().isEmpty() || pending.agent.filter(card -> game.evaluator().isAmong(pattern.from().get(), card, scope)).isPresent());
  }

  private int incoming(Thing thing, Optional<Card> doer, Predicate<Continuous.InForce> concerns) {
    int sum = 0;
    for (Continuous.InForce each : game.continuous().grants(thing)) {
      if (each.grant() instanceof Grant.Incoming incoming && concerns.test(each) && doer.filter(card -> game.continuous().ignores(card, each)).isEmpty()) {
        sum += incoming.sign() * Math.max(0, game.evaluator().value(incoming.amount(), each.scope()));
      }
    }
    return sum;
  }

  /** Applies prevention: reduces the amount, never below 0. */
  void prevent(Changes.Pending pending) {
    halve(pending);
    if (pending.amount <= 0) {
      return;
    }
    List<Continuous.InForce> all = new ArrayList<>(game.continuous().grants(pending.patient));
    all.addAll(game.continuous().grants(Player.FIRST)); // what spares several is had by a player, and they share it
    all.addAll(game.continuous().grants(Player.SECOND));
    for (Continuous.InForce each : all) {
      if (pending.amount > 0 && each.grant() instanceof Grant.Prevents prevents && concerns(prevents, pending, each)) {
        String period = prevents.period().orElse("");
        int prevented = Math.min(left(pending.patient, prevents, each), pending.amount);
        if (prevented > 0) {
          game.limits().add(user(pending.patient, prevents), each.origin(), period, prevented);
          pending.amount -= prevented;
          Runnable told = () -> game.journal().add(Type.NOTHING, "verb", pending.verb.id(), "object", pending.patient, "prevented", prevented, "left", pending.amount);
          each.scope().ability().ifPresentOrElse(ability -> game.journal().on(ability, told), told);
        }
      }
    }
  }

  /** Whether the verb is not done to the patient by the action that runs, or by an effect with that name. */
  boolean isUnaffected(Changes.Pending pending) {
    return game.continuous().grants(pending.patient).stream()
        .anyMatch(each -> each.grant() instanceof Grant.CannotBy cannot && cannot.verb().equals(pending.verb.id())
            && pending.agent.filter(card -> game.continuous().ignores(card, each)).isEmpty()
            && (pending.through.filter(procedure -> game.evaluator().listening().matches(cannot.by(), procedure, each.scope())).isPresent()
                || pending.named.isPresent() && isNamed(cannot.by(), pending, each.scope())));
  }

  /** Of what is done half, if its receiver is granted that: once, however often it is. */
  private void halve(Changes.Pending pending) {
    game.continuous().grants(pending.patient).stream()
        .filter(each -> each.grant() instanceof Grant.Halves halves && halves.verb().equals(pending.verb.id())
            && pending.agent.filter(card -> game.continuous().ignores(card, each)).isEmpty()
            && pending.through.filter(procedure -> game.evaluator().listening().matches(halves.from(), procedure, each.scope())).isPresent())
        .findFirst()
        .ifPresent(each -> {
          int whole = Math.max(0, pending.amount);
          pending.amount = ((Grant.Halves) each.grant()).rounding() == Value.Rounding.UP ? (whole + 1) / 2 : whole / 2;
        });
  }

  private static Object user(Thing patient, Grant.Prevents prevents) {
    return prevents.whom().<Object>map(shared -> prevents).orElse(patient);
  }

  /** How much a prevention still prevents before it is renewed. */
  private int left(Thing patient, Grant.Prevents prevents, Continuous.InForce each) {
    int whole = Math.max(0, game.evaluator().value(prevents.amount(), each.scope()));
    return Math.max(0, whole - game.limits().used(user(patient, prevents), each.origin(), prevents.period().orElse("")));
  }

  /** How much a card's preventions of a keyword still prevent, all together. */
  int unitsLeft(Card card, String keyword) {
    int sum = 0;
    for (Continuous.InForce each : game.continuous().grants(card)) {
      if (each.grant() instanceof Grant.Prevents prevents && each.origin() instanceof AbilityInstance ability && ability.compiled().keyword().filter(keyword::equals).isPresent()) {
        sum += left(card, prevents, each);
      }
    }
    return sum;
  }

  private boolean concerns(Grant.Prevents prevents, Changes.Pending pending, Continuous.InForce each) {
    return prevents.verb().equals(pending.verb.id())
        && (prevents.whom().isEmpty() || game.evaluator().isAmong(prevents.whom().get(), pending.patient, each.scope()))
        && pending.agent.filter(card -> game.continuous().ignores(card, each)).isEmpty()
        && (prevents.from().isEmpty()
            || pending.through.map(procedure -> game.evaluator().listening().matches(prevents.from().get(), procedure, each.scope())).orElse(false));
  }
}
