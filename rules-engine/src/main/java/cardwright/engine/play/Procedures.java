package cardwright.engine.play;

import cardwright.engine.compile.Outcomes;
import cardwright.engine.match.Card;
import cardwright.engine.match.Gained;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.ActionRule;
import cardwright.engine.rulebook.DieRule;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.ResultTable;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Performs actions: declares them, runs their procedure step by step while their ability lies on the stack, and does what its steps say. */
final class Procedures {
  private final Game game;
  private final OwnDice dice;
  private final StandIns standIns;

  Procedures(Game game) {
    this.game = game;
    this.dice = new OwnDice(game);
    this.standIns = new StandIns(game);
  }

  /** The dice of the running action, by whose they are. */
  OwnDice dice() {
    return dice;
  }

  /** Performs an action; whether its effect reached its target. */
  boolean perform(Effect.Perform perform, Scope scope) {
    List<Card> performers = performers(perform, scope);
    boolean happened = false;
    for (Card performer : performers) {
      happened |= performOne(perform, performer, scope);
    }
    return happened;
  }

  /** Who performs an action. */
  List<Card> performers(Effect.Perform perform, Scope scope) {
    if (perform.agent().isEmpty()) {
      return scope.self().map(List::of).orElse(List.of());
    }
    return game.executor().select(perform.agent().get(), scope, Verb.Tone.HELP, () -> game.say("ask.performs")).stream()
        .filter(Card.class::isInstance).map(Card.class::cast).toList();
  }

  private boolean performOne(Effect.Perform perform, Card performer, Scope scope) {
    ActionRule rule = game.rulebook().actions().get(perform.action().action());
    if (!game.position().isInPlay(performer)) {
      game.journal().add(Type.NOTHING, "action", rule.id(), "object", performer, "why", Changes.LEFT);
      return false;
    }
    List<Card> targets = targets(perform, performer, scope);
    if (isAtEach(perform) && targets.size() > 1) {
      return performAtEach(perform, rule, performer, targets, scope);
    }
    Optional<Card> chosen =
        scope.target().filter(targets::contains).map(Card.class::cast)
            .or(() -> choose(perform, performer, targets, scope));
    if (chosen.isEmpty()) {
      game.journal().add(Type.NOTHING, "action", rule.id(), "card", performer, "why", "there is no target");
      return false;
    }
    scope.target(Optional.empty());
    return performAt(perform, rule, performer, chosen.get(), scope);
  }

  /** Whether an action is aimed at all who are meant, one after the other, and nobody chooses. */
  static boolean isAtEach(Effect.Perform perform) {
    return perform.target().filter(target -> target instanceof Selector.It || target instanceof Selector.Pick pick && pick.count() instanceof Count.Each).isPresent();
  }

  /** At each who can still be aimed at when it is his turn. */
  private boolean performAtEach(Effect.Perform perform, ActionRule rule, Card performer, List<Card> targets, Scope scope) {
    boolean happened = false;
    for (Card target : targets) {
      scope.it(List.of(target));
      Effect.Perform atIt = new Effect.Perform(perform.agent(), perform.action(), Optional.of(new Selector.It()), perform.as());
      if (game.position().isInPlay(performer) && targets(atIt, performer, scope).contains(target)) {
        happened |= performAt(perform, rule, performer, target, scope);
      }
    }
    scope.it(List.copyOf(targets));
    return happened;
  }

  /** Performs an action at somebody at whom it can be aimed. */
  boolean performAt(Effect.Perform perform, Card performer, Card target, Scope scope) {
    return performAt(perform, game.rulebook().actions().get(perform.action().action()), performer, target, scope);
  }

  /** A letter that was announced, or that is the number of what happened, is known to the text that performs the action and to nothing later. */
  private Action known(Action action, Scope scope) {
    return Tree.rewrite(action, part -> part instanceof Value.Variable letter && letter.definition().isEmpty() ? new Value.Constant(Math.max(0, game.evaluator().value(letter, scope))) : part);
  }

