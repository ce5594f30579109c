package cardwright.engine.play;

import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Gained;
import cardwright.engine.match.Cell;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.StackItem;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Step;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Finds what a player may play, lets it be declared and paid for, and puts it on the stack. */
final class Playing {
  private final Game game;
  private final Repetition repetition;
  private final StatesPaid paid;

  Playing(Game game) {
    this.game = game;
    this.repetition = new Repetition(game);
    this.paid = new StatesPaid(game);
  }

  /** Everything that a player with priority may play in a step. */
  List<Option.Play> options(Player player, Step step, boolean stackIsClear) {
    return options(player, step, stackIsClear, card -> true);
  }

  /** What of it some of the player's cards offer. */
  List<Option.Play> options(Player player, Step step, boolean stackIsClear, Predicate<Card> of) {
    boolean ordinaryToo =
        step.plays().contains(Step.ORDINARY) && stackIsClear && player.equals(game.position().activeOrFirst());
    List<AbilityInstance> asked = new ArrayList<>();
    for (Card card : game.position().cards()) {
      if (card.controller().equals(player) && game.catalogue().worksIn(card.zone()) && of.test(card)) {
        for (AbilityInstance ability : game.continuous().abilities(card)) {
          if (ability.compiled().ability() instanceof Ability.Activated activated
              && activated.speed().map(speed -> step.plays().contains(speed) && (stackIsClear && player.equals(game.position().activeOrFirst()) || !isDeliberate(speed))).orElse(ordinaryToo)
              && game.rules().worksHere(ability)
              && repetition.allows(ability)
              && !isBeingPlayed(ability)
              && isPayable(activated, game.scope(ability, Optional.empty()))) {
            asked.add(ability);
          }
        }
      }
    }
    List<Option.Play> options = new ArrayList<>();
    for (AbilityInstance ability : game.rules().playable(asked)) {
      addOptions(ability, player, options);
    }
    return options;
  }

  /** What was done to cards as a cost, while it can still be undone. */
  StatesPaid paid() {
    return paid;
  }

  /** Whether an ability may be used once more. */
  boolean allows(AbilityInstance ability) {
    return repetition.allows(ability);
  }

  /** Whether abilities of a speed are for the active player alone, while nothing waits on the stack. */
  boolean isDeliberate(String speed) {
    return speed.equals(Step.ORDINARY) || game.rulebook().deliberateSpeeds().contains(speed);
  }

  /** A card that is played from outside of play, such as one of the hand, is played once: what waits to resolve is on its way already. */
  boolean isBeingPlayed(AbilityInstance ability) {
    return !game.position().isInPlay(ability.host()) && game.position().stack().stream().anyMatch(item -> item.ability().equals(ability));
  }

  private void addOptions(AbilityInstance ability, Player player, List<Option.Play> options) {
    Ability.Activated activated = (Ability.Activated) ability.compiled().ability();
    Scope scope = game.scope(ability, Optional.empty());
    if (isForbidden(ability.host(), activated.effect()) || game.attachments().isSuspended(ability)) {
      return;
    }
    if (activated.effect() instanceof Effect.Perform perform && perform.agent().isEmpty() && !Procedures.isAtEach(perform)) {
      for (Card target : game.procedures().targets(perform, ability.host(), scope)) {
        if (!mayActAt(ability.host(), activated.effect(), target) || repetition.excludes(ability, target)) {
          continue;
        }
        String label = game.label(ability, player) + " → " + game.label(target, player);
        options.add(new Option.Play(ability, Optional.of(target), label));
      }
    } else if (isPossible(activated, scope)) {
      options.add(new Option.Play(ability, Optional.empty(), game.label(ability, player)));
    }
  }

  /** A card that may not act plays no ability at all, one that may not do something no ability that does it. */
  boolean isForbidden(Card card, Effect effect) {
    List<String> verbs = new ArrayList<>();
    game.changes().verbFor(Operation.PLAY_ABILITY).ifPresent(verb -> verbs.add(verb.id()));
    if (effect instanceof Effect.Act act) {
      verbs.addAll(game.rulebook().verbs().get(act.verb()).names());
    }
    return game.prohibitions().forbids(card, verbs, Optional.empty(), Optional.empty()).isPresent()
        || game.prohibitions().allowsOnlyOthers(card, verbs, performed(effect), Optional.empty());
  }

  private static Optional<String> performed(Effect effect) {
    return effect instanceof Effect.Perform perform && perform.agent().isEmpty() ? Optional.of(perform.action().action()) : Optional.empty();
  }

