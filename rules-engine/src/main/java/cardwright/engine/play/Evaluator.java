package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Die;
import cardwright.engine.match.Happening;
import cardwright.engine.match.Line;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Part;
import cardwright.engine.rulebook.Relation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.Set;
import java.util.stream.Stream;

/** Answers what the words of a text mean in the position: numbers, conditions, who fits a description. It changes nothing. */
final class Evaluator {
  /** General ids: every card is of this kind, cells and players have theirs, and a cell may be free. */
  private static final String CARD = "card";

  private static final String CELL = "cell";
  private static final String PLAYER = "player";
  private static final String ROW = "row";
  private static final String COLUMN = "column";
  private static final String FREE = "free";
  private static final String OCCUPIED = "occupied";
  private static final String OUTERMOST = "outermost";

  private final Game game;
  private final Rulebook rulebook;
  private final Position position;
  private final Geometrist geometrist;
  private final Numbers numbers;
  private final Listening listening;
  private final Headings headings;
  private final Extremes extremes;
  private final Likeness likeness;
  private final ZoneEnds zoneEnds;
  private final Conditions conditions;
  private final Set<String> states = new HashSet<>();

  Evaluator(Game game) {
    this.game = game;
    this.rulebook = game.rulebook();
    this.position = game.position();
    this.geometrist = new Geometrist(position);
    this.numbers = new Numbers(game, this);
    this.listening = new Listening(rulebook, this);
    this.headings = new Headings(position, this);
    this.extremes = new Extremes(this);
    this.likeness = new Likeness(this, numbers);
    this.zoneEnds = new ZoneEnds(game, this);
    this.conditions = new Conditions(position, listening, headings, this);
    rulebook.stateGroups().values().forEach(group -> states.addAll(group.states()));
  }

  // ---- values

  /** The number; a count below zero is for the one who uses it to cut off. */
  int value(Value value, Scope scope) {
    return numbers.value(value, scope);
  }

  /** The numbers of a text. */
  Numbers numbers() {
    return numbers;
  }

  /** What a text listens for. */
  Listening listening() {
    return listening;
  }

  // ---- conditions

  /** Whether it is so now. */
  boolean holds(Condition condition, Scope scope) {
    return conditions.holds(condition, scope);
  }

  /** The same; nothing that must hold always holds. */
  boolean holds(Optional<Condition> condition, Scope scope) {
    return condition.isEmpty() || holds(condition.get(), scope);
  }

  // ---- selectors

