package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Selector.InZone;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector.Who;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What must be true. */
final class ConditionBuilder {
  /** The kind of the places of a board, in every game. */
  static final String CELL = "cell";

  static final Value ONE = new Value.Constant(1);
  private final Builder b;

  /** Whom a predicate without a subject is said of. */
  private Optional<Selector> understood = Optional.of(new Selector.Self());

  /** The subject of the predicates before, in the same «and». */
  private Optional<Selector> said = Optional.empty();

  private boolean goesOn;

  /** How many sorts there are, where just that is asked. */
  private Node varietyAsked;

  /** The subject of the facts before «или»: «орк закрыт или имеет раны». */
  private Optional<Selector> before = Optional.empty();

  ConditionBuilder(Builder builder) {
    this.b = builder;
  }

  /** Whether another fact was said before, with which a bare noun may go on. */
  boolean goesOn() {
    return goesOn;
  }

  /** A clause with its «если», «пока» or «если только». */
  Condition clause(Node node) {
    if (node.sees("turnOf")) {
      return turnOf(node.need("turnOf")); // «в ваш ход»: without «пока»
    }
    node.has(CardTokens.SO_LONG);
    boolean unless = node.has(CardTokens.UNLESS);
    Node inner = node.need("condition");
    Condition condition = condition(inner);
    if (!unless) {
      return condition;
    }
    if (b.language == Language.EN) {
      return Negation.of(condition);
    }
    // «если только ~ не закрыт» says with its «не» what the condition already is; of several facts it would be unclear what it denies
    boolean single = !(condition instanceof Condition.All) && !(condition instanceof Condition.Any);
    if (single && inner.leaves().stream().filter(t -> t.getType() == CardTokens.NOT).count() == 1) {
      return condition;
    }
    throw new NotMeant(inner.span(), "«если только» needs one «не» behind it, and one fact");
  }

  /** Makes something in which a predicate without a subject is said of this; of nobody if who it could be is not clear. */
  <T> T about(Optional<Selector> who, Builder.Making<T> making) {
    Optional<Selector> outer = understood;
    understood = who;
    try {
      return making.make();
    } finally {
      understood = outer;
    }
  }

  /** Whom a predicate behind a trigger goes on about: the subject of the trigger. */
  static Optional<Selector> subjectOf(Trigger trigger) {
    if (!(trigger instanceof Trigger.On on)) {
      return Optional.of(new Selector.Self());
    }
    Selector subject = on.agent().or(on::patient).orElseGet(Selector.Self::new);
    if (!(subject instanceof Pick)) {
      return Optional.of(subject.isSelf() ? subject : new Selector.Self());
    }
    boolean both = on.agent().isPresent() && on.patient().filter(patient -> !patient.isSelf()).isPresent();
    return both ? Optional.empty() : Optional.of(new Selector.It());
  }

  Condition condition(Node node) {
    node.count(CardTokens.OR);
    Optional<Selector> outer = before;
    before = Optional.empty();
    List<Node> alternatives = node.all("alternative");
    OneSubject.among(alternatives);
    List<Condition> any = alternatives.stream().map(this::alternative).toList();
    before = outer;
    return Normal.any(any);
  }

  private Condition alternative(Node node) {
    said = Optional.empty();
    List<Condition> all = new ArrayList<>();
    for (Node atom : node.all("atom")) {
      goesOn = !all.isEmpty();
      Condition made = atom(atom);
      if (goesOn && said.orElse(null) instanceof Pick && pronounless(atom)) {
        made = joined(all.remove(all.size() - 1), predicate(made, atom), atom);
      }
      all.add(made);
    }
    before = said.or(() -> before);
    said = Optional.empty();
    return Normal.all(all);
  }

  private static boolean pronounless(Node atom) {
    return atom.holds("property") && !atom.holds("property", "subject");
  }

  /** «орк открыт и имеет фишки»: one orc is both. */
  private static Filter predicate(Condition made, Node node) {
    if (made instanceof Condition.Holds holds) {
      return holds.what();
    }
    return made instanceof Condition.Not not && not.condition() instanceof Condition.Holds holds && Negation.opposite(holds.what()).isPresent()
        ? Negation.opposite(holds.what()).get()
        : unclear(node);
  }

