package cardwright.grammar.build;

import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What whoever comes into play is like from the beginning: «в закрытом виде», «под контролем противника». */
final class ComingBuilder {
  private final Builder b;

  ComingBuilder(Builder builder) {
    this.b = builder;
  }

  /** «в закрытом виде» */
  String state(Node node) {
    node.has(CardTokens.IN);
    node.has(CardTokens.A);
    node.has(CardTokens.FORM);
    Node state = node.need("state");
    if (!(b.selectors.stateOrTrait(state) instanceof Filter.Is is) || b.vocabulary.find(Category.STATES, is.traitOrState()).isEmpty()) {
      throw new NotMeant(state.span(), "a state was expected: in which it comes");
    }
    return is.traitOrState();
  }

  /** «под вашим контролем» */
  Whose under(Node node) {
    node.has(CardTokens.UNDER);
    node.has(CardTokens.CONTROL);
    List<Node> said = node.all("whose");
    if (said.size() != 1) {
      throw new NotMeant(node.span(), "whose it is then is missing, or said twice");
    }
    Whose whose = b.selectors.whose(said.get(0));
    if (whose == Whose.ITS_OWNERS) {
      throw new NotMeant(node.span(), "whose it is then is not clear: say «your», or «the opponent's»");
    }
    return whose;
  }

  /** «возродить орка (в закрытом виде)»: of the one thing that is done. */
  Effect in(Effect done, Node form) {
    if (done instanceof Effect.Named named) {
      return new Effect.Named(named.action(), named.name(), in(named.effect(), form));
    }
    return done instanceof Effect.May may ? new Effect.May(in(may.effect(), form)) : arriving(done, Optional.of(state(form)), Whose.ANY, form.span());
  }

  /** One thing that is done, to whoever comes so. */
  Effect arriving(Effect done, Optional<String> state, Whose under, Span where) {
    if (!(done instanceof Effect.Act act)) {
      throw new NotMeant(where, "of which of them this is said is not clear: say what is done with each");
    }
    return new Effect.Arrive(act, state, under);
  }

  /** «оно входит в игру под контролем противника и с особенностью «…»»: whoever comes by what was told right before. */
  Effect told(Node node, Effect before) {
    node.has(CardTokens.ENTERS);
    node.has(CardTokens.INTO_PLAY);
    node.has(CardTokens.AND);
    Node who = node.need("subject");
    if (!(b.selectors.selector(who.need("selector"), Cells.ofCase(Cells.NOMINATIVE)) instanceof Selector.It)) {
      throw new NotMeant(who.span(), "of whom this is said is not clear: say «it» behind what brings him into play");
    }
    Optional<String> state = Optional.empty();
    Whose under = Whose.ANY;
    List<Effect> had = new ArrayList<>();
    for (Node how : node.all("comingHow")) {
      how.has(CardTokens.WITH);
      how.has(CardTokens.FEATURE);
      if (how.sees("inForm")) {
        SelectorBuilder.once(state.isEmpty(), how);
        state = Optional.of(state(how.need("inForm")));
      } else if (how.sees("underControl")) {
        SelectorBuilder.once(under == Whose.ANY, how);
        under = under(how.need("underControl"));
      } else if (how.sees("quoted")) {
        GrantBuilder.quotedGrants(b.grants.quoted(how.need("quoted"))).forEach(grant -> had.add(new Effect.Gain(new Selector.It(), grant, new Duration.ForGood())));
      } else {
        Entry counter = b.entry(how.need("counter"), Category.COUNTERS);
        had.add(b.counters.put(new Selector.It(), new CounterBuilder.Counted(counter, new Value.Constant(1), true, false, false), how));
      }
    }
    Effect comes = state.isEmpty() && under == Whose.ANY ? before : arrivingSo(before, state, under, node.span());
    return had.isEmpty() ? comes : new Effect.InDoing(comes, had.size() == 1 ? had.get(0) : EffectBuilder.sequence(had));
  }

  private Effect arrivingSo(Effect before, Optional<String> state, Whose under, Span where) {
    if (before instanceof Effect.Named named) {
      return new Effect.Named(named.action(), named.name(), arrivingSo(named.effect(), state, under, where));
    }
    return before instanceof Effect.May may ? new Effect.May(arrivingSo(may.effect(), state, under, where)) : arriving(before, state, under, where);
  }
}
