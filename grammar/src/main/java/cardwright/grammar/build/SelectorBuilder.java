package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector.InZone;
import cardwright.grammar.meaning.Selector.Who;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.English;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Who or what is meant. */
final class SelectorBuilder {
  private final Builder b;

  /** Whether two are spoken of, though the words that are read now do not say so. */
  private boolean pairing;

  /** Who does what is being read; empty for the card itself. */
  private Optional<Selector> doer = Optional.empty();

  SelectorBuilder(Builder builder) {
    this.b = builder;
  }

  /** Whether some of those spoken of were told apart from the others. */
  private boolean parted;

  private static int some(Node node) {
    int n = (Integer) node.token(CardTokens.NUMBER).flatMap(CardToken::detail).orElseThrow();
    if (n < 1) {
      throw new NotMeant(node.span(), "none of them is nobody");
    }
    return n;
  }

  /** So many of several who have just been chosen. */
  Selector ofChosen(Node node) {
    parted = true;
    return new Selector.SomeOf(some(node), new Selector.It());
  }

  private Selector someOf(Node node) {
    if (node.has(CardTokens.EACH)) {
      return eachOf(node);
    }
    Optional<Filter.Extreme> by = b.extremes.of(node);
    b.extremes.isTold(node, by);
    int n = node.shows(CardTokens.NUMBER).isEmpty() ? 1 : some(node);
    node.has(CardTokens.OUT_OF, CardTokens.OF);
    Node pronoun = node.need("it");
    if (!(it(pronoun) instanceof Selector.It of)) {
      throw new NotMeant(pronoun.span(), "of whom, is missing: those who were spoken of before");
    }
    parted = true;
    return new Selector.SomeOf(n, of, by);
  }

  /** «каждое из них», «каждую из этих карт»: all who were spoken of. */
  private Selector eachOf(Node node) {
    node.has(CardTokens.OUT_OF, CardTokens.OF);
    Selector all = it(node.child("these").orElseGet(() -> node.need("it")));
    if (!(all instanceof Selector.It)) {
      throw new NotMeant(node.span(), "of whom, is missing: those who were spoken of before");
    }
    return all;
  }

  private Selector rest(Node node) {
    node.has(CardTokens.A);
    node.has(CardTokens.OTHER);
    if (!parted) {
      throw new NotMeant(node.span(), "another than whom is not clear: say «one of them» before");
    }
    return new Selector.RestOf(new Selector.It());
  }

  /** A selector, or one of several. */
  Selector whoever(Node node, int cases) {
    return node.sees("either") ? either(node.need("either"), cases) : selector(node.need("selector"), cases);
  }

  /** «~ или ваш орк рядом с ~»: whoever is meant by one of them, in one order for any order of words. */
  Selector either(Node node, int cases) {
    node.count(CardTokens.OR);
    node.count(CardTokens.AND);
    Attachment.isClearForEach(node);
    List<Node> listed = node.all("selector");
    Concord.ofAll(b.language, listed);
    List<Selector> all = listed.stream().map(each -> selector(each, cases)).toList();
    once(all.stream().distinct().count() == all.size(), node);
    if (all.stream().anyMatch(each -> each instanceof Selector.Player || each instanceof Selector.It)) {
      throw new NotMeant(node.span(), "what is listed here must be cards, each with its own words");
    }
    return oneOf(all);
  }

  /** Whichever of them, in one order however they are told. */
  static Selector oneOf(List<Selector> all) {
    return new Selector.Either(all.stream().sorted(Comparator.comparing((Selector each) -> !each.isSelf()).thenComparing(Object::toString)).toList());
  }

  /**
   * @param cases cells that the place in the sentence allows, to tell «существа» of one from «существа» of many; 0 if it allows any
   */
  /** «два удара по стоящим рядом друг с другом картам»: how many lie so to one another was said before. */
  Selector pair(Node whoever) {
    pairing = true;
    Selector both = whoever(whoever, 0);
    pairing = false;
    return both;
  }

