package cardwright.grammar.build;

import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.List;
import java.util.Optional;

/** What the words of an event say besides what happens: which of several it is, for how much, by whose own action. */
final class EventBounds {
  private final Builder b;
  private Optional<Limit> first = Optional.empty();
  private Optional<Limit> nth = Optional.empty();
  private Optional<String> letter = Optional.empty();
  private Optional<Condition> amount = Optional.empty();

  EventBounds(Builder builder) {
    this.b = builder;
  }

  /** How often an event is heard, where it says so: «при первом ударе за бой»; empty for every time. */
  Optional<Limit> takeFirst() {
    Optional<Limit> taken = first;
    first = Optional.empty();
    return taken;
  }

  /** The condition that an event is the second, or third, in a period; empty for every time. */
  Optional<Condition> takeNth(Trigger trigger) {
    Optional<Limit> taken = nth;
    nth = Optional.empty();
    return taken.map(often -> new Condition.Happened((Trigger.On) trigger, new Condition.When.Running(often.period()), new Condition.Often(Comparison.EQUAL, often.times())));
  }

  /** Reads that only the first is heard, or the second, or third. */
  void first(Node event) {
    first = firstOnly(event);
  }

  private Optional<Limit> firstOnly(Node event) {
    List<Node> periods = event.all("period");
    if (periods.size() > 1) {
      throw new NotMeant(periods.get(1).span(), "in which period it is the first is said twice");
    }
    Optional<Node> period = periods.stream().findFirst();
    Optional<Integer> number = event.child("nth").map(word -> (Integer) word.token(CardTokens.ORDINAL, CardTokens.NTH_TIME).orElseThrow().detail().orElseThrow());
    if (number.isPresent()) {
      event.has(CardTokens.A, CardTokens.EACH);
      nth = Optional.of(new Limit(number.get(), b.id(period.orElseThrow(() -> new NotMeant(event.span(), "in which period it is that one is missing")), Category.PERIODS)));
      return Optional.empty();
    }
    boolean said = event.has(CardTokens.FIRST_TIME) | event.child("first").map(word -> word.has(CardTokens.FIRST)).orElse(false);
    event.has(CardTokens.A, CardTokens.EACH);
    if (said != period.isPresent()) {
      throw new NotMeant(event.span(), said ? "in which period it is the first is missing" : "what this period counts is not clear: say «the first …»");
    }
    return period.map(node -> new Limit(1, b.id(node, Category.PERIODS)));
  }

  /** Of an event that ends something nothing more can be said than what happens. */
  void none(Node node) {
    if (takeFirst().isPresent() | nth.isPresent() | takeAmount().isPresent() | takeLetter().isPresent()) {
      throw new NotMeant(node.span(), "an event was expected here, of which nothing more is said than what happens");
    }
  }

  /** How much it must be: «излечивается на 3 или более»; empty for any amount. */
  Optional<Condition> takeAmount() {
    Optional<Condition> taken = amount;
    amount = Optional.empty();
    return taken;
  }

  /** «при промахе в нападении»: by an action that it has declared itself. */
  void asAttacker(Node said, Trigger.On on) {
    said.has(CardTokens.AS_DECLARER);
    String verb = b.deeds.performing(said);
    Selector who = on.agent().orElseThrow(() -> new NotMeant(said.span(), "who declares it is missing"));
    ActionPattern any = new ActionPattern(verb, List.of(), List.of(), Optional.empty(), Optional.empty());
    amount = Optional.of(new Condition.Happened(new Trigger.On(verb, Optional.of(who), Optional.empty(), Optional.of(any)), new Condition.When.Action()));
  }

  /** «излечивается на X» */
  void letter(Node of, Trigger.On on) {
    counted(on, of);
    letter = Optional.of((String) of.token(CardTokens.LETTER).orElseThrow().detail().orElseThrow());
  }

  /** A letter for how many. */
  void letter(String name) {
    letter = Optional.of(name);
  }

  /** Only what is done for a number can be bounded by one. */
  void counted(Trigger.On on, Node node) {
    if (b.vocabulary.find(Category.VERBS, on.event()).filter(verb -> b.triggers.hasSlot(verb, "amount")).isEmpty()) {
      throw new NotMeant(node.span(), "this is done without a number");
    }
  }

  /** «получает третью фишку»: what must be so of it then. */
  void having(Condition condition) {
    amount = Optional.of(condition);
  }

  /** «на 3 или более» */
  void amount(Node event) {
    Node bound = event.child("amountBound").map(each -> each.need("boundOf")).or(() -> event.child("boundOf")).orElse(null);
    if (bound == null) {
      return;
    }
    ValueBuilder.Bound said = b.values.bound(bound);
    if (said.value().is(0)) {
      throw new NotMeant(bound.span(), "0 is no amount");
    }
    amount = Optional.of(new Condition.Compares(new Value.Amount(), said.comparison(), said.value()));
  }

  /** The letter that a text gives to the amount of what it waits for: «получает X ран». */
  Optional<String> takeLetter() {
    Optional<String> taken = letter;
    letter = Optional.empty();
    return taken;
  }
}