  private boolean mayActAt(Card card, Effect effect, Card target) {
    List<String> acting = game.changes().verbFor(Operation.PLAY_ABILITY).map(Verb::id).stream().toList();
    return !game.prohibitions().allowsOnlyOthers(card, acting, performed(effect), Optional.of(target));
  }

  // ---- costs

  boolean isPayable(Ability.Activated activated, Scope scope) {
    return activated.costs().stream().allMatch(cost -> isPayable(cost, scope)) && arePayableTogether(activated.costs(), scope);
  }

  /** What is brought into a state for one cost is in it: of any of the costs that do so, there are as many cards as they take together. */
  private boolean arePayableTogether(List<Effect> costs, Scope scope) {
    List<Effect.Act> acts = costs.stream()
        .filter(cost -> cost instanceof Effect.Act act && act.object().isPresent() && game.rulebook().verbs().get(act.verb()).operation() == Operation.SET_STATE)
        .map(Effect.Act.class::cast)
        .toList();
    for (int some = 1; acts.size() > 1 && some < 1 << acts.size(); some++) {
      Set<Thing> there = new HashSet<>();
      int taken = 0;
      for (int i = 0; i < acts.size(); i++) {
        if ((some & 1 << i) != 0) {
          there.addAll(free(acts.get(i), game.evaluator().things(acts.get(i).object().get(), scope)));
          taken += wanted(acts.get(i).object().get(), scope);
        }
      }
      if (there.size() < taken) {
        return false;
      }
    }
    return true;
  }

  /** Those who are not yet in the state into which an act would bring them, and may be. */
  private List<Thing> free(Effect.Act act, List<Thing> objects) {
    Verb verb = game.rulebook().verbs().get(act.verb());
    return objects.stream().filter(thing -> thing instanceof Card card && !card.is(verb.state().orElseThrow()) && isAllowed(card, verb)).toList();
  }

  /** Whether a cost could be carried out in full now. */
  boolean isPayable(Effect cost, Scope scope) {
    if (cost instanceof Effect.RemoveCounters remove) {
      int least = remove.count() instanceof Value.Variable variable && variable.definition().isEmpty() ? 1 : game.evaluator().value(remove.count(), scope);
      return game.evaluator().things(remove.who(), scope).stream()
          .anyMatch(thing -> thing instanceof Cell cell && Gained.markers(game.position().markers(cell), remove.counter()) >= least || thing instanceof Card card && card.counters(remove.counter()) >= least || thing instanceof Player player && game.position().counters(player, remove.counter()) >= least);
    } else if (cost instanceof Effect.Act act) {
      return isActPayable(act, scope);
    } else if (cost instanceof Effect.Sequence sequence) {
      return sequence.effects().stream().allMatch(each -> isPayable(each, scope));
    } else if (cost instanceof Effect.Choice choice) {
      return choice.effects().stream().anyMatch(each -> isPayable(each, scope));
    }
    return true;
  }

  private boolean isActPayable(Effect.Act act, Scope scope) {
    Verb verb = game.rulebook().verbs().get(act.verb());
    boolean fromZone = verb.operation() == Operation.CHOOSE_AND_MOVE;
    List<Thing> objects =
        act.object().map(object -> game.evaluator().things(fromZone ? Acts.within(object, verb, scope) : object, scope)).orElse(List.of());
    return switch (verb.operation()) {
      case SET_STATE -> enough(free(act, objects).size(), act, scope);
      case PAY_COST -> objects.stream().anyMatch(
          thing -> game.position().counters(scope.you(), verb.counter().orElseThrow()) >= game.evaluator().numbers().measure(verb.stat().orElseThrow(), thing));
      case REMOVE_COUNTER -> objects.stream().anyMatch(
          thing -> thing instanceof Card card && card.counters(verb.counter().orElseThrow()) >= amount(act, scope));
      case CHOOSE_AND_MOVE -> act.object().isPresent()
          ? objects.size() >= wanted(act.object().get(), scope)
          : game.position().zone(scope.you(), verb.from().orElseThrow()).size() >= amount(act, scope);
      default -> act.object().isEmpty() || !objects.isEmpty();
    };
  }

  /** Whether there are as many as a cost takes; one that takes none is no cost. */
  private boolean enough(long there, Effect.Act act, Scope scope) {
    return there >= act.object().map(object -> wanted(object, scope)).orElse(1);
  }

  private boolean isAllowed(Card card, Verb verb) {
    return game.prohibitions().forbids(card, List.of(verb.id()), Optional.empty(), Optional.empty()).isEmpty();
  }

  private int amount(Effect.Act act, Scope scope) {
    return act.amount().map(amount -> game.evaluator().value(amount, scope)).orElse(1);
  }

