package cardwright.engine.explain;

import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.rulebook.ActionRule;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Step;
import cardwright.engine.rulebook.Verb;
import cardwright.engine.rulebook.Window;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Finds the steps of a rulebook at which abilities act. What it says follows from the rulebook alone, so it holds in every match. */
public final class Moments {
  private final Rulebook rulebook;
  private final List<Located> steps;

  public Moments(Rulebook rulebook) {
    this.rulebook = rulebook;
    this.steps = Located.all(rulebook);
  }

  /** Where an ability acts, in the order of the pipeline; never empty. */
  public List<Moment> of(CompiledAbility compiled) {
    Ability ability = compiled.ability();
    if (ability instanceof Ability.Triggered triggered) {
      return triggered.trigger() instanceof Trigger.At at ? due(at) : caused(((Trigger.On) triggered.trigger()).event());
    } else if (ability instanceof Ability.Activated activated) {
      return playable(activated.speed().orElse(Step.ORDINARY));
    } else if (ability instanceof Ability.Replacement replacement) {
      return replacing(replacement.event().event());
    } else if (ability instanceof Ability.Continuous continuous) {
      return holding(continuous, compiled);
    }
    return List.of(new Moment("", "payment", List.of(), "when the card is paid for, in place of its printed cost"));
  }

  // ---- timings

  private List<Moment> due(Trigger.At at) {
    List<Moment> found = new ArrayList<>();
    for (Located each : steps) {
      if (each.step().fixes().contains(at.timing())) {
        found.add(each.moment("its numbers are determined when this step begins"));
      }
      if (each.step().due().contains(at.timing())) {
        found.add(each.moment("«" + at.timing() + "» comes due" + whose(at.whose()) + "; " + how(each.step())));
      }
    }
    return found.isEmpty() ? List.of(new Moment("", Moment.NEVER, List.of(), "no step of the rulebook makes «" + at.timing() + "» come due")) : found;
  }

  private static String whose(Whose whose) {
    return switch (whose) {
      case YOURS -> " for its controller";
      case OPPONENTS -> " for the opponent";
      case ITS_OWNERS -> " for its owner";
      case ANY -> "";
    };
  }

  private static String how(Step step) {
    String limit = step.once().map(once -> ", " + once.times() + " a " + once.period() + " for each card").orElse("");
    return switch (step.window()) {
      case ALTERNATING -> "its player may use it when the turn to choose comes round, or forfeit" + limit;
      case PRIORITY -> "it goes on the stack";
      case AUTOMATIC, ACTIVATION, REACTION -> "it resolves by itself";
    };
  }

  // ---- events

  private List<Moment> caused(String event) {
    List<Moment> found = new ArrayList<>();
    declared(event, found);
    for (Located each : steps) {
      if (does(each.step(), event)) {
        found.add(each.moment("the rules do it here"));
      } else if (each.step().setup().filter(setup -> setup instanceof Step.Setup.Placement).isPresent() && operation(event) == Operation.PUT_ON_BOARD) {
        found.add(each.moment("cards are put on the board here"));
      }
    }
    inProcedures(doing(event), Operation.DEAL, "an action does it to its target here", found);
    inProcedures(rule -> isCalled(rule, event), Operation.DEAL, "the action has been performed when this step ends", found);
    rulebook.standingRules().stream()
        .filter(rule -> mentions(rule.does(), event))
        .forEach(rule -> found.add(new Moment("", "rule «" + rule.id() + "»", rule.rules(), "the rules do it whenever it applies")));
    rulebook.commonAbilities().stream()
        .filter(common -> mentions(common.abilities(), event))
        .forEach(common -> found.add(new Moment("", "common ability «" + common.id() + "»", common.rules(), "the rules give an ability that does it")));
    if (rulebook.actions().values().stream().anyMatch(rule -> isCalled(rule, event) && rule.procedure().isEmpty())) {
      found.add(new Moment("", "any step", List.of(), "whenever an effect that bears its name has been carried out; it then goes on the stack"));
    } else if (isDoneByTexts(event) || event.startsWith(Trigger.On.gaining("")) || event.startsWith(Trigger.On.entering("")) || event.startsWith(Trigger.On.leaving("")) || event.startsWith(Trigger.On.losing(""))) {
      found.add(new Moment("", "any step", List.of(), "whenever an ability does it; it then goes on the stack"));
    }
    if (rulebook.vocabulary().find(Category.KEYWORDS, event).isPresent()) {
      found.add(new Moment("", "any step", List.of(), "whenever somebody does what the keyword says; it then goes on the stack"));
    }
    return found.isEmpty() ? List.of(new Moment("", Moment.NEVER, List.of(), "nothing in the rulebook does «" + event + "»")) : found;
  }

  /** A name for the performing of actions is heard when one is declared, which is before the first step of its procedure. */
  private void declared(String event, List<Moment> found) {
    Verb verb = rulebook.verbs().get(event);
    if (verb != null && verb.operation() == Operation.PERFORM_ACTION) {
      for (String procedure : procedures(rule -> rule.traits().contains(verb.state().orElse("")))) {
        steps.stream().filter(each -> each.path().startsWith(procedure + "/")).findFirst()
            .ifPresent(each -> found.add(each.moment("such an action is declared just before; it goes on the stack in this step")));
      }
    }
  }