  private boolean performAt(Effect.Perform perform, ActionRule rule, Card performer, Card target, Scope scope) {
    Procedure procedure = new Procedure(known(perform.action(), scope), rule, performer, target);
    procedure.taken(perform.as().filter(taken -> !isRelation(taken)));
    procedure.playedBy(scope.ability());
    scope.aimed(rule.id(), target.standing());
    game.journal().add(Type.CHANGE, "verb", "declare", "action", rule.id(), "object", performer, "target", target);
    game.position().procedures().push(procedure);
    ignoreFeatures(procedure);
    declare(procedure, scope);
    Optional<Card> standIn = standIns.offer(procedure);
    rule.procedure().ifPresent(id -> game.steps().procedure(id, game.rulebook().procedures().get(id), procedure));
    standIn.ifPresent(card -> standIns.over(procedure, card));
    game.position().procedures().remove(procedure);
    if (procedure.ignoresFeatures()) {
      game.position().touch(); // what was ignored is heard again
    }
    rule.procedure().ifPresent(period -> game.expiries().expire(period));
    rule.traits().forEach(game.expiries()::expire);
    game.expiries().used(performer, rule);
    scope.performed(procedure);
    scope.it(List.of(procedure.target()));
    return procedure.happened();
  }

  /** Where its performer ignores what is printed on whom it is aimed at. */
  private void ignoreFeatures(Procedure procedure) {
    Scope running = Scope.ofCard(procedure.performer(), procedure.performer().controller(), Optional.of(procedure));
    boolean ignored = game.continuous().grants(procedure.performer()).stream()
        .anyMatch(each -> each.grant() instanceof Grant.IgnoresFeatures ignores && game.evaluator().isAmong(ignores.whom(), procedure.target(), running));
    if (ignored) {
      procedure.ignoreFeatures();
      game.position().touch();
    }
  }

  private void declare(Procedure procedure, Scope scope) {
    for (Verb verb : game.rulebook().verbs().values()) {
      if (verb.operation() == Operation.PERFORM_ACTION && procedure.rule().traits().contains(verb.state().orElse(""))) {
        game.happened(verb.id(), Optional.of(procedure.performer()), scope.you(), Optional.of(procedure.target()), Optional.of(procedure));
      }
    }
  }

  private Optional<Card> choose(Effect.Perform perform, Card performer, List<Card> targets, Scope scope) {
    String prompt = game.say("ask.target", game.words(perform.action()), game.label(performer, scope.you()));
    return game.choices().things(scope.you(), prompt, targets, 1, 1, Verb.Tone.HARM).stream().map(Card.class::cast).findFirst();
  }

  /** Whom an action can be aimed at now. */
  List<Card> targets(Effect.Perform perform, Card performer, Scope scope) {
    ActionRule rule = game.rulebook().actions().get(perform.action().action());
    Scope ofPerformer = Scope.ofCard(performer, performer.controller(), scope.procedure());
    List<Thing> candidates;
    if (perform.target().isPresent()) {
      candidates = game.evaluator().things(perform.target().get(), scope);
    } else {
      candidates = rule.aims().map(aims -> game.evaluator().things(aims, ofPerformer)).orElse(List.of());
    }
    int range = range(perform.action(), performer, scope);
    List<Card> targets = new ArrayList<>();
    for (Thing thing : candidates) {
      if (thing instanceof Card card
          && !card.equals(performer)
          && game.position().isInPlay(card)
          && (!(perform.target().orElse(null) instanceof Selector.Pick) || isAimedAt(rule, card, ofPerformer))
          && (perform.as().filter(this::isRelation).isPresent() || reaches(rule, range, performer, card))
          && game.reach().mayAimAt(performer, names(rule), card)
          && game.prohibitions().forbids(performer, names(rule), Optional.of(card), Optional.empty()).isEmpty()) {
        targets.add(card);
      }
    }
    return targets;
  }

