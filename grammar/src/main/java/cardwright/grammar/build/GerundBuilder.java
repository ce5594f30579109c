package cardwright.grammar.build;

import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import java.util.Optional;
import java.util.Set;

/**
 * «закрыть орка, потеряв 2 фишки»: what a gerund tells is done first, and only if that really happened the rest is. Where it goes on about
 * somebody of whom the rest speaks, it is the other way round.
 */
final class GerundBuilder {
  private final Builder b;

  GerundBuilder(Builder builder) {
    this.b = builder;
  }

  Effect joined(Effect main, Node gerund) {
    Effect agentOf = main instanceof Effect.May may ? may.effect() : main;
    if (agentOf instanceof Effect.Act act && act.agent().filter(who -> !who.isSelf() && !who.isYou()).isPresent()) {
      throw new NotMeant(gerund.span(), "who does this is not clear: whoever does what was told before, or the card; say it in a part of its own");
    }
    Effect done = done(gerund);
    if (holds(done, Selector.It.class)) {
      return new Effect.InDoing(main, done);
    }
    if (holds(main, Selector.It.class) && holds(done, Selector.Pick.class)) {
      throw new NotMeant(gerund.span(), "who the pronoun before means is not clear where somebody else is chosen first: name him there");
    }
    return main instanceof Effect.May may ? new Effect.InDoing(new Effect.May(done), may.effect()) : new Effect.InDoing(done, main);
  }

  /** What a gerund tells is done. */
  Effect done(Node gerund) {
    if (gerund.sees("gerundAct")) {
      Node act = gerund.need("gerundAct");
      return b.acts.act(act, act.token(CardTokens.VERB_GER).orElseThrow(), Set.of(Use.GERUND, Use.REFLEXIVE_GERUND), Optional.empty());
    }
    if (gerund.sees("havingLost")) {
      Node losing = gerund.need("havingLost");
      losing.has(CardTokens.LOSING);
      return b.gains.lose(losing, Optional.empty());
    }
    Node removing = gerund.need("havingTaken");
    removing.has(CardTokens.REMOVING);
    removing.has(CardTokens.WITH);
    return b.counters.removing(removing, Optional.empty());
  }

  private static boolean holds(Effect effect, Class<?> sort) {
    boolean[] found = {false};
    Tree.visit(effect, part -> found[0] |= sort.isInstance(part));
    return found[0];
  }
}