  Selector selector(Node node, int cases) {
    Node only = node.only();
    return switch (only.rule()) {
      case "self" -> self(only);
      case "told" -> b.tolds.told(only, cases);
      case "it" -> it(only);
      case "someOf" -> someOf(only);
      case "rest" -> rest(only);
      case "role" -> role(inItsCase(only, cases));
      case "player" -> player(only, cases);
      case "name" -> new Selector.Named((String) only.word().detail().orElseThrow());
      case "namesake" -> pick(only, cases);
      case "pick" -> b.natures.cellOf(only).or(() -> b.tolds.chosen(only)).or(() -> definite(only)).orElseGet(() -> pick(only, cases));
      default -> throw new IllegalStateException(only.rule());
    };
  }

  /** «это существо» is who was spoken of before, since a card calls itself ~; "this creature" is always the card itself. */
  private Selector self(Node node) {
    node.has(CardTokens.SELF);
    boolean that = b.pointing.at(node);
    boolean pointed = node.has(CardTokens.THIS) || that;
    Optional<CardToken> word = node.token(CardTokens.KIND, CardTokens.ATTACHED);
    Optional<Selector> there = word.filter(kind -> b.language == Language.RU).flatMap(b.triggers::toldByPlace);
    if (there.isPresent()) {
      return there.get();
    }
    Optional<String> kind = word.flatMap(token -> token.as(Category.KINDS)).flatMap(Lexeme::entry).map(Entry::id);
    if (pointed && b.triggers.isToThisCell(node, kind)) {
      return new Selector.Destination();
    }
    if (pointed && !b.discourse.isInRule() && kind.filter(ConditionBuilder.CELL::equals).isPresent() && !b.discourse.spokenOfBefore(node.span(), kind)) {
      return new Selector.CellOf(b.discourse.named(new Selector.Self(), node, 0)); // no cell was spoken of: the one on which the card stands
    }
    if (that && !b.discourse.spokenOfBefore(node.span(), kind)) {
      throw new NotMeant(node.span(), "nobody of this kind was spoken of before: name who is meant");
    }
    return pointed && b.language == Language.RU && b.discourse.spokenOfBefore(node.span(), kind) ? b.discourse.pronoun(node) : b.discourse.named(new Selector.Self(), node, 0);
  }

  Selector it(Node node) {
    if (node.has(CardTokens.BOTH)) {
      return b.shown.both(node);
    }
    Optional<CardToken> called = node.token(CardTokens.KIND, CardTokens.NOUN, CardTokens.ATTACHED);
    Optional<Selector> there = called.flatMap(b.triggers::toldByPlace);
    boolean itself = node.has(CardTokens.ITSELF);
    boolean pointed = node.has(CardTokens.THIS, CardTokens.THAT, CardTokens.WHICH);
    node.has(CardTokens.IT);
    if (pointed && called.isEmpty() && b.language == Language.RU && (b.isBeforeNoun(node.span()) || b.isBefore(node.span(), CardTokens.ACTION, CardTokens.ACTION_STAT, CardTokens.ACTION_PERIOD)) && !Discourse.isNeuter(node.leaves().get(0))) {
      throw new NotMeant(node.span(), "this points at the word behind it");
    }
    if (pointed && b.triggers.isToThisCell(node, called.flatMap(token -> token.as(Category.KINDS)).flatMap(Lexeme::entry).map(Entry::id))) {
      return new Selector.Destination();
    }
    return there.orElseGet(() -> itself ? itself(node) : called.isPresent() ? b.discourse.pronoun(node, called.get()) : b.discourse.pronoun(node));
  }

  /** «себя», «собой»: who does what is said; the card itself where nobody else does. */
  private Selector itself(Node node) {
    if (doer.isEmpty() || doer.get().isSelf()) {
      return new Selector.Self();
    }
    if (doer.get() instanceof Selector.Pick) {
      throw new NotMeant(node.span(), "who this goes back to is not clear: name who is meant");
    }
    return doer.get();
  }

