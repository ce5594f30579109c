package cardwright.grammar.build;

import cardwright.grammar.build.CounterBuilder.Counted;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.tokens.Occasion;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What somebody gains or loses, and for how long. */
final class GainBuilder {
  private final Builder b;

  /** How long, said before the verb and not used yet: «до конца хода получить …». */
  private Optional<Node> lasting = Optional.empty();

  GainBuilder(Builder builder) {
    this.b = builder;
  }

  /** Makes what is done with how long said before it, which something gained must use. */
  Effect lasting(Optional<Node> said, Builder.Making<Effect> making) {
    Optional<Node> outer = lasting;
    lasting = said;
    Effect effect = making.make();
    if (lasting.isPresent()) {
      throw new NotMeant(lasting.get().span(), "what is done once does not last: how long is said of what somebody gains");
    }
    lasting = outer;
    return effect;
  }

  /** What is gained, with what stands for a letter said among it: «броню X, где X – …, и полёт». */
  Effect gain(Node node, Optional<Selector> subject) {
    return b.defined(node.all("where"), () -> gains(node, subject));
  }

  private Effect gains(Node node, Optional<Selector> subject) {
    Selector who = subject.orElseGet(Selector.Self::new);
    Duration duration = lasts(node, who);
    List<Effect> gains = new ArrayList<>();
    List<Node> all = node.all("gained");
    Attachment.isClearBehindBodies(all.stream().map(each -> each.down("grant").orElse(each)).toList());
    boolean each = node.shows(CardTokens.OR).stream().anyMatch(or -> or.place().end() <= all.get(0).span().start());
    int alternatives = node.count(CardTokens.OR);
    boolean either = alternatives > 0;
    if (either && all.size() < 2 || each && alternatives < 2) {
      throw new NotMeant(node.span(), "there is nothing else to choose: something behind another «or» is missing");
    }
    List<Integer> joined = IntStream.range(1, all.size()).filter(i -> node.parts(CardTokens.AND, all.get(i - 1), all.get(i))).boxed().toList();
    if (node.has(CardTokens.AND) && either && !each) {
      throw new NotMeant(node.span(), "what is chosen is not clear: say «and» or «or», not both");
    }
    List<Integer> sizes = new ArrayList<>();
    for (Node gained : all) {
      // of what is chosen each is said of the same words; of what is gained together they speak once
      sizes.add(gains.size());
      Selector receiver = either && !joined.contains(sizes.size() - 1) || gains.isEmpty() ? who : same(who);
      Node only = gained.child("counted").orElseGet(gained::only);
      if (only.rule().equals("funds")) {
        gains.add(b.drafts.funds(only, subject));
      } else if (only.rule().equals("plusOr")) {
        gains.add(new Effect.Choice(b.grants.plusOr(only).stream().<Effect>map(grant -> new Effect.Gain(receiver, grant, duration)).toList()));
      } else if (only.rule().equals("classed")) {
        gains.add(new Effect.Gain(receiver, b.natures.classed(only), duration));
      } else if (only.rule().equals("thisDeed")) {
        if (!who.isSelf() || !(duration instanceof Duration.ForGood)) {
          throw new NotMeant(only.span(), "the action that runs is what gains this, for as long as it runs");
        }
        gains.add(b.deeds.strengthened(only));
      } else if (only.rule().equals("moreFrom") || only.rule().equals("halved")) {
        gains.add(new Effect.Gain(receiver, only.rule().equals("halved") ? b.grants.halved(only) : b.grants.moreFrom(only), duration));
      } else if (only.rule().equals("actionUse")) {
        gains.add(new Effect.Gain(receiver, new Grant.Quoted(List.of(b.grants.alone(only))), duration));
      } else if (only.rule().equals("grant")) {
        gains.addAll(all(ShieldBuilder.own(b.grants.grants(only), only), receiver, duration));
      } else if (markers(gained)) {
        Counted counted = b.counters.onEach(only, receiver);
        gains.add(b.markers.put(receiver, counted, duration, gained.child("markRule").or(() -> node.child("markRule")), only));
      } else if (duration instanceof Duration.ForGood || either && gained != all.get(all.size() - 1)) {
        // «1 фишку или +1 к удару до конца хода»: what lies somewhere lies there for good, so how long is said of the other
        MarkerBuilder.none(gained.child("markRule"));
        Counted counted = b.counters.amount(only);
        gains.add(b.counters.put(subject.isPresent() ? receiver : CounterBuilder.holder(counted.counter()), counted, only));
      } else {
        throw new NotMeant(only.span(), "counters are not gained for a time");
      }
    }
    if (all.stream().noneMatch(this::markers)) {
      MarkerBuilder.none(node.child("markRule"));
    }
    node.child("most").ifPresent(bound -> gains.set(gains.size() - 1, atMost(gains.get(gains.size() - 1), bound)));
    List<Node> limits = node.all("limitRemark");
    limits.forEach(remark -> limit(gains, sizes, all, joined, remark));
    return either ? new Effect.Choice(alternatives(gains, sizes, joined)) : EffectBuilder.sequence(gains);
  }

