package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.LastSeen;
import cardwright.engine.match.Line;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.ActionRule;
import cardwright.engine.rulebook.Area;
import cardwright.engine.rulebook.Relation;
import cardwright.grammar.meaning.Whose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Answers how things lie to each other on the board. */
final class Geometrist {
  private final Position position;
  private final Surveyor surveyor;

  Geometrist(Position position) {
    this.position = position;
    this.surveyor = new Surveyor(position);
  }

  /** Whether {@code thing} lies so to {@code other}; never for things off the board. */
  boolean related(Relation relation, Thing thing, Thing other) {
    if (thing instanceof Card one && other instanceof Card to && one.spot().isPresent()) {
      return switch (relation.geometry()) {
        case TOUCHING -> !one.equals(to) && surveyor.touching(one, to);
        case WITHIN -> !one.equals(to) && surveyor.within(one, to, relation.length());
        default -> false;
      };
    }
    Optional<Cell> here = cell(thing);
    Optional<Cell> there = cell(other);
    if (here.isEmpty() || there.isEmpty()) {
      return false;
    }
    Cell a = here.get();
    Cell b = there.get();
    return switch (relation.geometry()) {
      case NEIGHBOURS -> a.distance(b) == 1;
      case SIDES -> a.besides(b);
      case SAME_ROW -> a.row() == b.row() && !a.equals(b);
      case SAME_COLUMN -> a.column() == b.column() && !a.equals(b);
      case OPPOSITE -> a.column() == b.column() && a.row() - b.row() == forward(other);
      case BEHIND -> a.column() == b.column() && a.row() - b.row() == -forward(other);
      case IN_FRONT -> a.column() == b.column() && a.row() - b.row() == forward(other);
      case DIAGONAL -> a.distance(b) == 1 && a.row() != b.row() && a.column() != b.column();
      case LEFT_OF -> a.row() == b.row() && a.column() - b.column() == forward(other);
      case RIGHT_OF -> a.row() == b.row() && a.column() - b.column() == -forward(other);
      case ROW_AHEAD -> a.row() - b.row() == forward(other);
      case TOUCHING, WITHIN -> false;
    };
  }

  /** The direction towards the enemy of a thing's owner, in rows as drawn. */
  private static int forward(Thing thing) {
    return thing instanceof Card card && card.controller().seat() == 1 ? 1 : -1;
  }

  /** Where it lies; of a card that has left play, where it last lay. */
  private static Optional<Cell> cell(Thing thing) {
    if (thing instanceof Cell cell) {
      return Optional.of(cell);
    }
    return thing instanceof Card card ? card.standing().or(() -> card.lastSeen().flatMap(LastSeen::cell)) : Optional.empty();
  }

  /** Which column it is where something lies, from the left, or which row, from the middle of the board; 0 off the board. */
  int orderOf(boolean column, Thing thing) {
    return cell(thing)
        .map(cell -> column ? cell.column() + 1 : Math.max(position.rulebook().board().homeRow(0, cell.row()), position.rulebook().board().homeRow(1, cell.row())))
        .orElse(0);
  }

  /** Whether a thing lies in a row or a column; never for things off the board. */
  boolean lies(Thing thing, Thing line) {
    return line instanceof Line in && cell(thing).filter(in::holds).isPresent();
  }

  /** The cells between two things in a straight line; none where no straight line joins them. */
  List<Cell> between(Thing one, Thing other) {
    Optional<Cell> here = cell(one);
    Optional<Cell> there = cell(other);
    if (here.isEmpty() || there.isEmpty()) {
      return List.of();
    }
    int across = there.get().column() - here.get().column();
    int along = there.get().row() - here.get().row();
    if (across != 0 && along != 0 && Math.abs(across) != Math.abs(along)) {
      return List.of();
    }
    List<Cell> cells = new ArrayList<>();
    for (int step = 1; step < here.get().distance(there.get()); step++) {
      cells.add(new Cell(here.get().column() + step * Integer.signum(across), here.get().row() + step * Integer.signum(along)));
    }
    return cells;
  }

  /** Whether two things are at most so many cells apart, or lengths of a table. */
  boolean within(Thing thing, Thing of, int most) {
    if (thing instanceof Card one && of instanceof Card other && one.spot().isPresent() && other.spot().isPresent()) {
      return surveyor.within(one, other, most);
    }
    Optional<Cell> here = cell(thing);
    Optional<Cell> there = cell(of);
    return here.isPresent() && there.isPresent() && here.get().distance(there.get()) <= most;
  }

  /** Whether a thing lies in an area of somebody's half; when nobody is named, of its own controller's half, or of either for a cell. */
  boolean located(Area area, Whose whose, Thing thing, Scope scope) {
    if (thing instanceof Card card && card.spot().isPresent()) {
      Player side =
          switch (whose) {
            case YOURS -> scope.you();
            case OPPONENTS -> scope.you().opponent();
            case ANY, ITS_OWNERS -> card.controller();
          };
      int fromEdge = surveyor.fromEdge(side.seat(), card.spot().get());
      return area.strip().map(strip -> fromEdge <= strip).orElse(2 * fromEdge < surveyor.table().depth());
    }
    Optional<Cell> cell = cell(thing);
    if (cell.isEmpty()) {
      return false;
    }
    return switch (whose) {
      case YOURS -> within(area, scope.you(), cell.get());
      case OPPONENTS -> within(area, scope.you().opponent(), cell.get());
      case ANY, ITS_OWNERS ->
          thing instanceof Card card
              ? within(area, card.controller(), cell.get())
              : within(area, Player.FIRST, cell.get()) || within(area, Player.SECOND, cell.get());
    };
  }

  private boolean within(Area area, Player player, Cell cell) {
    int row = position.rulebook().board().homeRow(player.seat(), cell.row());
    return row > 0
        && (area.rows().isEmpty() || area.rows().contains(row))
        && (area.columns().isEmpty() || area.columns().contains(cell.column() + 1));
  }

  /** Whether two things lie in a straight line, along a row or a column, with so many cells between. */
  boolean across(Thing one, Thing other, int between) {
    Optional<Cell> here = cell(one);
    Optional<Cell> there = cell(other);
    return here.isPresent() && there.isPresent() && here.get().distance(there.get()) == between + 1
        && (here.get().row() == there.get().row() || here.get().column() == there.get().column());
  }

  /** Whether an action can reach a target. What lies off the board but in play reaches everything and is reached by everything. */
  boolean reaches(ActionRule.Reach reach, int range, Card from, Card to) {
    if (from.spot().isPresent() && to.spot().isPresent()) {
      return switch (reach) {
        case ADJACENT -> surveyor.touching(from, to);
        case RANGE -> surveyor.within(from, to, range);
        case ACROSS -> false;
        case ANY -> true;
      };
    }
    if (from.standing().isEmpty() || to.standing().isEmpty()) {
      return true;
    }
    Cell a = from.standing().get();
    Cell b = to.standing().get();
    return switch (reach) {
      case ADJACENT -> a.distance(b) <= 1; // on one cell are a card and what is attached to it
      case ACROSS -> across(a, b, 1);
      case RANGE -> a.distance(b) <= range;
      case ANY -> true;
    };
  }
}