  /** «при ударе атакованный» is no word of the event's: it would be «атакованного». */
  private Node inItsCase(Node role, int cases) {
    int mask = 0;
    for (CardToken token : role.leaves()) {
      for (Lexeme lexeme : token.lexemes()) {
        mask |= lexeme.mask();
      }
    }
    if (b.language == Language.RU && cases != 0 && mask != 0 && (mask & cases) == 0) {
      throw NotMeant.inAnotherForm(role.span(), "this word stands in another case than is wanted here");
    }
    return role;
  }

  /** Makes something in which «себя» means this doer. */
  <T> T by(Optional<Selector> who, Builder.Making<T> making) {
    Optional<Selector> outer = doer;
    doer = who;
    try {
      return making.make();
    } finally {
      doer = outer;
    }
  }

  Selector role(Node node) {
    if (node.has(CardTokens.TARGET_OF)) {
      return b.interferences.target(node);
    }
    CardToken token = node.token(CardTokens.ROLE, CardTokens.VERB_ROLE).orElseThrow();
    Lexeme lexeme = token.as(Category.ROLES).orElseThrow();
    Selector.Role role = new Selector.Role(lexeme.entry().orElseThrow().id());
    Optional<Node> whose = node.child("self");
    if (whose.isPresent() && !(lexeme.entry().orElseThrow().is("owned") && self(whose.get()).isSelf())) {
      throw new NotMeant(node.span(), "this is a part in what is done, and nobody's own");
    }
    return lexeme.entry().orElseThrow().is("die") || lexeme.entry().orElseThrow().is("left") ? role : b.discourse.named(role, node, lexeme.mask());
  }

  /** «– противника метание» is none that the opponent performs. */
  private Selector player(Node node, int cases) {
    boolean genitive = b.language == Language.RU && !node.shows(CardTokens.OPPONENT).isEmpty();
    if (genitive && cases != 0 && (cases & (Cells.ofCase(Cells.GENITIVE) | Cells.ofCase(Cells.ACCUSATIVE))) == 0) {
      throw new NotMeant(node.span(), "this word stands in another case than is wanted here");
    }
    return new Selector.Player(who(node));
  }

  Who who(Node node) {
    CardToken token = node.word();
    return switch (token.getType()) {
      case CardTokens.YOU -> Who.YOU;
      case CardTokens.OPPONENT -> Who.OPPONENT;
      default -> (Who) token.detail().orElseThrow();
    };
  }

  Whose whose(Node node) {
    return switch (node.word().getType()) {
      case CardTokens.YOURS -> Whose.YOURS;
      case CardTokens.OPPONENT -> Whose.OPPONENTS;
      case CardTokens.IT -> theirs(node);
      default -> Whose.ITS_OWNERS;
    };
  }

  /** «его карты»: of two players only the other one is «he», and only where he was spoken of. */
  private Whose theirs(Node node) {
    CardToken word = node.leaves().get(0);
    boolean he = (word.lexemes().stream().mapToInt(Lexeme::mask).reduce(0, (one, other) -> one | other) & Cells.ofGender(Cells.MASCULINE)) != 0;
    if (!he || !b.opponentSpokenOfBefore(word.place())) {
      throw new NotMeant(node.span(), "whose this is, is not clear: say «противника», or name whose");
    }
    return Whose.OPPONENTS;
  }

  Whose whoseOf(Node node) {
    return node.child("whose").map(this::whose).orElse(Whose.ANY);
  }

  /** What is gathered of a description while its words are read. */
  private static final class Description {
    Optional<Count> count = Optional.empty();
    boolean random;
    boolean any;
    boolean chosen;
    boolean article;

    /** «2 из ваших орков»: what is described stands in the genitive, whatever the case of the number. */
    boolean parted;

    /** "a" was said, which is said of one. */
    boolean single;
    boolean numbered;
    boolean ofCells;

    /** «следующая за атакованным», until its direction is told. */
    Optional<Node> past = Optional.empty();

    /** Whether «клетка» was read, so that «вашего» behind it is said of a row or the like. */
    boolean behindCell;
    Whose side = Whose.ANY;
    final List<Filter> filters = new ArrayList<>();
    final List<SeveralWays> relations = new ArrayList<>();
    Optional<InZone> zone = Optional.empty();
    int mask = Cells.ALL;
    boolean known;

