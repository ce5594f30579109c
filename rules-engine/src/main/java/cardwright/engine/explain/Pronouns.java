package cardwright.engine.explain;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tells whom «it» means in an ability: at first what the trigger happened to, then what was chosen or gone through last. It follows the order
 * in which the engine carries an effect out, so the two agree.
 */
public final class Pronouns {
  private final Set<Referent> found = new LinkedHashSet<>();
  private Optional<Referent> last = Optional.empty();

  private Pronouns() {}

  /** Whom a pronoun means. */
  public sealed interface Referent {
    /** What a description picks. */
    record Chosen(Selector selector) implements Referent {}

    /** Whoever the event happened to. */
    record Patient(Trigger.On event) implements Referent {}

    /** Whom an action was aimed at. */
    record Target(Effect.Perform action) implements Referent {}

    /** Each of some things in turn. */
    record EachOf(Selector selector) implements Referent {}

    /** Nothing was spoken of before: the pronoun means nobody. */
    record Nobody() implements Referent {}
  }

  /** Whom the pronouns of an ability mean, in the order in which they are met; empty for one without pronouns. */
  public static List<Referent> of(Ability ability) {
    Pronouns pronouns = new Pronouns();
    pronouns.walk(ability);
    return new ArrayList<>(pronouns.found);
  }

  private void walk(Object node) {
    if (node instanceof Selector.It) {
      found.add(last.orElseGet(Referent.Nobody::new));
    } else if (node instanceof Trigger.On event) {
      Tree.children(event).forEach(this::walk);
      last = Optional.of(new Referent.Patient(event));
    } else if (node instanceof Effect.ForEach each) {
      walk(each.each());
      last = Optional.of(new Referent.EachOf(each.each()));
      walk(each.effect());
    } else if (node instanceof Effect.Perform action) {
      inside(action);
      last = Optional.of(new Referent.Target(action));
    } else if (node instanceof Effect.If condition) {
      walkAside(condition.condition());
      walk(condition.then());
      condition.otherwise().ifPresent(this::walk);
    } else if (node instanceof Selector.Pick pick) {
      Tree.children(pick).forEach(this::walk);
      last = Optional.of(new Referent.Chosen(pick));
    } else if (node instanceof Grant.Quoted quoted) {
      quoted.abilities().forEach(ability -> found.addAll(of(ability)));
    } else if (node instanceof Effect || node instanceof Ability || node instanceof List<?> || node instanceof Optional<?>) {
      inside(node);
    } else if (node instanceof Record) {
      walkAside(node);
    }
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