  /** «+1 к удару до конца хода (максимум +2)» */
  private static Effect atMost(Effect last, Node bound) {
    if (!(last instanceof Effect.Gain gain && gain.grant() instanceof Grant.Modifier m) || m.most().isPresent() || m.total().isPresent()) {
      throw new NotMeant(bound.span(), "this bounds no number: say it right behind the number that is meant");
    }
    return new Effect.Gain(gain.who(), new Grant.Modifier(m.stat(), m.level(), m.sign(), m.amount(), m.use(), Optional.of(GrantBuilder.most(bound, m.sign(), m.amount())), m.total()), gain.duration());
  }

  /** «фишку (1 раз за ход) или …»: of the one thing that is said right before. */
  private void limit(List<Effect> gains, List<Integer> from, List<Node> all, List<Integer> joined, Node remark) {
    int at = (int) all.stream().filter(gained -> gained.span().end() <= remark.span().start()).count() - 1;
    int end = at + 1 < from.size() ? from.get(at + 1) : gains.size();
    if (joined.contains(at) || end - from.get(at) != 1) {
      throw new NotMeant(remark.span(), "of what this is said is not clear: say it of one thing");
    }
    gains.set(from.get(at), b.limits.limited(remark, gains.get(from.get(at))));
  }

  /**
   * «либо А, либо Б и В»
   *
   * @param from from which of the effects on each of the things gained is told
   * @param joined which of those things belong to the one before
   */
  private static List<Effect> alternatives(List<Effect> gains, List<Integer> from, List<Integer> joined) {
    if (joined.isEmpty()) {
      return gains;
    }
    List<Integer> starts = IntStream.range(0, from.size()).filter(i -> !joined.contains(i)).map(from::get).boxed().toList();
    return IntStream.range(0, starts.size()).mapToObj(i -> EffectBuilder.sequence(gains.subList(starts.get(i), i + 1 < starts.size() ? starts.get(i + 1) : gains.size()))).toList();
  }

  /** «получает: А, если …; Б, если …»: each of them only where that is so. */
  Effect listed(Node node, Optional<Selector> subject) {
    node.has(CardTokens.GAIN);
    List<Effect> all = new ArrayList<>();
    // whoever has to be chosen is chosen once, whatever turns out to be so
    boolean chosen = subject.filter(whom -> whom instanceof Selector.Pick pick && !(pick.count() instanceof Count.Each)).isPresent();
    if (chosen) {
      all.add(new Effect.Choose(Optional.empty(), subject.get()));
    }
    Optional<Selector> who = chosen ? Optional.of(new Selector.It()) : subject;
    for (Node item : node.all("gainItem")) {
      Effect gained = gain(item, who);
      all.add(new Effect.If(b.conditions.clause(item.need("ifClause")), gained, Optional.empty()));
    }
    return EffectBuilder.sequence(all);
  }

  private boolean markers(Node gained) {
    return gained.down("counted", "counter").filter(counter -> Markers.isMarker(b.id(counter, Category.COUNTERS))).isPresent();
  }

  /** How long something lies where it is put; for good where nothing is said. */
  Duration of(Optional<Node> said, Selector who) {
    return said.map(node -> duration(node, who)).orElseGet(Duration.ForGood::new);
  }

  private static List<Effect> all(List<Grant> grants, Selector who, Duration duration) {
    List<Effect> gains = new ArrayList<>();
    for (Grant grant : grants) {
      gains.add(new Effect.Gain(gains.isEmpty() ? who : same(who), grant, duration));
    }
    return gains;
  }

