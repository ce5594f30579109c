package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.ActionRule.StandingIn;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who takes an action on himself in place of whom it is aimed at, where a text lets him and the rules of the action do. */
final class StandIns {
  private static final String COUNTED = "standing-in";

  private final Game game;

  StandIns(Game game) {
    this.game = game;
  }

  /** Asks the player at whose card an action has been aimed whether another takes it on himself; whoever does. */
  Optional<Card> offer(Procedure procedure) {
    Optional<StandingIn> rule = procedure.rule().standingIn();
    Optional<Verb> verb = game.changes().verbFor(Operation.STAND_IN);
    if (rule.isEmpty() || verb.isEmpty() || procedure.settled() || procedure.standIn().isPresent()) {
      return Optional.empty();
    }
    Player player = procedure.target().controller();
    List<Card> able = game.position().cards().stream().filter(card -> card.controller().equals(player) && mayStandIn(card, procedure, rule.get())).toList();
    List<Thing> chosen = game.choices().things(player, game.say("ask.stands-in"), able, 0, 1, Verb.Tone.NEUTRAL);
    Optional<Card> standIn = chosen.stream().map(Card.class::cast).findFirst();
    standIn.ifPresent(card -> {
      limit(card, rule.get()).ifPresent(limit -> game.limits().add(card, COUNTED, limit.period(), 1));
      procedure.standIn(card);
      game.position().touch();
      game.journal().add(Type.CHANGE, "verb", verb.get().id(), "action", procedure.rule().id(), "object", card);
      game.happened(verb.get().id(), Optional.of(card), player, Optional.of(card), Optional.of(procedure));
      defends(game, card, procedure);
    });
    return standIn;
  }

  /** Whoever stands in defends, which a text may wait for. */
  static void defends(Game game, Card card, Procedure procedure) {
    game.changes().verbFor(Operation.DEFEND).ifPresent(verb -> game.happened(verb.id(), Optional.of(card), card.controller(), Optional.of(card), Optional.of(procedure)));
  }

  private boolean mayStandIn(Card card, Procedure procedure, StandingIn rule) {
    if (card.equals(procedure.target()) || !game.position().isInPlay(card) || !hasRight(card, procedure.target())) {
      return false;
    }
    List<String> names = new ArrayList<>();
    game.rulebook().verbs().values().stream().filter(verb -> verb.operation() == Operation.STAND_IN || verb.operation() == Operation.DEFEND).forEach(verb -> names.add(verb.id()));
    Scope own = Scope.ofCard(card, card.controller(), Optional.of(procedure));
    return rule.who().map(who -> game.evaluator().isAmong(who, card, own) || game.evaluator().isAmong(inAnyState(who, card), card, own)).orElse(true)
        && game.prohibitions().forbids(card, names, Optional.of(procedure.performer()), Optional.empty()).isEmpty()
        && limit(card, rule).map(limit -> game.limits().used(card, COUNTED, limit.period()) < limit.times()).orElse(true);
  }

  /** Whom the rules let stand in, without the state that is asked for where a text lets the card do so in the one it is in. */
  private Selector inAnyState(Selector who, Card card) {
    List<String> said = game.continuous().grants(card).stream().map(Continuous.InForce::grant).filter(Grant.StandsInAs.class::isInstance).map(grant -> ((Grant.StandsInAs) grant).state()).filter(card::is).toList();
    if (said.isEmpty() || !(who instanceof Selector.Pick pick)) {
      return who;
    }
    List<Filter> filters = pick.filters().stream().filter(filter -> !(filter instanceof Filter.Is is && said.stream().anyMatch(state -> isOfOneGroup(is.traitOrState(), state)))).toList();
    return new Selector.Pick(pick.count(), pick.side(), pick.kind(), filters, pick.zone());
  }

  private boolean isOfOneGroup(String asked, String state) {
    return game.rulebook().groupOf(asked).isPresent() && game.rulebook().groupOf(asked).equals(game.rulebook().groupOf(state));
  }

  private boolean hasRight(Card card, Card target) {
    return game.continuous().grants(card).stream().anyMatch(each -> each.grant() instanceof Grant.StandsIn stands && game.evaluator().isAmong(stands.whom(), target, each.scope()));
  }

  /** How often a card may do so: as its text says, or else the rules; empty for any number of times. */
  private Optional<Limit> limit(Card card, StandingIn rule) {
    List<Grant.StandsInOften> said = game.continuous().grants(card).stream().map(Continuous.InForce::grant).filter(Grant.StandsInOften.class::isInstance).map(Grant.StandsInOften.class::cast).toList();
    if (said.isEmpty()) {
      return rule.often();
    }
    boolean always = said.stream().anyMatch(often -> often.times().isEmpty());
    return always ? Optional.empty() : said.stream().map(often -> new Limit(often.times().orElseThrow(), often.period())).max((one, other) -> one.times() - other.times());
  }

  /** What the rules do with whoever has taken an action on himself that is over. */
  void over(Procedure procedure, Card standIn) {
    List<String> spared = game.continuous().grants(standIn).stream().map(Continuous.InForce::grant).filter(Grant.StandsInFreely.class::isInstance).map(grant -> ((Grant.StandsInFreely) grant).verb()).toList();
    for (Effect effect : procedure.rule().standingIn().orElseThrow().afterwards()) {
      boolean left = effect instanceof Effect.Act act && spared.contains(act.verb());
      if (!left && game.position().isInPlay(standIn)) {
        game.executor().execute(effect, Scope.ofRules(standIn.controller(), Optional.of(procedure)));
      }
    }
  }
}
