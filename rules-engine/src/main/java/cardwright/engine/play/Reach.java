package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.ActionRule;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Grant;
import java.util.ArrayList;
import java.util.List;

/** At whom a card may aim its actions, as far as the grants in force say so: how far, past whom, at whom alone. */
final class Reach {
  private final Game game;

  Reach(Game game) {
    this.game = game;
  }

  /** Whether nothing says that an action is aimed at others only; of several who are said, it may be aimed at each. */
  boolean mayAimAt(Card performer, List<String> action, Card target) {
    boolean freely = game.continuous().grants(performer).stream().anyMatch(each -> each.grant() instanceof Grant.AimsFreely free && action.contains(free.action()));
    if (freely) {
      return true;
    }
    List<Continuous.InForce> bounds = game.continuous().grants(performer).stream().filter(each -> each.grant() instanceof Grant.OnlyAt only && action.contains(only.action())).toList();
    return bounds.isEmpty() || bounds.stream().anyMatch(each -> game.evaluator().isAmong(((Grant.OnlyAt) each.grant()).whom(), target, each.scope()));
  }

  /** Whether an action that has no range by the rules has been given one, as many cells as lead to the other. */
  boolean hasRange(Card card, ActionRule action, Card target) {
    return action.rangeStat().isEmpty() && game.continuous().grants(card).stream()
        .anyMatch(each -> each.grant() instanceof Grant.ActionsHave have && game.evaluator().listening().matches(have.actions(), action.id())
            && game.evaluator().geometrist().within(card, target, game.evaluator().value(have.value(), each.scope())));
  }

  /** Whether a card reaches another by an action wherever that is, because it is taken to lie beside it. */
  boolean reaches(Card card, String action, Card target) {
    return game.continuous().grants(card).stream().anyMatch(each -> each.grant() instanceof Grant.Reaches reaches && reaches.action().equals(action) && game.evaluator().isAmong(reaches.whom(), target, each.scope())
        || each.grant() instanceof Grant.Crosses crosses && crosses.action().equals(action) && crosses.through().count() instanceof Count.Exactly cells && game.evaluator().geometrist().across(card, target, game.evaluator().value(cells.n(), each.scope()))
        || each.grant() instanceof Grant.OnlyAt only && only.anywhere() && names(action).contains(only.action()) && game.evaluator().isAmong(only.whom(), target, each.scope()));
  }

  /** Whether nothing lies between a card and another that stops an action, or the card may perform it past that. */
  boolean passes(Card card, ActionRule action, Card target) {
    if (action.stoppedBy().isEmpty()) {
      return true;
    }
    Scope own = Scope.ofCard(card, card.controller(), game.procedure());
    List<Thing> stopping = game.evaluator().things(action.stoppedBy().get(), own).stream().filter(thing -> game.evaluator().liesBetween(thing, card, target)).toList();
    return stopping.stream().allMatch(thing -> mayPass(card, action.id(), thing));
  }

  private boolean mayPass(Card card, String action, Thing thing) {
    return game.continuous().grants(card).stream()
        .anyMatch(each -> each.grant() instanceof Grant.Crosses crosses && crosses.action().equals(action) && crosses.through().count() instanceof Count.Each
            && (game.evaluator().isAmong(crosses.through(), thing, each.scope()) || thing instanceof Card there && there.cell().filter(cell -> game.evaluator().isAmong(crosses.through(), cell, each.scope())).isPresent()));
  }

  /** An action and the traits that it has. */
  private List<String> names(String action) {
    List<String> names = new ArrayList<>(game.rulebook().actions().get(action).traits());
    names.add(action);
    return names;
  }
}