    void agree(CardToken token) {
      int union = 0;
      for (Lexeme lexeme : token.lexemes()) {
        union |= lexeme.mask();
      }
      if (union != 0) {
        mask &= union;
        known = true;
      }
    }
  }

  /** "the orc" is the one who was spoken of before, never just any orc; empty where more is told of who is meant, or less. */
  private Optional<Selector> definite(Node pick) {
    boolean the = pick.children().stream().anyMatch(part -> part.rule().equals("article") && part.leaves().get(0).detail().isEmpty());
    boolean plain = pick.children().stream().allMatch(part -> Set.of("article", "head", "inZone").contains(part.rule()) || part.rule().equals("pre") && Stream.of("state", "trait", "relationPre").anyMatch(part::holds));
    if (the && plain && pick.children().size() > 2) {
      throw new NotMeant(pick.span(), Discourse.UNTOLD);
    }
    if (!the || !plain) {
      return Optional.empty();
    }
    List<CardToken> nouns = pick.down("head").orElseThrow().leaves();
    if (nouns.stream().anyMatch(word -> word.getType() != CardTokens.NOUN && word.getType() != CardTokens.KIND && word.getType() != CardTokens.ATTACHED)) {
      return Optional.empty();
    }
    if (nouns.size() != 1) {
      throw new NotMeant(pick.span(), "one noun is enough for who was spoken of before");
    }
    if (!b.discourse.wasTold(pick.span(), nouns.get(0), b.vocabulary.defaultKind())) {
      throw new NotMeant(pick.span(), Discourse.UNTOLD);
    }
    pick.need("article").has(CardTokens.A);
    Node head = pick.need("head");
    head.all("noun").forEach(noun -> noun.has(CardTokens.NOUN));
    head.token(CardTokens.KIND, CardTokens.ATTACHED);
    return Optional.of(b.discourse.pronoun(pick, nouns.get(0)));
  }