  private int wanted(Selector selector, Scope scope) {
    if (selector instanceof Selector.Pick pick) {
      if (pick.count() instanceof Count.Exactly exactly) {
        return Math.max(1, game.evaluator().value(exactly.n(), scope));
      } else if (pick.count() instanceof Count.AtLeast least) {
        return game.evaluator().value(least.n(), scope);
      }
    }
    return 1;
  }

  /** Carries out the costs; the letter in a cost is announced first. The costs were found payable. */
  void pay(List<Effect> costs, Scope scope) {
    Optional<AbilityInstance> before = game.position().paidFor();
    game.position().paidFor(scope.ability());
    payEach(costs, scope);
    game.position().paidFor(before);
  }

  private void payEach(List<Effect> costs, Scope scope) {
    // What leaves no choice is paid first, so that nobody chooses for one cost what another needs.
    List<Effect> inOrder = costs.stream().sorted(Comparator.comparing(cost -> cost instanceof Effect.Act act && act.object().orElse(null) instanceof Selector.Pick)).toList();
    for (Effect cost : inOrder) {
      if (scope.ability().filter(ability -> repetition.spares(ability, cost)).isPresent()) {
        continue;
      }
      announceLetter(cost, scope);
      paid.before(cost, scope);
      // A cost is paid with what fits it: a card that is closed already can't be closed for it.
      game.executor().execute(payableOnly(cost), scope);
    }
  }

  private Effect payableOnly(Effect cost) {
    if (cost instanceof Effect.Act act
        && act.object().isPresent()
        && act.object().get() instanceof Selector.Pick pick
        && game.rulebook().verbs().get(act.verb()).state().isPresent()) {
      List<Filter> filters = new ArrayList<>(pick.filters());
      String state = game.rulebook().verbs().get(act.verb()).state().get();
      filters.add(new Filter.Not(new Filter.Is(state)));
      Selector narrowed = new Selector.Pick(pick.count(), pick.side(), pick.kind(), filters, pick.zone());
      return new Effect.Act(act.verb(), act.agent(), Optional.of(narrowed), act.amount(), act.place());
    }
    return cost;
  }

  private void announceLetter(Effect cost, Scope scope) {
    if (cost instanceof Effect.RemoveCounters remove
        && remove.count() instanceof Value.Variable variable
        && variable.definition().isEmpty()
        && scope.announced().isEmpty()) {
      int most = game.evaluator().things(remove.who(), scope).stream().mapToInt(thing -> game.evaluator().numbers().measure(remove.counter(), thing)).max().orElse(0);
      scope.announced(number(scope.you(), variable.name(), 1, most));
    }
  }

  /** Lets a player announce a number. */
  int number(Player player, String letter, int least, int most) {
    List<Option.Number> options = new ArrayList<>();
    for (int n = least; n <= most; n++) {
      options.add(new Option.Number(n, letter + " = " + n));
    }
    return options.isEmpty() ? 0 : game.choices().one(player, Decision.Kind.NUMBER, letter + "?", options, Verb.Tone.HELP).value();
  }

  // ---- what can be done at all

  /** The same of a played ability, whose text may speak of what is chosen for its cost. */
  boolean isPossible(Ability.Activated activated, Scope scope) {
    for (Effect cost : activated.costs()) {
      if (payableOnly(cost) instanceof Effect.Act act && act.object().orElse(null) instanceof Selector.Pick pick) {
        scope.it(game.evaluator().candidates(pick, scope));
      }
    }
    return isPossible(activated.effect(), scope);
  }

  /** Whether an effect has anything to work on; nobody is offered an ability that can do nothing at all. */
  boolean isPossible(Effect effect, Scope scope) {
    if (effect instanceof Effect.Act act) {
      return isActPossible(act, scope);
    } else if (effect instanceof Effect.Arrive arrive) {
      return isActPossible(arrive.coming(), scope);
    } else if (effect instanceof Effect.Perform perform) {
      return game.procedures().canPerform(perform, scope);
    } else if (effect instanceof Effect.Several several) {
      return game.procedures().canPerform(several.each(), scope);
    } else if (effect instanceof Effect.Named named) {
      return isPossible(named.effect(), scope);
    } else if (effect instanceof Effect.Limited limited) {
      return isPossible(limited.effect(), scope);
    } else if (effect instanceof Effect.May may) {
      return isPossible(may.effect(), scope);
    } else if (effect instanceof Effect.InDoing both) {
      return isPossible(both.first(), scope);
    } else if (effect instanceof Effect.Sequence sequence) {
      return sequence.effects().stream().anyMatch(each -> isPossible(each, scope));
    } else if (effect instanceof Effect.Choice choice) {
      return choice.effects().stream().anyMatch(each -> isPossible(each, scope));
    } else if (effect instanceof Effect.If condition) {
      return game.evaluator().holds(condition.condition(), scope)
          ? isPossible(condition.then(), scope)
          : condition.otherwise().map(otherwise -> isPossible(otherwise, scope)).orElse(false);
    } else if (effect instanceof Effect.Gain gain) {
      return hasCandidates(gain.who(), scope);
    } else if (effect instanceof Effect.Become || effect instanceof Effect.Leave) {
      return game.attachments().isPossible(effect, scope);
    }
    return true;
  }

