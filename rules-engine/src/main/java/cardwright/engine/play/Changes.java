package cardwright.engine.play;

import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Gained;
import cardwright.engine.match.Happening;
import cardwright.engine.match.LastSeen;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Spot;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Makes every change of a position: first what would replace it, then what would prevent it, then the change itself, one line of the log
 * and one happening each.
 */
final class Changes {
  /** Why nothing happens to a card that died, or left otherwise, before its turn came. */
  static final String LEFT = "it has left play";

  /** Abilities whose replacement is being carried out: what they do is not replaced by them again. */
  private final Deque<AbilityInstance> replacing = new ArrayDeque<>();

  private final Game game;
  private final Position position;

  Changes(Game game) {
    this.game = game;
    this.position = game.position();
  }

  /** A change that is about to be made. */
  static final class Pending {
    final Verb verb;
    final Optional<Card> agent;
    final Player by;
    final Thing patient;
    final Optional<Procedure> through;
    final Optional<String> named;
    final List<AbilityInstance> replacedBy = new ArrayList<>();
    int amount;
    boolean replaced;
    private Optional<String> zone;
    private Position.End end = Position.End.TOP;

    Pending(Verb verb, Scope scope, Optional<Card> agent, Player by, Thing patient, int amount) {
      Optional<Happening> harm = causeOf(verb, scope, patient);
      this.verb = verb;
      this.agent = harm.map(Happening::agent).orElse(agent);
      this.by = harm.map(Happening::by).orElse(by);
      this.patient = patient;
      this.amount = amount;
      this.through =
          harm.isPresent()
              ? harm.get().through()
              : scope.procedure().filter(procedure -> agent.map(card -> card.equals(procedure.performer())).orElse(false));
      this.named = scope.named();
      this.zone = verb.to();
    }

    /** Harm that the rules themselves do follows from what harmed the patient last. */
    private static Optional<Happening> causeOf(Verb verb, Scope scope, Thing patient) {
      boolean byRules = scope.self().isEmpty() && verb.tone() == Verb.Tone.HARM;
      return byRules && patient instanceof Card card ? card.lastHarm() : Optional.empty();
    }

    /** The zone that the text names instead of the verb's own. */
    void to(String zoneNamed, Place.End endNamed) {
      zone = Optional.of(zoneNamed);
      end = endNamed == Place.End.BOTTOM ? Position.End.BOTTOM : Position.End.TOP;
    }

    Happening happening() {
      return new Happening(verb.id(), agent, by, Optional.of(patient), amount, through);
    }
  }

  /**
   * Makes several changes of one verb at once: replacement and prevention for each, then all of them, then what they trigger.
   *
   * @return how many were really made
   */
  int make(List<Pending> pending) {
    List<Pending> left = new ArrayList<>();
    for (Pending each : pending) {
      if (isPossible(each)) {
        replace(each);
        if (!each.replaced) {
          lessen(each);
          prevent(each);
          left.add(each);
        }
      }
    }
    return commit(left);
  }

  /** Makes changes that nothing can replace or prevent any more. */
  int commit(List<Pending> pending) {
    List<Card> inPlay = position.inPlay();
    List<Happening> happened = new ArrayList<>();
    for (Pending each : pending) {
      if (change(each)) {
        happened.add(each.happening());
      }
    }
    List<Card> left = inPlay.stream().filter(card -> !position.isInPlay(card)).toList();
    game.triggers().happened(happened, left);
    return happened.size();
  }