  /** «двое получают А и Б»: they are chosen once. */
  static Selector same(Selector who) {
    return who instanceof Selector.Pick || who instanceof Selector.SomeOf ? new Selector.It() : who;
  }

  Effect lose(Node node, Optional<Selector> subject) {
    Optional<Node> keyword = node.child("keyword");
    if (keyword.isPresent()) {
      Selector who = subject.orElseGet(Selector.Self::new);
      Duration duration = lasts(node, who);
      return new Effect.Lose(who, b.id(keyword.get(), Category.KEYWORDS), duration);
    }
    if (node.sees("lost")) {
      Selector who = subject.orElseGet(Selector.Self::new);
      return new Effect.Gain(who, b.natures.lost(node.need("lost")), lasts(node, who));
    }
    if (node.sees("duration")) {
      throw new NotMeant(node.span(), "counters are not lost for a time");
    }
    Node said = node.need("counted");
    Counted plain = b.counters.amount(said);
    if (node.sees("selector")) {
      // «потерять фишку с этого орка»
      node.has(CardTokens.WITH, CardTokens.FROM);
      if (subject.filter(you -> !you.isYou() && !you.isSelf()).isPresent() || node.sees("upTo")) {
        throw new NotMeant(node.span(), "nobody loses what lies on another: say that it is removed");
      }
      Selector from = b.selectors.selector(node.need("selector"), 0);
      CounterBuilder.checkHolder(from, plain.counter(), node.span());
      return CounterBuilder.remove(from, plain);
    }
    Counted counted = node.child("upTo").map(most -> b.counters.upTo(plain, most)).orElse(plain);
    // "you may lose a chip": of those that lie on cards the card's own are meant
    boolean yours = subject.filter(Selector::isYou).isPresent() && !counted.counter().isHeldByPlayers();
    Selector who = subject.filter(given -> !yours).orElseGet(() -> CounterBuilder.holder(counted.counter()));
    CounterBuilder.checkHolder(who, counted.counter(), node.span());
    return CounterBuilder.remove(who, counted);
  }

  Effect forbid(Node node, Selector who) {
    if (who instanceof Selector.Pick cell && cell.kind().equals(ConditionBuilder.CELL)) {
      throw new NotMeant(node.span(), "a cell does nothing: say what it counts as, or who cannot go there");
    }
    Optional<Node> inNext = node.child("inNext");
    if (inNext.isPresent()) {
      return forbidInNext(inNext.get(), b.permissions.cannot(node), who);
    }
    if (node.sees("afterThis")) {
      return b.deeds.spare(node, who);
    }
    Optional<Duration> next = node.down("timing").flatMap(timing -> b.timings.nextTime(timing));
    boolean everyTime = node.sees("timing") && next.isEmpty() && !node.sees("duration") && lasting.isEmpty();
    List<Grant> cannot = b.permissions.cannot(node);
    if (everyTime) {
      throw new NotMeant(node.span(), "for how long is missing: say at which next time, or until when");
    }
    if (next.isPresent() && (node.sees("duration") || lasting.isPresent())) {
      throw new NotMeant(node.span(), "how long has been said already");
    }
    return EffectBuilder.sequence(all(cannot, who, next.orElseGet(() -> lasts(node, who))));
  }

  /** «следующий бросок кубика ~ равен 6» */
  Effect fixedRoll(Node node, Optional<Selector> subject) {
    node.has(CardTokens.A);
    node.has(CardTokens.NEXT);
    node.has(CardTokens.EQUAL);
    if (subject.isPresent()) {
      throw new NotMeant(node.span(), "whose roll it is stands behind it");
    }
    Selector who = b.selectors.selector(node.need("selector"), Cells.ofCase(Cells.GENITIVE));
    return new Effect.Gain(who, new Grant.NextRoll(b.values.stat(node.need("stat")), b.values.value(node.need("value"))), lasts(node, who));
  }

  /** «не открывается в свой следующий ход»: in that turn alone. */
  private Effect forbidInNext(Node when, List<Grant> cannot, Selector who) {
    when.has(CardTokens.NEXT);
    String period = b.id(when.need("period"), Category.PERIODS);
    if (b.selectors.whoseOf(when) != Whose.ITS_OWNERS || !period.equals("turn")) {
      throw new NotMeant(when.span(), "its own next turn is what can be said here");
    }
    List<Ability> then = cannot.stream().<Ability>map(grant -> new Ability.Continuous(new Selector.Self(), grant, Optional.of(new Condition.TurnOf(Selector.Who.YOU)))).toList();
    return new Effect.Gain(who, new Grant.Quoted(then), new Duration.UntilEnd(period, Whose.ITS_OWNERS, true));
  }

