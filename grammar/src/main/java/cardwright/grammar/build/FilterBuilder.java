package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector.InZone;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a thing must be like. */
final class FilterBuilder {
  private final Builder b;

  /** Relations that were said without their other end, told apart by identity. */
  private final Set<Filter> bare = Collections.newSetFromMap(new IdentityHashMap<>());

  FilterBuilder(Builder builder) {
    this.b = builder;
  }

  Filter is(CardToken token, boolean not) {
    Lexeme lexeme =
        token.as(Category.STATES).or(() -> token.as(Category.TRAITS)).or(() -> token.as(Category.ZONES)).or(() -> token.as(Category.KEYWORDS)).or(() -> token.as(Category.COUNTERS))
            .orElseThrow(() -> new NotMeant(token.place(), "«" + token.getText() + "» is no state"));
    String id = lexeme.entry().orElseThrow().id();
    boolean lacks = not != lexeme.negated();
    if (lexeme.entry().orElseThrow().category() == Category.COUNTERS) {
      // «раненое существо» has wounds
      return new Filter.Measured(id, lacks ? Comparison.EQUAL : Comparison.AT_LEAST, new Value.Constant(lacks ? 0 : 1));
    }
    Filter is =
        switch (lexeme.entry().orElseThrow().category()) {
          case ZONES -> new Filter.Located(id, Whose.ANY);
          case KEYWORDS -> new Filter.Has(id);
          default -> new Filter.Is(id);
        };
    return lacks ? new Filter.Not(is) : is;
  }

  /** «рядом с ~»; a relation without its other end is to the card itself. */
  Filter related(Node node) {
    CardToken token = node.token(CardTokens.RELATION, CardTokens.RELATION_TO, CardTokens.RELATION_ANY).orElseThrow();
    String relation = token.as(Category.RELATIONS).flatMap(Lexeme::entry).orElseThrow().id();
    Optional<Node> eachOther = node.child("eachOther");
    if (eachOther.isPresent()) {
      eachOther.get().has(CardTokens.EACH_OTHER, CardTokens.EACH);
      eachOther.get().has(CardTokens.OTHER);
      return new Filter.Mutual(relation);
    }
    boolean alone = !node.sees("selector") && !node.sees("simple");
    Selector to =
        node.child("selector").map(s -> b.selectors.selector(s, 0)).or(() -> node.child("simple").map(s -> b.selectors.selector(s, 0))).orElseGet(Selector.Self::new);
    Filter related = new Filter.Related(relation, several(to, node));
    if (alone) {
      bare.add(related);
    }
    return related;
  }

  /** Whether the other end of a relation was not said. */
  boolean isAlone(Filter relation) {
    return bare.contains(relation);
  }

  /** «рядом с двумя орками» is beside two or more, as in a condition; «ровно двумя» is beside no others. */
  private static Selector several(Selector to, Node node) {
    if (Whoever.isSaidOfEach(node.down("selector"))) {
      throw new NotMeant(node.span(), "whether it stands so to one of them or to all at once is not clear: leave «each» out, or say it of one");
    }
    boolean exact = node.down("selector", "pick", "count").filter(count -> !count.shows(CardTokens.EXACTLY).isEmpty()).isPresent();
    return to instanceof Selector.Pick pick && pick.count() instanceof Count.Exactly many && !many.n().is(1) && !exact
        ? new Selector.Pick(new Count.AtLeast(many.n()), pick.side(), pick.kind(), pick.filters(), pick.zone())
        : to;
  }

  /** «без ран и фишек»: what follows «и» without a preposition of its own goes on with the one before. */
  List<Filter> qualities(Node node) {
    List<Filter> filters = new ArrayList<>();
    Node before = null;
    boolean without = false;
    for (Node part : node.all("quality", "measured", "more", "lacking")) {
      boolean own = before == null || part.rule().equals("lacking") || part.holds("measured") || part.holds("extreme") || part.holds("stat") || node.parts(CardTokens.WITH, before, part);
      if (own) {
        without = part.rule().equals("lacking") || !part.shows(CardTokens.NO).isEmpty();
        filters.add(quality(part));
      } else if (without) {
        filters.add(lacked(part));
      } else {
        filters.add(quality(part));
        without = !part.shows(CardTokens.NO).isEmpty();
      }
      before = part;
    }
    return filters;
  }

