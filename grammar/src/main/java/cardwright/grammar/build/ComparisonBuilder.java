package cardwright.grammar.build;

import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector.Who;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Numbers held against each other: of things, on dice. */
final class ComparisonBuilder {
  private final Builder b;

  ComparisonBuilder(Builder builder) {
    this.b = builder;
  }

  /** «число фишек на ~ больше 3» */
  Condition comparison(Node node) {
    if (!node.shows(CardTokens.SHOWS).isEmpty()) {
      return shows(node);
    }
    Value left = b.values.value(node.need("value"));
    Node compare = node.need("compare");
    Optional<Node> even = compare.child("even");
    if (even.isPresent()) {
      return parity(left, isEven(even.get()));
    }
    ValueBuilder.Bound bound = b.values.bound(compare.need("bound"));
    return new Condition.Compares(left, bound.comparison(), bound.value());
  }

  private static boolean isEven(Node even) {
    return even.token(CardTokens.EVEN, CardTokens.ODD).orElseThrow().getType() == CardTokens.EVEN;
  }

  /** «стоимость орка чётная» is said of the orc: he has an even one. */
  private static Condition parity(Value value, boolean even) {
    return value instanceof Value.Measure measure && measure.level().isEmpty() && !(measure.of() instanceof Selector.Player)
        ? new Condition.Holds(measure.of(), new Filter.Parity(measure.statOrCounter(), even))
        : new Condition.Parity(value, even);
  }

  /** «на кубике выпало 4 или более», «выпало 5 или 6» */
  private Condition shows(Node node) {
    String die = node.child("role").map(role -> ((Selector.Role) b.selectors.role(role)).role())
        .or(() -> b.vocabulary.of(Category.ROLES).stream().filter(role -> role.is("tossed")).map(cardwright.grammar.vocabulary.Entry::id).findFirst())
        .orElseThrow(() -> new NotMeant(node.span(), "which die is meant is missing"));
    Optional<Node> even = node.child("even");
    if (even.isPresent()) {
      node.has(CardTokens.NUMBER_OF, CardTokens.FIGURE);
      node.has(CardTokens.A);
      return new Condition.Parity(new Value.Roll(die), isEven(even.get()));
    }
    ValueBuilder.Bound bound = b.values.bound(node.need("bound"));
    node.count(CardTokens.OR);
    List<Node> others = node.all("countNumber");
    if (!others.isEmpty() && bound.comparison() != Comparison.EQUAL) {
      throw new NotMeant(others.get(0).span(), "numbers are listed without «or more» and «or less»");
    }
    List<Condition> any = new ArrayList<>(List.of(new Condition.Compares(new Value.Roll(die), bound.comparison(), bound.value())));
    others.forEach(other -> any.add(new Condition.Compares(new Value.Roll(die), Comparison.EQUAL, b.values.number(other.word()))));
    return Normal.any(any);
  }

  /** «больше закрытых карт, чем открытых» */
  Condition outnumber(Node node) {
    node.has(CardTokens.THERE_IS);
    node.has(CardTokens.THAN);
    node.has(CardTokens.ONES);
    boolean more = node.token(CardTokens.MORE, CardTokens.LESS, CardTokens.MORE_OF, CardTokens.LESS_OF).map(CardToken::getType).filter(type -> type == CardTokens.MORE || type == CardTokens.MORE_OF).isPresent();
    Optional<Node> place = node.child("existencePlace");
    List<Node> said = node.all("selector");
    Pick first = each(said.get(0));
    Pick counted = first;
    Pick second;
    Optional<Node> elsewhere = node.child("thanAt");
    if (elsewhere.isPresent()) {
      return elsewhere(node, place, elsewhere.get(), first, more);
    }
    if (said.size() > 1) {
      second = each(said.get(1));
    } else {
      // «чем открытых»: of the same things
      Filter other = b.selectors.stateOrTrait(node.child("state").orElseGet(() -> node.need("trait")));
      List<Filter> kept = first.filters().stream().filter(filter -> !(filter instanceof Filter.Is || filter instanceof Filter.Not)).collect(Collectors.toList());
      kept.add(other);
      second = new Pick(first.count(), first.side(), first.kind(), FilterBuilder.ordered(kept), first.zone());
    }
    Optional<Node> player = node.child("player");
    if (player.isPresent()) {
      if (second.side() != Whose.ANY && said.size() > 1) {
        throw saidTwice(player.get());
      }
      counted = of(player.get(), first);
      second = new Pick(second.count(), counted.side(), second.kind(), second.filters(), second.zone());
    }
    if (place.isPresent()) {
      Pick other = second;
      Pick placed = b.conditions.placed(first, place.get());
      counted = placed;
      second = said.size() > 1 ? other : new Pick(placed.count(), placed.side(), placed.kind(), FilterBuilder.ordered(Stream.concat(other.filters().stream(), placed.filters().stream().filter(filter -> !first.filters().contains(filter))).toList()), placed.zone());
    }
    return new Condition.Compares(new Value.CountOf(counted), more ? Comparison.MORE : Comparison.LESS, new Value.CountOf(second));
  }

  /** «у противника больше карт, чем у вас», «в вашем отряде меньше карт, чем в отряде противника»: things of one sort, here and there. */
  private Condition elsewhere(Node node, Optional<Node> place, Node than, Pick what, boolean more) {
    Pick here = place.map(zone -> b.conditions.placed(what, zone)).or(() -> node.child("player").map(player -> of(player, what))).orElse(what);
    than.has(CardTokens.AT, CardTokens.HAVE);
    Pick bare = new Pick(what.count(), what.side(), what.kind(), what.filters(), Optional.empty());
    Pick there = than.child("existencePlace").map(zone -> b.conditions.placed(bare, zone))
        .or(() -> than.child("inZone").map(zone -> new Pick(bare.count(), bare.side(), bare.kind(), bare.filters(), Optional.of(b.filters.inZone(zone)))))
        .orElseGet(() -> of(than.need("player"), what));
    boolean alike = here.zone().isPresent() == there.zone().isPresent() && (here.side() == Whose.ANY) == (there.side() == Whose.ANY);
    if (!alike || here.equals(there)) {
      throw new NotMeant(than.span(), alike ? "these are the same things: there are never more of them than of themselves" : "players are compared with players, and zones with zones");
    }
    return new Condition.Compares(new Value.CountOf(here), more ? Comparison.MORE : Comparison.LESS, new Value.CountOf(there));
  }

  /** Those of one player. */
  private Pick of(Node player, Pick what) {
    Who who = b.selectors.who(player);
    if (who != Who.YOU && who != Who.OPPONENT) {
      throw new NotMeant(player.span(), "only you and the opponent can be meant here");
    }
    if (what.side() != Whose.ANY) {
      throw saidTwice(player);
    }
    Whose side = who == Who.YOU ? Whose.YOURS : Whose.OPPONENTS;
    return what.zone().isPresent()
        ? new Pick(what.count(), what.side(), what.kind(), what.filters(), what.zone().map(zone -> new Selector.InZone(zone.zone(), side)))
        : new Pick(what.count(), side, what.kind(), what.filters(), what.zone());
  }

  private static NotMeant saidTwice(Node player) {
    return new NotMeant(player.span(), "whose they are is said twice");
  }

  private Pick each(Node what) {
    if (b.selectors.selector(what, 0) instanceof Pick pick && (pick.count() instanceof Count.Each || pick.count().isOne())) {
      return new Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), pick.zone());
    }
    throw new NotMeant(what.span(), "things that can be counted were expected here, without a number");
  }
}
