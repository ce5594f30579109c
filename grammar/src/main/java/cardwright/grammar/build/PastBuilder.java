package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition.Often;
import cardwright.grammar.meaning.Condition.When;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What has happened: how often, and within which time. */
final class PastBuilder {
  private final Builder b;

  PastBuilder(Builder builder) {
    this.b = builder;
  }

  /** What happened to or by a subject, within the time that a node tells. */
  Condition happened(Trigger.On event, Node node, Optional<Often> often) {
    Node time = node.need("thisPeriod");
    time.has(CardTokens.THIS);
    if (time.has(CardTokens.LAST)) {
      Whose whose = b.selectors.whose(time.need("whose"));
      Node period = time.need("period");
      String id = b.id(period, Category.PERIODS);
      if (!id.equals("turn")) {
        throw new NotMeant(period.span(), "only a turn belongs to somebody");
      }
      return new Condition.Happened(event, new When.Last(id, whose), often.orElse(Often.ONCE));
    }
    if (time.sees("event") || time.sees("role")) {
      String action = time.sees("role") ? ofRole(time.need("role")) : ofWord(time.need("event").word());
      if (event.by().isPresent()) {
        throw new NotMeant(time.span(), "by what it happens has been said already");
      }
      return new Condition.Happened(event.by(new ActionPattern(action, List.of(), List.of(), Optional.empty(), Optional.empty())), new When.Action(), often.orElse(Often.ONCE));
    }
    Node period = time.need("period");
    if (b.language == Language.RU && !period.shows(CardTokens.ACTION_PERIOD).isEmpty()) {
      throw new NotMeant(time.span(), "this word means an action here, not a time: say «от» and the genitive, or in which turn");
    }
    return new Condition.Happened(event, new When.Running(b.id(period, Category.PERIODS)), often.orElse(Often.ONCE));
  }

  private static String ofWord(CardToken word) {
    return ActionPatternBuilder.action(word).orElseThrow(() -> new NotMeant(word.place(), "«" + word.getText() + "» is no action")).id();
  }

  /** «этой атакой»: whatever action runs. */
  private String ofRole(Node role) {
    if (!b.selectors.role(role).equals(b.deeds.running(role))) {
      throw new NotMeant(role.span(), "an action was expected here");
    }
    return b.deeds.performing(role);
  }

  /** «два или более раза», «ровно 2» */
  Optional<Often> often(Node node) {
    Optional<Node> often = node.child("often");
    Optional<Node> many = often.flatMap(times -> times.child("howMany")).or(() -> node.child("howMany"));
    Node said = many.or(() -> often).orElse(null);
    if (said == null) {
      return Optional.empty();
    }
    Optional<CardToken> number = said.token(CardTokens.NUMBER);
    Optional<CardToken> times = often.flatMap(each -> each.token(CardTokens.TIMES));
    int n = (Integer) number.or(() -> times).flatMap(CardToken::detail).orElseThrow(() -> new NotMeant(said.span(), "how many times is missing"));
    boolean exactly = said.has(CardTokens.EXACTLY);
    boolean less = said.has(CardTokens.OR_LESS);
    boolean more = said.has(CardTokens.OR_MORE);
    if (exactly && (less || more)) {
      throw new NotMeant(said.span(), "how many there may be is said twice");
    }
    if (n == 0 && !exactly && !less) {
      throw new NotMeant(said.span(), "0 times or more is always so");
    }
    return Optional.of(new Often(exactly ? Comparison.EQUAL : less ? Comparison.AT_MOST : Comparison.AT_LEAST, n));
  }

  /** «на 5 или более», «5 или более ран»: for how much it was in all. */
  Optional<Often> summed(Trigger.On event, Node node) {
    if (node.sees("amountBound")) {
      b.triggers.bounds.counted(event, node);
      b.triggers.bounds.amount(node);
    }
    Optional<Condition> amount = b.triggers.bounds.takeAmount();
    return amount.map(
        said -> {
          Condition.Compares compared = (Condition.Compares) said;
          if (!(compared.right() instanceof Value.Constant constant)) {
            throw new NotMeant(node.span(), "how much has happened is compared with a number");
          }
          return new Often(compared.comparison(), constant.number(), true);
        });
  }

  /** «совершил прыжок», «объявил выстрел по ~» */
  Trigger.On deed(Node node, Selector subject) {
    node.has(CardTokens.PERFORMED, CardTokens.PERFORM);
    node.count(CardTokens.A);
    CardToken token = node.need("event").word();
    Optional<Selector> at = node.child("whoever").map(whom -> b.selectors.whoever(whom, 0));
    Optional<Entry> action = ActionPatternBuilder.action(token);
    if (action.isPresent()) {
      return new Trigger.On(action.get().id(), Optional.of(subject), at, Optional.empty());
    }
    Entry keyword = token.as(Category.KEYWORDS).flatMap(Lexeme::entry).map(used -> TriggerBuilder.usable(used, node)).orElseThrow(() -> new NotMeant(token.place(), "«" + token.getText() + "» is no action"));
    if (at.isPresent()) {
      throw new NotMeant(node.span(), "this is done to nobody: at whom it is aimed cannot be said");
    }
    return new Trigger.On(keyword.id(), Optional.empty(), Optional.of(subject), Optional.empty());
  }