  private Filter lacked(Node part) {
    Optional<Node> counter =
        part.down("plural").or(() -> part.down("countedBound").filter(bound -> !bound.holds("bound")).flatMap(bound -> bound.down("counter")))
            .or(() -> part.down("counter").filter(any -> !part.holds("bound")));
    if (counter.isEmpty() || b.language == Language.EN) {
      throw new NotMeant(part.span(), "whether it has this or lacks it is not clear: say «with» or «without» once more");
    }
    return none(part.child("plural").or(() -> part.child("countedBound").map(bound -> bound.need("counter"))).orElseGet(() -> part.need("counter")));
  }

  /** «атакованное существо»: only words that describe can stand so. */
  Filter plays(Node node) {
    CardToken token = node.word();
    var entry = token.as(Category.ROLES).flatMap(Lexeme::entry).orElseThrow();
    if (!entry.is("describes")) {
      throw new NotMeant(node.span(), "«" + token.getText() + "» is somebody by itself: the word behind it is too much");
    }
    return new Filter.Plays(entry.id());
  }

  /** «с разрядом, метанием или заклинанием» */
  Filter using(Node node) {
    node.has(CardTokens.USING);
    node.has(CardTokens.WITH);
    if (node.sees("actionModifier")) {
      return use(node);
    }
    Node used = node.need("used");
    used.has(CardTokens.OR);
    List<Filter> any = used.all("use").stream().map(this::use).toList();
    SelectorBuilder.once(any.stream().distinct().count() == any.size(), used);
    return any.size() == 1 ? any.get(0) : new Filter.Any(any.stream().sorted(Comparator.comparing(Object::toString)).toList());
  }

  private Filter use(Node node) {
    if (node.sees("actionModifier")) {
      node.has(CardTokens.ABILITY);
      node.has(CardTokens.A);
      return new Filter.Uses(b.id(node.need("actionModifier"), Category.ACTION_TRAITS));
    }
    if (node.sees("countedBound")) {
      return counted(node.need("countedBound"));
    }
    return node.child("keyword").<Filter>map(keyword -> new Filter.Has(b.id(keyword, Category.KEYWORDS)))
        .orElseGet(() -> new Filter.Uses(b.id(node.need("actionName"), Category.ACTIONS)));
  }

  /** Whether a relation was said without its other end, as «на соседнюю клетку». */
  /** Of somebody who is not named. */
  void bare(Filter filter) {
    bare.add(filter);
  }

  boolean isBare(Filter filter) {
    return bare.contains(filter);
  }

  /** «той же стихии, что и атакующий» */
  Filter shares(Node node) {
    node.has(CardTokens.SAME);
    node.has(CardTokens.AS_HAS, CardTokens.AS);
    return new Filter.Shares(b.id(node.need("group"), Category.GROUPS), b.selectors.selector(node.need("selector"), 0));
  }

  /** «в столбце, в котором нет карт противника» */
  Filter inLine(Node node) {
    return new Filter.In(b.lines.line(node));
  }

  /** «на этой клетке», where it lies; «на эту клетку» is where something goes, and said of that. */
  Filter upon(Node node) {
    node.has(CardTokens.STAND);
    node.has(CardTokens.ON);
    Node what = node.need("selector");
    Optional<CardToken> kind = what.down("pick", "head").or(() -> what.down("self")).flatMap(each -> each.shows(CardTokens.KIND).stream().findFirst());
    boolean self = what.down("self").isPresent() && kind.isEmpty();
    boolean there = b.language == Language.EN || kind.filter(word -> word.lexemes().stream().anyMatch(lexeme -> (lexeme.mask() & Cells.ofCase(Cells.PREPOSITIONAL)) != 0)).isPresent();
    if (self ? node.shows(CardTokens.STAND).isEmpty() : !there || kind.flatMap(word -> word.as(Category.KINDS)).flatMap(Lexeme::entry).filter(entry -> entry.id().equals(ConditionBuilder.CELL)).isEmpty()) {
      throw new NotMeant(node.span(), "a cell on which something lies was expected here");
    }
    return new Filter.Upon(b.selectors.selector(what, 0));
  }

  Filter within(Node node) {
    node.has(CardTokens.WITHIN);
    return new Filter.Within(b.values.value(node.need("value")), b.selectors.selector(node.need("selector"), 0));
  }

