package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Attachment;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Happening;
import cardwright.engine.match.LastSeen;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Position;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Attaching;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import java.util.List;
import java.util.Optional;

/**
 * Cards that are attached to another card, their host: who is on whom, how they come there and leave. An attached card has no cell; it is in its
 * host's zone, goes with it, and lies to others as its host does.
 */
final class Attachments {
  private final Game game;
  private final Rulebook rulebook;

  Attachments(Game game) {
    this.game = game;
    this.rulebook = game.rulebook();
  }

  // ---- what is so

  /** The card to which one is attached; of a card that has left play, to which it was. */
  static Optional<Card> hostOf(Card card) {
    return card.attachment().or(() -> card.lastSeen().flatMap(seen -> seen.attachment())).map(Attachment::host);
  }

  /** Where a card is, or was when its host left play before it. */
  static Optional<Cell> lastCell(Card card) {
    return card.standing().or(() -> card.attachment().flatMap(to -> to.host().lastSeen()).flatMap(LastSeen::cell));
  }

  /** Whether a card is of a kind now: as long as it is attached, of that as which it is. */
  boolean isOfKind(Card card, String kind) {
    Optional<Attachment> attached = card.attachment().or(() -> card.lastSeen().flatMap(seen -> seen.attachment()));
    if (attached.isPresent()) {
      return rulebook.isOfKind(attached.get().kind(), kind);
    }
    Optional<String> become = card.gained().isEmpty() ? Optional.empty() : game.continuous().kind(card);
    return become.map(now -> now.equals(kind) || rulebook.isOfKind(now, kind)).orElseGet(() -> isPrintedOfKind(card, kind));
  }

  /** Whether a card is of a kind by what is printed on it, as it is in a zone that a text looks into. */
  boolean isPrintedOfKind(Card card, String kind) {
    return card.definition().kinds().contains(kind) || !rulebook.attachments().isEmpty() && card.definition().kinds().stream().anyMatch(printed -> rulebook.isOfKind(printed, kind));
  }

  /** How many cards of a kind are attached to a card. */
  int count(Card host, String kind) {
    return (int) game.position().attachedTo(host).stream().filter(card -> isOfKind(card, kind)).count();
  }

  /** The kind as which a card is attached because it is printed on it; empty for a card that has a place of its own. */
  Optional<String> printedKind(Card card) {
    return card.definition().kinds().stream().filter(rulebook.attachments()::containsKey).findFirst();
  }

  /** Whether somebody could be attached, or leave, as an effect says. */
  boolean isPossible(Effect effect, Scope scope) {
    if (effect instanceof Effect.Leave leave) {
      return cards(leave.move().object().orElseGet(Selector.Self::new), scope).stream().anyMatch(card -> canLeave(card, leave.kind()));
    }
    Effect.Become become = (Effect.Become) effect;
    List<Card> hosts = cards(become.host(), scope);
    return cards(become.who(), scope).stream().anyMatch(card -> hosts.stream().anyMatch(host -> whyNot(card, become.kind(), host).isEmpty()));
  }

  private List<Card> cards(Selector selector, Scope scope) {
    return game.evaluator().things(selector, scope).stream().filter(Card.class::isInstance).map(Card.class::cast).toList();
  }

  /** What the rules give to cards of a kind, a card has not while it is attached as one of another. */
  boolean isSuspended(AbilityInstance ability) {
    Card card = ability.host();
    return card.attachment().isPresent()
        && game.catalogue().common().entrySet().stream()
            .filter(each -> each.getValue().contains(ability.compiled()))
            .anyMatch(each -> each.getKey().to().orElse(null) instanceof Selector.Pick pick && !pick.kind().equals(rulebook.vocabulary().defaultKind()) && !isOfKind(card, pick.kind()));
  }

  /** Whom a text means with «это существо» that is beside where the event ended. */
  List<Thing> byPlace(Selector.ByPlace there, Scope scope) {
    Optional<Thing> moved = scope.cause().flatMap(event -> event.patient().or(() -> event.agent().map(card -> card)));
    Optional<Cell> cell = moved.filter(Card.class::isInstance).flatMap(card -> ((Card) card).standing());
    Optional<Trigger.On> event = scope.ability().flatMap(Scope::event);
    if (event.flatMap(Trigger.On::through).filter(there.what()::equals).isPresent()) {
      Happening done = scope.cause().orElseThrow();
      return done.agent().isEmpty() || done.patient().isEmpty() ? List.of() : game.evaluator().candidates(there.what(), scope).stream().filter(thing -> game.evaluator().liesBetween(thing, done.agent().get(), done.patient().get())).toList();
    }
    if (cell.isEmpty() || event.isEmpty() || !(event.get().place().orElse(null) instanceof Selector.Pick place)) {
      return List.of();
    }
    return game.evaluator().candidates(there.what(), scope).stream()
        .filter(thing -> !thing.equals(moved.get()) && place.filters().stream().anyMatch(filter -> lies(filter, there.what(), cell.get(), thing)))
        .map(Thing.class::cast)
        .toList();
  }

