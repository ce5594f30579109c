package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Anaphora;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * «если напротив стоит карта противника – ранить её», «если рядом есть 2 орка – открыть каждого из этих орков»: where nobody was spoken of, a
 * pronoun means those of whom the condition says that they are there. It becomes their description, so that it is clear who is chosen.
 */
final class Existing {
  private final Discourse discourse;
  private final Set<Selector.It> unspoken;
  private final Map<Selector, Selector> meant = new IdentityHashMap<>();

  /** Of whom is spoken only after something was done: who they are is settled before, told by the condition. */
  private final Map<Condition, Pick> settledBefore = new IdentityHashMap<>();
  private boolean done;

  /** Those of whom a condition says that they are there. */
  private record There(Condition condition, Pick pick) {}

  private Existing(Discourse discourse, Set<Selector.It> unspoken) {
    this.discourse = discourse;
    this.unspoken = unspoken;
  }

  static List<Ability> told(List<Ability> abilities, Discourse discourse) {
    Set<Selector.It> unspoken = Collections.newSetFromMap(new IdentityHashMap<>());
    Anaphora.of(abilities).stream().filter(discourse::isUnspoken).forEach(mention -> unspoken.add(mention.pronoun()));
    if (unspoken.isEmpty()) {
      return abilities;
    }
    Existing existing = new Existing(discourse, unspoken);
    abilities.forEach(ability -> existing.walk(ability, Optional.empty()));
    return existing.meant.isEmpty() && existing.settledBefore.isEmpty() ? abilities : Tree.rewrite(abilities, existing::rewritten);
  }

  private Object rewritten(Object part) {
    if (part instanceof Ability.Triggered triggered && triggered.condition().filter(settledBefore::containsKey).isPresent()) {
      return new Ability.Triggered(triggered.trigger(), triggered.condition(), chosen(triggered.condition().get(), triggered.effect()), triggered.limit());
    }
    if (part instanceof Effect.If condition && settledBefore.containsKey(condition.condition())) {
      return new Effect.If(condition.condition(), chosen(condition.condition(), condition.then()), condition.otherwise());
    }
    return part instanceof Selector said ? meant.getOrDefault(said, said) : part;
  }

  private Effect chosen(Condition condition, Effect effect) {
    return EffectBuilder.sequence(List.of(new Effect.Choose(Optional.empty(), settledBefore.get(condition)), effect));
  }

  /** Whether the first who is meant was found: whoever follows goes on about him. */
  private boolean walk(Object node, Optional<There> there) {
    if (node instanceof Ability.Triggered triggered) {
      done = false;
      return walk(triggered.effect(), triggered.condition().flatMap(condition -> there(condition).map(pick -> new There(condition, pick))));
    }
    if (node instanceof Effect.If condition) {
      Optional<Pick> here = there(condition.condition());
      done &= here.isEmpty();
      boolean found = walk(condition.then(), here.map(pick -> new There(condition.condition(), pick)).or(() -> there));
      condition.otherwise().ifPresent(otherwise -> walk(otherwise, there));
      return found;
    }
    if (node instanceof Selector.It it) {
      return meant(it, it, there, Optional.empty());
    }
    if (node instanceof Selector.SomeOf some) {
      return meant(some, some.of(), there, Optional.of(new Value.Constant(some.n())));
    }
    if (node instanceof Optional<?> optional) {
      return optional.map(inner -> walk(inner, there)).orElse(false);
    }
    List<?> parts = node instanceof List<?> list ? list : node instanceof Record ? Tree.children(node) : List.of();
    boolean found = false;
    for (Object part : parts) {
      found = found || walk(part, node instanceof Ability ? Optional.empty() : there);
    }
    done |= node instanceof Effect;
    return found;
  }

  private boolean meant(Selector said, Selector.It pronoun, Optional<There> there, Optional<Value> some) {
    Optional<Count> count = there.filter(pick -> unspoken.contains(pronoun)).flatMap(exists -> discourse.couldMean(pronoun, exists.pick()));
    count.ifPresent(how -> {
      Pick who = there.get().pick();
      if (done) {
        settledBefore.put(there.get().condition(), new Pick(how, who.side(), who.kind(), who.filters(), who.zone()));
      } else {
        List<Filter> filters = said instanceof Selector.SomeOf of && of.by().isPresent() ? FilterBuilder.ordered(Stream.concat(who.filters().stream(), of.by().stream()).toList()) : who.filters();
        meant.put(said, new Pick(some.<Count>map(Count.Exactly::new).orElse(how), who.side(), who.kind(), filters, who.zone()));
      }
    });
    return count.isPresent();
  }

  /** Of whom a condition says that there are some. */
  private static Optional<Pick> there(Condition condition) {
    if (condition instanceof Condition.All all) {
      return all.conditions().stream().flatMap(each -> there(each).stream()).reduce((first, last) -> last);
    }
    if (condition instanceof Condition.Holds holds && holds.who() instanceof Pick who) {
      List<Filter> filters = FilterBuilder.ordered(Stream.concat(who.filters().stream(), Stream.of(holds.what())).toList());
      return there(new Condition.Exists(new Pick(who.count(), who.side(), who.kind(), filters, who.zone())));
    }
    return condition instanceof Condition.Exists exists && (exists.what().count() instanceof Count.AtLeast || exists.what().count() instanceof Count.Exactly) ? Optional.of(exists.what()) : Optional.empty();
  }
}
