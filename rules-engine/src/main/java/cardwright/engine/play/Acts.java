package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Whose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries out the verbs of a rulebook. */
final class Acts {
  private final Game game;
  private final Executor executor;
  private final Drawing drawing;
  private final Ways ways;
  private final RollActs rolls;
  private final Arrivals arrivals;

  Acts(Game game, Executor executor) {
    this.game = game;
    this.executor = executor;
    this.drawing = new Drawing(game);
    this.ways = new Ways(game);
    this.rolls = new RollActs(game, this);
    this.arrivals = new Arrivals(game, executor, this);
  }

  /** Does what a verb says; whether it really happened. */
  boolean act(Effect.Act act, Scope scope) {
    if (act.agent().isEmpty() || !(act.agent().get() instanceof Selector.Player agents)) {
      return actOnce(act, scope);
    }
    Optional<Player> before = scope.doer();
    boolean happened = false;
    for (Player player : game.evaluator().players(agents.who(), scope)) {
      scope.doer(Optional.of(player));
      happened |= actOnce(act, scope);
    }
    scope.doer(before);
    return happened;
  }

  private boolean actOnce(Effect.Act act, Scope scope) {
    Verb verb = game.rulebook().verbs().get(act.verb());
    if (game.prohibitions().forbids(player(scope), List.of(verb.id()), Optional.empty(), game.dueTiming()).isPresent()) {
      game.journal().add(Type.NOTHING, "verb", verb.id(), "player", player(scope).role(), "why", "an ability forbids it");
      return false;
    }
    return switch (verb.operation()) {
      case ADD_COUNTER, REMOVE_COUNTER, REMOVE_ALL_COUNTERS, SET_COUNTER_TO_STAT, SET_STATE, MOVE_TO_ZONE, ENTER_PLAY -> change(verb, act, scope);
      case MOVE_TO_CELL -> move(verb, act, scope);
      case MOVE_BY -> moveBy(verb, act, scope);
      case MOVE_INTO_CONTACT -> moveIntoContact(verb, act, scope);
      case SWAP_CELLS -> swap(verb, act, scope);
      case DRAW -> drawing.draw(verb, player(scope), count(act, scope)) > 0;
      case CHOOSE_AND_MOVE -> chooseAndMove(verb, act, scope);
      case SHOW, LOOK_AT -> new Showing(game).show(verb, objects(verb, act, scope), player(scope), scope);
      case SHUFFLE -> shuffle(verb, scope);
      case REDRAW -> redraw(verb, act, scope);
      case REROLL -> rolls.reroll(verb, act, scope);
      case TOSS -> rolls.toss(verb, act, scope);
      case RAISE_ROLL -> rolls.turn(verb, act, scope, 1);
      case LOWER_ROLL -> rolls.turn(verb, act, scope, -1);
      case BLOCK -> block(verb, act, scope);
      case REDIRECT -> redirect(verb, act, scope);
      case STAND_IN -> aimAnew(verb, act.object(), act, scope);
      case PAY_COST -> pay(verb, act, scope);
      case ANNOUNCE_PAYMENT -> announce(act, scope);
      case SKIP_STEP -> skip(verb, scope);
      case LOSE_GAME, WIN_GAME -> decide(verb, scope);
      case ROLL, LOOK_UP, CALCULATE, APPLY_BLOCKS, APPLY_REPLACEMENTS, APPLY_PREVENTIONS, DEAL, CHECK_REACH ->
          scope.procedure().map(procedure -> game.procedures().operate(verb.operation(), procedure)).orElse(false);
      case SUMMON -> arrivals.summon(verb, act, scope);
      case ATTACH -> attach(verb, act, scope);
      case ROLL_OFF -> new RollOff(game).roll(verb);
      case CHOOSE_FIRST -> new RollOff(game).chooseFirst(verb, player(scope));
      case PUT_ON_BOARD -> setUp(verb, act, scope);
      case PERFORM_ACTION, PLAY_ABILITY, DEFEND, MISS, ACTIVATE, BE_DRAFTED, NAME_EVENT -> false;
    };
  }

