package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** «~ и ваши гномы имеют …»: what always holds, said of several at once, is said of each. */
final class PairBuilder {
  private final Builder b;

  PairBuilder(Builder builder) {
    this.b = builder;
  }

  /** Who are listed, the card itself last: of it alone some things are told in another way. */
  List<Selector> listed(Node node) {
    node.has(CardTokens.AND);
    List<Node> said = node.all("selector");
    Concord.ofAll(b.language, said);
    List<Selector> all = new ArrayList<>(said.stream().map(each -> b.selectors.selector(each, Cells.ofCase(Cells.NOMINATIVE))).toList());
    for (Selector each : all) {
      if (!each.isSelf() && !(each instanceof Selector.Pick pick && pick.count() instanceof Count.Each)) {
        throw new NotMeant(node.span(), "what always holds is said of all who fit a description, or of the card itself: expected the plural without a number");
      }
    }
    if (all.size() != 2 || all.stream().filter(Selector::isSelf).count() != 1) {
      throw new NotMeant(node.span(), "who is both of them would have it twice: say it of each in a sentence of its own");
    }
    all.sort(Comparator.comparing(Selector::isSelf));
    all.set(0, other((Selector.Pick) all.get(0)));
    return all;
  }

  /** Should the card itself be one of them, it has this only once. */
  private static Selector.Pick other(Selector.Pick pick) {
    List<Filter> filters = new ArrayList<>(pick.filters());
    filters.add(new Filter.Other());
    return new Selector.Pick(pick.count(), pick.side(), pick.kind(), FilterBuilder.ordered(filters), pick.zone());
  }

  /** What was made for the first of them, for each. */
  static List<Ability> each(List<Ability> made, List<Selector> whoever, Node place) {
    Selector first = whoever.get(0);
    if (!made.stream().allMatch(ability -> ability instanceof Ability.Continuous c && c.subject().equals(first))) {
      throw new NotMeant(place.span(), "this cannot be said of several at once: say it of each in a sentence of its own");
    }
    Tree.visit(made.stream().flatMap(ability -> ((Ability.Continuous) ability).whileTrue().stream()).toList(), part -> {
      if (part instanceof Selector.It) {
        throw new NotMeant(place.span(), "of which of them this is asked is not clear: say it of each in a sentence of its own");
      }
    });
    List<Ability> all = new ArrayList<>();
    for (Selector who : whoever) {
      for (Ability ability : made) {
        Ability.Continuous c = (Ability.Continuous) ability;
        all.add(who.isSelf() ? own(c) : new Ability.Continuous(who, c.grant(), c.whileTrue()));
      }
    }
    return all;
  }

  /** What the card has itself, as it is told without naming it. */
  private static Ability own(Ability.Continuous of) {
    if (of.grant() instanceof Grant.HasKeyword has) {
      return new Ability.Keyword(has.keyword().keyword(), has.keyword().arguments(), has.keyword().body(), of.whileTrue());
    }
    boolean alone = of.grant() instanceof Grant.Quoted quoted && of.whileTrue().isEmpty() && quoted.abilities().size() == 1 && quoted.abilities().get(0) instanceof Ability.Activated;
    return alone ? ((Grant.Quoted) of.grant()).abilities().get(0) : new Ability.Continuous(new Selector.Self(), of.grant(), of.whileTrue());
  }
}