  /** The things that a selector means where nothing has to be chosen; for a description, all that fit it. */
  List<Thing> things(Selector selector, Scope scope) {
    if (selector instanceof Selector.Self) {
      Optional<Cell> bearer = scope.ability().flatMap(AbilityInstance::borne).flatMap(AbilityInstance.Borne::cell);
      if (bearer.isPresent()) {
        return List.of(bearer.get());
      }
      return scope.self().isPresent() ? List.of(scope.self().get()) : List.of();
    } else if (selector instanceof Selector.It) {
      return scope.it();
    } else if (selector instanceof Selector.Aimed aimed) {
      return scope.procedure()
          .filter(running -> listening.matches(aimed.actions(), running, scope) && aimed.at().map(at -> isAmong(at, running.target(), scope)).orElse(true))
          .map(List::<Thing>of).orElse(List.of());
    } else if (selector instanceof Selector.AnybodyBut) {
      return position.inPlay().stream().filter(card -> isAmong(selector, card, scope)).map(Thing.class::cast).toList();
    } else if (selector instanceof Selector.Destination) {
      return scope.cause().flatMap(event -> event.patient().or(() -> event.agent().map(card -> card))).filter(Card.class::isInstance).flatMap(card -> Attachments.lastCell((Card) card)).map(List::<Thing>of).orElse(List.of());
    } else if (selector instanceof Selector.RollOf roll) {
      return game.procedures().dice().of(roll, scope);
    } else if (selector instanceof Selector.SomeOf some) {
      return some.by().map(by -> extremes.foremost(by, scope.it())).orElseGet(scope::it);
    } else if (selector instanceof Selector.RestOf) {
      return scope.rest();
    } else if (selector instanceof Selector.ByPlace there) {
      return game.attachments().byPlace(there, scope);
    } else if (selector instanceof Selector.CellOf of) {
      return things(of.who(), scope).stream().filter(Card.class::isInstance).flatMap(card -> ((Card) card).standing().or(() -> ((Card) card).lastSeen().flatMap(seen -> seen.cell())).stream()).map(Thing.class::cast).toList();
    } else if (selector instanceof Selector.ChosenAt chosen) {
      return scope.self().map(card -> card.chosenAt(chosen.timing()).stream().filter(thing -> fits(chosen.what(), thing, scope)).toList()).orElse(List.of());
    } else if (selector instanceof Selector.ThisLine line) {
      return scope.line().filter(chosen -> chosen.column() == line.kind().equals(COLUMN)).map(List::<Thing>of).orElse(List.of());
    } else if (selector instanceof Selector.Which) {
      return scope.described().map(List::of).orElse(List.of());
    } else if (selector instanceof Selector.Role role) {
      return role(role.role(), scope);
    } else if (selector instanceof Selector.Player player) {
      return List.copyOf(players(player.who(), scope));
    } else if (selector instanceof Selector.Named named) {
      return game.named(named.name()).map(List::of).orElse(List.of());
    } else if (selector instanceof Selector.Pick pick) {
      return candidates(pick, scope);
    } else if (selector instanceof Selector.Either either) {
      return either.selectors().stream().flatMap(each -> things(each, scope).stream()).distinct().toList();
    }
    throw new IllegalStateException("a selector of no known kind: " + selector);
  }

  private List<Thing> role(String role, Scope scope) {
    if (rulebook.roles().get(role) == Part.HOST) {
      return scope.self().flatMap(Attachments::hostOf).map(List::<Thing>of).orElse(List.of());
    }
    if (rulebook.roles().get(role) == Part.SHOWN_CARDS) {
      return List.copyOf(position.shown());
    }
    if (rulebook.roles().get(role) == Part.LEFT_CELL) {
      Optional<Card> mover = scope.cause().flatMap(event -> event.patient().filter(Card.class::isInstance).map(Card.class::cast).or(event::agent)).or(scope::self);
      return mover.flatMap(Card::cameFrom).map(List::<Thing>of).orElse(List.of());
    }
    Part part = Optional.ofNullable(rulebook.roles().get(role)).orElse(Part.PROCEDURE);
    Optional<Procedure> procedure = part.isSettledByPerforming() ? listening.toldOf(part, scope) : scope.procedure();
    if (procedure.isEmpty()) {
      return List.of();
    }
    Procedure running = procedure.get();
    return switch (part) {
      case PERFORMER -> List.of(running.performer());
      case TARGET -> List.of(running.target());
      case STAND_IN -> running.standIn().map(List::<Thing>of).orElse(List.of());
      case STOOD_FOR -> running.stoodFor().map(List::<Thing>of).orElse(List.of());
      case PROCEDURE -> List.of(running);
      case OWN_DIE -> List.of(new Die(running, isAttacker(running, scope)));
      case PERFORMERS_DIE -> List.of(new Die(running, true));
      case HOST -> throw new IllegalStateException("a host needs no procedure");
      case LEFT_CELL, TOSSED_DIE, SHOWN_CARDS -> List.of();
    };
  }

  private static boolean isAttacker(Procedure procedure, Scope scope) {
    return procedure.declaredBy().controller().equals(scope.you());
  }

