package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Happening;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.ActionRule;
import cardwright.engine.rulebook.Part;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Trigger;
import java.util.List;
import java.util.Optional;

/** Tells whether what happened, or an action that runs, is what a text speaks of. */
final class Listening {
  private final Rulebook rulebook;
  private final Evaluator evaluator;

  Listening(Rulebook rulebook, Evaluator evaluator) {
    this.rulebook = rulebook;
    this.evaluator = evaluator;
  }

  /**
   * The action of which «the attacked» is told: the one for which the text waited, where that is an action; else the one that the text has
   * performed last, or the one that runs. The card that speaks is never «the attacker» in what it has performed itself, but «~».
   */
  Optional<Procedure> toldOf(Part part, Scope scope) {
    Optional<Procedure> told = toldOf(scope);
    boolean itself = part == Part.PERFORMER && told.filter(action -> scope.self().filter(action.declaredBy()::equals).isPresent()).isPresent();
    return itself ? scope.procedure() : told;
  }

  /** The action of which a text tells without saying more. */
  Optional<Procedure> toldOf(Scope scope) {
    return scope.cause().filter(event -> isAction(event.event())).isPresent() ? scope.procedure() : scope.action();
  }

  private boolean isAction(String event) {
    return rulebook.actions().containsKey(event) || rulebook.verbs().containsKey(event) && switch (rulebook.verbs().get(event).operation()) {
      case PERFORM_ACTION, MISS, ROLL -> true;
      default -> false;
    };
  }

  /** Whether what happened is what a trigger listens for. */
  boolean matches(Trigger.On trigger, Happening event, Scope scope) {
    boolean named = trigger.level().isPresent() ? namesOutcome(trigger.event(), event) : names(trigger.event(), event);
    if (!named) {
      return false;
    }
    boolean agent =
        trigger.agent().isEmpty()
            || event.agent().isPresent() && evaluator.isAmong(trigger.agent().get(), event.agent().get(), scope)
            || evaluator.isAmong(trigger.agent().get(), event.by(), scope);
    return agent
        && (trigger.patient().isEmpty() || event.patient().isPresent() && evaluator.isAmong(trigger.patient().get(), event.patient().get(), scope))
        && (trigger.by().isEmpty() || event.keyword().filter(trigger.by().get().action()::equals).isPresent() || event.through().isPresent() && matches(trigger.by().get(), event.through().get(), scope))
        && (trigger.level().isEmpty() || event.through().isPresent() && event.through().get().level().equals(trigger.level()))
        && endsAt(trigger, event, scope)
        && passes(trigger, event, scope);
  }

  /** Whether what the trigger names lies between who did it and whom it was aimed at. */
  private boolean passes(Trigger.On trigger, Happening event, Scope scope) {
    return trigger.through().isEmpty() || event.agent().isPresent() && event.patient().isPresent() && evaluator.isBetween(trigger.through().get(), event.agent().get(), event.patient().get(), scope);
  }

  /** Whether what moved, or whoever did it where nothing is said to have moved, is now where the trigger says. */
  private boolean endsAt(Trigger.On trigger, Happening event, Scope scope) {
    if (trigger.place().isEmpty()) {
      return true;
    }
    Optional<Thing> moved = event.patient().or(() -> event.agent().map(card -> card));
    return moved.filter(Card.class::isInstance).flatMap(thing -> ((Card) thing).cell()).map(cell -> evaluator.isAmong(trigger.place().get(), cell, scope)).orElse(false);
  }

  /**
   * Whether an id names what happened: its own id, or a trait of the action that it is. A verb that bears the name of a trait happens by
   * itself when such an action is declared; the action must not be heard as it a second time.
   */
  boolean names(String id, Happening event) {
    if (event.event().equals(id)) {
      return true;
    }
    ActionRule action = rulebook.actions().get(event.event());
    return action != null && action.traits().contains(id) && !rulebook.verbs().containsKey(id);
  }

  /** Whether an id names an action that came out somehow: the action itself or a trait of it, also where a verb bears the trait's name. */
  private boolean namesOutcome(String id, Happening event) {
    if (event.event().equals(id)) {
      return true;
    }
    ActionRule action = rulebook.actions().get(event.event());
    return action != null && action.traits().contains(id);
  }

  /** Whether a trigger of this name could mean what happened, as far as the name says. */
  boolean mayName(String id, Happening event) {
    return names(id, event) || namesOutcome(id, event);
  }

  /** Whether an action is this one, or has this trait. */
  boolean isSuch(String actionOrTrait, Procedure procedure) {
    return procedure.rule().id().equals(actionOrTrait) || procedure.rule().traits().contains(actionOrTrait);
  }

  /** Whether an action being performed is of a pattern. */
  boolean matches(ActionPattern pattern, Procedure procedure, Scope scope) {
    return matches(pattern, procedure.rule().id())
        && (pattern.level().isEmpty() || procedure.level().equals(pattern.level()))
        && (pattern.sized().isEmpty() || pattern.sized().get().comparison().holds(procedure.strength(), pattern.sized().get().strength()))
        && (pattern.from().isEmpty() || evaluator.isAmong(pattern.from().get(), procedure.performer(), scope));
  }

  /** Whether an action is of a pattern, whoever performs it and however well. */
  boolean matches(ActionPattern pattern, String actionId) {
    List<String> traits = rulebook.actions().get(actionId).traits();
    return (pattern.action().equals(actionId) || traits.contains(pattern.action()))
        && traits.containsAll(pattern.traits())
        && pattern.not().stream().noneMatch(not -> traits.contains(not) || not.equals(actionId));
  }
}