  /** «в первом ряду», «во втором или третьем ряду» */
  Filter located(Node node) {
    if (!node.shows(CardTokens.ON, CardTokens.IN).isEmpty()) {
      node.down("areas").ifPresent(each -> inCase(each, Cells.PREPOSITIONAL));
    }
    Whose whose = b.selectors.whoseOf(node);
    Node said = node.need("areas");
    said.has(CardTokens.OR);
    List<Filter> all = said.all("area").stream().<Filter>map(area -> new Filter.Located(b.id(area, Category.AREAS), whose)).toList();
    SelectorBuilder.once(all.stream().distinct().count() == all.size(), said);
    return all.size() == 1 ? all.get(0) : new Filter.Any(all.stream().sorted(Comparator.comparing(Object::toString)).toList());
  }

  /** An area that is one only, where no more can be said. */
  Filter locatedAtOne(Node node) {
    Filter where = located(node);
    if (where instanceof Filter.Any) {
      throw new NotMeant(node.span(), "one area was expected here: say the same of each by itself");
    }
    return where;
  }

  /** Areas of which is not said whose they are, said to be of somebody. */
  static Filter ofSide(Filter filter, Whose side) {
    if (filter instanceof Filter.Any any) {
      return new Filter.Any(any.filters().stream().map(each -> ofSide(each, side)).toList());
    }
    return filter instanceof Filter.Located located && located.whose() == Whose.ANY ? new Filter.Located(located.area(), side) : filter;
  }

  private Filter area(Node node) {
    return new Filter.Located(b.id(node.need("area"), Category.AREAS), b.selectors.whoseOf(node));
  }

  /** «на половине» is where something is, «на половину» where it goes to. */
  private void inCase(Node area, int wanted) {
    int mask = Concord.cells(area.leaves().stream(), lexeme -> lexeme.entry().filter(entry -> entry.category() == Category.AREAS).isPresent());
    if (b.language == Language.RU && mask != 0 && (mask & Cells.ofCase(wanted)) == 0) {
      throw new NotMeant(area.span(), "whether something is there or goes there is told by the case, and this one says neither");
    }
  }

  /** Whatever stands so to the card itself. */
  Selector standing(CardToken relation) {
    String id = relation.as(Category.RELATIONS).flatMap(Lexeme::entry).orElseThrow().id();
    return new Selector.Pick(new Count.Each(), Whose.ANY, b.vocabulary.defaultKind(), List.of(new Filter.Related(id, new Selector.Self())), Optional.empty());
  }

  /** «вашу половину поля боя»: one of the cells that lie there, told in the case that is wanted. */
  Selector.Pick cellOf(Node areaRef, int wanted) {
    areaRef.has(CardTokens.A);
    inCase(areaRef.down("area").orElseThrow(), wanted);
    return new Selector.Pick(new Count.Exactly(new Value.Constant(1)), Whose.ANY, ConditionBuilder.CELL, List.of(area(areaRef)), Optional.empty());
  }

  InZone inZone(Node node) {
    CardToken zone = node.token(CardTokens.ZONE).orElseThrow();
    Optional<CardToken> one = node.token(CardTokens.NUMBER);
    node.has(CardTokens.BOTH);
    node.has(CardTokens.OUT_OF);
    if (one.flatMap(CardToken::detail).filter(n -> !n.equals(1)).isPresent()) {
      throw new NotMeant(node.span(), "one of several was expected here: «in one of …»");
    }
    return new InZone(zone.as(Category.ZONES).flatMap(Lexeme::entry).orElseThrow().id(), b.selectors.whoseOf(node));
  }

  /** «большей стоимости»: than the card's own. */
  Filter greater(Node node) {
    boolean more = node.token(CardTokens.GREATER, CardTokens.SMALLER).orElseThrow().getType() == CardTokens.GREATER;
    node.has(CardTokens.A);
    String id = single(node.need("stat"));
    return new Filter.Measured(id, more ? Comparison.MORE : Comparison.LESS, new Value.Measure(id, new Selector.Self()));
  }

  /** «с чётной стоимостью», «с чётным количеством жизней» */
  Filter parity(Node node) {
    node.has(CardTokens.NUMBER_OF);
    node.has(CardTokens.A);
    boolean even = node.token(CardTokens.EVEN, CardTokens.ODD).orElseThrow().getType() == CardTokens.EVEN;
    return new Filter.Parity(node.child("counter").map(counter -> b.id(counter, Category.COUNTERS)).orElseGet(() -> single(node.need("stat"))), even);
  }