  List<Player> players(Selector.Who who, Scope scope) {
    Player active = position.activeOrFirst();
    return switch (who) {
      case YOU -> List.of(scope.you());
      case OPPONENT -> List.of(scope.you().opponent());
      case EACH -> List.of(active, active.opponent());
      case ACTIVE -> List.of(active);
      case INACTIVE -> List.of(active.opponent());
      case FIRST -> List.of(position.starting());
      case SECOND -> List.of(position.starting().opponent());
      case ITS_OWNER ->
          scope.doer().isPresent() ? List.of(scope.doer().get()) : scope.described().map(List::of).orElseGet(scope::it).stream().filter(Card.class::isInstance).map(thing -> ((Card) thing).owner()).limit(1).toList();
    };
  }

  boolean isAmong(Selector selector, Thing thing, Scope scope) {
    if (selector instanceof Selector.Pick pick) {
      return fits(pick, thing, scope) && (!Extremes.isOf(pick) && ZoneEnds.of(pick).isEmpty() || candidates(pick, scope).contains(thing));
    }
    if (selector instanceof Selector.Either either) {
      return either.selectors().stream().anyMatch(each -> isAmong(each, thing, scope));
    }
    if (selector instanceof Selector.AnybodyBut but) {
      return !isAmong(but.whom(), thing, scope);
    }
    return things(selector, scope).contains(thing);
  }

  /** All that fit a description, in a fixed order: cards by number, cells row by row. */
  List<Thing> candidates(Selector.Pick pick, Scope scope) {
    Optional<Filter.AtEnd> end = ZoneEnds.of(pick);
    if (end.isPresent()) {
      return zoneEnds.cards(pick, end.get(), sides(pick.zone().orElseThrow().whose(), scope), scope);
    }
    List<Thing> found = new ArrayList<>();
    for (Thing thing : domain(pick, scope)) {
      if (fits(pick, thing, scope)) {
        found.add(thing);
      }
    }
    for (Filter filter : pick.filters()) {
      if (filter instanceof Filter.Mutual mutual) {
        List<Thing> all = List.copyOf(found);
        found.removeIf(one -> all.stream().noneMatch(other -> areMutual(mutual, one, other)));
      }
    }
    return extremes.among(pick, found);
  }

  private List<? extends Thing> domain(Selector.Pick pick, Scope scope) {
    if (pick.kind().equals(CELL)) {
      return position.cells();
    }
    if (pick.kind().equals(ROW) || pick.kind().equals(COLUMN)) {
      return position.cells().stream().map(cell -> pick.kind().equals(COLUMN) ? new Line(true, cell.column()) : new Line(false, cell.row())).distinct().toList();
    }
    if (pick.kind().equals(PLAYER)) {
      return List.of(Player.FIRST, Player.SECOND);
    }
    if (ZoneEnds.ofShown(pick, rulebook)) {
      return position.shown();
    }
    if (pick.zone().isEmpty()) {
      return position.inPlay();
    }
    List<Card> cards = new ArrayList<>();
    for (Player player : sides(pick.zone().get().whose(), scope)) {
      for (String zone : rulebook.zones().get(pick.zone().get().zone()).all()) {
        cards.addAll(position.zone(player, zone));
      }
    }
    return cards;
  }

  private List<Player> sides(Whose whose, Scope scope) {
    return switch (whose) {
      case ANY -> List.of(Player.FIRST, Player.SECOND);
      case YOURS -> List.of(scope.you());
      case OPPONENTS -> List.of(scope.you().opponent());
      case ITS_OWNERS -> players(Selector.Who.ITS_OWNER, scope);
    };
  }

  private boolean fits(Selector.Pick pick, Thing thing, Scope scope) {
    if (thing instanceof Card card) {
      if (!pick.kind().equals(CARD) && !knows(card, scope)) {
        return false;
      }
      boolean shown = ZoneEnds.ofShown(pick, rulebook);
      boolean place =
          pick.zone().isEmpty() ? position.isInPlay(card) || isSpokenOf(card, scope) || shown : rulebook.zones().get(pick.zone().get().zone()).all().contains(card.zone());
      return place
          && (pick.kind().equals(CARD) || (position.isInPlay(card) || pick.zone().isEmpty() && !shown ? game.attachments().isOfKind(card, pick.kind()) : game.attachments().isPrintedOfKind(card, pick.kind())))
          && isOf(pick.side(), card.controller(), scope)
          && matches(pick.filters(), card, scope);
    }
    String kind = thing instanceof Cell ? CELL : thing instanceof Line line ? line.column() ? COLUMN : ROW : PLAYER;
    return pick.kind().equals(kind) && matches(pick.filters(), thing, scope);
  }