  /** Whether it is not in a state that somebody is taken to be, but within reach. */
  private boolean isRelation(String taken) {
    return game.rulebook().relations().containsKey(taken);
  }

  private boolean reaches(ActionRule rule, int range, Card performer, Card target) {
    return (game.evaluator().geometrist().reaches(rule.reach(), range, performer, target) || game.reach().hasRange(performer, rule, target)) && game.reach().passes(performer, rule, target)
        || game.reach().reaches(performer, rule.id(), target);
  }

  /** Why an action can't be aimed at a card that is none of its targets. */
  String whyNotAt(Effect.Perform perform, Card performer, Card target, Scope scope) {
    ActionRule rule = game.rulebook().actions().get(perform.action().action());
    if (!game.position().isInPlay(target)) {
      return game.say("no.target-in-play");
    }
    if (!game.reach().mayAimAt(performer, names(rule), target) || game.prohibitions().forbids(performer, names(rule), Optional.of(target), Optional.empty()).isPresent()) {
      return game.say("no.forbidden");
    }
    if (!reaches(rule, range(perform.action(), performer, scope), performer, target)) {
      return game.say("no.reach");
    }
    return game.say("no.aim");
  }

  /** A text may narrow what an action is aimed at, not widen it. */
  private boolean isAimedAt(ActionRule rule, Card card, Scope scope) {
    return rule.aims().map(aims -> game.evaluator().isAmong(aims, card, scope)).orElse(true);
  }

  /** Every id under which an action can be forbidden. */
  List<String> names(ActionRule rule) {
    List<String> names = new ArrayList<>(rule.traits());
    names.add(rule.id());
    game.rulebook().verbs().values().stream()
        .filter(verb -> verb.operation() == Operation.PERFORM_ACTION && rule.traits().contains(verb.state().orElse("")))
        .forEach(verb -> names.addAll(verb.names()));
    return names;
  }

  private int range(Action action, Card performer, Scope scope) {
    ActionRule rule = game.rulebook().actions().get(action.action());
    int printed = rule.rangeStat().flatMap(stat -> game.stats().ofActions(performer, rule.id(), stat)).or(() -> action.range().map(range -> game.evaluator().value(range, scope))).orElse(0);
    return printed + rule.rangeStat().map(stat -> game.stats().stat(performer, stat) + game.stats().modifiersFor(performer, stat, action.action())).orElse(0);
  }

  /** The level of strength that counts in a scope: that of its procedure, or of a die rolled for the purpose. */
  int levelFor(Scope scope) {
    Optional<Integer> known = scope.procedure().flatMap(Procedure::level);
    if (known.isPresent()) {
      return known.get();
    }
    int die = game.dice().roll();
    game.journal().add(Type.DICE, "for", "a value by level", "roll", die);
    return game.rulebook().tables().values().stream()
        .filter(table -> table.by() == ResultTable.By.ROLL)
        .findFirst()
        .flatMap(table -> table.at(die))
        .map(ResultTable.Row::level)
        .orElse(0);
  }

  /** Everybody hears that an effect with an action's name was carried out. */
  void announcePerformed(String action, Card card) {
    game.happened(action, Optional.of(card), card.controller(), Optional.empty(), game.procedure());
  }

  // ---- what the steps of a procedure do

  /** One operation of a running procedure; whether it changed anything. */
  boolean operate(Operation operation, Procedure procedure) {
    if (procedure.settled() && operation != Operation.APPLY_BLOCKS) {
      return false;
    }
    return switch (operation) {
      case ROLL -> procedure.action().level().isEmpty() && rollAll(procedure);
      case LOOK_UP -> procedure.action().level().map(level -> comesOut(procedure, level)).orElseGet(() -> lookUp(procedure));
      case CALCULATE -> calculate(procedure);
      case APPLY_BLOCKS -> applyBlocks(procedure);
      case APPLY_REPLACEMENTS -> applyReplacements(procedure);
      case APPLY_PREVENTIONS -> applyPreventions(procedure);
      case DEAL -> deal(procedure);
      case CHECK_REACH -> checkReach(procedure);
      default -> throw new IllegalStateException("not an operation of a procedure: " + operation);
    };
  }