  private static <T> T unclear(Node node) {
    throw new NotMeant(node.span(), "who this is said of is not clear: name him, or say what there is");
  }

  private static Condition joined(Condition before, Filter more, Node node) {
    Optional<Pick> pick =
        before instanceof Condition.Holds holds && holds.who() instanceof Pick one && one.count().isOne() ? Optional.of(with(one, holds.what()))
            : before instanceof Condition.Exists exists && exists.what().count().isSome() ? Optional.of(exists.what())
            : Optional.empty();
    return new Condition.Exists(
        with(pick.orElseGet(() -> unclear(node)), more));
  }

  static Pick with(Pick pick, Filter filter) {
    return also(new Pick(new Count.AtLeast(ONE), pick.side(), pick.kind(), pick.filters(), pick.zone()), filter);
  }

  /** The subject of a predicate; without one the one before goes on, or whoever the sentence is about. */
  Selector subject(Node node, Optional<Selector> own) {
    if (own.isPresent()) {
      said = own;
      return own.get();
    }
    if (said.isPresent()) {
      return said.get() instanceof Pick ? new Selector.It() : said.get();
    }
    if (goesOn) {
      throw new NotMeant(node.span(), "who this is said of is not clear: name him, or say how many there are");
    }
    if (before.isPresent()) {
      return before.get() instanceof Pick pick && !pick.count().isOne() && !pick.count().isSome() ? unclear(node) : before.get();
    }
    return understood.orElseThrow(() -> new NotMeant(node.span(), "who this is said of is not clear: name him"));
  }

  private Condition atom(Node node) {
    Node only = node.only();
    return switch (only.rule()) {
      case "outnumber" -> b.comparisons.outnumber(only);
      case "rolled" -> b.thrown.condition(only, subject(only, only.child("subject").map(s -> b.selectors.selector(s.need("selector"), 0))));
      case "aligned" -> b.lines.aligned(only);
      case "paidFor" -> b.purposes.condition(only);
      case "turnOf" -> turnOf(only);
      case "playerIs" -> playerIs(only);
      case "existence" -> existence(only);
      case "comparison" -> b.comparisons.comparison(only);
      case "happened" -> b.pasts.condition(only, subject(only, only.child("subject").map(s -> b.selectors.selector(s.need("selector"), 0))));
      case "excess" -> b.pasts.excess(only, subject(only, only.child("subject").map(s -> b.selectors.selector(s.need("selector"), 0))));
      case "property" -> b.facts.property(only);
      case "playerHas" -> b.facts.playerHas(only);
      case "possession" -> b.facts.possession(only);
      case "straight" -> b.headings.straight(only, subject(only, only.child("subject").map(s -> b.selectors.selector(s.need("selector"), 0))));
      case "undone" -> b.effects.undone(only);
      default -> throw new IllegalStateException(only.rule());
    };
  }

  static Condition maybeNot(boolean not, Condition condition) {
    return not ? Negation.of(condition) : condition;
  }

  Condition turnOf(Node node) {
    node.has(CardTokens.IT);
    Node period = node.need("period");
    String id = b.id(period, Category.PERIODS);
    if (!id.equals("turn")) {
      throw new NotMeant(period.span(), "only a turn belongs to somebody");
    }
    return switch (b.selectors.whoseOf(node)) {
      case YOURS -> new Condition.TurnOf(Who.YOU);
      case OPPONENTS -> new Condition.TurnOf(Who.OPPONENT);
      case ITS_OWNERS -> new Condition.TurnOf(Who.ITS_OWNER);
      case ANY -> throw new NotMeant(period.span(), "whose turn is missing");
    };
  }

  /** «вы – первый игрок» */
  private Condition playerIs(Node node) {
    List<Node> players = node.all("player");
    boolean not = node.child("not").map(n -> n.has(CardTokens.NOT)).orElse(false);
    return maybeNot(not, new Condition.PlayerIs(b.selectors.who(players.get(0)), b.selectors.who(players.get(1))));
  }