  private Selector pick(Node node, int cases) {
    Optional<Node> timing = node.children().stream().flatMap(part -> part.down("chosen", "timing").or(() -> part.down("chosenAt", "timing")).stream()).findFirst();
    Description d = new Description();
    Attachment.isToTheNearest(node);
    node.all("lead", "pre", "namesakeLead", "namesakePre", "article").forEach(pre -> pre(pre.rule().equals("article") ? pre : pre.only(), d));
    node.child("everyOne").filter(all -> all.has(CardTokens.EACH)).ifPresent(all -> d.count = Optional.of(new Count.Each()));
    if (node.down("count").filter(count -> !count.shows(CardTokens.BOTH).isEmpty()).isPresent() && !node.holds("pre", "rolePre")) {
      throw new NotMeant(node.span(), "which two are meant is not clear: say «both» of cards that were spoken of");
    }
    d.parted = b.language == Language.RU && node.has(CardTokens.OUT_OF);
    node.child("count").ifPresent(c -> count(c, d));
    if (b.language == Language.EN && d.count.orElse(null) instanceof Count.AnyNumber && !node.shows(CardTokens.OF).isEmpty()) {
      throw new NotMeant(node.shows(CardTokens.OF).get(0).place(), "«of» is said twice");
    }
    String kind = node.rule().equals("namesake") ? called(node, d) : head(node.need("head"), d);
    d.behindCell = kind.equals(ConditionBuilder.CELL);
    node.all("post").forEach(post -> post(post.only(), d));
    if (d.numbered && !d.parted) {
      d.count.filter(many -> !many.isSome()).flatMap(Count::number).ifPresent(n -> Agreement.ofNumbered(b.language, n, node, cases));
    }
    Agreement.ofDescribed(b, node, d.known ? d.mask : 0, d.numbered && !d.parted ? d.count : Optional.empty());
    if (d.parted) {
      if (d.known && (d.mask & Cells.cell(Cells.GENITIVE, Cells.PLURAL)) == 0) {
        throw NotMeant.inAnotherForm(node.span(), "behind «из» the genitive plural was expected");
      }
      d.known = false;
    }
    d.past.ifPresent(past -> {
      throw new NotMeant(past.span(), "in which direction is missing");
    });
    b.hosts.own(d.side, b.vocabulary.find(Category.KINDS, kind).filter(entry -> entry.is("attaches")).isPresent())
        .ifPresent(
            on -> {
              d.side = Whose.ANY;
              d.filters.add(on);
            });
    d.relations.forEach(ways -> d.filters.addAll(ways.all()));
    once(d.filters.size() == d.filters.stream().distinct().count(), node);
    if (kind.equals(ConditionBuilder.CELL) && d.ofCells) {
      ofTheirs(d);
    }
    Optional<InZone> within = node.child("inZone").map(b.filters::inZone);
    if (within.isPresent() && d.zone.isPresent()) {
      throw new NotMeant(node.span(), "where it lies was said already");
    }
    d.zone = within.or(() -> d.zone).or(() -> zoneOfState(d));
    Count count = count(node, d, cases);
    d.relations.forEach(ways -> ways.settle(d.filters, count));
    if (d.filters.stream().anyMatch(Filter.Extreme.class::isInstance) && !count.isOne() && !(count instanceof Count.Each)) {
      throw new NotMeant(node.span(), "one has the most or the least, or each that has as much: how many cannot be said");
    }
    if (d.filters.stream().anyMatch(Filter.Mutual.class::isInstance) && !(pairing && count instanceof Count.Each) && !(count instanceof Count.Exactly exactly && exactly.n().is(2))) {
      throw new NotMeant(node.span(), "two are meant who lie so to one another: say «two»");
    }
    if (d.ofCells && !kind.equals(ConditionBuilder.CELL)) {
      throw new NotMeant(node.span(), "only cells belong to a part of the board");
    }
    if (!kind.equals(ConditionBuilder.CELL) && d.filters.stream().anyMatch(Filter.HeldBy.class::isInstance)) {
      throw new NotMeant(node.span(), "only on a cell somebody lies");
    }
    NatureBuilder.differ(d.filters, count, node);
    d.zone = b.ends.settled(d.filters, kind, count, d.zone, node);
    Selector.Pick described = b.discourse.described(new Selector.Pick(count, d.side, kind, FilterBuilder.ordered(d.filters), d.zone), node, d.known ? d.mask : 0);
    return timing.isPresent() ? b.natures.chosenAt(timing.get(), described) : described;
  }

  /** «клетка третьего ряда противника»: the row is his, cells are nobody's. */
  private static void ofTheirs(Description d) {
    for (int i = 0; i < d.filters.size() && d.side != Whose.ANY; i++) {
      Filter theirs = FilterBuilder.ofSide(d.filters.get(i), d.side);
      if (!theirs.equals(d.filters.get(i))) {
        d.filters.set(i, theirs);
        d.side = Whose.ANY;
      }
    }
  }

  /** «уничтоженное существо» lies on the graveyard: it is looked for there, not in play. */
  private Optional<InZone> zoneOfState(Description d) {
    for (Filter filter : d.filters) {
      if (filter instanceof Filter.Located located && b.vocabulary.find(Category.ZONES, located.area()).isPresent()) {
        d.filters.remove(filter);
        return Optional.of(new InZone(located.area(), located.whose()));
      }
    }
    return Optional.empty();
  }