  private boolean skip(Verb verb, Scope scope) {
    String step = verb.step().orElseThrow();
    game.position().willSkip(player(scope), step);
    game.journal().add(Type.CHANGE, "verb", verb.id(), "player", player(scope).role(), "step", step);
    return true;
  }

  static Player player(Scope scope) {
    return scope.doer().orElse(scope.you());
  }

  int count(Effect.Act act, Scope scope) {
    return act.amount().map(amount -> Math.max(0, game.evaluator().value(amount, scope))).orElse(1);
  }

  /** The card that does it: the one the text names, or the card that speaks. */
  private Optional<Card> agent(Effect.Act act, Scope scope) {
    if (act.agent().isEmpty() || act.agent().get() instanceof Selector.Player) {
      return scope.self();
    }
    return executor.select(act.agent().get(), scope, Verb.Tone.NEUTRAL, () -> game.say("ask.does")).stream()
        .filter(Card.class::isInstance).map(Card.class::cast).findFirst();
  }

  List<Thing> objects(Verb verb, Effect.Act act, Scope scope) {
    Selector object = act.object().orElseGet(Selector.Self::new);
    return executor.select(object, scope, player(scope), verb.tone(), () -> question(verb, act, scope));
  }

  String question(Verb verb, Effect.Act act, Scope scope) {
    String what = game.words(act);
    return scope.ability().map(ability -> game.label(ability, scope.you()) + ": ").orElse("") + what;
  }

  private boolean change(Verb verb, Effect.Act act, Scope scope) {
    Optional<Card> agent = agent(act, scope);
    List<Thing> objects = new ArrayList<>(objects(verb, act, scope));
    if (scope.ability().isEmpty()) {
      objects.removeAll(game.exempted(verb.id()));
    }
    List<Changes.Pending> pending = new ArrayList<>();
    List<Thing> it = scope.it();
    Optional<Place.Into> into = act.place().filter(Place.Into.class::isInstance).map(Place.Into.class::cast);
    if (into.isPresent()) {
      objects = new Showing(game).ordered(objects, into.get(), player(scope), question(verb, act, scope));
    }
    for (Thing object : objects) {
      scope.it(object instanceof Card && act.object().orElse(null) instanceof Selector.Pick ? List.of(object) : it);
      int amount = count(act, scope);
      Changes.Pending each = new Changes.Pending(verb, scope, agent, player(scope), object, amount);
      into.ifPresent(place -> each.to(place.zone(), place.end()));
      pending.add(each);
    }
    scope.it(it);
    return game.changes().make(pending) > 0;
  }

  private boolean move(Verb verb, Effect.Act act, Scope scope) {
    boolean moved = false;
    List<Thing> spoken = scope.it();
    for (Thing thing : objects(verb, act, scope)) {
      if (thing instanceof Card card && card.cell().isPresent() && game.changes().isAllowed(verb, card)) {
        scope.it(isCellOf(act) ? spoken : List.of(card));
        List<Thing> cells =
            act.place().filter(Place.On.class::isInstance)
                .map(place -> scope.destination().isPresent() || ways.differ(card, verb, scope) ? game.choices().things(player(scope), game.say("ask.where"), ways.cells(card, ((Place.On) place).cell(), verb, scope), 1, 1, verb.tone()) : executor.select(onlyFree(((Place.On) place).cell()), scope, player(scope), verb.tone(), () -> game.say("ask.where")))
                .orElse(List.of());
        Optional<Cell> cell = cells.stream().map(Cell.class::cast).filter(place -> game.position().at(place).isEmpty() || ways.differ(card, verb, scope)).findFirst();
        if (cell.isPresent()) {
          go(verb, card, cell.get(), scope);
          game.happened(verb.id(), scope, Optional.of(card));
          moved = true;
        }
        scope.it(List.of(card));
      }
    }
    if (!moved) {
      game.journal().add(Type.NOTHING, "verb", verb.id(), "why", "there is nowhere to go or nothing to move");
    }
    return moved;
  }

