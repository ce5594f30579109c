package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/** Events in which somebody gains something: a keyword, a marker, counters. */
final class GainEvents {
  private static final Selector SELF = new Selector.Self();
  private final Builder b;

  GainEvents(Builder builder) {
    this.b = builder;
  }

  /** «при получении фишки вашим орком» */
  Trigger.On noun(Node node) {
    node.has(CardTokens.GAINING);
    int cases = b.language == Language.RU ? Cells.ofCase(Cells.INSTRUMENTAL) | Cells.ofCase(Cells.GENITIVE) : 0;
    return gained(node, node.child("owner").map(owner -> b.selectors.whoever(owner, cases)));
  }

  /** «получает проклятие», «получает X фишек», «получает 3 или более раны» */
  Trigger.On gained(Node node, Optional<Selector> subject) {
    Selector who = subject.orElse(SELF);
    Optional<Node> keyword = node.child("keyword");
    if (keyword.isPresent()) {
      if (who instanceof Selector.Player) {
        throw new NotMeant(node.span(), "cards gain keywords, players do not");
      }
      return done(Trigger.On.gaining(b.id(keyword.get(), Category.KEYWORDS)), who);
    }
    if (node.sees("nthOne")) {
      return nthOne(node.need("nthOne"), who);
    }
    if (node.sees("boundOf")) {
      b.triggers.bounds.amount(node);
      return done(put(b.entry(node.need("counter"), Category.COUNTERS), who, node), who);
    }
    Node counted = node.need("counted");
    CounterBuilder.Counted what = b.counters.counted(counted);
    if (MarkerBuilder.isMarker(what) && !what.numbered()) {
      return done(Trigger.On.gaining(what.counter().id()), who);
    }
    String event = put(what.counter(), who, counted);
    if (what.value() instanceof Value.Variable variable && variable.definition().isEmpty()) {
      b.triggers.bounds.letter(variable.name());
    } else if (what.numbered()) {
      throw new NotMeant(counted.span(), "an event is waited for, not a number of counters");
    }
    return done(event, who);
  }

  /** «третью фишку», «третью или более»: of what it has then. */
  private Trigger.On nthOne(Node node, Selector who) {
    node.has(CardTokens.A, CardTokens.OWN);
    boolean more = node.has(CardTokens.OR_MORE);
    Integer number = (Integer) node.token(CardTokens.ORDINAL).orElseThrow().detail().orElseThrow();
    Entry counter = b.entry(node.need("counter"), Category.COUNTERS);
    Trigger.On event = Markers.isMarker(counter.id()) ? done(Trigger.On.gaining(counter.id()), who) : done(put(counter, who, node), who);
    Selector of = ConditionBuilder.subjectOf(event).orElse(who);
    b.triggers.bounds.having(new Condition.Compares(new Value.Measure(counter.id(), of), more ? Comparison.AT_LEAST : Comparison.EQUAL, new Value.Constant(number)));
    return event;
  }

  /** A verb of the rulebook that puts the counter tells the same; others come to lie there without a verb. */
  private static String put(Entry counter, Selector who, Node place) {
    if (Markers.isMarker(counter.id())) {
      throw new NotMeant(place.span(), "an event is waited for, not a number of markers");
    }
    CounterBuilder.checkHolder(who, counter, place.span());
    return counter.option("put").orElseGet(() -> Trigger.On.receiving(counter.id()));
  }

  private static Trigger.On done(String event, Selector who) {
    return new Trigger.On(event, Optional.empty(), Optional.of(who), Optional.empty());
  }
}