  private Condition existence(Node node) {
    boolean none = node.child("none").map(n -> n.has(CardTokens.THERE_IS_NOT, CardTokens.NO)).orElse(false);
    Node what = node.need("selector");
    boolean told = none || !node.shows(CardTokens.THERE_IS, CardTokens.STAND).isEmpty();
    if (!told && what.down("pick", "count").filter(count -> count.shows(CardTokens.EACH).isEmpty()).isEmpty()) {
      throw new NotMeant(what.span(), "what is said of them here is missing: say «есть», or how many there are");
    }
    if (!node.sees("existencePlace") && (node.sees("inZone") || node.sees("located") || node.sees("relationPosts"))) {
      // «карта с таким же названием есть в отряде»: where is said behind
      node.has(CardTokens.THERE_IS);
      return new Condition.Exists(placed(counted(what, b.selectors.selector(what, 0), false), node));
    }
    if (node.holds("existencePlace", "eachPlace")) {
      Node everywhere = node.need("existencePlace").need("eachPlace");
      everywhere.count(CardTokens.AND);
      Pick there = counted(what, b.selectors.selector(what, 0), none);
      return Normal.all(SeveralWays.of(everywhere, b.filters).all().stream().map(way -> maybeNot(none, new Condition.Exists(also(there, way)))).toList());
    }
    Optional<Node> variety = what.children().stream().filter(each -> each.rule().equals("pick")).flatMap(each -> each.children().stream()).filter(post -> post.rule().equals("post")).flatMap(post -> post.child("variety").stream()).findFirst();
    if (variety.isPresent()) {
      return various(node, what, variety.get(), none);
    }
    Selector whoever = b.selectors.selector(what, 0);
    Optional<Node> place = node.child("existencePlace");
    if (whoever.isSelf() && place.filter(there -> there.sees("relationPosts")).isPresent()) {
      // «пока рядом с ними стоит ~»
      SeveralWays ways = SeveralWays.of(place.get().need("relationPosts"), b.filters);
      if (ways.all().size() == 1) {
        return maybeNot(none, new Condition.Holds(whoever, ways.all().get(0)));
      }
    }
    Pick pick = counted(what, whoever, none);
    Optional<Node> line = place.flatMap(there -> there.child("inLine")).or(() -> node.child("inLine"));
    if (line.isPresent()) {
      return LineBuilder.there(b.lines.line(line.get()), pick, none);
    }
    if (place.isPresent()) {
      // whoever stands on the cell behind somebody stands behind him
      place.get().token(CardTokens.KIND).ifPresent(this::isCell);
      pick = placed(pick, place.get());
    }
    return maybeNot(none, new Condition.Exists(pick));
  }

  /** «рядом с ним стоят существа 4 разных классов»: how many traits of a group there are among them. */
  private Condition various(Node node, Node what, Node variety, boolean none) {
    varietyAsked = variety;
    if (none) {
      throw new NotMeant(node.span(), "of how many there are none is not clear: say how many there are at most");
    }
    variety.has(CardTokens.DIFFERENT);
    variety.has(CardTokens.OF);
    boolean exact = variety.has(CardTokens.EXACTLY);
    boolean most = variety.has(CardTokens.AT_MOST, CardTokens.OR_LESS);
    variety.has(CardTokens.AT_LEAST, CardTokens.OR_MORE);
    Value number = new Value.Constant((Integer) variety.token(CardTokens.NUMBER).orElseThrow().detail().orElseThrow());
    Selector told = b.selectors.selector(what, Cells.ofCase(Cells.NOMINATIVE));
    if (!(told instanceof Pick pick && pick.count() instanceof Count.Each)) {
      throw new NotMeant(what.span(), "several are counted here: the plural without a number was expected");
    }
    Optional<Node> place = node.child("existencePlace");
    Pick among = place.map(there -> placed(pick, there)).orElse(pick);
    return new Condition.Compares(new Value.Variety(b.id(variety.need("group"), Category.GROUPS), among), exact ? Comparison.EQUAL : most ? Comparison.AT_MOST : Comparison.AT_LEAST, number);
  }