  /** Whether the verb can be done to the patient at all; where not, the log says why. */
  boolean isPossible(Pending pending) {
    if (pending.patient instanceof Card card && !position.isInPlay(card) && isOfPlay(pending)) {
      nothing(pending, LEFT);
      return false;
    }
    List<String> verb = List.of(pending.verb.id());
    boolean forbidden =
        game.continuous().forbids(pending.patient, verb, Optional.empty(), game.dueTiming()).isPresent()
            || pending.agent.isPresent()
                && game.continuous().forbids(pending.agent.get(), verb, Optional.of(pending.patient), game.dueTiming())
                    .filter(each -> ((Grant.Cannot) each.grant()).object().isPresent())
                    .isPresent();
    if (forbidden) {
      nothing(pending, "an ability forbids it");
      return false;
    }
    if (pending.named.isPresent() && isProtected(pending.patient, pending.named.get(), pending.agent, Optional.empty())) {
      nothing(pending, "it is protected");
      return false;
    }
    return true;
  }

  /**
   * Counters and states are for cards in play; what has left it has none to lose or gain. So is a verb that moves a card about within play,
   * while a text that names the zone may bring one back.
   */
  private boolean isOfPlay(Pending pending) {
    return switch (pending.verb.operation()) {
      case ADD_COUNTER, REMOVE_COUNTER, REMOVE_ALL_COUNTERS, SET_COUNTER_TO_STAT, SET_STATE -> true;
      case MOVE_TO_ZONE -> pending.verb.to().equals(pending.zone) && pending.zone.map(zone -> position.rulebook().zones().get(zone).inPlay()).orElse(false);
      default -> false;
    };
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
                    && game.evaluator().matches(protection.actions(), action)
                    && (protection.actions().level().isEmpty() || running.flatMap(Procedure::level).equals(protection.actions().level()))
                    && (protection.actions().from().isEmpty()
                        || performer
                            .map(card -> game.evaluator().isAmong(protection.actions().from().get(), card, each.scope()))
                            .orElse(false)));
  }

  // ---- replacement

  /** Applies replacement abilities, each at most once; the patient's controller chooses which where several could. */
  void replace(Pending pending) {
    while (!pending.replaced) {
      Happening event = pending.happening();
      if (!game.rules().isHeard("would:" + event.event())) {
        return;
      }
      List<AbilityInstance> able = new ArrayList<>(game.listeners().all());
      able.removeAll(pending.replacedBy);
      able.removeAll(replacing);
      able = new ArrayList<>(game.rules().replacing(able, event));
      able.removeIf(ability -> !game.limits().allows(ability));
      if (able.isEmpty()) {
        return;
      }
      AbilityInstance next = able.size() == 1 ? able.get(0) : choose(pending, able);
      pending.replacedBy.add(next);
      apply(next, pending, event);
    }
  }

  private AbilityInstance choose(Pending pending, List<AbilityInstance> able) {
    Player chooser = pending.patient instanceof Card card ? card.controller() : pending.by;
    List<Option.Branch> options = new ArrayList<>();
    for (int i = 0; i < able.size(); i++) {
      options.add(new Option.Branch(i, (i + 1) + ". " + game.label(able.get(i), chooser)));
    }
    return able.get(
        game.choices().one(chooser, Decision.Kind.ORDER, game.say("ask.replacement"), options, Verb.Tone.NEUTRAL).index());
  }

  private void apply(AbilityInstance ability, Pending pending, Happening event) {
    Ability.Replacement replacement = (Ability.Replacement) ability.compiled().ability();
    Scope scope = game.scope(ability, Optional.of(event));
    if (!game.executor().agrees(replacement.instead(), scope, ability)) {
      return;
    }
    game.limits().use(ability);
    game.journal().add(Type.FIRED, "ability", ability, "card", ability.host(), "step", position.step(), "instead of", pending.verb.id());
    pending.replaced = true;
    replacing.push(ability);
    try {
      game.executor().execute(game.executor().withoutMay(replacement.instead()), scope);
    } finally {
      replacing.pop();
    }
  }

  // ---- prevention

  /** How much more or less an action does to a thing because of what the thing is granted. */
  int incoming(Thing thing, Procedure procedure) {
    return incoming(thing, Optional.of(procedure.performer()), each -> game.evaluator().matches(((Grant.Incoming) each.grant()).from(), procedure, each.scope()));
  }

  /** What bears an action's name without being performed as one is lessened as that action would be. */
  private void lessen(Pending pending) {
    if (pending.named.isPresent() && pending.amount > 0) {
      pending.amount = Math.max(0, pending.amount + incoming(pending.patient, pending.agent, each -> isNamed(((Grant.Incoming) each.grant()).from(), pending, each.scope())));
    }
  }

  private boolean isNamed(ActionPattern pattern, Pending pending, Scope scope) {
    return pattern.level().isEmpty()
        && game.evaluator().matches(pattern, pending.named.orElseThrow())
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
  void prevent(Pending pending) {
    if (pending.amount <= 0) {
      return;
    }
    for (Continuous.InForce each : game.continuous().grants(pending.patient)) {
      if (pending.amount > 0 && each.grant() instanceof Grant.Prevents prevents && concerns(prevents, pending, each)) {
        int whole = Math.max(0, game.evaluator().value(prevents.amount(), each.scope()));
        String period = prevents.period().orElse("");
        int left = Math.max(0, whole - game.limits().used(pending.patient, each.origin(), period));
        int prevented = Math.min(left, pending.amount);
        if (prevented > 0) {
          game.limits().add(pending.patient, each.origin(), period, prevented);
          pending.amount -= prevented;
          game.journal().add(Type.NOTHING, "verb", pending.verb.id(), "object", pending.patient, "prevented", prevented, "left", pending.amount);
        }
      }
    }
  }

  private boolean concerns(Grant.Prevents prevents, Pending pending, Continuous.InForce each) {
    return prevents.verb().equals(pending.verb.id())
        && pending.agent.filter(card -> game.continuous().ignores(card, each)).isEmpty()
        && (prevents.from().isEmpty()
            || pending.through.map(procedure -> game.evaluator().matches(prevents.from().get(), procedure, each.scope())).orElse(false));
  }

  // ---- the change itself

  private boolean change(Pending pending) {
    Verb verb = pending.verb;
    return switch (verb.operation()) {
      case ADD_COUNTER -> pending.patient instanceof Card card && addCounters(pending, card);
      case REMOVE_COUNTER -> pending.patient instanceof Card card && removeCounters(pending, card);
      case SET_COUNTER_TO_STAT -> pending.patient instanceof Card card && setToStat(verb, card);
      case SET_STATE -> pending.patient instanceof Card card && setState(verb, card);
      case MOVE_TO_ZONE -> pending.patient instanceof Card card && toZone(pending, card);
      case ENTER_PLAY -> pending.patient instanceof Card card && enterPlay(pending, card);
      case REMOVE_ALL_COUNTERS -> pending.patient instanceof Card card && removeAllCounters(pending, card);
      default -> throw new IllegalStateException("not a change of one thing: " + verb.operation());
    };
  }

  private boolean addCounters(Pending pending, Card card) {
    if (pending.amount <= 0) {
      nothing(pending, "the amount is 0");
      return false;
    }
    String counter = pending.verb.counter().orElseThrow();
    pending.amount = Math.min(pending.amount, room(card, counter));
    if (pending.amount <= 0) {
      nothing(pending, "it has as many as it can have");
      return false;
    }
    int absorbed = pending.verb.absorbedBy().map(buffer -> counters(card, buffer, -pending.amount)).orElse(0);
    card.counters(counter, card.counters(counter) + pending.amount - absorbed);
    if (pending.verb.tone() == Verb.Tone.HARM) {
      card.lastHarm(Optional.of(pending.happening()));
    }
    changed(pending.verb.id(), card, "amount", pending.amount, counter, card.counters(counter));
    return true;
  }

  private boolean removeCounters(Pending pending, Card card) {
    String counter = pending.verb.counter().orElseThrow();
    int removed = Math.min(Math.max(0, pending.amount), card.counters(counter));
    pending.amount = removed;
    if (removed == 0) {
      nothing(pending, "there is nothing to remove");
      return false;
    }
    card.counters(counter, card.counters(counter) - removed);
    changed(pending.verb.id(), card, "amount", removed, counter, card.counters(counter));
    return true;
  }

  private boolean removeAllCounters(Pending pending, Card card) {
    pending.amount = card.counters(pending.verb.counter().orElseThrow());
    return removeCounters(pending, card);
  }

  private boolean setToStat(Verb verb, Card card) {
    String counter = verb.counter().orElseThrow();
    int full = game.continuous().stat(card, verb.stat().orElseThrow());
    if (card.counters(counter) == full) {
      return false;
    }
    card.counters(counter, full);
    position.touch();
    return true;
  }

  private boolean setState(Verb verb, Card card) {
    String state = verb.state().orElseThrow();
    String group = position.rulebook().groupOf(state).orElseThrow().id();
    if (card.state(group).equals(state)) {
      return false;
    }
    card.state(group, state);
    position.touch();
    changed(verb.id(), card);
    return true;
  }

  /** Puts a card into a state because the rules' own course says so; nothing replaces or prevents that. */
  void state(Card card, String state, Object... more) {
    card.state(position.rulebook().groupOf(state).orElseThrow().id(), state);
    changed(state, card, more);
  }

  private boolean toZone(Pending pending, Card card) {
    if (pending.zone.isEmpty() || card.zone().equals(pending.zone.get())) {
      nothing(pending, "it is there already");
      return false;
    }
    toZone(pending.verb.id(), card, pending.zone.get(), pending.end);
    return true;
  }

  private boolean enterPlay(Pending pending, Card card) {
    if (position.isInPlay(card)) {
      nothing(pending, "it is in play already");
      return false;
    }
    card.allCounters().clear();
    return toZone(pending, card);
  }

  /** Moves a card to a zone off the board. Leaving play, it forgets all it had, and what it last was is remembered. */
  void toZone(String verb, Card card, String zone, Position.End end) {
    boolean inPlay = position.isInPlay(card);
    boolean staysInPlay = position.rulebook().zones().get(zone).inPlay();
    if (inPlay && !staysInPlay) {
      card.lastKnown(game.continuous().everything(card));
      card.lastSeen(new LastSeen(card.cell(), card.states(), game.continuous().keywords(card)));
    }
    String from = card.zone();
    position.move(card, zone, Optional.empty(), end);
    if (inPlay && !staysInPlay) {
      card.allCounters().clear();
      card.gained().clear();
      card.lost().clear();
      card.lastHarm(Optional.empty());
      card.controller(card.owner());
    }
    if (!staysInPlay) {
      position.rulebook().stateGroups().values().forEach(group -> card.state(group.id(), group.states().get(0)));
    }
    position.touch();
    changed(verb, card, "from", from, "to", zone);
  }

  /** Moves a card to a free cell of the board. */
  void toCell(String verb, Card card, Cell cell) {
    String from = card.cell().map(Cell::toString).orElse(card.zone());
    position.move(card, position.rulebook().board().zone(), Optional.of(cell), Position.End.TOP);
    changed(verb, card, "from", from, "to", cell.toString());
  }

  /** Puts a card on a spot of the table. */
  void toSpot(String verb, Card card, Spot spot) {
    String from = card.spot().map(Spot::toString).orElse(card.zone());
    position.stand(card, spot);
    changed(verb, card, "from", from, "to", spot.toString());
  }

  /** Whether nothing forbids a card to be moved so; where something does, the log says it. */
  boolean isAllowed(Verb verb, Card card) {
    if (game.continuous().forbids(card, verb.names(), Optional.empty(), game.dueTiming()).isPresent()) {
      game.journal().add(Type.NOTHING, "verb", verb.id(), "object", card, "why", "an ability forbids it");
      return false;
    }
    return true;
  }

  void swap(String verb, Card one, Card other) {
    position.swap(one, other);
    changed(verb, one, "with", other, "to", one.cell().map(Cell::toString).orElse(""));
  }

  /** Puts counters on a card or takes them off, where no verb of the rulebook is spoken of. */
  int counters(Card card, String counter, int change) {
    int before = card.counters(counter);
    card.counters(counter, Math.max(0, before + Math.min(change, room(card, counter))));
    int made = card.counters(counter) - before;
    if (made != 0) {
      position.touch();
      changed("counters", card, "counter", counter, "change", made, "now", card.counters(counter));
    }
    return Math.abs(made);
  }

  /** How many more of a counter a card may have. */
  private int room(Card card, String counter) {
    if (game.continuous().cannotGain(card, counter)) {
      return 0;
    }
    int most = game.continuous().most(card, counter);
    return most == Integer.MAX_VALUE ? most : Math.max(0, most - card.counters(counter));
  }

  /** Gives a player counters or takes them. */
  int counters(Player player, String counter, int change) {
    int before = position.counters(player, counter);
    position.counters(player, counter, Math.max(0, before + change));
    int made = position.counters(player, counter) - before;
    if (made != 0) {
      game.journal().add(Type.CHANGE, "verb", "counters", "player", player.role(), "counter", counter, "change", made, "now", position.counters(player, counter));
    }
    return Math.abs(made);
  }

  /** Something is gained for a time. */
  void gain(Thing who, Gained gained) {
    if (who instanceof Card card) {
      card.gained().add(gained);
    } else if (who instanceof Procedure procedure) {
      procedure.gained().add(gained);
    } else {
      return;
    }
    position.touch();
    game.journal().add(Type.CHANGE, "verb", "gain", "object", who, "what", game.words(gained.grant()));
  }

  private void changed(String verb, Card card, Object... more) {
    position.touch();
    List<Object> details = new ArrayList<>(List.of("verb", verb, "object", card));
    details.addAll(List.of(more));
    game.journal().add(Type.CHANGE, details.toArray());
  }

  private void nothing(Pending pending, String why) {
    game.journal().add(Type.NOTHING, "verb", pending.verb.id(), "object", pending.patient, "why", why);
  }

  /** Verbs that speak of this operation, for happenings that have no verb of their own. */
  Optional<Verb> verbFor(Operation operation) {
    return position.rulebook().verbs().values().stream().filter(verb -> verb.operation() == operation).findFirst();
  }

  /** What a period's end takes away. */
  void expire(String period) {
    int turn = position.turn();
    for (Card card : position.cards()) {
      int before = card.gained().size();
      boolean gone = card.gained().removeIf(gain -> isOver(gain.expiry(), period, turn));
      int over = before - card.gained().size();
      gone |= card.lost().removeIf(lost -> isOver(lost.expiry(), period, turn));
      if (gone) {
        position.touch();
        game.journal().add(Type.CHANGE, "verb", "expire", "object", card, "period", period);
        position.rulebook().expiredLeaves().filter(counter -> position.isInPlay(card)).ifPresent(counter -> counters(card, counter, over));
      }
    }
    game.limits().ends(period);
  }

  /** What was gained «while …» is gone once that no longer holds. */
  void dropUnfulfilled() {
    for (Card card : position.inPlay()) {
      boolean gone = card.gained().removeIf(gain -> isUnfulfilled(gain, card));
      if (gone) {
        position.touch();
        game.journal().add(Type.CHANGE, "verb", "expire", "object", card);
      }
    }
  }

  private boolean isUnfulfilled(Gained gain, Card receiver) {
    if (gain.expiry().condition().isEmpty()) {
      return false;
    }
    Scope scope = Scope.ofCard(gain.source(), gain.controller(), Optional.empty());
    scope.it(List.of(receiver));
    return !game.evaluator().holds(gain.expiry().condition().get(), scope);
  }

  private static boolean isOver(Gained.Expiry expiry, String period, int turn) {
    return expiry.period().map(period::equals).orElse(false) && turn >= expiry.turn();
  }

}