  private boolean matches(List<Filter> filters, Thing thing, Scope scope) {
    for (Filter filter : filters) {
      if (!matches(filter, thing, scope)) {
        return false;
      }
    }
    return true;
  }

  private boolean isOf(Whose whose, Player player, Scope scope) {
    return switch (whose) {
      case ANY -> true;
      case YOURS -> player.equals(scope.you());
      case OPPONENTS -> !player.equals(scope.you());
      case ITS_OWNERS -> sides(whose, scope).contains(player);
    };
  }

  /** A card that has just left play still fits the description that it fitted there. */
  private static boolean isSpokenOf(Card card, Scope scope) {
    if (scope.cause().isEmpty()) {
      return false;
    }
    Happening cause = scope.cause().get();
    return cause.patient().isPresent() && cause.patient().get().equals(card) || cause.agent().isPresent() && cause.agent().get().equals(card);
  }

  /** What a face-down card is, only its owner knows; so nobody else's text can tell its kind or traits. */
  private boolean knows(Card card, Scope scope) {
    return !position.isHidden(card) || card.owner().equals(scope.you());
  }

  // ---- filters

  boolean matches(Filter filter, Thing thing, Scope scope) {
    if (filter instanceof Filter.Not not) {
      return !matches(not.filter(), thing, scope);
    } else if (filter instanceof Filter.Other) {
      return scope.self().isEmpty() || !scope.self().get().equals(thing);
    } else if (filter instanceof Filter.Itself) {
      return scope.self().filter(thing::equals).isPresent();
    } else if (filter instanceof Filter.SameName same) {
      return thing instanceof Card card && knows(card, scope) && things(same.as(), scope).stream().anyMatch(other -> other instanceof Card named && named.definition().id().equals(card.definition().id()));
    } else if (filter instanceof Filter.Namesake) {
      return thing instanceof Card card && knows(card, scope) && scope.self().filter(self -> self.definition().id().equals(card.definition().id())).isPresent();
    } else if (filter instanceof Filter.Related related) {
      Relation relation = rulebook.relations().get(related.relation());
      Predicate<Thing> so = to -> geometrist.related(relation, thing, to) && haveBoth(relation, thing, to) || game.attachments().standsSo(related.relation(), thing, to);
      return Nearby.enough(related.to(), things(related.to(), scope).stream().filter(so), n -> value(n, scope));
    } else if (filter instanceof Filter.AttachedTo attached) {
      return thing instanceof Card card && Attachments.hostOf(card).filter(host -> isAmong(attached.host(), host, scope)).isPresent();
    } else if (filter instanceof Filter.Any any) {
      return any.filters().stream().anyMatch(each -> matches(each, thing, scope));
    } else if (filter instanceof Filter.Such such) {
      Optional<Thing> outer = scope.described();
      scope.described(Optional.of(thing));
      boolean so = holds(such.condition(), scope);
      scope.described(outer);
      return so;
    } else if (filter instanceof Filter.Onward onward) {
      return headings.lies(onward, thing, scope);
    } else if (filter instanceof Filter.Except except) {
      return !isAmong(except.whom(), thing, scope);
    } else if (filter instanceof Filter.Plays plays) {
      return role(plays.role(), scope).contains(thing);
    } else if (filter instanceof Filter.Uses uses) {
      return thing instanceof Card card && knows(card, scope) && game.continuous().uses(card, uses.action());
    } else if (filter instanceof Filter.Within within) {
      int most = value(within.distance(), scope);
      return things(within.of(), scope).stream().anyMatch(of -> geometrist.within(thing, of, most));
    } else if (filter instanceof Filter.Is is) {
      return is(is.traitOrState(), thing, scope);
    } else if (filter instanceof Filter.Has has) {
      return thing instanceof Card card
          && knows(card, scope)
          && card.lastSeen().map(seen -> seen.keywords().contains(has.keyword())).orElseGet(() -> game.continuous().hasKeyword(card, has.keyword()));
    } else if (filter instanceof Filter.Measured measured) {
      Optional<Thing> outer = scope.described();
      scope.described(Optional.of(thing));
      int number = value(measured.value(), scope);
      scope.described(outer);
      return measured.comparison().holds(numbers.measure(measured.statOrCounter(), measured.level(), thing), number);
    } else if (filter instanceof Filter.Mutual || filter instanceof Filter.Distinct || filter instanceof Filter.Uniform || filter instanceof Filter.Extreme || filter instanceof Filter.AtEnd) {
      return true; // of one alone nothing can be said: whoever chooses holds it
    } else if (filter instanceof Filter.In in) {
      return things(in.line(), scope).stream().anyMatch(line -> geometrist.lies(thing, line));
    } else if (filter instanceof Filter.HeldBy held) {
      return thing instanceof Cell cell && position.on(cell).stream().anyMatch(card -> !hasMovedThere(card, scope) && isAmong(held.by(), card, scope));
    } else if (filter instanceof Filter.OfNamed) {
      return scope.namedTrait().filter(trait -> is(trait, thing, scope)).isPresent();
    } else if (filter instanceof Filter.Shares shares) {
      return things(shares.with(), scope).stream().anyMatch(other -> !Collections.disjoint(traits(shares.group(), thing, scope), traits(shares.group(), other, scope)));
    } else if (filter instanceof Filter.Parity parity) {
      return numbers.measure(parity.statOrCounter(), thing) % 2 == 0 == parity.even();
    } else if (filter instanceof Filter.Upon upon) {
      Optional<Cell> where = thing instanceof Card card ? card.lastSeen().map(seen -> seen.cell()).orElseGet(card::cell) : Optional.empty();
      return where.filter(cell -> isAmong(upon.cell(), cell, scope)).isPresent();
    } else if (filter instanceof Filter.Located located) {
      if (rulebook.zones().containsKey(located.area())) {
        return thing instanceof Card card
            && rulebook.zones().get(located.area()).all().contains(card.zone())
            && isOf(located.whose(), card.owner(), scope);
      }
      Optional<Boolean> counted = countedAs(located.area(), thing);
      return counted.isPresent() ? counted.get() : geometrist.located(rulebook.areas().get(located.area()), located.whose(), thing, scope);
    }
    throw new IllegalStateException("a filter of no known kind: " + filter);
  }

