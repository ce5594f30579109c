package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.Optional;

/** «может заблокировать первое за ход излечение орка», «удваивает излечение ваших карт»: what would be done is not, or is done twice as much. */
final class UndoBuilder {
  private final Builder b;

  UndoBuilder(Builder builder) {
    this.b = builder;
  }

  Ability undoing(Node node) {
    Optional<Condition> condition = node.child("before").map(b.conditions::clause);
    boolean may = node.has(CardTokens.MAY);
    boolean twice = node.has(CardTokens.DOUBLE);
    if (!twice) {
      Node form = node.child("infinitive").or(() -> node.child("finite")).orElse(node);
      CardToken verb = form.token(CardTokens.VERB, CardTokens.VERB_FIN).orElseThrow(() -> new NotMeant(node.span(), "what becomes of it was expected here"));
      if (verb.lexemes().stream().flatMap(lexeme -> lexeme.entry().stream()).noneMatch(entry -> entry.is("prevents"))) {
        throw new NotMeant(verb.place(), "an event cannot have this done to it");
      }
    }
    Trigger.On event = b.triggers.notYet(node.need("nounEvent"), Cells.ACCUSATIVE);
    if (b.deeds.performing().contains(event.event())) {
      throw new NotMeant(node.span(), "what becomes of an action is said of the first of them in a period, or when it is declared");
    }
    Optional<Limit> first = b.triggers.bounds.takeFirst();
    Effect instead = twice ? twice(event, node) : new Effect.Nothing();
    return new Ability.Replacement(event, condition, may ? new Effect.May(instead) : instead, first);
  }

  private Effect twice(Trigger.On event, Node node) {
    boolean counts = b.vocabulary.find(Category.VERBS, event.event()).filter(verb -> b.triggers.hasSlot(verb, "amount")).isPresent();
    if (!counts || event.patient().isEmpty()) {
      throw new NotMeant(node.span(), "what is done for no number cannot be doubled");
    }
    Selector whom = event.patient().get();
    Value twice = new Value.Sum(new Value.Amount(), new Value.Amount());
    return new Effect.Act(event.event(), Optional.empty(), Optional.of(whom.isSelf() ? whom : new Selector.It()), Optional.of(twice), Optional.empty());
  }
}
