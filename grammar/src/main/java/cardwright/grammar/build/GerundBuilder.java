package cardwright.grammar.build;

import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
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

  /** «не вскрывая их»: an effect does what it says and no more, so this only must not gainsay it. */
  void notDoing(Node node, Effect done) {
    node.has(CardTokens.NOT, CardTokens.WITHOUT);
    node.has(CardTokens.IN_DOING);
    CardToken verb = node.token(CardTokens.VERB_GER, CardTokens.VERB_NOUN).orElseThrow();
    node.child("object").ifPresent(object -> {
      // whom it spares besides is nothing that could be done or not
      if (!(b.selectors.selector(object.need("selector"), 0) instanceof Selector.It)) {
        throw new NotMeant(object.span(), "nothing is done so to anybody who was not spoken of before: a pronoun was expected here");
      }
    });
    boolean[] told = {false};
    Tree.visit(done, part -> told[0] |= part instanceof Effect.Act act && verb.lexemes().stream().map(Lexeme::entry).flatMap(Optional::stream).anyMatch(entry -> entry.id().equals(act.verb())));
    if (told[0]) {
      throw new NotMeant(node.span(), "just this is done here, so it cannot be left out");
    }
  }

  private static boolean holds(Effect effect, Class<?> sort) {
    boolean[] found = {false};
    Tree.visit(effect, part -> found[0] |= sort.isInstance(part));
    return found[0];
  }
}
