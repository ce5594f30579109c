package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Position;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.match.Way;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Heading;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tells directions on the board: of the action that runs, of the way that a card went. */
final class Headings {
  private final Position position;
  private final Evaluator evaluator;

  Headings(Position position, Evaluator evaluator) {
    this.position = position;
    this.evaluator = evaluator;
  }

  /** Whether a thing lies on the next cell from somebody in a direction. */
  boolean lies(Filter.Onward onward, Thing thing, Scope scope) {
    Optional<Way> way = way(onward.heading(), scope);
    Optional<Cell> here = cell(thing);
    return way.isPresent() && here.isPresent() && evaluator.things(onward.past(), scope).stream().flatMap(past -> cell(past).stream()).anyMatch(past -> way.get().next(past).equals(here.get()));
  }

  /** Whether who went last went a way that it had gone before in this turn. */
  boolean holds(Condition.Straight straight, Scope scope) {
    List<Thing> who = evaluator.things(straight.who(), scope);
    return !who.isEmpty() && who.stream().allMatch(thing -> thing instanceof Card card && wentStraight(card.ways(position.turn())));
  }

  private static boolean wentStraight(List<Optional<Way>> ways) {
    int last = ways.size() - 1;
    return last > 0 && ways.get(last).isPresent() && ways.subList(0, last).contains(ways.get(last));
  }

  private Optional<Way> way(Heading heading, Scope scope) {
    if (heading instanceof Heading.OfAction of) {
      Optional<Procedure> action = scope.action().filter(running -> evaluator.listening().isSuch(of.action(), running));
      return action.flatMap(running -> cell(running.performer()).flatMap(from -> cell(running.target()).flatMap(to -> Way.of(from, to))));
    }
    return evaluator.things(((Heading.OfMove) heading).who(), scope).stream()
        .flatMap(thing -> thing instanceof Card card ? card.ways(position.turn()).stream().reduce((before, last) -> last).stream() : Stream.empty())
        .flatMap(Optional::stream).findFirst();
  }

  private static Optional<Cell> cell(Thing thing) {
    if (thing instanceof Cell cell) {
      return Optional.of(cell);
    }
    return thing instanceof Card card ? card.standing().or(() -> card.lastSeen().flatMap(seen -> seen.cell())) : Optional.empty();
  }
}