  /** What a cell, or the one on which a card stands, is said to count as: of an area or not of it; empty where nothing is said. */
  private Optional<Boolean> countedAs(String area, Thing thing) {
    Optional<Cell> cell = thing instanceof Cell there ? Optional.of(there) : thing instanceof Card card ? card.standing() : Optional.empty();
    return cell.isEmpty() || position.marked().isEmpty() ? Optional.empty() : saidOf(cell.get()).flatMap(grant -> asArea(grant, area).stream()).reduce((before, last) -> last);
  }

  private static Optional<Boolean> asArea(Grant grant, String area) {
    if (grant instanceof Grant.CountsAs counts && counts.trait().equals(area)) {
      return Optional.of(true);
    }
    return grant instanceof Grant.Lacks lacks && lacks.traitOrGroup().equals(area) ? Optional.of(false) : Optional.empty();
  }

  private boolean countsAs(String state, Cell cell) {
    return !position.marked().isEmpty() && saidOf(cell).anyMatch(grant -> grant instanceof Grant.CountsAs counts && counts.trait().equals(state));
  }

  /** What a cell has gained, and what the markers on it say of it. */
  private Stream<Grant> saidOf(Cell cell) {
    return position.markers(cell).stream()
        .flatMap(gain -> Stream.concat(
            Stream.of(gain.grant()),
            gain.abilities().stream().map(ability -> ability.compiled().ability()).filter(ability -> ability instanceof Ability.Continuous continuous && continuous.subject().isSelf() && continuous.whileTrue().isEmpty()).map(ability -> ((Ability.Continuous) ability).grant())));
  }