  /** Whether the cell lies to somebody as the place of an event says. */
  private boolean lies(Filter filter, Selector.Pick told, Cell cell, Thing who) {
    return filter instanceof Filter.Related related && related.to().equals(told) && game.evaluator().geometrist().related(rulebook.relations().get(related.relation()), cell, who)
        || filter instanceof Filter.HeldBy held && held.by().equals(told) && who instanceof Card card && card.standing().filter(cell::equals).isPresent();
  }

  // ---- coming and going

  /** Somebody becomes a card attached to another. */
  boolean become(Effect.Become become, Scope scope) {
    boolean happened = false;
    for (Thing thing : game.executor().select(become.who(), scope, Verb.Tone.NEUTRAL, () -> game.say("ask.attached"))) {
      happened |= thing instanceof Card card && attach(verb(), card, become.kind(), become.host(), scope);
    }
    return happened;
  }

  private Verb verb() {
    return game.changes().verbFor(Operation.ATTACH).orElseThrow();
  }

  /**
   * Attaches a card of a kind that is attached to others: to the host that the text names, or to any that its kind can have.
   *
   * @param spoken whom «him» meant before the card was chosen
   */
  boolean attach(Verb verb, Card card, Optional<Place> place, List<Thing> spoken, Scope scope) {
    Optional<String> kind = printedKind(card);
    if (kind.isEmpty()) {
      nothing(verb, card, "it is no card that is attached to others");
      return false;
    }
    Optional<Selector> named = place.filter(Place.On.class::isInstance).map(on -> ((Place.On) on).cell()).or(() -> rulebook.attachments().get(kind.get()).host());
    if (named.orElse(null) instanceof Selector.It) {
      scope.it(spoken);
    }
    return named.isPresent() && attach(verb, card, kind.get(), named.get(), scope);
  }

  private boolean attach(Verb verb, Card card, String kind, Selector named, Scope scope) {
    List<Card> hosts = cards(named, scope);
    boolean described = named instanceof Selector.Pick || hosts.size() > 1;
    List<Card> possible = described ? hosts.stream().filter(host -> whyNot(card, kind, host).isEmpty()).toList() : hosts;
    List<Thing> chosen = game.choices().things(scope.you(), game.say("ask.host", game.label(card, scope.you())), possible, 1, 1, verb.tone());
    if (chosen.isEmpty()) {
      nothing(verb, card, "there is no host for it");
      return false;
    }
    return attach(verb, card, kind, (Card) chosen.get(0), scope);
  }

  /** Attaches a card to a host; whether that was possible. */
  private boolean attach(Verb verb, Card card, String kind, Card host, Scope scope) {
    String why = whyNot(card, kind, host);
    if (!why.isEmpty()) {
      nothing(verb, card, why);
      return false;
    }
    if (!game.changes().isAllowed(verb, card)) {
      return false;
    }
    game.changes().attach(verb.id(), card, host, kind);
    game.happened(verb.id(), scope, Optional.of(card));
    scope.it(List.of(host));
    return true;
  }

  /** Why a card cannot be attached to another; the empty string when it can. */
  String whyNot(Card card, String kind, Card host) {
    Attaching rule = rulebook.attachments().get(kind);
    if (!game.position().isInPlay(host)) {
      return "its host has left play";
    }
    boolean fits = rule.host().map(who -> game.evaluator().isAmong(who, host, Scope.ofCard(card, card.controller(), Optional.empty()))).orElse(true);
    if (card.equals(host) || host.attachment().isPresent() || !fits) {
      return "it cannot be attached to this card";
    }
    if (!game.position().attachedTo(card).isEmpty()) {
      return "cards are attached to it";
    }
    boolean there = card.attachment().filter(now -> now.host().equals(host) && now.kind().equals(kind)).isPresent();
    return there ? "it is there already" : hasRoom(rule, card, host) ? "" : "its host has as many as it can have";
  }