  private boolean isActPossible(Effect.Act act, Scope scope) {
    if (act.agent().orElse(null) instanceof Selector.Player agents && scope.doer().isEmpty()) {
      boolean possible = false;
      for (Player player : game.evaluator().players(agents.who(), scope)) {
        scope.doer(Optional.of(player));
        possible |= isActPossible(act, scope);
      }
      scope.doer(Optional.empty());
      return possible;
    }
    Optional<Procedure> procedure = scope.procedure();
    switch (game.rulebook().verbs().get(act.verb()).operation()) {
      case BLOCK, REDIRECT -> {
        return procedure.map(running -> !running.settled() && !running.blocked()).orElse(false) && new Aiming(game).isMeant(act, scope);
      }
      case STAND_IN -> {
        return procedure.map(running -> !running.settled() && !running.blocked()).orElse(false);
      }
      case REROLL, RAISE_ROLL, LOWER_ROLL -> {
        return procedure.map(running -> running.rolled() && running.level().isEmpty() && !running.settled()).orElse(false);
      }
      case MOVE_TO_CELL -> {
        scope.it(act.object().map(object -> game.evaluator().things(object, scope)).orElse(List.of()));
        return act.place().filter(Place.On.class::isInstance).map(place -> goesSomewhere(act, ((Place.On) place).cell(), scope)).orElse(false);
      }
      case MOVE_BY -> {
        Verb verb = game.rulebook().verbs().get(act.verb());
        int length = amount(act, scope);
        return game.evaluator().things(act.object().orElseGet(Selector.Self::new), scope).stream()
            .anyMatch(thing -> thing instanceof Card card && game.mover().canMove(verb, card, length));
      }
      case SUMMON -> {
        Verb verb = game.rulebook().verbs().get(act.verb());
        List<Thing> objects = game.evaluator().things(Acts.within(act.object().orElseGet(Selector.Self::new), verb, scope), scope);
        boolean table = game.rulebook().board().table().isPresent();
        return !table || act.place().isEmpty()
            ? !objects.isEmpty()
            : act.place().get() instanceof Place.On on
                && objects.stream().anyMatch(thing -> thing instanceof Card card && game.mover().canEnter(verb, card, game.mover().standing(on.cell(), scope)));
      }
      case REMOVE_COUNTER -> {
        String counter = game.rulebook().verbs().get(act.verb()).counter().orElseThrow();
        return game.evaluator().things(act.object().orElseGet(Selector.Self::new), scope).stream()
            .anyMatch(thing -> thing instanceof Card card && card.counters(counter) > 0);
      }
      default -> {
        return act.object().map(object -> hasCandidates(object, scope)).orElse(true);
      }
    }
  }

  private boolean goesSomewhere(Effect.Act act, Selector said, Scope scope) {
    Ways ways = new Ways(game);
    return scope.it().stream().anyMatch(thing -> thing instanceof Card card && !ways.cells(card, said, game.rulebook().verbs().get(act.verb()), scope).isEmpty());
  }

  private boolean hasFreeCell(Selector cell, Scope scope) {
    return game.evaluator().things(cell, scope).stream()
        .anyMatch(place -> place instanceof Cell free && game.position().at(free).isEmpty());
  }

  private boolean hasCandidates(Selector selector, Scope scope) {
    return !game.evaluator().things(selector, scope).isEmpty();
  }

  // ---- declaring

  /** Declares an ability: pays its costs and puts it on the stack. */
  void declare(Option.Play play) {
    AbilityInstance ability = play.ability();
    Ability.Activated activated = (Ability.Activated) ability.compiled().ability();
    Scope scope = game.scope(ability, Optional.empty());
    game.limits().use(ability);
    repetition.played(ability, play.target());
    game.journal().add(Type.FIRED, "ability", ability, "card", ability.host(), "step", game.position().step());
    game.journal().on(ability, () -> pay(activated.costs(), scope));
    boolean ordinary = activated.speed().isEmpty();
    game.position().stack().add(new StackItem(ability, Optional.empty(), scope.announced().orElse(0), play.target(), scope.it(), ordinary));
    game.position().touch();
  }
}
