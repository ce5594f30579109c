package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.engine.rulebook.ActionRule;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Heading;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds what can never be so: somebody on two cells at once, several on one, an attack against oneself. */
final class Contradictions {
  private static final String TWO_PLACES = "nothing is in both of these places at once; expected: one of them, «or» between them, or several things, of which each is in one";
  private static final String ONE_PLACE = "there is one cell that lies so, so this is never as many; expected: one";
  private static final String ITSELF = "nobody does this against himself; expected: others, or whose actions these are";

  private static final String TOO_LATE = "this is asked when it has happened already, and then it is no longer so; expected: nothing of what it was before";

  private Contradictions() {}

  static List<Unfeasible> in(Ability ability, Rulebook rulebook) {
    List<Unfeasible> found = new ArrayList<>();
    Optional<ActionRule> running = ability instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.On on ? runs(on, rulebook) : Optional.empty();
    boolean alone = !performsAnother(ability);
    Tree.visit(ability, node -> {
      if (alone && node instanceof Selector.Aimed aimed && running.filter(action -> !isSuch(action, aimed.actions().action())).isPresent()) {
        found.add(new Unfeasible(Part.WHOLE, "the action that runs then is another («" + running.get().id() + "»), so there is none like this; expected: that one"));
      }
      if (node instanceof Heading.OfAction heading && running.filter(action -> !isSuch(action, heading.action())).isPresent()) {
        found.add(new Unfeasible(Part.WHOLE, "the action that runs then is another («" + running.get().id() + "»), so nothing lies in the direction of this one; expected: the direction of that"));
      }
      if (node instanceof Selector.Pick pick && isInTwoPlaces(pick, rulebook)) {
        found.add(new Unfeasible(Part.of(pick), TWO_PLACES));
      } else if (node instanceof Selector.Pick pick && isMany(pick.count()) && isOne(pick, rulebook)) {
        found.add(new Unfeasible(Part.of(pick), ONE_PLACE));
      } else if (node instanceof Trigger.On event && isAskedTooLate(event, rulebook)) {
        found.add(new Unfeasible(Part.WHOLE, TOO_LATE));
      } else if (node instanceof Effect.Act act && rulebook.verbs().get(act.verb()).operation() == Operation.SUMMON && act.place().isEmpty() && act.object().filter(Contradictions::isSomewhere).isPresent()) {
        found.add(new Unfeasible(Part.of(act), "who is not in play yet stands beside nobody; expected: to which cell, such as «to a cell adjacent to …»"));
      } else if (node instanceof Ability.Continuous continuous && continuous.subject().isSelf() && isAgainstSelf(continuous.grant())) {
        found.add(new Unfeasible(Part.WHOLE, ITSELF));
      }
    });
    return found;
  }

  /** The action that runs when an event has happened, if only that one can. */
  private static Optional<ActionRule> runs(Trigger.On on, Rulebook rulebook) {
    return Optional.ofNullable(rulebook.actions().get(on.event())).or(() -> rulebook.actions().values().stream().anyMatch(action -> action.traits().contains(on.event())) ? on.by().map(by -> rulebook.actions().get(by.action())) : Optional.empty());
  }

  private static boolean isSuch(ActionRule action, String idOrTrait) {
    return action.id().equals(idOrTrait) || action.traits().contains(idOrTrait);
  }

  private static boolean performsAnother(Ability ability) {
    boolean[] found = {false};
    Tree.visit(ability, node -> found[0] |= node instanceof Effect.Perform || node instanceof Effect.Later);
    return found[0];
  }

  /** Who is told by a state that he has lost by what happens, or by having most of those who are left. */
  private static boolean isAskedTooLate(Trigger.On event, Rulebook rulebook) {
    return Stream.concat(event.patient().stream(), event.agent().stream()).filter(Selector.Pick.class::isInstance).flatMap(pick -> ((Selector.Pick) pick).filters().stream())
        .anyMatch(filter -> filter instanceof Filter.Extreme
            || filter instanceof Filter.Is is && Optional.ofNullable(rulebook.verbs().get(event.event())).filter(verb -> verb.operation() == Operation.SET_STATE && isOtherState(is.traitOrState(), verb.state().orElse(""), rulebook)).isPresent()
            || filter instanceof Filter.Has has && event.event().equals(Trigger.On.losing(has.keyword()))
            || filter instanceof Filter.Measured measured && measured.comparison() == Comparison.EQUAL && measured.value().is(0) && isPut(measured.statOrCounter(), event.event(), rulebook));
  }

  private static boolean isOtherState(String asked, String set, Rulebook rulebook) {
    return !asked.equals(set) && rulebook.groupOf(asked).isPresent() && rulebook.groupOf(asked).equals(rulebook.groupOf(set));
  }

  private static boolean isPut(String counter, String event, Rulebook rulebook) {
    return event.equals(Trigger.On.receiving(counter)) || rulebook.vocabulary().find(Category.COUNTERS, counter).flatMap(entry -> entry.option("put")).filter(event::equals).isPresent();
  }

  private static boolean isSomewhere(Selector object) {
    return object instanceof Selector.Pick pick && pick.filters().stream().anyMatch(Filter.Related.class::isInstance);
  }

  private static boolean isMany(Count count) {
    return count instanceof Count.Exactly exactly && exactly.n() instanceof Value.Constant number && number.number() > 1;
  }

  /** Whether what fits lies on one cell at most: the one behind somebody, the next in a direction. */
  static boolean isOne(Selector.Pick pick, Rulebook rulebook) {
    return pick.filters().stream().anyMatch(filter -> filter instanceof Filter.Onward onward && !(onward.past() instanceof Selector.Pick)
        || filter instanceof Filter.Related related && !(related.to() instanceof Selector.Pick) && rulebook.relations().get(related.relation()).geometry().isOne());
  }

  private static boolean isAgainstSelf(Grant grant) {
    return grant instanceof Grant.Modifier modifier && modifier.use().against().filter(Selector::isSelf).isPresent()
        || grant instanceof Grant.KeywordAgainst limited && limited.whom().isSelf();
  }

  private static boolean isInTwoPlaces(Selector.Pick pick, Rulebook rulebook) {
    List<Filter.Related> single = pick.filters().stream().filter(Filter.Related.class::isInstance).map(Filter.Related.class::cast)
        .filter(related -> rulebook.relations().get(related.relation()).geometry().isOne()).toList();
    return single.stream().anyMatch(one -> single.stream().anyMatch(other -> other.to().equals(one.to()) && !(one.to() instanceof Selector.Pick) && !other.relation().equals(one.relation())
        && rulebook.relations().get(other.relation()).geometry() != rulebook.relations().get(one.relation()).geometry()));
  }
}
