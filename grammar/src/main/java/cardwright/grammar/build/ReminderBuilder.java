package cardwright.grammar.build;

import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/**
 * What stands in brackets behind an action and tells in other words what performing it comes to: it must say what the vocabulary says of that
 * action, and may tell besides whom alone it is aimed at and that it need not be performed.
 */
final class ReminderBuilder {
  /** The option of an action: id of the verb that performing it comes to. */
  private static final String DOES = "does";

  private final Builder b;

  ReminderBuilder(Builder builder) {
    this.b = builder;
  }

  /** «подлость 1 (может ранить вашего орка на 1)» */
  Effect spelt(Node node, Optional<Selector> subject) {
    String id = b.actionId(node.need("actionName"));
    node.has(CardTokens.ON, CardTokens.FOR);
    Value power = b.values.value(node.need("value"));
    node.has(CardTokens.YOU);
    boolean may = node.child("may").map(word -> word.has(CardTokens.MAY)).orElse(false);
    Node said = node.need("act");
    Effect done = b.acts.act(said, Optional.empty());
    Optional<String> does = b.vocabulary.find(Category.ACTIONS, id).flatMap(entry -> entry.option(DOES));
    if (does.isEmpty()) {
      throw new NotMeant(said.span(), "what comes of this action the rules decide: it cannot be told in brackets");
    }
    if (!(done instanceof Effect.Act act && act.verb().equals(does.get()) && act.agent().isEmpty() && act.object().isPresent() && act.place().isEmpty())) {
      throw new NotMeant(said.span(), "this is not what the action does: «" + b.vocabulary.find(Category.VERBS, does.get()).map(this::word).orElse(does.get()) + "» was expected here");
    }
    if (!act.amount().filter(power::equals).isPresent()) {
      throw new NotMeant(said.span(), "the action does this with another number: say the same in both places");
    }
    Effect perform = new Effect.Perform(ActBuilder.agent(subject), new Action(id, Optional.empty(), Optional.of(power), Optional.empty(), Optional.empty()), act.object(), Optional.empty());
    return may ? new Effect.May(perform) : perform;
  }

  private String word(Entry verb) {
    return verb.words(b.language).get(0).replaceAll(" ?\\{.*", "").replaceAll("/.*", "");
  }
}