  private boolean checkReach(Procedure procedure) {
    int range = range(procedure.action(), procedure.performer(), Scope.ofCard(procedure.performer(), procedure.performer().controller(), Optional.of(procedure)));
    if (reaches(procedure.rule(), range, procedure.performer(), procedure.target())) {
      return false;
    }
    procedure.settle();
    game.journal().add(Type.NOTHING, "action", procedure.rule().id(), "object", procedure.target(), "why", "the target is out of reach");
    return true;
  }

  private boolean rollAll(Procedure procedure) {
    roll(procedure, true);
    if (defends(procedure)) {
      roll(procedure, false);
    }
    return true;
  }

  private boolean defends(Procedure procedure) {
    return procedure.rule().defenderDie().isPresent()
        && game.prohibitions().forbids(procedure.target(), verbs(Operation.DEFEND), Optional.of(procedure.performer()), Optional.empty()).isEmpty()
        && procedure.rule().defendsWhile().map(how -> procedure.taken().map(how::equals).orElseGet(() -> procedure.target().is(how)) || game.continuous().hasKeyword(procedure.target(), how) || game.continuous().defendsAs(procedure.target(), procedure.rule().id(), how)).orElse(true);
  }

  /** «отражает этот удар как открытая карта»: said once the action was declared, in time for the table. */
  private boolean hasComeToDefend(Procedure procedure) {
    return procedure.rule().defendsWhile().filter(how -> game.continuous().defendsAs(procedure.target(), procedure.rule().id(), how)).isPresent() && defends(procedure);
  }

  private List<String> verbs(Operation operation) {
    return game.rulebook().verbs().values().stream().filter(verb -> verb.operation() == operation).map(Verb::id).toList();
  }

  /** Rolls a die of a procedure; the last roll counts. */
  void roll(Procedure procedure, boolean attackers) {
    Card roller = attackers ? procedure.performer() : procedure.target();
    int value = game.expiries().nextRoll(roller, dieStats(procedure, attackers)).orElseGet(() -> dice.roll(procedure, roller, sides(roller)));
    procedure.roll(attackers, value);
    game.position().touch();
    game.journal().add(Type.DICE, "card", roller, "roll", value);
  }

  /** The stats that are added to a die: by these it is called. */
  List<String> dieStats(Procedure procedure, boolean attackers) {
    List<String> stats = new ArrayList<>();
    game.rulebook().anyDieStat().ifPresent(stats::add);
    (attackers ? procedure.rule().attackerDie() : procedure.rule().defenderDie()).ifPresent(stats::add);
    return stats;
  }

  /** How many sides the die of a card has now. */
  private int sides(Card card) {
    for (DieRule rule : game.rulebook().dieRules()) {
      if (game.evaluator().isAmong(rule.of(), card, Scope.ofCard(card, card.controller(), Optional.empty()))) {
        return rule.sides();
      }
    }
    return game.rulebook().dieSides();
  }