  /** «~ совершил 2 прыжка в этот ход», «не получил ран от этого удара» */
  Condition condition(Node node, Selector who) {
    if (Whoever.isSaidOfEach(node.down("subject", "selector")) || Whoever.isSaidOfEach(node.down("pastDone", "object", "selector"))) {
      throw new NotMeant(node.span(), "of what each one did nothing is remembered, only what some of them did: leave «each» out, or say it of one");
    }
    node.has(CardTokens.ALREADY); // what has happened has happened
    Optional<Selector> subject = Optional.of(who);
    boolean not = node.child("not").map(n -> n.has(CardTokens.NOT)).orElse(false) | node.has(CardTokens.DID_NOT);
    Node done = node.child("pastDone").orElse(node);
    Optional<Node> deed = done.child("pastDeed").or(() -> done.child("didNotPerform"));
    Optional<Node> didNot = done.child("didNot");
    if (isPassive(done) || didNot.isEmpty() && !done.sees("past")) {
      Sides.agree(b.language, node);
    }
    Trigger.On event;
    if (deed.filter(PastBuilder::isOfTwo).isPresent()) {
      return ConditionBuilder.maybeNot(not, eachOfTwo(deed.get(), node, who));
    } else if (deed.isPresent()) {
      not |= deed.get().has(CardTokens.DID_NOT);
      event = deed(deed.get(), subject.get());
    } else if (done.sees("gainedPast")) {
      not |= done.down("gainedPast").orElseThrow().has(CardTokens.DID_NOT);
      event = gained(done, subject);
    } else if (done.sees("participle")) {
      event = passive(done, done.need("participle"), subject);
    } else if (isPassive(done)) {
      event = passive(done, done.need("past"), subject);
    } else {
      Node verb = didNot.map(d -> d.need("infinitive")).orElseGet(() -> done.need("past"));
      boolean participle = b.language == Language.RU && !verb.shows(CardTokens.VERB_PP, CardTokens.PP_STATE).isEmpty();
      Sides sides = participle ? Sides.STRAIGHT : Sides.of(b.language, node.down("subject"), TriggerBuilder.pastVerb(verb), done.down("object"));
      if (sides == Sides.STRAIGHT && node.down("subject").filter(said -> said.span().start() < verb.span().start()).isPresent()) {
        Sides.agree(b.language, node);
      }
      Optional<Selector> object = done.child("object").map(o -> b.selectors.selector(o.need("selector"), 0));
      event = with(b.triggers.past(verb, sides, sides == Sides.STRAIGHT || node.down("subject").isPresent() ? subject : Optional.empty(), object), done);
    }
    Optional<Often> often = summed(event, done).or(() -> summed(event, node)).or(() -> often(deed.orElse(done)));
    return ConditionBuilder.maybeNot(not || didNot.isPresent(), happened(event, node, often));
  }

  /** «был атакован орком», "was attacked by an orc" */
  private Trigger.On passive(Node done, Node participle, Optional<Selector> subject) {
    Trigger.On event = b.triggers.passive(participle, subject);
    done.has(CardTokens.BY);
    Optional<Node> agent = done.child("agent").or(() -> done.child("object"));
    int instrumental = b.language == Language.RU ? Cells.ofCase(Cells.INSTRUMENTAL) : 0;
    agent.ifPresent(by -> Concord.ofCase(b.language, by, instrumental));
    return with(agent.map(by -> event.doneBy(b.selectors.selector(by.need("selector"), instrumental))).orElse(event), done);
  }

  private boolean isPassive(Node done) {
    return b.language == Language.RU && done.holds("object") && done.down("past").filter(past -> !past.shows(CardTokens.VERB_PP, CardTokens.PP_STATE).isEmpty()).isPresent();
  }

  private static boolean isOfTwo(Node deed) {
    return deed.down("whoever").filter(PastBuilder::tellsOfEachOther).isPresent();
  }

  private static boolean tellsOfEachOther(Node node) {
    return node.rule().equals("eachOther") || node.children().stream().anyMatch(PastBuilder::tellsOfEachOther);
  }