  /** A host has as many of a kind as the rules say, or as many of a kind of which it is as a text says. */
  private boolean isUnlike(Card card, Card host, String kind) {
    return game.position().attachedTo(host).stream().noneMatch(other -> isOfKind(other, kind) && other.definition().id().equals(card.definition().id()));
  }

  private boolean hasRoom(Attaching rule, Card card, Card host) {
    return count(host, rule.kind()) < rule.most()
        || game.continuous().grants(host).stream()
            .anyMatch(each -> each.grant() instanceof Grant.Hosts more && rule.isA(more.kind()) && count(host, more.kind()) < game.evaluator().value(more.most(), each.scope()) && (!more.different() || isUnlike(card, host, more.kind())));
  }

  /** A card leaves its host for a cell, and is again what is printed on it. */
  boolean leave(Effect.Leave leave, Scope scope) {
    Verb verb = rulebook.verbs().get(leave.move().verb());
    Selector where = ((Place.On) leave.move().place().orElseThrow()).cell();
    boolean left = false;
    for (Thing thing : game.executor().select(leave.move().object().orElseGet(Selector.Self::new), scope, verb.tone(), () -> game.say("ask.attached"))) {
      if (thing instanceof Card card && canLeave(card, leave.kind()) && game.changes().isAllowed(verb, card)) {
        scope.it(List.of(card));
        List<Thing> cells = game.executor().select(Acts.onlyFree(where), scope, verb.tone(), () -> game.say("ask.where"));
        if (!cells.isEmpty() && cells.get(0) instanceof Cell cell && game.position().at(cell).isEmpty()) {
          game.changes().toCell(verb.id(), card, cell);
          game.happened(verb.id(), scope, Optional.of(card));
          left = true;
        }
        scope.it(List.of(card));
      }
    }
    if (!left) {
      game.journal().add(Type.NOTHING, "verb", verb.id(), "why", "there is nowhere to go or nothing to move");
    }
    return left;
  }

  /** Only what is attached leaves, and only what is printed of that kind can stand by itself again. */
  boolean canLeave(Card card, String kind) {
    return card.attachment().isPresent() && card.definition().kinds().contains(kind);
  }

  /** The host of some cards has left play: what the rules say is done to them. */
  void orphaned(List<Card> attached) {
    for (Card card : attached) {
      if (card.attachment().isPresent() && game.position().isInPlay(card)) {
        Verb verb = rulebook.verbs().get(rulebook.attachments().get(card.attachment().get().kind()).orphaned());
        Scope rules = Scope.ofRules(card.controller(), game.procedure());
        game.changes().make(List.of(new Changes.Pending(verb, rules, Optional.empty(), card.controller(), card, 1)));
        if (card.attachment().isPresent()) {
          // whatever forbids it: nothing is attached to a card that is not there
          game.changes().toZone(verb.id(), card, verb.to().orElse(rulebook.startZone()), Position.End.TOP);
        }
      }
    }
  }

  private void nothing(Verb verb, Card card, String why) {
    game.journal().add(Type.NOTHING, "verb", verb.id(), "object", card, "why", why);
  }

  /**
   * Whether one of two cards counts as lying so to the other. Asked of the cards' own words and not of what holds now, since that may depend on
   * the answer.
   */
  boolean standsSo(String relation, Thing one, Thing other) {
    return one instanceof Card card && other instanceof Card to && (counts(card, relation, to) || counts(to, relation, card));
  }

  private boolean counts(Card card, String relation, Card other) {
    for (AbilityInstance ability : card.printed()) {
      if (ability.compiled().ability() instanceof Ability.Continuous continuous
          && continuous.grant() instanceof Grant.Stands stands
          && stands.relation().equals(relation)
          && continuous.subject().isSelf()
          && game.rules().worksHere(ability)
          && isAmong(stands, other, game.scope(ability, Optional.empty()), continuous)) {
        return true;
      }
    }
    return card.gained().stream()
        .anyMatch(gain -> gain.grant() instanceof Grant.Stands stands && stands.relation().equals(relation) && game.evaluator().isAmong(stands.with(), other, Scope.ofCard(card, gain.controller(), game.procedure())));
  }

  private boolean isAmong(Grant.Stands stands, Card other, Scope scope, Ability.Continuous continuous) {
    return game.evaluator().isAmong(stands.with(), other, scope) && game.evaluator().holds(continuous.whileTrue(), scope);
  }
}