  Effect ignore(Node node, Selector who) {
    List<Grant> ignored = b.grants.ignoring(node.need("ignoring"));
    Duration duration = lasts(node, who);
    if (duration instanceof Duration.ForGood) {
      throw new NotMeant(node.span(), "how long is missing: say «until …», or say it behind the action that ignores this");
    }
    return EffectBuilder.sequence(all(ignored, who, duration));
  }

  /** «считается глубиной, пока …» */
  Effect countingFor(Node node, Selector who) {
    Node counting = node.need("counting");
    boolean cell = who instanceof Selector.CellOf || who instanceof Selector.It || who instanceof Selector.Pick pick && pick.kind().equals(ConditionBuilder.CELL);
    if (!counting.holds("area") && !node.sees("duration")) {
      throw new NotMeant(counting.span(), "what it counts as by itself is had, not done: say for how long, or what it gains");
    }
    if (counting.holds("area") && !cell) {
      throw new NotMeant(counting.span(), "only cells count as a part of the board");
    }
    return EffectBuilder.sequence(all(b.grants.counting(counting), who, lasts(node, who)));
  }

  /** «может двигаться по диагонали до конца хода» */
  Effect goingFor(Node node, Selector who) {
    List<Grant> grants = node.sees("going") ? b.places.going(node.need("going")) : List.of(b.places.crossing(node.need("crossing")));
    return EffectBuilder.sequence(all(grants, who, lasts(node, who)));
  }

  /** «+1 к удару до конца хода»: by the card, where nobody is named; without how long it lasts the card has it, which is no effect. */
  Effect bare(Node node, Optional<Selector> subject) {
    if (subject.isPresent()) {
      throw new NotMeant(node.span(), "what he does is missing: say that he gains this");
    }
    node.has(CardTokens.AND);
    List<Grant> grants = node.all("modifier").stream().flatMap(modifier -> b.grants.modifiers(modifier).stream()).toList();
    Selector who = new Selector.Self();
    Duration duration = lasts(node, who);
    if (duration instanceof Duration.ForGood && !grants.stream().allMatch(grant -> grant instanceof Grant.Modifier modifier && modifier.use().next())) {
      throw new NotMeant(node.span(), "how long is missing: say «until …»");
    }
    return EffectBuilder.sequence(all(grants, who, duration));
  }

  /** «до конца хода может нападать только на ~» */
  Effect onlyAtFor(Node node, Selector who) {
    List<Grant> grants = b.permissions.onlyAt(node.need("onlyAt"), false);
    Duration duration = lasts(node, who);
    if (duration instanceof Duration.ForGood) {
      throw new NotMeant(node.span(), "how long is missing: say «until …»");
    }
    return EffectBuilder.sequence(all(grants, who, duration));
  }

  /** How long it lasts, said behind the verb or before it; else for good. */
  Duration lasts(Node node, Selector who) {
    Optional<Node> before = lasting;
    lasting = Optional.empty();
    Optional<Node> behind = node.child("duration").or(() -> node.child("lasting"));
    if (before.isPresent() && behind.isPresent()) {
      throw new NotMeant(behind.get().span(), "how long has been said already");
    }
    return before.or(() -> behind).map(said -> duration(said, who)).orElseGet(Duration.ForGood::new);
  }

  private static void once(boolean first, Node node) {
    if (!first) {
      throw new NotMeant(node.span(), "whose or which period is meant was said already, and this says it again");
    }
  }