  private void pre(Node node, Description d) {
    switch (node.rule()) {
      case "article" -> {
        boolean one = node.word().detail().isPresent();
        if (d.article) {
          throw new NotMeant(node.span(), "one article is enough");
        }
        d.article = true;
        d.single = one;
      }
      case "random" -> {
        once(!d.random, node);
        d.agree(node.word());
        d.random = true;
      }
      case "anyOne" -> {
        once(!d.any, node);
        d.agree(node.word());
        d.any = true;
      }
      case "whose" -> {
        if (b.language == Language.RU && !node.shows(CardTokens.OPPONENT).isEmpty() && (b.isBehind(node.span(), CardTokens.PERIOD) || b.isBehind(node.span(), CardTokens.ACTION_PERIOD))) {
          throw new NotMeant(node.span(), "this says whose turn it is");
        }
        side(node, d);
      }
      case "other" -> {
        once(!d.filters.contains(new Filter.Other()), node);
        d.agree(node.word());
        d.filters.add(new Filter.Other());
      }
      case "chosen" -> {
        once(!d.chosen, node);
        d.agree(node.word());
        d.chosen = true;
        node.child("timing");
      }
      case "state", "trait" -> d.filters.add(is(node, b.language == Language.EN ? null : d));
      case "relationPre" -> d.filters.add(b.filters.related(node));
      case "differing" -> d.filters.add(b.natures.distinct(node));
      case "pastPre" -> d.past = Optional.of(node);
      case "atEnd" -> d.filters.add(b.ends.end(node));
      case "rolePre" -> d.filters.add(b.filters.plays(node));
      default -> throw new IllegalStateException(node.rule());
    }
  }

  static void once(boolean first, Node node) {
    if (!first) {
      throw new NotMeant(node.span(), "this was said already");
    }
  }

  private void side(Node node, Description d) {
    if (d.side != Whose.ANY) {
      throw new NotMeant(node.span(), "whose it is has been said already");
    }
    if (b.language == Language.RU && !d.behindCell) {
      node.leaves().stream().filter(t -> t.getType() == CardTokens.YOURS || t.getType() == CardTokens.OWN).forEach(d::agree);
    }
    d.side = whose(node);
  }

  private void count(Node node, Description d) {
    if (node.has(CardTokens.EACH, CardTokens.BOTH)) {
      d.count = Optional.of(new Count.Each());
    } else if (node.has(CardTokens.ANY_NUMBER)) {
      d.count = Optional.of(new Count.AnyNumber());
      d.numbered = true;
    } else {
      d.numbered = true;
      Node said = node.need("countNumber");
      Value n = b.values.count(said);
      if (b.language == Language.RU && n.is(1) && !d.parted) {
        d.agree(said.word());
      }
      boolean exactly = node.has(CardTokens.EXACTLY);
      boolean before = exactly || !node.shows(CardTokens.UP_TO, CardTokens.AT_MOST, CardTokens.AT_LEAST).isEmpty();
      boolean most = node.has(CardTokens.UP_TO, CardTokens.AT_MOST);
      boolean least = node.has(CardTokens.AT_LEAST);
      boolean orMore = node.has(CardTokens.OR_MORE);
      boolean orLess = node.has(CardTokens.OR_LESS);
      if (before && (orMore || orLess)) {
        throw new NotMeant(node.span(), "how many there may be is said twice");
      }
      d.count = Optional.of(most || orLess ? new Count.UpTo(n) : least || orMore ? new Count.AtLeast(n) : new Count.Exactly(n));
    }
  }