  /** Whoever went to a cell does not count as lying on it already. */
  private static boolean hasMovedThere(Card card, Scope scope) {
    return scope.cause().flatMap(event -> event.patient().or(() -> event.agent().map(who -> who))).filter(card::equals).isPresent();
  }

  private boolean is(String traitOrState, Thing thing, Scope scope) {
    if (thing instanceof Line line) {
      return traitOrState.equals(OUTERMOST) && (line.index() == 0 || line.index() == (line.column() ? rulebook.board().columns() : rulebook.board().rows()) - 1);
    }
    if (thing instanceof Cell cell) {
      return switch (traitOrState) {
        case FREE -> position.at(cell).isEmpty() && !countsAs(OCCUPIED, cell);
        case OCCUPIED -> position.at(cell).isPresent() || countsAs(OCCUPIED, cell);
        default -> false;
      };
    }
    if (!(thing instanceof Card card)) {
      return false;
    }
    if (states.contains(traitOrState)) {
      return card.lastSeen().map(seen -> seen.states().containsValue(traitOrState)).orElseGet(() -> card.is(traitOrState));
    }
    if (rulebook.zones().containsKey(traitOrState)) {
      return rulebook.zones().get(traitOrState).all().contains(card.zone());
    }
    return knows(card, scope) && (game.continuous().hasTrait(card, traitOrState) || game.attachments().isOfKind(card, traitOrState));
  }

  /** Whether two things are in a relation to each other. */
  boolean areMutual(Filter.Mutual mutual, Thing one, Thing other) {
    Relation relation = rulebook.relations().get(mutual.relation());
    return !one.equals(other) && geometrist.related(relation, one, other) && geometrist.related(relation, other, one) && haveBoth(relation, one, other);
  }

  Likeness likeness() {
    return likeness;
  }

  /** The traits of a group that a thing has, as far as the one who asks knows it. */
  List<String> traits(String group, Thing thing, Scope scope) {
    return rulebook.vocabulary().of(Category.TRAITS).stream()
        .filter(trait -> trait.group().filter(group::equals).isPresent() && is(trait.id(), thing, scope))
        .map(Entry::id).toList();
  }

  private boolean haveBoth(Relation relation, Thing one, Thing other) {
    return relation.bothWith().isEmpty()
        || one instanceof Card card && other instanceof Card to
            && game.continuous().hasKeyword(card, relation.bothWith().get()) && game.continuous().hasKeyword(to, relation.bothWith().get());
  }

  /** For how much a verb was done to somebody in a time. */
  int taken(String verb, Thing who, Condition.When when, Scope scope) {
    return conditions.taken(verb, who, when, scope);
  }

  /** Whether something that a selector means lies strictly between two things. */
  boolean isBetween(Selector what, Thing one, Thing other, Scope scope) {
    return geometrist.between(one, other).stream()
        .anyMatch(cell -> isAmong(what, cell, scope) || position.on(cell).stream().anyMatch(card -> isAmong(what, card, scope)));
  }

  /** Whether one thing lies strictly between two others. */
  boolean liesBetween(Thing what, Thing one, Thing other) {
    return geometrist.between(one, other).stream().anyMatch(cell -> cell.equals(what) || what instanceof Card card && card.standing().filter(cell::equals).isPresent());
  }

  /** Whether a kind of line goes along the board. */
  boolean isColumn(String line) {
    return line.equals(COLUMN);
  }

  Extremes extremes() {
    return extremes;
  }

  Geometrist geometrist() {
    return geometrist;
  }
}
