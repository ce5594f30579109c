package cardwright.grammar.build;

import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.List;
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
      TimingBuilder.Next at = b.timings.atOrNext(node.need("timing"));
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

  /** «если выбранный орк в свой следующий ход не нападёт ударом, в конце своего хода он ранится на 2»: when that comes, what has happened in it is asked. */
  Effect ahead(Node node) {
    node.has(CardTokens.IF);
    Optional<Node> said = node.child("whoever");
    Optional<Selector> whoever = said.map(whom -> b.selectors.whoever(whom, Cells.ofCase(Cells.NOMINATIVE)));
    boolean chosen = whoever.orElse(null) instanceof Selector.Pick;
    if (chosen && !((Selector.Pick) whoever.get()).count().isOne()) {
      throw new NotMeant(said.get().span(), "one was expected here, who is chosen now and seen then");
    }
    Selector who = chosen ? new Selector.It() : whoever.orElseGet(Selector.Self::new);
    Node next = node.need("inNext");
    next.has(CardTokens.IN);
    next.has(CardTokens.NEXT);
    Node period = next.need("period");
    Whose whose = b.selectors.whose(next.need("whose"));
    boolean not = node.has(CardTokens.NOT, CardTokens.DOES_NOT);
    Trigger.On event = node.child("unlikely").map(unlikely -> b.triggers.unlikely(unlikely, who)).orElseGet(() -> b.triggers.event(node, Optional.of(who)));
    b.triggers.bounds.none(node);
    Node timing = node.need("timing");
    TimingBuilder.Next at = b.timings.atOrNext(timing);
    String counted = b.id(period, Category.PERIODS);
    boolean ofThat = b.vocabulary.find(Category.TIMINGS, at.at().timing()).flatMap(entry -> entry.option("period")).filter(counted::equals).isPresent();
    if (!ofThat || at.at().whose() != whose || at.next()) {
      throw new NotMeant(timing.span(), "a time in that very period was expected: when it is seen what has happened in it");
    }
    Condition happened = new Condition.Happened(event, new Condition.When.Running(counted));
    Effect later = new Effect.Later(at.at(), true, Optional.of(not ? Negation.of(happened) : happened), b.effects.steps(node.need("steps")));
    return chosen ? EffectBuilder.sequence(List.of(new Effect.Choose(Optional.empty(), whoever.get()), later)) : later;
  }

  /** «изгнать его в конце хода противника»: then it is done, and then decided whether. */
  Effect act(Node node, Optional<Selector> subject) {
    Effect act = told(b.acts.act(node, subject), node);
    Optional<TimingBuilder.Next> at = node.child("timing").map(b.timings::atOrNext);
    return at.isEmpty() ? act : later(at.get(), Optional.empty(), act, node);
  }

  /**
   * «отравить гнома на 2», «приземлиться на свободную клетку»: a verb that names how a keyword is gained or lost, told as what to do. With a place
   * somebody goes there first.
   */
  private Effect told(Effect effect, Node node) {
    return Tree.rewrite(effect, part -> part instanceof Effect.Act act ? b.vocabulary.find(Category.VERBS, act.verb()).<Object>flatMap(verb -> EventVerbs.told(act, verb, b.vocabulary, node).map(Object.class::cast)).orElse(act) : part);
  }

  private static Effect later(TimingBuilder.Next at, Optional<Condition> condition, Effect effect, Node node) {
    Effect done = effect instanceof Effect.May may ? may.effect() : effect;
    boolean chosenThen = done instanceof Effect.Act act && act.object().orElse(null) instanceof Selector.Pick || done instanceof Effect.Gain gain && gain.who() instanceof Selector.Pick;
    if (at.at().whose() == Whose.ITS_OWNERS && chosenThen) {
      throw new NotMeant(node.span(), "whose occasion is meant is not clear, for it is chosen only then to whom this is done: choose before, or say whose");
    }
    return new Effect.Later(at.at(), at.next(), condition, effect);
  }
}
