package cardwright.grammar.build;

import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/** Counters that go from one to another: a number of them, or those that somebody has just got. */
final class TransferBuilder {
  private final Builder b;

  TransferBuilder(Builder builder) {
    this.b = builder;
  }

  /** How many of what goes over. */
  private record Moved(Entry counter, Value count, boolean upTo, boolean justGot, boolean all) {}

  Effect transfer(Node node, Optional<Selector> subject) {
    node.has(CardTokens.SHIFT);
    if (subject.filter(who -> !who.isSelf() && !who.isYou()).isPresent()) {
      throw new NotMeant(node.span(), "nobody but the card's controller can be told to move counters");
    }
    Moved moved = moved(node.need("transferred"));
    Selector from = node.child("source").map(source -> {
      source.has(CardTokens.WITH, CardTokens.FROM);
      return b.selectors.selector(source.need("selector"), Cells.ofCase(Cells.GENITIVE));
    }).orElseGet(() -> moved.justGot() ? receiver(node) : new Selector.Self());
    Node onto = node.need("onto");
    onto.has(CardTokens.ON, CardTokens.ONTO, CardTokens.TO);
    Selector to = b.selectors.selector(onto.need("selector"), Cells.ofCase(Cells.ACCUSATIVE));
    if (onto.leaves().stream().anyMatch(word -> word.getType() == CardTokens.EACH)) {
      throw new NotMeant(onto.span(), "whether so many go to each of them or to all together is not clear: say it of one, or of several without «each»");
    }
    if (from instanceof Selector.Player || to instanceof Selector.Player) {
      throw new NotMeant(node.span(), "cards were expected here: from whom to whom they go");
    }
    if (from.equals(to) && !(from instanceof Selector.Pick) || from instanceof Selector.Pick && to instanceof Selector.It) {
      throw new NotMeant(onto.span(), "these go from somebody to somebody else: name another");
    }
    if (from instanceof Selector.Pick pick && !pick.count().isOne()) {
      throw new NotMeant(node.span(), "from whom each of them is taken is not clear: say it of one");
    }
    Value all = new Value.Measure(moved.counter().id(), from instanceof Selector.Pick ? new Selector.It() : from);
    return new Effect.Transfer(moved.counter().id(), from, moved.all() ? all : moved.count(), moved.upTo(), to);
  }

  private Moved moved(Node node) {
    if (node.sees("it")) {
      node.has(CardTokens.OUT_OF, CardTokens.OF);
      Node them = node.need("it");
      them.has(CardTokens.IT);
      int n = (Integer) node.token(CardTokens.NUMBER).flatMap(CardToken::detail).orElseThrow();
      if (n > 1) {
        throw new NotMeant(node.span(), "there may be fewer of them: say «one of them», or «these»");
      }
      return new Moved(got(node), new Value.Constant(n), false, true, false);
    }
    Node word = node.need("counter");
    Entry counter = b.entry(word, Category.COUNTERS);
    if (Markers.isMarker(counter.id()) || counter.isHeldByPlayers()) {
      throw new NotMeant(word.span(), "counters that lie on cards were expected here");
    }
    if (node.has(CardTokens.THIS)) {
      if (!got(node).id().equals(counter.id())) {
        throw new NotMeant(node.span(), "which of these is not clear: what the ability waits for puts others");
      }
      return new Moved(counter, new Value.Amount(), false, true, false);
    }
    if (node.sees("countedAll")) {
      node.need("countedAll").has(CardTokens.EACH);
      return new Moved(counter, new Value.Amount(), false, false, true);
    }
    node.has(CardTokens.A);
    boolean upTo = node.has(CardTokens.UP_TO);
    boolean orLess = node.has(CardTokens.OR_LESS);
    if (upTo && orLess) {
      throw new NotMeant(node.span(), "how many there may be is said twice");
    }
    return new Moved(counter, node.child("value").map(b.values::value).orElse(new Value.Constant(1)), upTo || orLess, false, false);
  }

  /** The counter that the event, for which the ability waits, puts on somebody. */
  private Entry got(Node node) {
    return b.triggers.heard().flatMap(on -> b.vocabulary.of(Category.COUNTERS).stream().filter(counter -> on.received().filter(counter.id()::equals).isPresent() || counter.option("put").filter(on.event()::equals).isPresent()).findFirst())
        .orElseThrow(() -> new NotMeant(node.span(), "of what is not clear: what the ability waits for puts no counters"));
  }

  /** Whoever has got them. */
  private Selector receiver(Node node) {
    Trigger.On on = b.triggers.heard().orElseThrow();
    if (on.patient().isEmpty()) {
      throw new NotMeant(node.span(), "from whom is missing");
    }
    return on.patient().get().isSelf() ? on.patient().get() : new Selector.It();
  }
}