  private Duration duration(Node node, Selector who) {
    node.has(CardTokens.LASTS);
    node.has(CardTokens.SO_LONG);
    Optional<Node> until = node.child("until");
    if (until.isPresent() && !node.sees("period")) {
      return new Duration.Until(Optional.empty(), happening(until.get(), who));
    }
    Optional<Node> condition = node.child("condition");
    if (condition.isPresent()) {
      return new Duration.While(b.conditions.about(Optional.of(same(who)), () -> b.conditions.condition(condition.get())));
    }
    Optional<Lexeme> before = node.token(CardTokens.TIMING_BEFORE).flatMap(word -> word.as(Category.TIMINGS));
    if (before.isPresent()) {
      Occasion occasion = (Occasion) before.get().detail().orElse(Occasion.ANY);
      return untilStart(node, before.get().entry().flatMap(timing -> timing.option("before")).orElseThrow(), occasion.whose(), occasion.next());
    }
    String period = b.id(node.need("period"), Category.PERIODS);
    Optional<CardToken> times = node.token(CardTokens.NUMBER, CardTokens.LETTER);
    if (times.isPresent()) {
      return severalPeriods(period, times.get(), node);
    }
    Whose whose = Whose.ANY;
    boolean next = false;
    boolean article = false;
    boolean present = false;
    List<Node> words = new ArrayList<>(node.all("whose"));
    for (Node word : node.all("durationWord")) {
      if (word.sees("next")) {
        once(!next, word);
        next = word.need("next").has(CardTokens.NEXT);
      } else if (word.sees("this")) {
        once(!present, word);
        present = word.need("this").has(CardTokens.THIS);
      } else if (word.has(CardTokens.A)) {
        once(!article, word);
        article = true;
      } else {
        words.addAll(word.all("whose"));
      }
    }
    node.child("this").ifPresent(t -> t.has(CardTokens.THIS));
    if (node.has(CardTokens.IN)) {
      node.has(CardTokens.THIS);
    }
    once(!(next && present), node);
    for (Node word : words) {
      Concord.ofGenitive(b.language, word);
      once(whose == Whose.ANY, word);
      whose = b.selectors.whose(word);
    }
    if (node.token(CardTokens.UNTIL_END).flatMap(CardToken::detail).isPresent()) {
      return untilStart(node, period, whose, next);
    }
    Duration.UntilEnd end = new Duration.UntilEnd(period, whose, next);
    node.has(CardTokens.OR);
    return until.<Duration>map(event -> new Duration.Until(Optional.of(end), happening(event, who))).orElse(end);
  }

  /** «на X ходов противника» */
  private Duration severalPeriods(String period, CardToken times, Node node) {
    node.has(CardTokens.ON, CardTokens.FOR);
    node.has(CardTokens.OF);
    List<Node> words = node.all("whose");
    once(words.size() < 2, node);
    words.forEach(word -> Concord.ofGenitive(b.language, word));
    Value number = b.values.number(times);
    if (!period.equals("turn") || number.is(0)) {
      throw new NotMeant(node.span(), "for so many turns, one or more, can something be gained");
    }
    return new Duration.For(period, words.isEmpty() ? Whose.ANY : b.selectors.whose(words.get(0)), number);
  }

  /** «до начала вашего следующего хода»: that it is the next one goes without saying, of anybody's turns it is said. */
  private static Duration untilStart(Node node, String period, Whose whose, boolean next) {
    if (!period.equals("turn") || node.sees("until") || whose == Whose.ANY && !next) {
      throw new NotMeant(node.span(), "what lasts to a start lasts to that of a turn: say whose, or «next»");
    }
    return new Duration.UntilStart(period, whose);
  }

  /** «пока не получит раны от удара», told of whoever gains something so long. */
  private List<Trigger.On> happening(Node node, Selector who) {
    node.has(CardTokens.SO_LONG);
    node.count(CardTokens.UNTIL);
    node.has(CardTokens.WHILE);
    node.count(CardTokens.OR);
    List<Trigger.On> events = new ArrayList<>();
    Selector of = same(who);
    for (Node each : node.all("notYet")) {
      Optional<Selector> named = each.child("whoever").map(whoever -> b.selectors.whoever(whoever, Cells.ofCase(Cells.NOMINATIVE)));
      of = named.orElse(of); // «пока ~ не переместится или не погибнет»: of him all that follows is told
      events.add(event(each, of));
    }
    if (events.stream().distinct().count() < events.size()) {
      throw new NotMeant(node.span(), "the same is waited for twice: once is enough");
    }
    return events;
  }

  private Trigger.On event(Node node, Selector of) {
    node.has(CardTokens.NOT);
    Trigger.On event = b.triggers.event(node, Optional.of(of));
    b.triggers.bounds.none(node);
    Optional<Node> by = node.child("by");
    if (by.isPresent() && (event.by().isPresent() || event.hasOwnName())) {
      throw new NotMeant(by.get().span(), "by what it happens has been said already, or cannot be said of this");
    }
    return by.map(cause -> event.by(b.triggers.cause(cause))).orElse(event);
  }
}
