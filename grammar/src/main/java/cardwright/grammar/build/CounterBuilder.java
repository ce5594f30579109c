package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Optional;

/** Counters and how many of them, and what moves them. */
final class CounterBuilder {
  private final Builder b;

  CounterBuilder(Builder builder) {
    this.b = builder;
  }

  Effect putting(Node node, Optional<Selector> subject) {
    forbidSubject(node, subject);
    Node many = node.need("counted");
    Counted said = counted(many);
    if (node.has(CardTokens.AGAINST) && node.down("selector", "pick").filter(pick -> pick.holds("count")).isEmpty()) {
      throw new NotMeant(many.span(), "«по» is said of several, on each of whom they are put");
    }
    if (MarkerBuilder.isMarker(said)) {
      Selector where = b.selectors.selector(node.need("selector"), 0);
      Counted counted = several(where) ? said : numbered(said, many, false);
      return b.markers.put(where, counted, b.gains.of(node.child("duration"), where), node.child("markRule"), node);
    }
    MarkerBuilder.none(node.child("duration").or(() -> node.child("markRule")));
    return put(b.selectors.selector(node.need("selector"), 0), numbered(said, many, false), node);
  }

  Effect removing(Node node, Optional<Selector> subject) {
    forbidSubject(node, subject);
    if (node.sees("keyword")) {
      // «снять с него отравление»
      return new Effect.Lose(b.selectors.selector(node.need("selector"), 0), b.id(node.need("keyword"), Category.KEYWORDS), new Duration.ForGood());
    }
    Counted plain = amount(node.need("counted"));
    Counted counted = node.child("upTo").map(most -> upTo(plain, most)).orElse(plain);
    Selector who = node.child("selector").map(s -> b.selectors.selector(s, 0)).orElseGet(() -> holder(counted.counter()));
    checkHolder(who, counted.counter(), node.span());
    return remove(who, counted);
  }

  private static void forbidSubject(Node node, Optional<Selector> subject) {
    if (subject.isPresent() && !subject.get().isSelf() && !subject.get().isYou()) {
      throw new NotMeant(node.span(), "nobody but the card's controller can be told to move counters");
    }
  }

  /** «нанести 2 раны орку»: by the verb that puts such counters, and by whoever does it. */
  Effect dealing(Node node, Optional<Selector> subject) {
    node.has(CardTokens.PERFORM, CardTokens.DEALS);
    node.has(CardTokens.TO);
    Node said = node.need("counted");
    Counted what = counted(said);
    Selector whom = b.selectors.selector(node.need("patient").need("selector"), Cells.ofCase(Cells.DATIVE));
    if (!what.numbered()) {
      throw new NotMeant(said.span(), "how many is missing");
    }
    if (!(put(whom, what, said) instanceof Effect.Act done)) {
      throw new NotMeant(said.span(), "such counters are put somewhere, nobody deals them");
    }
    return new Effect.Act(done.verb(), ActBuilder.agent(subject), done.object(), done.amount(), done.place());
  }

  /** A counter that a verb puts is that verb: «получить 2 раны» is «раниться на 2». */
  Effect put(Selector who, Counted counted, Node place) {
    if (MarkerBuilder.isMarker(counted)) {
      return b.markers.put(who, counted, new Duration.ForGood(), Optional.empty(), place);
    }
    checkHolder(who, counted.counter(), place.span());
    return counted.counter().option("put")
        .<Effect>map(verb -> new Effect.Act(verb, Optional.empty(), Optional.of(who), Optional.of(counted.value()), Optional.empty()))
        .orElseGet(() -> new Effect.PutCounters(who, counted.counter().id(), counted.value()));
  }

  static Effect remove(Selector who, Counted said) {
    Counted counted = said.all() ? new Counted(said.counter(), new Value.Measure(said.counter().id(), who), true, true, true) : said;
    return counted.counter().option("removed")
        .<Effect>map(verb -> new Effect.Act(verb, Optional.empty(), Optional.of(who), Optional.of(counted.value()), Optional.empty()))
        .orElseGet(() -> new Effect.RemoveCounters(who, counted.counter().id(), counted.value()));
  }

