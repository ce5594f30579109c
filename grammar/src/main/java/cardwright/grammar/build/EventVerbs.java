package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.List;
import java.util.Optional;

/** Verbs that name how a keyword is gained or lost, where they tell what is to be done. */
final class EventVerbs {
  private EventVerbs() {}

  /** What such a verb tells to do; empty for any other verb. */
  static Optional<Effect> told(Effect.Act act, Entry verb, Vocabulary vocabulary, Node node) {
    Optional<String> lost = verb.option("loses");
    Optional<Entry> keyword = lost.or(() -> verb.option("gains")).flatMap(id -> vocabulary.find(Category.KEYWORDS, id));
    if (keyword.isEmpty()) {
      return Optional.empty();
    }
    if (act.agent().isPresent()) {
      throw new NotMeant(node.span(), "this verb names how somebody gains or loses something, not who gives it: say it of him alone");
    }
    Selector who = act.object().orElseGet(Selector.Self::new);
    Optional<String> goes = verb.option("goes");
    if (act.place().isPresent() && goes.isEmpty()) {
      throw new NotMeant(node.span(), "the vocabulary does not say by which verb somebody goes there");
    }
    Selector whom = act.place().isPresent() ? GainBuilder.same(who) : who;
    List<Value> numbers = act.amount().map(List::of).orElse(List.of());
    if (lost.isEmpty() && keyword.get().keyword().orElseThrow().parameters().size() != numbers.size()) {
      throw new NotMeant(node.span(), numbers.isEmpty() ? "for how much is missing" : "what is gained so has no number");
    }
    Effect named = lost.isPresent()
        ? new Effect.Lose(whom, keyword.get().id(), new Duration.ForGood())
        : new Effect.Gain(whom, new Grant.HasKeyword(new Ability.Keyword(keyword.get().id(), numbers, Optional.empty(), Optional.empty())), new Duration.ForGood());
    return Optional.of(act.place().isEmpty() ? named : new Effect.InDoing(new Effect.Act(goes.get(), Optional.empty(), Optional.of(who), Optional.empty(), act.place()), named));
  }
}