  /** Whether an event's name is that of an action, or of a trait of it that is no verb too: such a verb is heard for itself. */
  private boolean isCalled(ActionRule rule, String event) {
    return rule.id().equals(event) || rule.traits().contains(event) && !rulebook.verbs().containsKey(event);
  }

  private static Predicate<ActionRule> doing(String verb) {
    return rule -> rule.verb().filter(verb::equals).isPresent();
  }

  /** What only a placement or the steps of a procedure do, no text of a card can do. */
  private boolean isDoneByTexts(String event) {
    Operation operation = operation(event);
    return operation != null
        && switch (operation) {
          case PUT_ON_BOARD, PERFORM_ACTION, PLAY_ABILITY, DEFEND, ROLL, LOOK_UP, CALCULATE, APPLY_BLOCKS, APPLY_REPLACEMENTS, APPLY_PREVENTIONS, DEAL -> false;
          default -> true;
        };
  }

  private Operation operation(String verb) {
    Verb found = rulebook.verbs().get(verb);
    return found == null ? null : found.operation();
  }

  private static boolean does(Step step, String verb) {
    return mentions(step.does(), verb) || mentions(step.closing(), verb);
  }

  private static boolean mentions(List<?> meanings, String verb) {
    boolean[] found = {false};
    Tree.visit(meanings, node -> found[0] |= node instanceof Effect.Act act && act.verb().equals(verb));
    return found[0];
  }

  private Set<String> procedures(Predicate<ActionRule> which) {
    return rulebook.actions().values().stream().filter(which).flatMap(action -> action.procedure().stream()).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The steps with an operation, of the procedures of some actions. */
  private void inProcedures(Predicate<ActionRule> which, Operation operation, String why, List<Moment> found) {
    Set<String> procedures = procedures(which);
    for (Located each : steps) {
      if (procedures.stream().anyMatch(id -> each.path().startsWith(id + "/")) && operates(each.step(), operation)) {
        found.add(each.moment(why));
      }
    }
  }

  private boolean operates(Step step, Operation operation) {
    return rulebook.verbs().values().stream().filter(verb -> verb.operation() == operation).anyMatch(verb -> does(step, verb.id()));
  }

  // ---- the others

  private List<Moment> playable(String speed) {
    List<Moment> found = where(step -> step.window() == Window.PRIORITY && step.plays().contains(speed), "its player may play it with priority");
    found.addAll(where(step -> step.window() == Window.ACTIVATION && step.plays().contains(speed), "its player may use it while the card is activated"));
    found.addAll(where(step -> step.window() == Window.REACTION && step.plays().contains(speed), "its player may use it when the card is the target"));
    return found.isEmpty() ? List.of(new Moment("", Moment.NEVER, List.of(), "no step of the rulebook lets " + speed + " abilities be played")) : found;
  }

  private List<Moment> where(Predicate<Step> fits, String why) {
    return steps.stream().filter(each -> fits.test(each.step())).map(each -> each.moment(why)).collect(Collectors.toCollection(ArrayList::new));
  }

  private List<Moment> replacing(String event) {
    List<Moment> found = new ArrayList<>();
    inProcedures(doing(event), Operation.APPLY_REPLACEMENTS, "it replaces what the action is about to do", found);
    found.add(new Moment("", "any step", List.of(), "whenever it would happen otherwise, just before; without the stack"));
    return found;
  }

  private List<Moment> holding(Ability.Continuous continuous, CompiledAbility compiled) {
    List<Moment> found = new ArrayList<>();
    String zones = compiled.zones().isEmpty() ? "in play" : "in " + String.join(" or ", compiled.zones());
    found.add(new Moment("", "any step", List.of(), "all the time while the card is " + zones + (compiled.hidden() ? ", face down too" : "")));
    for (Map.Entry<Operation, String> use : uses(continuous.grant()).entrySet()) {
      found.addAll(where(step -> operates(step, use.getKey()), use.getValue()));
    }
    return found;
  }

  /** What the procedures ask of a grant. */
  private Map<Operation, String> uses(Grant grant) {
    if (grant instanceof Grant.Prevents) {
      return Map.of(Operation.APPLY_PREVENTIONS, "it prevents what the action is about to do");
    } else if (grant instanceof Grant.ProtectedFrom) {
      return Map.of(Operation.APPLY_BLOCKS, "the protection is applied");
    } else if (grant instanceof Grant.Incoming) {
      return Map.of(Operation.CALCULATE, "it makes what the action does to the card more or less");
    } else if (grant instanceof Grant.Modifier modifier) {
      Set<Operation> operations = EnumSet.noneOf(Operation.class);
      for (ActionRule action : rulebook.actions().values()) {
        if (action.modifiedBy().contains(modifier.stat()) || action.powerStat().filter(modifier.stat()::equals).isPresent()) {
          operations.add(Operation.CALCULATE);
        }
        if (action.attackerDie().filter(modifier.stat()::equals).isPresent() || action.defenderDie().filter(modifier.stat()::equals).isPresent()
            || rulebook.anyDieStat().filter(modifier.stat()::equals).isPresent()) {
          operations.add(Operation.LOOK_UP);
        }
      }
      return operations.stream()
          .collect(Collectors.toMap(each -> each, each -> "the modifier is added (" + each.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ")"));
    }
    return Map.of();
  }
}