  /** A stat that is one number. */
  private String single(Node stat) {
    String id = b.values.stat(stat);
    if (b.vocabulary.find(Category.STATS, id).filter(entry -> entry.is("levels")).isPresent()) {
      throw new NotMeant(stat.span(), "this has one number for each level of strength: which of them is meant is missing");
    }
    return id;
  }

  /** «со строем», «с 2 ранами», «стоимостью 2», «без ран»: things that a description joins with «и». */
  Filter quality(Node node) {
    if (node.rule().equals("lacking") && node.sees("keyword")) {
      return new Filter.Not(new Filter.Has(b.id(node.need("keyword"), Category.KEYWORDS)));
    }
    if (node.rule().equals("lacking")) {
      node.has(CardTokens.A);
      node.has(CardTokens.A);
      return none(node);
    }
    if (node.sees("keyword")) {
      return new Filter.Has(b.id(node.need("keyword"), Category.KEYWORDS));
    }
    if (node.sees("extreme")) {
      return b.extremes.extreme(node.need("extreme"));
    }
    if (node.sees("parity")) {
      return parity(node.need("parity"));
    }
    if (node.sees("measured")) {
      return quality(node.need("measured"));
    }
    if (!node.shows(CardTokens.EVEN, CardTokens.ODD).isEmpty()) {
      return parity(node);
    }
    if (node.has(CardTokens.EQUAL)) {
      node.has(CardTokens.OR);
      boolean most = node.token(CardTokens.GREATER, CardTokens.SMALLER).orElseThrow().getType() == CardTokens.SMALLER;
      return new Filter.Measured(single(node.need("stat")), most ? Comparison.AT_MOST : Comparison.AT_LEAST, b.values.value(node.need("value")));
    }
    if (!node.shows(CardTokens.GREATER, CardTokens.SMALLER).isEmpty()) {
      return greater(node);
    }
    Optional<Node> stat = node.child("stat");
    if (stat.isPresent()) {
      node.has(CardTokens.MAGNITUDE);
      ValueBuilder.Bound bound = b.values.bound(node.need("bound"));
      String id = b.values.stat(stat.get());
      return new Filter.Measured(id, b.values.level(node, id, stat.get()), bound.comparison(), bound.value());
    }
    node.has(CardTokens.NO);
    if (node.sees("lacking")) {
      return quality(node.need("lacking"));
    }
    if (node.sees("plural")) {
      return new Filter.Measured(b.id(node.need("plural"), Category.COUNTERS), Comparison.AT_LEAST, new Value.Constant(1));
    }
    return counted(node.child("countedBound").orElse(node));
  }

  /** «с ранами» is one or more, «с 2 ранами» is two. */
  Filter counted(Node node) {
    Optional<Node> bound = node.child("bound");
    String counter = node.sees("attached") ? b.hosts.kind(node.need("attached")) : b.id(node.need("counter"), Category.COUNTERS);
    if (bound.isEmpty()) {
      return new Filter.Measured(counter, Comparison.AT_LEAST, new Value.Constant(1));
    }
    ValueBuilder.Bound compared = b.values.bound(bound.get());
    return new Filter.Measured(counter, compared.comparison(), compared.value());
  }

  /** What has none of the counter, or of the kind of attached cards, that the node wraps or is. */
  Filter none(Node node) {
    String id = node.sees("attached") ? b.hosts.kind(node.need("attached")) : b.id(node.child("counter").orElse(node), Category.COUNTERS);
    return new Filter.Measured(id, Comparison.EQUAL, new Value.Constant(0));
  }

  /** One order for any order of words, so that equal descriptions are equal. */
  static List<Filter> ordered(List<Filter> filters) {
    if (filters.size() < 2) {
      return List.copyOf(filters);
    }
    return filters.stream().distinct().sorted(Comparator.comparingInt(FilterBuilder::rank).thenComparing(Object::toString)).toList();
  }

  private static int rank(Filter filter) {
    if (filter instanceof Filter.Other) {
      return 0;
    }
    if (filter instanceof Filter.Is) {
      return 1;
    }
    if (filter instanceof Filter.Not) {
      return 2;
    }
    if (filter instanceof Filter.Related) {
      return 3;
    }
    if (filter instanceof Filter.Has) {
      return 4;
    }
    return filter instanceof Filter.Measured ? 5 : 6;
  }
}