  /** «на его клетку»: of whoever was spoken of before, not of who goes there. */
  static boolean isCellOf(Effect.Act act) {
    return act.place().orElse(null) instanceof Place.On on && on.cell() instanceof Selector.CellOf;
  }

  /** Something comes to stand on a free cell, wherever it was before. */
  private boolean setUp(Verb verb, Effect.Act act, Scope scope) {
    boolean done = false;
    List<Thing> spoken = scope.it();
    for (Thing thing : objects(verb, act, scope)) {
      if (thing instanceof Card card && act.place().orElse(null) instanceof Place.On on) {
        scope.it(isCellOf(act) ? spoken : List.of(card));
        List<Thing> cells = executor.select(onlyFree(on.cell()), scope, player(scope), verb.tone(), () -> game.say("ask.where"));
        if (!cells.isEmpty() && cells.get(0) instanceof Cell cell) {
          game.changes().toCell(verb.id(), card, cell);
          game.happened(verb.id(), scope, Optional.of(card));
          done = true;
        }
        scope.it(List.of(card));
      }
    }
    return done;
  }

  private void go(Verb verb, Card card, Cell cell, Scope scope) {
    Optional<Card> there = game.position().at(cell);
    if (there.isPresent() && ways.swaps(card, cell, verb, scope)) {
      game.changes().swap(verb.id(), card, there.get());
      game.happened(verb.id(), scope, there);
    } else {
      game.changes().toCell(verb.id(), card, cell);
    }
  }

  /** One cell holds one card, so a move means a free one where nothing else lets it go elsewhere. */
  static Selector onlyFree(Selector cell) {
    if (cell instanceof Selector.Pick pick) {
      List<Filter> filters = new ArrayList<>(pick.filters());
      filters.add(new Filter.Is("free"));
      return new Selector.Pick(pick.count(), pick.side(), pick.kind(), filters, pick.zone());
    }
    return cell;
  }

  private boolean moveBy(Verb verb, Effect.Act act, Scope scope) {
    int length = count(act, scope);
    return game.mover().moveBy(verb, objects(verb, act, scope), length, scope, player(scope));
  }

  private boolean moveIntoContact(Verb verb, Effect.Act act, Scope scope) {
    Optional<Card> mover = act.agent().isPresent() ? agent(act, scope) : scope.self().or(() -> scope.procedure().map(Procedure::performer));
    Optional<Card> other = objects(verb, act, scope).stream().filter(Card.class::isInstance).map(Card.class::cast).findFirst();
    boolean there = mover.isPresent() && other.isPresent() && game.mover().intoContact(verb, mover.get(), other.get(), scope);
    if (!there) {
      scope.procedure().filter(procedure -> mover.filter(procedure.performer()::equals).isPresent()).ifPresent(Procedure::settle);
    }
    return there;
  }

  private boolean attach(Verb verb, Effect.Act act, Scope scope) {
    List<Thing> spoken = scope.it();
    boolean attached = false;
    for (Thing thing : objects(verb, act, scope)) {
      attached |= thing instanceof Card card && game.attachments().attach(verb, card, act.place(), spoken, scope);
    }
    return attached;
  }

  private boolean swap(Verb verb, Effect.Act act, Scope scope) {
    List<Thing> spoken = scope.it();
    List<Card> cards = new ArrayList<>(onBoard(objects(verb, act, scope)));
    if (act.place().filter(place -> place instanceof Place.On on && on.cell() instanceof Selector.It).isPresent()) {
      scope.it(spoken);
    }
    Optional<Selector> with = act.place().filter(Place.On.class::isInstance).map(place -> ((Place.On) place).cell());
    if (cards.size() == 1) {
      cards.addAll(onBoard(with.map(other -> partner(other, cards.get(0), verb, scope)).orElseGet(() -> List.copyOf(scope.self().stream().toList()))));
    }
    if (cards.size() != 2 || cards.get(0).equals(cards.get(1))) {
      if (with.filter(Selector.Pick.class::isInstance).isPresent()) {
        scope.it(List.of());
      }
      game.journal().add(Type.NOTHING, "verb", verb.id(), "why", "two cards on the board are needed");
      return false;
    }
    game.changes().swap(verb.id(), cards.get(0), cards.get(1));
    cards.forEach(card -> game.happened(verb.id(), scope, Optional.of(card)));
    if (with.filter(Selector.Pick.class::isInstance).isPresent()) {
      scope.it(List.of(cards.get(1)));
    }
    return true;
  }

