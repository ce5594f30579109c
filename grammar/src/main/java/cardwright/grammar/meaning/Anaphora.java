package cardwright.grammar.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells whom «it» means in an ability: at first what the trigger happened to, then what was chosen or gone through last. It follows the order
 * in which an effect is carried out, so that what a text is said to mean and what play makes of it agree.
 */
public final class Anaphora {
  private static final String CELL = "cell";
  private final List<Mention> found = new ArrayList<>();
  private Optional<Referent> last = Optional.empty();

  /** Who was spoken of before whoever gains something. */
  private Optional<Referent> outside = Optional.empty();

  private Anaphora() {}

  /** A pronoun and whom it means. */
  public record Mention(Selector.It pronoun, Referent referent) {}

  /** Whom a pronoun means. */
  public sealed interface Referent {
    /** What a description picks. */
    record Chosen(Selector.Pick selector) implements Referent {}

    /** Whoever the event happened to; for an event that happens to the card itself, whoever did it. */
    record Patient(Trigger.On event) implements Referent {

      /** The description that he has to fit; empty where the trigger has none. */
      public Optional<Selector> described() {
        return event.tellsOfDoer() ? event.agent().or(() -> event.by().flatMap(ActionPattern::from)).or(event::told) : event.patient();
      }
    }

    /** Whom an action was aimed at. */
    record Target(Effect.Perform action) implements Referent {}

    /** Each of some things in turn. */
    record EachOf(Selector selector) implements Referent {}

    /** Nothing was spoken of before: the pronoun means nobody. */
    record Nobody() implements Referent {}
  }

  /**
   * Whom the pronouns of a meaning mean.
   *
   * @param meaning an ability, an effect, a condition or a list of them; each ability speaks for itself
   * @return in the order in which they are met; two pronouns are equal, yet may mean two things, so they are told apart by identity
   */
  public static List<Mention> of(Object meaning) {
    Anaphora anaphora = new Anaphora();
    anaphora.walk(meaning);
    return anaphora.found;
  }

  /** Whether an effect speaks of somebody whom a pronoun behind it means: where it is not carried out, that pronoun means nobody. */
  public static boolean introduces(Effect effect) {
    Anaphora anaphora = new Anaphora();
    Optional<Referent> before = Optional.of(new Referent.Nobody());
    anaphora.last = before;
    anaphora.walk(effect);
    return anaphora.last.get() != before.get();
  }

  private void walk(Object node) {
    if (node instanceof Selector.It it) {
      found.add(new Mention(it, last.orElseGet(Referent.Nobody::new)));
    } else if (node instanceof Ability ability) {
      Optional<Referent> around = last;
      last = Optional.empty();
      inside(ability);
      last = around;
    } else if (node instanceof Trigger.On event) {
      Tree.children(event).forEach(this::walk);
      last = Optional.of(new Referent.Patient(event));
    } else if (node instanceof Effect.ForEach each) {
      Optional<Referent> told = last;
      walk(each.each());
      // «для каждого из них»: one of those who were chosen before
      last = Optional.of(each.each() instanceof Selector.It && told.orElse(null) instanceof Referent.Chosen chosen ? new Referent.EachOf(chosen.selector()) : new Referent.EachOf(each.each()));
      walk(each.effect());
    } else if (node instanceof Effect.Perform action) {
      inside(action);
      last = action.target().filter(target -> target instanceof Selector.It || target instanceof Selector.Pick all && all.count() instanceof Count.Each).isPresent() ? last : Optional.of(new Referent.Target(action));
    } else if (node instanceof Effect.Act act && act.place().orElse(null) instanceof Place.On on && (on.cell() instanceof Selector.It || on.cell() instanceof Selector.CellOf)) {
      // nothing goes onto itself: «вызвать на него паразита», «на его клетку» speak of somebody before
      Optional<Referent> told = last;
      walkAside(on);
      List.of(act.agent(), act.object(), act.amount()).forEach(this::walk);
      last = on.cell() instanceof Selector.It ? told : last; // who bears it is spoken of on, not what came onto him
    } else if (node instanceof Effect.Act act && act.place().orElse(null) instanceof Place.On on && on.cell() instanceof Selector.Pick other && !other.kind().equals(CELL)) {
      // «поменяться местами с орком», «на орка»: the other card is whom the text goes on about
      inside(act);
      last = Optional.of(new Referent.Chosen(other));
    } else if (node instanceof Effect.Gain gain) {
      Optional<Referent> outer = outside;
      outside = last;
      inside(gain);
      outside = outer;
    } else if (node instanceof Grant.Use use && outside.isPresent()) {
      // nobody attacks himself: «орк получает +1 к удару по нему» speaks of somebody before
      Optional<Referent> receiver = last;
      last = outside;
      Tree.children(use).forEach(this::walk);
      last = receiver;
    } else if (node instanceof Effect.If condition) {
      walkAside(condition.condition());
      walk(condition.then());
      condition.otherwise().ifPresent(this::walk);
    } else if (node instanceof Selector.SomeOf some) {
      walk(some.of());
      last = last.map(Anaphora::oneOf);
    } else if (node instanceof Selector.Aimed aimed) {
      walkAside(aimed.actions());
      aimed.at().ifPresent(this::walk);
    } else if (node instanceof Selector.RollOf roll) {
      walk(roll.who());
    } else if (node instanceof Selector.AnybodyBut but) {
      walkAside(but);
    } else if (node instanceof Selector.ByPlace there) {
      last = Optional.of(new Referent.Chosen(there.what()));
    } else if (node instanceof Selector.Pick pick) {
      Tree.children(pick).forEach(this::walk);
      last = Optional.of(new Referent.Chosen(pick));
    } else if (node instanceof Effect || node instanceof Grant.Quoted || node instanceof List<?> || node instanceof Optional<?>) {
      inside(node);
    } else if (node instanceof Record) {
      walkAside(node);
    }
  }

  /** Whom a pronoun means behind «one of them». */
  private static Referent oneOf(Referent all) {
    return all instanceof Referent.Chosen chosen ? new Referent.EachOf(chosen.selector()) : all;
  }

  private void inside(Object node) {
    if (node instanceof Optional<?> optional) {
      optional.ifPresent(this::walk);
    } else if (node instanceof List<?> list) {
      list.forEach(this::walk);
    } else {
      Tree.children(node).forEach(this::walk);
    }
  }

  /** Numbers, conditions and descriptions speak of things without choosing them. */
  private void walkAside(Object node) {
    Optional<Referent> before = last;
    Tree.children(node).forEach(this::walk);
    last = before;
  }
}
