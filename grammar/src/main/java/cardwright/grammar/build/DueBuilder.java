package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import java.util.Optional;

/** Abilities that tell in another order what they wait for: a timing behind «если», an event behind what is done. */
final class DueBuilder {
  private final Builder b;

  DueBuilder(Builder builder) {
    this.b = builder;
  }

  Ability ability(Node node) {
    return node.rule().equals("whenDue") ? due(node) : whenever(node);
  }

  /** «каждый раз, когда …»: whenever it happens, as without that. */
  static void everyTime(Node node) {
    node.has(CardTokens.EVERY_TIME);
  }

  /** «если в конце вашего хода у ~ нет ран, …» */
  private Ability due(Node node) {
    node.has(CardTokens.IF);
    Trigger.At at = b.timings.at(node.need("timing"));
    Condition condition = b.conditions.condition(node.need("condition"));
    return new Ability.Triggered(at, Optional.of(condition), b.effects.effect(node.need("effect")), Optional.empty());
  }

  /** «получает фишку каждый раз, когда погибает орк» */
  private Ability whenever(Node node) {
    everyTime(node.need("everyTime"));
    node.has(CardTokens.WHEN);
    Node event = node.need("clauseEvent");
    Node done = node.need("steps");
    if (done.leaves().stream().anyMatch(word -> word.getType() == CardTokens.IT) || b.discourse.spokenOfBefore(event.span())) {
      throw new NotMeant(done.span(), "who is meant is told only behind this: say first what is waited for");
    }
    b.triggers.listed.begin();
    Trigger trigger = b.triggers.event(event);
    Effect effect = b.conditions.about(Optional.of(new Selector.Self()), () -> b.effects.steps(done));
    b.triggers.bounds.none(event);
    return new Ability.Triggered(b.deeds.inTime(trigger, effect), Optional.empty(), effect, Optional.empty());
  }
}