  private static List<Card> onBoard(List<Thing> things) {
    return things.stream().filter(Card.class::isInstance).map(Card.class::cast).filter(card -> card.cell().isPresent()).toList();
  }

  /** The other one: never the first itself. */
  private List<Thing> partner(Selector selector, Card first, Verb verb, Scope scope) {
    if (!(selector instanceof Selector.Pick pick)) {
      return game.evaluator().things(selector, scope);
    }
    List<Thing> others = new ArrayList<>(game.evaluator().candidates(pick, scope));
    others.removeIf(thing -> thing.equals(first) || !(thing instanceof Card card) || card.cell().isEmpty());
    return game.choices().things(player(scope), game.say("ask.with-whom"), others, 1, 1, verb.tone());
  }

  private boolean chooseAndMove(Verb verb, Effect.Act act, Scope scope) {
    Player player = player(scope);
    List<Thing> chosen;
    if (act.object().isPresent()) {
      chosen = executor.select(within(act.object().get(), verb, scope), scope, player, verb.tone(), () -> question(verb, act, scope));
    } else {
      List<Card> cards = game.position().zone(player, verb.from().orElseThrow());
      int count = count(act, scope);
      chosen = game.choices().things(player, question(verb, act, scope), List.copyOf(cards), count, count, verb.tone());
    }
    for (Thing thing : chosen) {
      if (thing instanceof Card card && game.prohibitions().forbids(card, List.of(verb.id()), Optional.empty(), game.dueTiming()).isPresent()) {
        game.journal().add(Type.NOTHING, "verb", verb.id(), "object", card, "why", "an ability forbids it");
      } else if (thing instanceof Card card) {
        Optional<Place.Into> into = act.place().filter(Place.Into.class::isInstance).map(Place.Into.class::cast);
        boolean below = into.filter(place -> place.end() == Place.End.BOTTOM).isPresent();
        game.changes().toZone(verb.id(), card, into.map(Place.Into::zone).orElse(verb.to().orElseThrow()), below ? Position.End.BOTTOM : Position.End.TOP);
        game.happened(verb.id(), scope, Optional.of(card));
      }
    }
    return !chosen.isEmpty();
  }

  /** Where a text names no zone («сбросить карту»), the zone that the verb takes from is meant, of the player who is told to do it. */
  static Selector within(Selector object, Verb verb, Scope scope) {
    return verb.from().map(zone -> within(object, zone, scope)).orElse(object);
  }

  private static Selector within(Selector object, String zone, Scope scope) {
    Whose whose = scope.doer().isPresent() ? Whose.ITS_OWNERS : Whose.YOURS;
    return object instanceof Selector.Pick pick && pick.zone().isEmpty()
        ? new Selector.Pick(pick.count(), pick.side(), pick.kind(), pick.filters(), Optional.of(new Selector.InZone(zone, whose)))
        : object;
  }

  private boolean shuffle(Verb verb, Scope scope) {
    Player player = player(scope);
    game.dice().shuffle(game.position().zone(player, verb.from().orElseThrow()));
    game.position().shuffled(player, verb.from().orElseThrow());
    game.journal().add(Type.CHANGE, "verb", verb.id(), "player", player.role());
    return true;
  }

