package cardwright.engine.play;

import cardwright.engine.match.Cell;
import cardwright.engine.match.Happening;
import cardwright.engine.match.Position;
import cardwright.engine.match.Thing;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Whose;
import java.util.List;
import java.util.Optional;

/** Whether a condition of a text holds: in the position, and of what has happened before. It changes nothing. */
final class Conditions {
  private static final String TURN = "turn";

  private final Position position;
  private final Listening listening;
  private final Evaluator evaluator;
  private final Headings headings;

  Conditions(Position position, Listening listening, Headings headings, Evaluator evaluator) {
    this.position = position;
    this.listening = listening;
    this.evaluator = evaluator;
    this.headings = headings;
  }

  boolean holds(Condition condition, Scope scope) {
    if (condition instanceof Condition.Exists exists) {
      return enough(exists.what(), scope);
    } else if (condition instanceof Condition.Holds holds) {
      return holds(holds, scope);
    } else if (condition instanceof Condition.Compares compares) {
      return compares.comparison().holds(evaluator.value(compares.left(), scope), evaluator.value(compares.right(), scope));
    } else if (condition instanceof Condition.Parity parity) {
      return evaluator.value(parity.value(), scope) % 2 == 0 == parity.even();
    } else if (condition instanceof Condition.TurnOf turn) {
      return position.active().isPresent() && evaluator.players(turn.who(), scope).contains(position.active().get());
    } else if (condition instanceof Condition.PlayerIs is) {
      return evaluator.players(is.who(), scope).equals(evaluator.players(is.is(), scope));
    } else if (condition instanceof Condition.Happened happened) {
      return happened(happened, scope);
    } else if (condition instanceof Condition.Straight straight) {
      return headings.holds(straight, scope);
    } else if (condition instanceof Condition.Aligned aligned) {
      return isAligned(scope.aimedAt(aligned.action()), aligned.lines());
    } else if (condition instanceof Condition.PaysFor pays) {
      return position.paidFor().filter(ability -> Purposes.does(ability, pays)).isPresent();
    } else if (condition instanceof Condition.Done) {
      return scope.isDone();
    } else if (condition instanceof Condition.Not not) {
      return !holds(not.condition(), scope);
    } else if (condition instanceof Condition.All all) {
      for (Condition each : all.conditions()) {
        if (!holds(each, scope)) {
          return false;
        }
      }
      return true;
    } else if (condition instanceof Condition.Any any) {
      for (Condition each : any.conditions()) {
        if (holds(each, scope)) {
          return true;
        }
      }
      return false;
    }
    throw new IllegalStateException("a condition of no known kind: " + condition);
  }

  /** Whether all lay in one line; nobody lies in none. */
  private boolean isAligned(List<Optional<Cell>> cells, List<String> lines) {
    return !cells.isEmpty()
        && cells.stream().allMatch(Optional::isPresent)
        && lines.stream().anyMatch(line -> cells.stream().map(Optional::get).map(cell -> evaluator.isColumn(line) ? cell.column() : cell.row()).distinct().count() == 1);
  }

  private boolean happened(Condition.Happened happened, Scope scope) {
    Trigger.On sought = happened.event();
    int counted = 0;
    for (Happening event : remembered(happened.when(), scope)) {
      // most events have another name: only for the others is it worth while to ask who did it to whom
      if (listening.mayName(sought.event(), event) && listening.matches(sought, event, scope.about(event)) && isOfTheAction(happened.when(), event, scope)) {
        counted += happened.often().summed() ? event.amount() : 1;
      }
    }
    return happened.often().comparison().holds(counted, happened.often().number());
  }

  /** For how much a verb was done to somebody in that time. */
  int taken(String verb, Thing who, Condition.When when, Scope scope) {
    return remembered(when, scope).stream().filter(event -> event.event().equals(verb) && event.patient().filter(who::equals).isPresent()).mapToInt(Happening::amount).sum();
  }

  private static boolean isOfTheAction(Condition.When when, Happening event, Scope scope) {
    return !(when instanceof Condition.When.Action) || event.through().isPresent() && event.through().equals(scope.action());
  }

  private List<Happening> remembered(Condition.When when, Scope scope) {
    if (when instanceof Condition.When.Last last) {
      return evaluator.players(last.whose() == Whose.YOURS ? Selector.Who.YOU : last.whose() == Whose.OPPONENTS ? Selector.Who.OPPONENT : Selector.Who.ITS_OWNER, scope).stream()
          .flatMap(player -> position.lastTurnOf(player).stream()).toList();
    }
    return when instanceof Condition.When.Running running && !running.period().equals(TURN) ? position.history() : position.thisTurn();
  }

  /** «A creature is closed» holds if one is, «two are» if two are, «each is» and what is named holds if all are. */
  private boolean holds(Condition.Holds holds, Scope scope) {
    List<Thing> who = evaluator.things(holds.who(), scope);
    int so = 0;
    for (Thing thing : who) {
      so += evaluator.matches(holds.what(), thing, scope) ? 1 : 0;
    }
    if (holds.who() instanceof Selector.Pick pick && pick.count() instanceof Count.Exactly exactly) {
      return so >= evaluator.value(exactly.n(), scope);
    } else if (holds.who() instanceof Selector.Pick pick && !(pick.count() instanceof Count.Each)) {
      return isEnough(pick.count(), so, scope);
    }
    return !who.isEmpty() && so == who.size();
  }

  private boolean enough(Selector.Pick pick, Scope scope) {
    List<Thing> found = evaluator.candidates(pick, scope);
    return isEnough(pick.count(), Likeness.of(pick).map(said -> evaluator.likeness().most(said, found, scope)).orElse(found.size()), scope);
  }

  private boolean isEnough(Count count, int found, Scope scope) {
    if (count instanceof Count.Exactly exactly) {
      return found == evaluator.value(exactly.n(), scope);
    } else if (count instanceof Count.AtLeast least) {
      return found >= evaluator.value(least.n(), scope);
    } else if (count instanceof Count.UpTo most) {
      return found <= evaluator.value(most.n(), scope);
    }
    return found >= 1;
  }
}