  private Count count(Node node, Description d, int cases) {
    if (d.chosen && d.random) {
      throw new NotMeant(node.span(), "nobody chooses what is random");
    }
    if ((d.chosen || d.random) && d.count.filter(Count.Each.class::isInstance).isPresent()) {
      throw new NotMeant(node.span(), "of all, none is chosen");
    }
    if (d.any && (d.random || d.article || d.count.filter(Count.Each.class::isInstance).isPresent())) {
      throw new NotMeant(node.span(), "«any» and what else is said are not said of the same");
    }
    if (d.random) {
      Value n = d.count.filter(Count.Exactly.class::isInstance).map(c -> ((Count.Exactly) c).n()).orElse(new Value.Constant(1));
      return new Count.AtRandom(n);
    }
    boolean single = d.count.filter(Count.Exactly.class::isInstance).map(count -> ((Count.Exactly) count).n().is(1)).orElse(false);
    if ((!d.numbered || !d.count.filter(many -> !many.isSome()).flatMap(Count::number).map(Agreement::isFew).orElse(true)) && d.known && d.mask == 0) {
      throw NotMeant.inAnotherForm(node.span(), "these words do not agree in case, gender or number");
    }
    boolean inNumber = d.count.filter(count -> !(count instanceof Count.Each) && !single).isPresent();
    int mask = d.mask & cases;
    // «ранить существ»: what lives has the genitive there, and what counts as living is for the writer to say
    boolean living = (cases & Cells.ofCase(Cells.ACCUSATIVE)) != 0 && (d.mask & Cells.cell(Cells.GENITIVE, Cells.PLURAL)) != 0;
    if (b.language == Language.RU && cases != 0 && mask == 0 && !living && d.known && d.mask != 0 && !inNumber) {
      throw NotMeant.inAnotherForm(node.span(), "these words stand in another case than is wanted here");
    }
    if (d.count.isPresent()) {
      if (b.language == Language.EN && d.known && several(d.count.get()) && !Cells.plural(d.mask)) {
        throw NotMeant.inAnotherForm(node.span(), "this number is followed by a word in the singular");
      }
      return d.count.get();
    }
    if (cases == 0 || mask == 0) {
      mask = d.mask;
    }
    boolean many = d.known && Cells.plural(mask) && !Cells.singular(mask);
    if (b.language == Language.EN && d.known && !d.article && !d.any && !isDetermined(node) && !Cells.plural(mask)) {
      CardToken first = node.leaves().stream().min(Comparator.comparing(token -> token.place().start())).orElseThrow();
      throw new NotMeant(first.place(), "an article is missing before «" + first.getText() + "»", English.article(first.getText()));
    }
    if (many && d.any) {
      throw new NotMeant(node.span(), "whether one is meant or each is not clear: say it of one, or «each»");
    }
    if (many && d.single) {
      throw new NotMeant(node.span(), "«a» is said of one, but this word of several");
    }
    return many ? new Count.Each() : new Count.Exactly(new Value.Constant(1));
  }

  /** "your orc", "another orc", "the attacked orc", "no orc", "more than 1 orc": no article is wanted. */
  private boolean isDetermined(Node pick) {
    return Stream.of("lead", "pre", "namesakeLead", "namesakePre").anyMatch(before -> Stream.of("whose", "other", "rolePre").anyMatch(what -> pick.holds(before, what)))
        || Stream.of(CardTokens.THERE_IS_NOT, CardTokens.NO, CardTokens.NUMBER, CardTokens.LETTER).anyMatch(type -> b.isBehind(pick.span(), type));
  }

  private static boolean several(Count count) {
    return count instanceof Count.Exactly exactly && exactly.n() instanceof Value.Constant n && n.number() > 1
        || count instanceof Count.UpTo most && most.n() instanceof Value.Constant limit && limit.number() > 1;
  }

  /** «другой ~» is one that is called so; «открытый ~» is the card itself. */
  private String called(Node node, Description d) {
    node.has(CardTokens.SELF);
    boolean another = d.filters.contains(new Filter.Other()) || d.count.isPresent();
    if (!another && (d.filters.isEmpty() || d.side != Whose.ANY)) {
      throw new NotMeant(node.span(), "whether the card itself is meant or another that is called so is not clear: say «~» for itself, «another ~» for others");
    }
    d.filters.add(another ? new Filter.Namesake() : new Filter.Itself());
    return b.vocabulary.defaultKind();
  }

  private String head(Node node, Description d) {
    List<Node> nouns = node.all("noun");
    Optional<CardToken> kind = node.token(CardTokens.KIND, CardTokens.ATTACHED);
    node.child("whose").ifPresent(whose -> side(whose, d));
    node.child("upon").ifPresent(upon -> d.filters.add(b.hosts.upon(upon)));
    Concord.ofNouns(b.language, Stream.concat(nouns.stream().flatMap(noun -> noun.shows(CardTokens.NOUN).stream()), kind.stream()).toList());
    for (Node noun : nouns) {
      // a noun before another stands in its case, but in its own gender, and in English says nothing of how many there are: "dwarf orcs"
      boolean last = kind.isEmpty() && noun == nouns.get(nouns.size() - 1);
      d.filters.add(is(noun, last ? d : null));
    }
    if (kind.isEmpty() && !nouns.isEmpty()) {
      return b.vocabulary.defaultKind();
    }
    if (kind.isPresent()) {
      d.agree(kind.get());
      return kind.get().as(Category.KINDS).flatMap(Lexeme::entry).orElseThrow().id();
    }
    if (b.isBeforeNoun(node.span())) {
      throw new NotMeant(node.span(), "this describes the word behind it");
    }
    d.filters.add(is(node.need("trait"), d));
    return b.vocabulary.defaultKind();
  }

