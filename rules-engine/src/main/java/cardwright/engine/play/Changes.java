package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Attachment;
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
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes every change of a position: first what stands in its way, which {@link Interference} knows, then the change itself, one line of the
 * log and one happening each.
 */
final class Changes {
  /** Why nothing happens to a card that died, or left otherwise, before its turn came. */
  static final String LEFT = "it has left play";

  private final Game game;
  private final Position position;

  private final Passages passages;

  Changes(Game game) {
    this.passages = new Passages(game);
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
    final Optional<String> keyword;
    final List<AbilityInstance> replacedBy = new ArrayList<>();
    int amount;
    boolean replaced;
    private Optional<String> zone;
    private Position.End end = Position.End.TOP;
    private boolean endSaid;

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
      this.keyword = harm.isPresent() ? harm.get().keyword() : scope.keyword();
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
      endSaid = endNamed != Place.End.UNSAID;
      end = endNamed == Place.End.BOTTOM ? Position.End.BOTTOM : Position.End.TOP;
    }

    Happening happening() {
      return new Happening(verb.id(), agent, by, Optional.of(patient), amount, through, keyword);
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
        game.interference().replace(each);
        if (!each.replaced) {
          game.interference().lessen(each);
          game.interference().prevent(each);
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
    passages.begin();
    for (Pending each : pending) {
      if (change(each)) {
        happened.add(each.happening());
      }
    }
    List<Card> left = inPlay.stream().filter(card -> !position.isInPlay(card)).toList();
    game.triggers().happened(happened, left);
    passages.end();
    return happened.size();
  }

  /** Whether the verb can be done to the patient at all; where not, the log says why. */
  boolean isPossible(Pending pending) {
    if (pending.patient instanceof Card card && !position.isInPlay(card) && isOfPlay(pending)) {
      nothing(pending, LEFT);
      return false;
    }
    if (pending.patient instanceof Card card && card.attachment().isPresent() && staysInPlay(pending)) {
      nothing(pending, "it is attached to its host");
      return false;
    }
    List<String> verb = List.of(pending.verb.id());
    boolean forbidden =
        game.prohibitions().forbids(pending.patient, verb, Optional.empty(), game.dueTiming()).isPresent()
            || pending.agent.isPresent()
                && game.prohibitions().forbids(pending.agent.get(), verb, Optional.of(pending.patient), game.dueTiming())
                    .filter(each -> ((Grant.Cannot) each.grant()).object().isPresent())
                    .isPresent();
    if (forbidden) {
      nothing(pending, "an ability forbids it");
      return false;
    }
    if (game.interference().isUnaffected(pending)) {
      nothing(pending, "an ability forbids it");
      return false;
    }
    if (pending.named.isPresent() && game.interference().isProtected(pending.patient, pending.named.get(), pending.agent, Optional.empty())) {
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
      case MOVE_TO_ZONE -> pending.verb.to().equals(pending.zone) && staysInPlay(pending);
      default -> false;
    };
  }

  /** Whether it is a movement from zone to zone within play. */
  private boolean staysInPlay(Pending pending) {
    return pending.verb.operation() == Operation.MOVE_TO_ZONE && pending.zone.map(zone -> position.rulebook().zones().get(zone).inPlay()).orElse(false);
  }

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
    int full = game.stats().stat(card, verb.stat().orElseThrow());
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
    if (pending.zone.isEmpty() || card.zone().equals(pending.zone.get()) && !pending.endSaid) {
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
      card.lastKnown(game.stats().everything(card));
      card.lastHad(game.continuous().abilities(card).stream().filter(ability -> !card.printed().contains(ability)).toList());
      card.lastSeen(new LastSeen(Attachments.lastCell(card), card.states(), game.continuous().keywords(card), card.attachment()));
    }
    List<Card> attached = staysInPlay ? List.of() : position.attachedTo(card);
    String from = card.zone();
    Optional<Cell> stood = card.cell();
    position.move(card, zone, Optional.empty(), end);
    Player whose = card.controller();
    if (inPlay && !staysInPlay) {
      card.allCounters().clear();
      card.gained().removeIf(gain -> !(gain.grant() instanceof Grant.Amends amends && game.rulebook().worksIn(amends.keyword(), zone))); // of a keyword that it still has there
      card.lost().clear();
      card.lastHarm(Optional.empty());
      card.controller(card.owner());
    }
    if (!staysInPlay) {
      position.rulebook().stateGroups().values().forEach(group -> card.state(group.id(), group.states().get(0)));
    }
    position.touch();
    changed(verb, card, "from", from, "to", zone);
    passages.passed(card, from, stood, whose);
    game.attachments().orphaned(attached);
  }

  /** Moves a card to a free cell of the board. */
  void toCell(String verb, Card card, Cell cell) {
    String from = card.cell().map(Cell::toString).orElse(card.zone());
    String left = card.zone();
    Optional<Cell> stood = card.cell();
    position.move(card, position.rulebook().board().zone(), Optional.of(cell), Position.End.TOP);
    changed(verb, card, "from", from, "to", cell.toString());
    passages.passed(card, left, stood, card.controller());
  }

  /** Attaches a card to a host; one that was not in play comes into it as if it had never been there. */
  void attach(String verb, Card card, Card host, String kind) {
    if (!position.isInPlay(card)) {
      card.allCounters().clear();
      position.rulebook().stateGroups().values().forEach(group -> card.state(group.id(), group.states().get(0)));
    }
    String left = card.zone();
    Optional<Cell> stood = card.cell();
    position.attach(card, new Attachment(host, kind));
    changed(verb, card, "host", host);
    passages.passed(card, left, stood, card.controller());
  }

  /** Puts a card on a spot of the table. */
  void toSpot(String verb, Card card, Spot spot) {
    String from = card.spot().map(Spot::toString).orElse(card.zone());
    String left = card.zone();
    position.stand(card, spot);
    changed(verb, card, "from", from, "to", spot.toString());
    passages.passed(card, left, Optional.empty(), card.controller());
  }

  /** Whether nothing forbids a card to be moved so; where something does, the log says it. */
  boolean isAllowed(Verb verb, Card card) {
    if (game.prohibitions().forbids(card, verb.names(), Optional.empty(), game.dueTiming()).isPresent()) {
      game.journal().add(Type.NOTHING, "verb", verb.id(), "object", card, "why", "an ability forbids it");
      return false;
    }
    return true;
  }

  void swap(String verb, Card one, Card other) {
    Optional<Cell> here = one.cell();
    Optional<Cell> there = other.cell();
    position.swap(one, other);
    changed(verb, one, "with", other, "to", one.cell().map(Cell::toString).orElse(""));
    passages.begin();
    passages.passed(one, one.zone(), here, one.controller());
    passages.passed(other, other.zone(), there, other.controller());
    passages.end();
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
  int room(Card card, String counter) {
    if (game.prohibitions().cannotGain(card, counter, Optional.empty())) {
      return 0;
    }
    int most = game.stats().most(card, counter);
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
    } else if (who instanceof Cell cell) {
      position.markers(cell).add(gained);
    } else if (who instanceof Player player) {
      position.gained(player).add(gained);
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

  void nothing(Pending pending, String why) {
    game.journal().add(Type.NOTHING, "verb", pending.verb.id(), "object", pending.patient, "why", why);
  }

  /** Verbs that speak of this operation, for happenings that have no verb of their own. */
  Optional<Verb> verbFor(Operation operation) {
    return position.rulebook().verbs().values().stream().filter(verb -> verb.operation() == operation).findFirst();
  }
}