  private boolean lookUp(Procedure procedure) {
    ActionRule rule = procedure.rule();
    int own = procedure.roll(true) + dieModifier(procedure.performer(), rule.attackerDie(), procedure.target()) + game.stats().modifiersIn(procedure.performer(), names(rule), dieStats(procedure, true), procedure.target());
    if (procedure.rolled() && procedure.roll(false) == 0 && hasComeToDefend(procedure)) {
      roll(procedure, false);
    }
    boolean defended = procedure.roll(false) > 0;
    int other = defended ? procedure.roll(false) + dieModifier(procedure.target(), rule.defenderDie(), procedure.performer()) : rule.resistedBy().map(stat -> game.stats().bonus(procedure.target(), stat, procedure.performer())).orElse(0);
    ResultTable table = game.rulebook().tables().get(defended || rule.undefendedTable().isEmpty() ? rule.table().orElseThrow() : rule.undefendedTable().get());
    int number = table.by() == ResultTable.By.DIFFERENCE ? own - other : own;
    Optional<ResultTable.Row> row = table.at(number);
    ResultTable.Striker striker = row.map(ResultTable.Row::striker).orElse(ResultTable.Striker.NOBODY);
    if (striker == ResultTable.Striker.DEFENDER) {
      procedure.aim(procedure.target(), procedure.performer());
    }
    if (striker == ResultTable.Striker.NOBODY) {
      procedure.settle();
    } else {
      procedure.level(Optional.of(row.get().level()));
      game.interference().levelOf(procedure).ifPresent(level -> procedure.level(Optional.of(level)));
    }
    game.position().touch();
    game.journal().add(
        Type.RESULT,
        "action", rule.id(),
        "rolled", own,
        "against", other,
        "striker", striker == ResultTable.Striker.NOBODY ? "nobody" : procedure.performer(),
        "target", procedure.target(),
        "level", procedure.level().map(level -> game.rulebook().levels().get(level)).orElse("none"));
    tellOutcome(procedure);
    if (striker != ResultTable.Striker.ATTACKER) {
      verbs(Operation.MISS).forEach(verb -> missed(verb, procedure));
    }
    game.changes().verbFor(Operation.ROLL).ifPresent(
        verb -> game.happened(verb.id(), Optional.of(procedure.performer()), procedure.performer().controller(), Optional.of(procedure.target()), Optional.of(procedure)));
    return true;
  }

  /** How strong it is was said beforehand: nothing is rolled, and whoever performs it strikes. */
  private boolean comesOut(Procedure procedure, int level) {
    procedure.level(Optional.of(level));
    game.interference().levelOf(procedure).ifPresent(other -> procedure.level(Optional.of(other)));
    game.position().touch();
    game.journal().add(Type.RESULT, "action", procedure.rule().id(), "striker", procedure.performer(), "target", procedure.target(), "level", procedure.level().map(game.rulebook().levels()::get).orElse("none"));
    tellOutcome(procedure);
    return true;
  }

  /** Those hear how it comes out who do something to the action itself. */
  private void tellOutcome(Procedure procedure) {
    List<String> ids = new ArrayList<>(procedure.rule().traits());
    ids.add(procedure.rule().id());
    for (String id : procedure.settled() ? List.<String>of() : ids) {
      if (game.rules().isHeard("on:" + Outcomes.event(id))) {
        game.happened(Outcomes.event(id), Optional.of(procedure.performer()), procedure.performer().controller(), Optional.of(procedure.target()), Optional.of(procedure));
      }
    }
  }

  private void missed(String verb, Procedure procedure) {
    Card missing = procedure.declaredBy();
    Card missed = missing.equals(procedure.performer()) ? procedure.target() : procedure.performer();
    game.happened(verb, Optional.of(missing), missing.controller(), Optional.of(missed), Optional.of(procedure));
  }

  private int dieModifier(Card card, Optional<String> stat, Card against) {
    return stat.map(id -> game.stats().bonus(card, id, against)).orElse(0)
        + game.rulebook().anyDieStat().map(id -> game.stats().modifiers(card, id, Optional.empty(), Optional.of(against))).orElse(0);
  }