  /** A state or trait; negated by «не» before it or glued to it. */
  Filter is(Node node, Description d) {
    boolean not = node.has(CardTokens.NOT);
    CardToken token =
        node.token(CardTokens.STATE, CardTokens.VERB_STATE, CardTokens.PP_STATE, CardTokens.ED_STATE, CardTokens.TRAIT, CardTokens.NOUN, CardTokens.KEYWORD_TRAIT).orElseThrow();
    if (d != null) {
      d.agree(token);
    }
    return b.filters.is(token, not);
  }

  Filter stateOrTrait(Node node) {
    return is(node, null);
  }

  private void post(Node node, Description d) {
    switch (node.rule()) {
      case "whose" -> side(node, d);
      case "relationPosts" -> d.relations.add(SeveralWays.of(node, b.filters));
      case "qualities" -> d.filters.addAll(b.filters.qualities(node));
      case "ofNamed" -> d.filters.add(b.namings.ofNamed(node));
      case "byChoice" -> b.choices.chosenBy(node);
      case "standingIn" -> {
        node.has(CardTokens.STAND);
        d.filters.add(node.sees("inLine") ? b.filters.inLine(node.need("inLine")) : b.filters.located(node.need("located")));
      }
      case "located" -> d.filters.add(b.filters.located(node));
      case "greater" -> d.filters.add(b.filters.greater(node));
      case "inLine" -> d.filters.add(b.filters.inLine(node));
      case "variety" -> b.conditions.isVarietyHere(node);
      case "sameName" -> d.filters.add(b.shown.sameName(node));
      case "distinct" -> d.filters.add(b.natures.distinct(node));
      case "cheaper" -> d.filters.add(b.extremes.cheaper(node));
      case "oneLine" -> d.filters.add(b.lines.oneLine(node));
      case "uniform" -> d.filters.add(b.natures.uniform(node));
      case "likewise" -> d.filters.add(b.natures.likewise(node));
      case "otherGroup" -> d.filters.add(b.natures.otherGroup(node));
      case "chosenAt" -> {
        d.chosen = node.has(CardTokens.CHOSEN);
        node.child("timing");
      }
      case "ofBoard" -> {
        d.ofCells = d.behindCell;
        if (!d.behindCell && d.side != Whose.ANY) {
          throw new NotMeant(node.span(), "whose this is, is said of where it lies");
        }
        d.zone = b.ends.of(node, d.behindCell);
      }
      case "ofArea" -> {
        d.ofCells = true;
        b.places.of(node).ifPresent(d.filters::add);
      }
      case "heldBy" -> {
        once(d.filters.stream().noneMatch(Filter.HeldBy.class::isInstance), node);
        d.filters.add(b.places.heldBy(node));
      }
      case "onward" -> d.filters.add(b.headings.onward(node));
      case "heading" -> {
        d.filters.add(d.past.map(past -> b.headings.onward(past, node)).orElseGet(() -> b.headings.ahead(node)));
        d.past = Optional.empty();
      }
      case "exception" -> d.filters.add(b.places.exception(node));
      case "apart" -> d.filters.add(b.places.apart(node));
      case "ofLine" -> d.filters.add(b.lines.ofLine(node));
      case "shares" -> d.filters.add(b.filters.shares(node));
      case "within" -> d.filters.add(b.filters.within(node));
      case "onCell" -> d.filters.add(b.filters.upon(node));
      case "using" -> d.filters.add(b.filters.using(node));
      case "having" -> d.filters.add(b.pasts.having(node));
      case "which" -> d.filters.add(b.whiches.which(node));
      default -> throw new IllegalStateException(node.rule());
    }
  }
}