  /** «совершил два удара по стоящим рядом друг с другом картам»: there are two who lie so, and against each of them it was done. */
  private Condition eachOfTwo(Node deed, Node node, Selector who) {
    deed.has(CardTokens.PERFORMED, CardTokens.PERFORM);
    Often often = often(deed).orElse(Often.ONCE);
    Node whoever = deed.need("whoever");
    if (often.comparison() == Comparison.AT_MOST || often.number() != 2 || !(b.selectors.pair(whoever) instanceof Selector.Pick both)) {
      throw new NotMeant(deed.span(), "two actions against two who lie so to one another were expected here");
    }
    CardToken word = deed.need("event").word();
    Entry action = ActionPatternBuilder.action(word).orElseThrow(() -> new NotMeant(word.place(), "«" + word.getText() + "» is no action"));
    ActionPattern performed = new ActionPattern(action.id(), List.of(), List.of(), Optional.empty(), Optional.empty());
    Condition each = happened(new Trigger.On(b.deeds.performing(deed), Optional.of(who), Optional.of(new Selector.Which()), Optional.of(performed)), node, Optional.empty());
    List<Filter> filters = new ArrayList<>(both.filters());
    filters.add(new Filter.Such(each));
    return new Condition.Exists(new Selector.Pick(new Count.AtLeast(new Value.Constant(2)), both.side(), both.kind(), FilterBuilder.ordered(filters), both.zone()));
  }

  /** «атаковал ударом» */
  private Trigger.On with(Trigger.On event, Node done) {
    List<Node> instruments = done.all("instrument");
    if (instruments.size() > 1) {
      throw new NotMeant(instruments.get(1).span(), "by what it happens has been said already");
    }
    return instruments.isEmpty() ? event : event.by(b.patterns.instrument(instruments.get(0)));
  }

  /** Who gained it is whom a description tells of. */
  Selector gainer(Node node, boolean another) {
    if (another) {
      throw new NotMeant(node.span(), "who gained this is said twice");
    }
    return new Selector.Which();
  }

  /** «получил раны», «не получил ран» */
  Trigger.On gained(Node node, Optional<Selector> who) {
    Node gained = node.need("gainedPast");
    gained.has(CardTokens.GAINED);
    gained.count(CardTokens.A);
    return by(b.gainEvents.gained(gained, who), gained);
  }

  /** «от ран, полученных в этот ход»: as many as whoever is rid of them was given then. */
  Value cured(Node node, String verb, Selector who) {
    node.has(CardTokens.FROM, CardTokens.OF);
    node.has(CardTokens.A);
    Entry counter = b.entry(node.need("counter"), Category.COUNTERS);
    if (counter.option("removed").filter(verb::equals).isEmpty()) {
      throw new NotMeant(node.span(), "this verb rids nobody of these counters");
    }
    return taken(node, counter, who.isSelf() ? who : new Selector.It());
  }

  /** «число ран, полученных вашим орком в этот ход» */
  Value taken(Node node) {
    node.has(CardTokens.NUMBER_OF);
    node.has(CardTokens.BY);
    Entry counter = b.entry(node.need("counter"), Category.COUNTERS);
    return taken(node, counter, b.selectors.selector(node.need("selector"), Cells.ofCase(Cells.INSTRUMENTAL)));
  }

  private Value taken(Node node, Entry counter, Selector who) {
    node.has(CardTokens.TAKEN);
    String put = counter.option("put").orElseThrow(() -> new NotMeant(node.span(), "no verb puts these counters, so nobody remembers how many were put"));
    Condition.Happened happened = (Condition.Happened) happened(new Trigger.On(put, Optional.empty(), Optional.of(who), Optional.empty()), node, Optional.empty());
    return new Value.Taken(put, who, happened.when());
  }

  /** «не получил избыточный урон»: of a stat that an event tells of there is something, or nothing. */
  Condition excess(Node node, Selector who) {
    Sides.agree(b.language, node);
    boolean not = node.child("not").map(n -> n.has(CardTokens.NOT)).orElse(false);
    node.has(CardTokens.GAINED);
    Node stat = node.need("stat");
    String id = b.values.stat(stat);
    if (b.vocabulary.find(Category.STATS, id).filter(entry -> entry.is("spoken")).isEmpty()) {
      throw new NotMeant(stat.span(), "this is had all the time, not gained");
    }
    Value amount = new Value.Measure(id, who);
    return not ? new Condition.Compares(amount, Comparison.EQUAL, new Value.Constant(0)) : new Condition.Compares(amount, Comparison.AT_LEAST, new Value.Constant(1));
  }

  /** «получал раны от выстрелов» */
  private Trigger.On by(Trigger.On event, Node node) {
    return node.child("actionPattern").map(cause -> event.by(b.patterns.cause(cause))).orElse(event);
  }

  /** «орк, получивший раны от этого удара» */
  Filter having(Node node) {
    node.has(CardTokens.HAVING);
    Optional<Selector> which = Optional.of(new Selector.Which());
    return new Filter.Such(b.conditions.about(which, () -> happened(by(b.gainEvents.gained(node, which), node), node, Optional.empty())));
  }
}