  private boolean calculate(Procedure procedure) {
    ActionRule rule = procedure.rule();
    Card performer = procedure.performer();
    int level = procedure.level().orElse(0);
    Optional<Value> power = performer.equals(procedure.declaredBy()) ? procedure.action().power() : Optional.empty();
    int strength;
    if (power.isPresent()) {
      Scope scope = Scope.ofCard(performer, performer.controller(), Optional.of(procedure));
      strength = Math.max(0, game.evaluator().value(power.get(), scope));
    } else {
      strength = rule.powerStat().map(stat -> game.stats().stat(performer, stat, level, procedure.target())).orElse(0);
    }
    List<String> modifiers = new ArrayList<>(rule.modifiedBy());
    modifiers.add(rule.id());
    modifiers.addAll(rule.traits());
    if (power.isEmpty()) {
      rule.powerStat().ifPresent(modifiers::remove);
    }
    for (String stat : modifiers) {
      strength += game.stats().modifiers(performer, stat, Optional.of(level), Optional.of(procedure.target()));
    }
    for (Gained gain : procedure.gained()) {
      if (gain.grant() instanceof Grant.Modifier modifier) {
        strength += modifier.sign() * game.evaluator().value(modifier.amount(), Scope.ofRules(gain.controller(), Optional.of(procedure)));
      }
    }
    procedure.strength(strength); // what is said of strong actions is asked of it as it is until now
    strength += game.interference().incoming(procedure.target(), procedure);
    procedure.strength(game.interference().comesTo(strength, procedure));
    game.position().touch();
    game.journal().add(Type.RESULT, "action", rule.id(), "strength", procedure.strength());
    return true;
  }

  private boolean applyBlocks(Procedure procedure) {
    if (procedure.settled()) {
      return false;
    }
    boolean isProtected =
        game.interference().isProtected(procedure.target(), procedure.rule().id(), Optional.of(procedure.performer()), Optional.of(procedure));
    if (procedure.blocked() || isProtected) {
      procedure.settle();
      game.journal().add(Type.NOTHING, "action", procedure.rule().id(), "object", procedure.target(), "why", procedure.blocked() ? "it was blocked" : "it is protected");
    }
    return procedure.settled();
  }

  private Changes.Pending pending(Procedure procedure) {
    Verb verb = game.rulebook().verbs().get(procedure.rule().verb().orElseThrow());
    Scope scope = Scope.ofCard(procedure.performer(), procedure.performer().controller(), Optional.of(procedure));
    Changes.Pending pending =
        new Changes.Pending(verb, scope, Optional.of(procedure.performer()), scope.you(), procedure.target(), procedure.strength());
    pending.replacedBy.addAll(procedure.replacedBy());
    return pending;
  }

  private boolean applyReplacements(Procedure procedure) {
    Changes.Pending pending = pending(procedure);
    game.interference().replace(pending);
    procedure.replacedBy().addAll(pending.replacedBy);
    if (pending.replaced) {
      procedure.settle();
    }
    return pending.replaced;
  }

  private boolean applyPreventions(Procedure procedure) {
    Changes.Pending pending = pending(procedure);
    game.interference().prevent(pending);
    boolean less = pending.amount < procedure.strength();
    procedure.strength(pending.amount);
    return less;
  }

  private boolean deal(Procedure procedure) {
    Changes.Pending pending = pending(procedure);
    boolean dealt = game.changes().isPossible(pending) && game.changes().commit(List.of(pending)) > 0;
    if (dealt) {
      procedure.happen();
    }
    procedure.settle();
    game.happened(
        procedure.rule().id(), Optional.of(procedure.performer()), procedure.performer().controller(), Optional.of(procedure.target()), Optional.of(procedure));
    return dealt;
  }

  /** Whether an action aimed at somebody has anything to be aimed at, for what may be played. */
  boolean canPerform(Effect.Perform perform, Scope scope) {
    if (perform.agent().isPresent() && !(perform.agent().get() instanceof Selector.Self)) {
      return !game.evaluator().things(perform.agent().get(), scope).isEmpty();
    }
    return scope.self().map(card -> !targets(perform, card, scope).isEmpty()).orElse(false);
  }
}