  private boolean redraw(Verb verb, Effect.Act act, Scope scope) {
    Player player = player(scope);
    String drawnTo = verb.to().orElseThrow();
    List<Card> cards =
        act.object().isEmpty()
            ? List.copyOf(game.position().zone(player, drawnTo))
            : executor.select(within(act.object().get(), drawnTo, scope), scope, player, verb.tone(), () -> question(verb, act, scope)).stream().map(Card.class::cast).toList();
    if (cards.isEmpty()) {
      return false;
    }
    cards.forEach(card -> game.changes().toZone(verb.id(), card, verb.from().orElseThrow(), Position.End.TOP));
    game.dice().shuffle(game.position().zone(player, verb.from().orElseThrow()));
    game.position().shuffled(player, verb.from().orElseThrow());
    drawing.draw(verb, player, cards.size());
    return true;
  }

  private boolean block(Verb verb, Effect.Act act, Scope scope) {
    Optional<Procedure> procedure = scope.procedure().filter(running -> !running.settled() && !running.blocked() && new Aiming(game).isMeant(act, scope));
    procedure.ifPresent(
        running -> {
          running.block();
          game.position().touch();
          game.journal().add(Type.CHANGE, "verb", verb.id(), "action", running.rule().id(), "object", running.target());
          game.happened(verb.id(), scope, Optional.of(running.target()));
        });
    return procedure.isPresent();
  }

  private boolean redirect(Verb verb, Effect.Act act, Scope scope) {
    return new Aiming(game).isMeant(act, scope) && aimAnew(verb, act.place().filter(Place.On.class::isInstance).map(place -> ((Place.On) place).cell()), act, scope);
  }

  /** The running action is aimed at somebody else from now on. */
  private boolean aimAnew(Verb verb, Optional<Selector> to, Effect.Act act, Scope scope) {
    Optional<Procedure> procedure = scope.procedure().filter(running -> !running.settled());
    if (procedure.isEmpty() || to.isEmpty()) {
      return false;
    }
    List<Thing> target = executor.select(to.get(), scope, Verb.Tone.HARM, () -> game.say("ask.new-target"));
    if (target.isEmpty() || !(target.get(0) instanceof Card card) || card.equals(procedure.get().target())) {
      return false;
    }
    if (!game.position().isInPlay(card)) {
      game.journal().add(Type.NOTHING, "verb", verb.id(), "object", card, "why", Changes.LEFT);
      return false;
    }
    procedure.get().standIn(card);
    game.position().touch();
    game.journal().add(Type.CHANGE, "verb", verb.id(), "action", procedure.get().rule().id(), "object", card);
    game.changes().verbFor(Operation.STAND_IN).ifPresent(heard -> game.happened(heard.id(), agent(act, scope), scope.you(), Optional.of(card), procedure));
    StandIns.defends(game, card, procedure.get());
    return true;
  }

  private boolean pay(Verb verb, Effect.Act act, Scope scope) {
    Player player = player(scope);
    boolean paid = false;
    for (Thing thing : objects(verb, act, scope)) {
      int price = game.evaluator().numbers().measure(verb.stat().orElseThrow(), thing);
      game.changes().counters(player, verb.counter().orElseThrow(), -price);
      game.journal().add(Type.COST, "verb", verb.id(), "player", player.role(), "card", thing, "paid", price);
      paid = true;
    }
    return paid;
  }

  private boolean announce(Effect.Act act, Scope scope) {
    boolean said = false;
    for (Thing thing : game.evaluator().things(act.object().orElseGet(Selector.Self::new), scope)) {
      if (thing instanceof Card card && !card.paidWith().isEmpty()) {
        game.journal().add(Type.ANNOUNCE, "player", card.owner().role(), "card", card, "paid", card.paidWith(), "x", card.announced());
        said = true;
      }
    }
    return said;
  }

  /** The clauses of a step whose own words decide the match; a standing rule and a card are named elsewhere. */
  private String stepThatSays(Scope scope) {
    return scope.ability().isEmpty() && !game.isStandingRule() ? game.refusals().clauses() : "";
  }

  private boolean decide(Verb verb, Scope scope) {
    boolean loses = verb.operation() == Operation.LOSE_GAME;
    Player player = player(scope);
    game.verdict(loses ? player.opponent() : player, game.say((loses ? "end.defeat." : "end.victory.") + player.role()) + stepThatSays(scope));
    return true;
  }
}
