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
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.List;
import java.util.Optional;

/** Single facts, of which conditions are made: what somebody is, has, or where he stands. */
final class FactBuilder {
  private final Builder b;

  FactBuilder(Builder builder) {
    this.b = builder;
  }

  /** «орк открыт», «гном не имеет фишек», «он рядом с ~»: what is said of somebody. */
  Condition property(Node node) {
    node.has(CardTokens.ALREADY); // whether it is so is asked when it is asked
    Optional<Node> number = node.down("subject", "selector", "pick", "count");
    if (number.filter(n -> !n.shows(CardTokens.EXACTLY).isEmpty()).isPresent()) {
      throw new NotMeant(number.get().span(), "how many hold this and no more is asked otherwise: say how many there are («there are exactly …»)");
    }
    boolean bare = node.sees("isA") && !node.sees("subject") && node.down("isA").filter(isA -> isA.shows(CardTokens.IS, CardTokens.DASH).isEmpty() && node.shows(CardTokens.IS).isEmpty()).isPresent();
    if (bare && b.conditions.goesOn()) {
      throw new NotMeant(node.span(), "whether somebody is this, or there is one, is not clear: say «there is …», «there is no …» or who is one");
    }
    Sides.agree(b.language, node);
    Selector who = b.conditions.subject(node, node.child("subject").map(s -> b.selectors.selector(s.need("selector"), 0)));
    boolean not = node.child("not").map(n -> n.has(CardTokens.NOT)).orElse(false);
    if (not && node.down("state").or(() -> node.down("trait")).or(() -> node.down("isA")).filter(inner -> !inner.shows(CardTokens.NOT).isEmpty() || inner.holds("not")).isPresent()) {
      throw new NotMeant(node.span(), "«not» is said twice");
    }
    not |= node.child("doesNot").map(n -> n.has(CardTokens.DOES_NOT)).orElse(false);
    Filter filter;
    if (node.sees("isA")) {
      Node isA = node.need("isA");
      not |= isA.child("not").map(n -> n.has(CardTokens.NOT)).orElse(false);
      Node head = isA.need("head");
      isInItsCase(isA, head);
      filter = kindOrTrait(head);
    } else if (!node.shows(CardTokens.VERB_FIN, CardTokens.VERB_REFL, CardTokens.VERB).isEmpty() || node.sees("infinitive")) {
      filter = b.wards.playing(node);
    } else if (node.down("possessed", "units").isPresent()) {
      return units(who, node.need("possessed"), not);
    } else if (node.down("possessed", "halfLeft").isPresent()) {
      return ConditionBuilder.maybeNot(not, b.remaining.half(who, node.need("possessed").need("halfLeft")));
    } else if (node.down("possessed", "stat").isPresent()) {
      return ConditionBuilder.maybeNot(not, has(who, node.need("possessed")));
    } else if (node.sees("measured")) {
      node.has(CardTokens.DASH);
      Filter quality = b.filters.quality(node.need("measured"));
      if (quality instanceof Filter.Measured than) {
        return ConditionBuilder.maybeNot(not, compares(who, than));
      }
      filter = quality;
      if (quality instanceof Filter.Extreme) {
        throw new NotMeant(node.span(), "among whom is missing: say who of them comes first or last in it");
      }
    } else if (node.sees("possessed")) {
      filter = possessed(node.need("possessed"));
    } else if (node.sees("inLine")) {
      filter = b.filters.inLine(node.need("inLine"));
    } else if (node.sees("located")) {
      filter = b.filters.located(node.need("located"));
    } else if (node.sees("area")) {
      node.has(CardTokens.A);
      node.has(CardTokens.IS);
      filter = new Filter.Located(b.id(node.need("area"), Category.AREAS), Whose.ANY);
    } else if (node.sees("inZone")) {
      InZone zone = b.filters.inZone(node.need("inZone"));
      filter = new Filter.Located(zone.zone(), zone.whose());
    } else if (node.sees("relationPosts")) {
      Node relation = node.need("relationPosts");
      if (!node.shows(CardTokens.STAND).isEmpty() && !relation.shows(CardTokens.STAND).isEmpty()) {
        throw new NotMeant(relation.span(), "that it stands there was said already");
      }
      SeveralWays ways = SeveralWays.of(relation, b.filters);
      if (ways.all().size() > 1 && !ways.either()) {
        throw new NotMeant(relation.span(), "one thing can be asked of somebody at a time: join the facts with «and», each with its own words");
      }
      filter = ways.all().size() > 1 ? new Filter.Any(ways.all()) : ways.all().get(0);
    } else {
      filter = b.selectors.stateOrTrait(node.child("state").orElseGet(() -> node.need("trait")));
    }
    if (filter instanceof Filter.Any any) {
      List<Condition> each = any.filters().stream().<Condition>map(one -> new Condition.Holds(who, one)).toList();
      return not ? Normal.all(each.stream().map(Negation::of).toList()) : Normal.any(each);
    }
    boolean denied = filter instanceof Filter.Not != not;
    Filter plain = filter instanceof Filter.Not inner ? inner.filter() : filter;
    if (denied && who instanceof Pick && plain instanceof Filter.Is is && b.vocabulary.find(Category.KINDS, is.traitOrState()).isPresent()) {
      throw new NotMeant(node.span(), "whether there is none of this kind is asked otherwise: «there is no …»");
    }
    if (!denied && who instanceof Pick && plain instanceof Filter.Measured none && none.comparison() == Comparison.EQUAL && none.value().is(0)) {
      // "an orc has no chips" is «орк не имеет фишек»
      Filter some = new Filter.Measured(none.statOrCounter(), none.level(), Comparison.AT_LEAST, ConditionBuilder.ONE);
      return Negation.denied(who, some).orElseGet(() -> new Condition.Holds(who, plain));
    }
    return denied ? Negation.denied(who, plain).orElseGet(() -> Negation.of(new Condition.Holds(who, plain))) : new Condition.Holds(who, plain);
  }

