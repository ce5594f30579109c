package cardwright.grammar.build;

import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import java.util.Optional;

/** What is done once something comes about, and not before. */
final class LaterBuilder {
  private final Builder b;

  LaterBuilder(Builder builder) {
    this.b = builder;
  }

  Effect later(Node node) {
    node.has(CardTokens.NEXT_TIME);
    node.has(CardTokens.A);
    node.child("next").ifPresent(next -> next.has(CardTokens.NEXT));
    if (node.sees("timing")) {
      TriggerBuilder.Next at = b.triggers.atOrNext(node.need("timing"));
      Optional<Condition> condition = node.child("ifClause").map(b.conditions::clause);
      return later(at, condition, b.effects.steps(node.need("steps")), node);
    }
    if (node.sees("deed")) {
      Trigger.On event = b.deeds.declared(node.need("deed"), Whose.ANY);
      return new Effect.Later(event, false, Optional.empty(), b.deeds.fate(node.need("fate")));
    }
    Trigger trigger = node.sees("nounEvent") ? b.triggers.event(node.need("nounEvent")) : b.triggers.trigger(node.need("trigger"));
    if (!(trigger instanceof Trigger.On) || b.triggers.bounds.takeFirst().isPresent() || trigger instanceof Trigger.On && b.triggers.bounds.takeNth(trigger).isPresent() || b.triggers.bounds.takeLetter().isPresent() || b.triggers.bounds.takeAmount().isPresent()) {
      throw new NotMeant(node.span(), "an event was expected here, of which nothing more is said than what happens");
    }
    return b.conditions.about(
        ConditionBuilder.subjectOf(trigger),
        () -> new Effect.Later(trigger, false, node.child("ifClause").map(b.conditions::clause), b.effects.steps(node.need("steps"))));
  }

  /** «изгнать его в конце хода противника»: then it is done, and then decided whether. */
  Effect act(Node node, Optional<Selector> subject) {
    Effect act = b.acts.act(node, subject);
    Optional<TriggerBuilder.Next> at = node.child("timing").map(b.triggers::atOrNext);
    return at.isEmpty() ? act : later(at.get(), Optional.empty(), act, node);
  }

  private static Effect later(TriggerBuilder.Next at, Optional<Condition> condition, Effect effect, Node node) {
    Effect done = effect instanceof Effect.May may ? may.effect() : effect;
    boolean chosenThen = done instanceof Effect.Act act && act.object().orElse(null) instanceof Selector.Pick || done instanceof Effect.Gain gain && gain.who() instanceof Selector.Pick;
    if (at.at().whose() == Whose.ITS_OWNERS && chosenThen) {
      throw new NotMeant(node.span(), "whose occasion is meant is not clear, for it is chosen only then to whom this is done: choose before, or say whose");
    }
    return new Effect.Later(at.at(), at.next(), condition, effect);
  }
}