  /** Of how many sorts they are is asked of those of whom it is said that they are there. */
  void isVarietyHere(Node variety) {
    if (variety == varietyAsked) {
      return;
    }
    throw new NotMeant(variety.span(), "of how many sorts they are can be asked only of those who are there: «… stand there»");
  }

  private static Pick also(Pick pick, Filter filter) {
    List<Filter> filters = new ArrayList<>(pick.filters());
    filters.add(filter);
    return new Pick(pick.count(), pick.side(), pick.kind(), FilterBuilder.ordered(filters), pick.zone());
  }

  private void isCell(CardToken kind) {
    if (kind.as(Category.KINDS).flatMap(Lexeme::entry).filter(entry -> entry.id().equals(CELL)).isEmpty()) {
      throw new NotMeant(kind.place(), "a place was expected here: where something is");
    }
  }

  /** «есть гном» asks for one or more, «есть 2 гнома» for two or more, «ровно 2» for two; «нет гномов» for none, «нет 2 гномов» for less than two. */
  Pick counted(Node place, Selector what, boolean none) {
    if (!(what instanceof Pick pick)) {
      throw new NotMeant(place.span(), "a description of things was expected here");
    }
    nothingIsChosen(place);
    Optional<Node> number = place.down("pick", "count");
    boolean exact = number.filter(n -> !n.shows(CardTokens.EXACTLY).isEmpty()).isPresent();
    boolean some = number.isEmpty() || pick.count() instanceof Count.Each;
    Count count = some ? new Count.AtLeast(ONE) : pick.count() instanceof Count.Exactly exactly && !exact && pick.zone().isEmpty() ? new Count.AtLeast(exactly.n()) : pick.count();
    return new Pick(count, pick.side(), pick.kind(), pick.filters(), pick.zone());
  }

  /** A condition looks at what is there. */
  private static void nothingIsChosen(Node selector) {
    for (CardToken token : selector.leaves()) {
      if (token.getType() == CardTokens.CHOSEN || token.getType() == CardTokens.RANDOM) {
        throw new NotMeant(token.place(), "nothing is chosen by a condition: leave this word out");
      }
    }
    if (selector.down("pick", "count").filter(count -> !count.shows(CardTokens.EACH).isEmpty()).isPresent()) {
      throw new NotMeant(selector.span(), "that there is «each» says nothing: say how many there are");
    }
  }

  Pick placed(Pick pick, Node place) {
    List<Filter> filters = new ArrayList<>(pick.filters());
    Optional<InZone> zone = pick.zone();
    Optional<Node> player = place.child("player");
    Optional<Node> inZone = place.child("inZone");
    if (inZone.isPresent()) {
      InZone said = b.filters.inZone(inZone.get());
      zone = Optional.of(player.map(p -> new InZone(said.zone(), whose(p))).orElse(said));
    }
    place.child("located").ifPresent(l -> filters.add(b.filters.located(l)));
    place.child("relationPost").ifPresent(r -> filters.add(b.filters.related(r)));
    place.child("relationPosts").map(posts -> SeveralWays.of(posts, b.filters)).ifPresent(ways -> {
      if (ways.all().size() > 1 && !ways.either()) {
        throw new NotMeant(place.span(), "whether one of these places is enough or somebody must be in each is not clear: say «or», or what there is in each");
      }
      filters.addAll(ways.all());
      ways.settle(filters, pick.count());
    });
    place.child("onward").ifPresent(onward -> filters.add(b.headings.onward(onward)));
    place.child("pastPre").ifPresent(past -> filters.add(b.headings.onward(past, place.need("heading"))));
    return new Pick(pick.count(), pick.side(), pick.kind(), FilterBuilder.ordered(filters), zone);
  }

  private Whose whose(Node player) {
    return switch (player.word().getType()) {
      case CardTokens.YOU -> Whose.YOURS;
      case CardTokens.OPPONENT -> Whose.OPPONENTS;
      default -> throw new NotMeant(player.span(), "only you and the opponent can be meant here");
    };
  }
}