  /** «орк – гном», «орк является гномом»: in another case the word belongs to something before it. */
  private void isInItsCase(Node isA, Node head) {
    int mask = Concord.ofHead(Optional.of(head));
    int wanted = isA.shows(CardTokens.IS).isEmpty() ? Cells.ofCase(Cells.NOMINATIVE) : Cells.ofCase(Cells.INSTRUMENTAL) | Cells.ofCase(Cells.NOMINATIVE);
    if (b.language == Language.RU && mask != 0 && (mask & wanted) == 0) {
      throw new NotMeant(head.span(), "what somebody is stands in the nominative, so who or what this says more of is not clear");
    }
  }

  private Filter kindOrTrait(Node head) {
    List<Node> nouns = head.all("noun");
    if (!nouns.isEmpty()) {
      if (nouns.size() > 1 || !head.shows(CardTokens.KIND).isEmpty()) {
        throw new NotMeant(head.span(), "one thing can be asked of somebody at a time: join the facts with «and»");
      }
      return b.selectors.stateOrTrait(nouns.get(0));
    }
    return head.sees("trait")
        ? b.selectors.stateOrTrait(head.need("trait"))
        : new Filter.Is(b.id(head, Category.KINDS));
  }

  /** «имеет 5 или более {health}» */
  private Condition has(Selector who, Node node) {
    ValueBuilder.Bound bound = b.values.bound(node.need("bound"));
    return compares(who, new Filter.Measured(b.values.stat(node.need("stat")), bound.comparison(), bound.value()));
  }

  /** Of all who fit it is asked of each by himself, not of their sum. */
  private static Condition compares(Selector who, Filter.Measured than) {
    return who instanceof Pick pick && pick.count() instanceof Count.Each && than.level().isEmpty()
        ? new Condition.Holds(who, than)
        : new Condition.Compares(new Value.Measure(than.statOrCounter(), who, than.level()), than.comparison(), than.value());
  }

  /** «не имеет единиц {armor}», «имеет 2 или более единицы {armor}» */
  private Condition units(Selector who, Node node, boolean not) {
    boolean none = node.has(CardTokens.NO);
    Value left = new Value.Units(b.values.units(node.need("units")), who);
    Optional<ValueBuilder.Bound> bound = node.child("bound").map(b.values::bound);
    if (bound.isEmpty()) {
      return none != not ? new Condition.Compares(left, Comparison.EQUAL, new Value.Constant(0)) : new Condition.Compares(left, Comparison.AT_LEAST, ConditionBuilder.ONE);
    }
    return ConditionBuilder.maybeNot(not, new Condition.Compares(left, bound.get().comparison(), bound.get().value()));
  }

