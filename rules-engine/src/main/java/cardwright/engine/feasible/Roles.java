package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Step;
import cardwright.engine.rulebook.Verb;
import cardwright.engine.rulebook.Window;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Heading;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds words for a part in a running action, and verbs that work on one, in abilities that can only be carried out while none runs. Whether
 * one can run follows from the rulebook alone: from the steps at which timings come due and abilities may be played.
 */
final class Roles {
  private final Rulebook rulebook;
  private final List<Unfeasible> found = new ArrayList<>();

  /** Whether the text itself has performed an action before the words that are walked now: at whom it was aimed can be spoken of then. */
  private boolean performed;

  /** Whether somebody else than the card itself has performed one. */
  private boolean byAnother;

  private Roles(Rulebook rulebook) {
    this.rulebook = rulebook;
  }

  static List<Unfeasible> in(Ability ability, Rulebook rulebook) {
    Roles roles = new Roles(rulebook);
    roles.outside(ability).ifPresent(when -> roles.walk(ability, when));
    return roles.found;
  }

  /** When an ability is carried out, if that is always while no action runs; empty if one may be running. */
  private Optional<String> outside(Ability ability) {
    if (ability instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.At at) {
      return inProcedures(step -> step.due().contains(at.timing())) ? Optional.empty() : Optional.of("when «" + at.timing() + "» comes due");
    } else if (ability instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.On on) {
      Verb verb = rulebook.verbs().get(on.event());
      boolean placing = verb != null && verb.operation() == Operation.PUT_ON_BOARD;
      return placing ? Optional.of("when cards are placed") : Optional.empty();
    } else if (ability instanceof Ability.Activated activated) {
      String speed = activated.speed().orElse(Step.ORDINARY);
      return inProcedures(step -> (step.window() == Window.PRIORITY || step.window() == Window.REACTION) && step.plays().contains(speed))
          ? Optional.empty()
          : Optional.of("when an ability of the speed «" + speed + "» may be played");
    }
    return Optional.empty();
  }

  private boolean inProcedures(Predicate<Step> fits) {
    return rulebook.procedures().values().stream().flatMap(List::stream).flatMap(Step::all).anyMatch(fits);
  }

  private void walk(Object node, String when) {
    if (node instanceof Grant.Quoted || node instanceof Grant.HasKeyword) {
      return; // an ability that is granted is asked at its own time
    }
    if (node instanceof Effect.Later later && later.trigger() instanceof Trigger.On) {
      return; // it speaks of the action that is performed then
    }
    if (node instanceof Value.Roll roll && rulebook.roles().get(roll.role()) == cardwright.engine.rulebook.Part.TOSSED_DIE) {
      return; // the text has rolled it
    }
    if (isShown(node)) {
      return; // shown cards lie where they were shown, whatever runs
    }
    if (isHost(node)) {
      return; // it has one whatever runs
    }
    if (performed && isOfThePerformed(node)) {
      return;
    }
    if (node instanceof Selector.Role || node instanceof Filter.Plays || node instanceof Selector.Aimed || node instanceof Selector.RollOf || node instanceof Value.Roll) {
      report(node, "means nobody here", when);
    } else if (node instanceof Filter.Onward onward && onward.heading() instanceof Heading.OfAction && !(onward.past() instanceof Selector.Role)) {
      report(onward, "is in no direction here", when);
    } else if (node instanceof Effect.Act act && worksOnAnAction(rulebook.verbs().get(act.verb()).operation()) && act.object().filter(what -> what instanceof Selector.Role || what instanceof Selector.RollOf || what instanceof Selector.Aimed).isEmpty()) {
      report(node, "does nothing here", when);
    }
    if (node instanceof Effect.Spare && !performed) {
      report(node, "does nothing here", when);
    }
    if (node instanceof Effect.Perform perform) {
      walk(List.of(perform.agent(), perform.target()), when); // its strength is asked while it runs
      boolean runs = rulebook.actions().get(perform.action().action()).procedure().isPresent();
      performed |= runs;
      byAnother |= runs && perform.agent().isPresent();
    } else if (node instanceof Effect.If either) {
      walk(either.condition(), when);
      branches(Stream.concat(Stream.of(either.then()), either.otherwise().stream()).toList(), when);
    } else if (node instanceof Effect.Choice choice) {
      branches(choice.effects(), when);
    } else if (node instanceof Grant.Modifier modifier) {
      walk(modifier.amount(), when); // against whom is asked later
    } else if (node instanceof Grant) {
      return;
    } else if (node instanceof Optional<?> optional) {
      optional.ifPresent(inner -> walk(inner, when));
    } else if (node instanceof List<?> list) {
      list.forEach(inner -> walk(inner, when));
    } else if (node instanceof Record) {
      Tree.children(node).forEach(inner -> walk(inner, when));
    }
  }

  /** Of several only one is carried out. */
  private void branches(List<Effect> effects, String when) {
    boolean before = performed;
    boolean after = before;
    for (Effect each : effects) {
      performed = before;
      walk(each, when);
      after |= performed;
    }
    performed = after;
  }

  /** Whether it is at whom an action was aimed, or what a die showed for it: that is known when it is over. */
  private boolean isOfThePerformed(Object node) {
    String role = node instanceof Selector.Role named ? named.role() : node instanceof Filter.Plays plays ? plays.role() : node instanceof Value.Roll roll ? roll.role() : "";
    cardwright.engine.rulebook.Part part = rulebook.roles().get(role);
    return part != null && part.isSettledByPerforming() && (part != cardwright.engine.rulebook.Part.PERFORMER || byAnother);
  }

  private boolean isShown(Object node) {
    String role = node instanceof Selector.Role named ? named.role() : node instanceof Filter.Plays plays ? plays.role() : "";
    return rulebook.roles().get(role) == cardwright.engine.rulebook.Part.SHOWN_CARDS;
  }

  private boolean isHost(Object node) {
    return node instanceof Selector.Role role && rulebook.roles().get(role.role()) == cardwright.engine.rulebook.Part.HOST;
  }

  private static boolean worksOnAnAction(Operation operation) {
    return switch (operation) {
      case BLOCK, REDIRECT, STAND_IN, ROLL, REROLL, RAISE_ROLL, LOWER_ROLL, LOOK_UP, CALCULATE, APPLY_BLOCKS, APPLY_REPLACEMENTS, APPLY_PREVENTIONS, DEAL, CHECK_REACH -> true;
      default -> false;
    };
  }

  private void report(Object node, String what, String when) {
    Set<String> speeds = new LinkedHashSet<>();
    rulebook.procedures().values().stream().flatMap(List::stream).flatMap(Step::all).forEach(step -> speeds.addAll(step.plays()));
    String procedures = rulebook.procedures().isEmpty() ? "of an action" : "«" + String.join("» or «", rulebook.procedures().keySet()) + "»";
    String speed = speeds.isEmpty() ? "" : ", or the speed «" + String.join("» or «", speeds) + "»";
    found.add(
        new Unfeasible(
            Part.of(node),
            "it " + what + ": the procedure " + procedures + " must be running for it, and none can be " + when
                + "; expected: something that happens in such a procedure" + speed));
  }
}