  /** Counters of players lie on no card, and those of cards before no player. */
  static void checkHolder(Selector who, Entry counter, Span place) {
    boolean player = who instanceof Selector.Player;
    if (player && !counter.isHeldByPlayers()) {
      throw new NotMeant(place, "players have none of these counters: they lie on cards");
    }
    if (!player && !(who instanceof Selector.It) && counter.isHeldByPlayers()) {
      throw new NotMeant(place, "cards have none of these counters: players have them");
    }
  }

  /** Whose counters are meant where nobody is named: the card's own, or its controller's of counters that players hold. */
  static Selector holder(Entry counter) {
    return counter.isHeldByPlayers() ? new Selector.Player(Selector.Who.YOU) : new Selector.Self();
  }

  /**
   * A counter and how many; without a number one.
   *
   * @param many whether its word speaks of several
   */
  record Counted(Entry counter, Value value, boolean numbered, boolean all, boolean many) {

    /** «все раны на существе»: all that are on what is spoken of, whichever that will be. */
    Counted onIt() {
      return new Counted(counter, new Value.Measure(counter.id(), new Selector.It()), numbered, all, many);
    }
  }

  /** «X фишек (максимум 3)» */
  Counted upTo(Counted counted, Node most) {
    most.has(CardTokens.AT_MOST);
    int bound = (Integer) most.token(CardTokens.NUMBER).orElseThrow().detail().orElseThrow();
    if (!(counted.value() instanceof Value.Variable) || bound < 1) {
      throw new NotMeant(most.span(), "a letter is what could be bounded here, by 1 or more");
    }
    return new Counted(counted.counter(), new Value.AtMost(counted.value(), bound), counted.numbered(), counted.all(), counted.many());
  }

  /** Counters that are to move: how many must be said, or a single one be meant. */
  Counted amount(Node node) {
    boolean article = node.has(CardTokens.A);
    return numbered(counted(node), node, article);
  }

  /** «свободные клетки получают маркеры «яма»»: to several as many as they are, one to each. */
  Counted onEach(Node node, Selector who) {
    return several(who) ? counted(node) : amount(node);
  }

  private static boolean several(Selector who) {
    return who instanceof Selector.Pick pick && !pick.count().isOne();
  }

  private static Counted numbered(Counted counted, Node node, boolean article) {
    if (!counted.numbered() && counted.many()) {
      throw new NotMeant(node.span(), article ? "«a» is said of one, but this word of several" : "how many is missing: one is said with the word in the singular, all with «all»");
    }
    return counted;
  }

  Counted counted(Node node) {
    node.has(CardTokens.STILL); // counters come to those that are there whether that is said or not
    Optional<Value> value = node.child("value").map(b.values::value);
    Node word = node.need("counter");
    if (node.sees("counterOf")) {
      return new Counted(b.entry(word, Category.COUNTERS), b.values.times(node.token(CardTokens.NUMBER).map(b.values::number).orElse(new Value.Constant(1)), node.need("counterOf")), true, false, many(word.leaves().get(0)));
    }
    if (node.sees("countedAll")) {
      Node all = node.need("countedAll");
      all.has(CardTokens.EACH);
      Entry counter = b.entry(word, Category.COUNTERS);
      return new Counted(counter, new Value.Measure(counter.id(), new Selector.Self()), true, true, true);
    }
    value.ifPresent(n -> Agreement.ofNumber(b.language, n, word.leaves().get(0), 0));
    return new Counted(b.entry(word, Category.COUNTERS), value.orElse(new Value.Constant(1)), value.isPresent(), false, many(word.leaves().get(0)));
  }

  /** Whether the word, as the object of a verb, speaks of several. */
  private boolean many(CardToken token) {
    int mask = 0;
    for (Lexeme lexeme : token.lexemes()) {
      mask |= lexeme.entry().filter(entry -> entry.category() == Category.COUNTERS).isPresent() ? lexeme.mask() : 0;
    }
    int direct = b.language == Language.RU ? mask & Cells.ofCase(Cells.ACCUSATIVE) : mask;
    return Cells.plural(direct) && !Cells.singular(direct);
  }
}
