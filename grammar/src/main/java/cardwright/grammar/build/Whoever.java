package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * «Пока ваш орк закрыт, он имеет …»: whichever orc is closed has it, so each closed one does. Of several facts joined by «или» the second is
 * said of those of whom the first is not so, that nobody has it twice.
 */
final class Whoever {
  private Whoever() {}

  /** All who are meant by a pronoun behind the condition; empty if the condition is not said of any one of a description. */
  static List<Selector> of(Condition condition) {
    List<Condition> facts = condition instanceof Condition.Any any ? any.conditions() : List.of(condition);
    if (!(facts.get(0) instanceof Condition.Holds first && first.who() instanceof Selector.Pick one && one.count().isOne())) {
      return List.of();
    }
    if (namesOthers(condition, one)) {
      return List.of();
    }
    List<Selector> all = new ArrayList<>();
    List<Filter> before = new ArrayList<>();
    for (Condition fact : facts) {
      Optional<Filter> what = fact instanceof Condition.Holds holds && (holds.who() instanceof Selector.It || holds.who().equals(one)) ? Optional.of(holds.what()) : Optional.empty();
      if (what.isEmpty()) {
        return List.of();
      }
      List<Filter> filters = new ArrayList<>(one.filters());
      filters.add(what.get());
      filters.addAll(before);
      all.add(new Selector.Pick(new Count.Each(), one.side(), one.kind(), FilterBuilder.ordered(filters), one.zone()));
      Optional<Filter> otherwise = denied(what.get());
      if (otherwise.isEmpty() && all.size() < facts.size()) {
        return List.of();
      }
      otherwise.ifPresent(before::add);
    }
    return all;
  }

  /** «Пока орк рядом с гномом, он …»: the pronoun could mean either. */
  private static boolean namesOthers(Condition condition, Selector.Pick one) {
    List<Object> others = new ArrayList<>();
    Tree.visit(condition, node -> {
      if (node instanceof Selector.Pick pick && !pick.equals(one)) {
        others.add(pick);
      }
    });
    return !others.isEmpty();
  }

  private static Optional<Filter> denied(Filter filter) {
    boolean place = filter instanceof Filter.Related || filter instanceof Filter.Located;
    return place ? Optional.of(new Filter.Such(new Condition.Not(new Condition.Holds(new Selector.Which(), filter)))) : Negation.opposite(filter);
  }

  /** «все орки»: all of them together, where «каждый» would mean one after another. */
  static boolean isSaidOfAll(Optional<Node> selector) {
    return selector.flatMap(said -> said.down("pick", "count")).flatMap(count -> count.shows(CardTokens.EACH).stream().findFirst())
        .filter(all -> all.detail().isPresent()).isPresent();
  }

  /** «каждый орк», where «орки» would mean whichever of them it is. */
  static boolean isSaidOfEach(Optional<Node> selector) {
    return selector.flatMap(said -> said.down("pick", "count")).filter(count -> !count.shows(CardTokens.EACH).isEmpty()).isPresent();
  }

  /** What was made for the first of them, for each. */
  static List<Ability> forEach(List<Ability> made, List<Selector> whoever, Node place) {
    if (whoever.size() > 1 && !made.stream().allMatch(ability -> ability instanceof Ability.Continuous c && c.subject().equals(whoever.get(0)))) {
      throw new NotMeant(place.span(), "this cannot be said of whoever one of several facts is so: say it of each in a sentence of its own");
    }
    List<Ability> all = new ArrayList<>();
    for (Selector who : whoever) {
      for (Ability ability : made) {
        all.add(ability instanceof Ability.Continuous c && c.subject().equals(whoever.get(0)) ? new Ability.Continuous(who, c.grant(), c.whileTrue()) : ability);
      }
    }
    return all;
  }
}