  private Filter possessed(Node node) {
    Optional<Node> keyword = node.child("keyword");
    if (keyword.isPresent()) {
      return new Filter.Has(b.id(keyword.get(), Category.KEYWORDS));
    }
    if (node.sees("parity")) {
      return b.filters.parity(node.need("parity"));
    }
    Optional<Node> counted = node.child("countedBound");
    if (counted.isPresent()) {
      return b.filters.counted(counted.get());
    }
    if (node.sees("pick")) {
      throw new NotMeant(node.span(), "what a card has are counters and keywords");
    }
    boolean no = node.has(CardTokens.NO);
    Filter none = b.filters.none(node);
    return no ? none : new Filter.Measured(((Filter.Measured) none).statOrCounter(), Comparison.AT_LEAST, ConditionBuilder.ONE);
  }

  /** «у Волка 2 раны», «у ~ нет ран». */
  Condition possession(Node node) {
    Selector who = b.selectors.selector(node.need("subject").need("selector"), 0);
    if (node.has(CardTokens.ON) && who instanceof Pick pick && pick.count().isOne()) {
      // «на соседней клетке есть маркер» tells that there is such a cell
      boolean none = node.child("none").map(n -> n.has(CardTokens.THERE_IS_NOT)).orElse(false);
      node.has(CardTokens.THERE_IS);
      Filter marked = none ? new Filter.Measured(b.id(node.need("counter"), Category.COUNTERS), Comparison.AT_LEAST, ConditionBuilder.ONE) : b.filters.counted(node.need("countedBound"));
      return ConditionBuilder.maybeNot(none, new Condition.Exists(ConditionBuilder.with(pick, marked)));
    }
    if (node.sees("keyword")) {
      boolean none = node.child("none").map(n -> n.has(CardTokens.THERE_IS_NOT)).orElse(false);
      node.has(CardTokens.THERE_IS);
      Condition has = new Condition.Holds(who, new Filter.Has(b.id(node.need("keyword"), Category.KEYWORDS)));
      return ConditionBuilder.maybeNot(none, has);
    }
    if (node.child("none").map(n -> n.has(CardTokens.THERE_IS_NOT)).orElse(false)) {
      return new Condition.Holds(who, b.filters.none(node));
    }
    if (node.sees("halfLeft")) {
      node.has(CardTokens.THERE_IS);
      return b.remaining.half(who, node.need("halfLeft"));
    }
    return node.sees("stat") ? has(who, node) : new Condition.Holds(who, b.filters.counted(node.need("countedBound")));
  }

  /** «у вас 3 карты в руке», "the first player has 3 cards in hand". */
  Condition playerHas(Node node) {
    Node player = node.need("player");
    boolean none =
        node.child("none").map(n -> n.has(CardTokens.THERE_IS_NOT, CardTokens.NO)).orElse(false)
            | node.child("not").map(n -> n.has(CardTokens.NOT)).orElse(false);
    Node what = node.need("selector");
    Pick pick = b.conditions.counted(what, b.selectors.selector(what, 0), none);
    Who who = b.selectors.who(player);
    if (who == Who.YOU || who == Who.OPPONENT) {
      Whose whose = who == Who.YOU ? Whose.YOURS : Whose.OPPONENTS;
      Pick owned =
          pick.zone().isPresent()
              ? new Pick(pick.count(), pick.side(), pick.kind(), pick.filters(), Optional.of(new InZone(pick.zone().get().zone(), whose)))
              : new Pick(pick.count(), whose, pick.kind(), pick.filters(), pick.zone());
      return ConditionBuilder.maybeNot(none, new Condition.Exists(owned));
    }
    if (pick.zone().isEmpty() || !pick.filters().isEmpty()) {
      throw new NotMeant(what.span(), "of this player only the cards of a zone can be counted");
    }
    Value size = new Value.Measure(pick.zone().get().zone(), new Selector.Player(who));
    if (none) {
      return new Condition.Compares(size, Comparison.EQUAL, new Value.Constant(0));
    }
    return pick.count() instanceof Count.Exactly exactly
        ? new Condition.Compares(size, Comparison.EQUAL, exactly.n())
        : pick.count() instanceof Count.UpTo upTo
            ? new Condition.Compares(size, Comparison.AT_MOST, upTo.n())
            : new Condition.Compares(size, Comparison.AT_LEAST, pick.count() instanceof Count.AtLeast least ? least.n() : ConditionBuilder.ONE);
  }
}
