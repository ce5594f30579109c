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
    Pick second;
    List<Node> players = node.all("player");
    if (said.size() == 1 && !node.sees("state") && !node.sees("trait")) {
      second = first;
    } else if (said.size() > 1) {
      second = each(said.get(1));
    } else {
      // «чем открытых»: of the same things
      Filter other = b.selectors.stateOrTrait(node.child("state").orElseGet(() -> node.need("trait")));
      List<Filter> kept = first.filters().stream().filter(filter -> !(filter instanceof Filter.Is || filter instanceof Filter.Not)).collect(Collectors.toList());
      kept.add(other);
      second = new Pick(first.count(), first.side(), first.kind(), FilterBuilder.ordered(kept), first.zone());
    }
    boolean held = said.size() == 1 && second == first;
    if (held) {
      // «у противника больше карт, чем у вас»
      node.has(CardTokens.AT);
      node.has(CardTokens.AT);
      if (place.isPresent() || players.size() != 2 || first.side() != Whose.ANY || b.selectors.who(players.get(0)) == b.selectors.who(players.get(1))) {
        throw new NotMeant(node.span(), "who has more of them than whom was expected here: one player than the other");
      }
      return new Condition.Compares(new Value.CountOf(of(players.get(0), first)), more ? Comparison.MORE : Comparison.LESS, new Value.CountOf(of(players.get(1), first)));
    }
    Optional<Node> player = players.stream().findFirst();
    if (player.isPresent()) {
      Who who = b.selectors.who(player.get());
      if (who != Who.YOU && who != Who.OPPONENT) {
        throw new NotMeant(player.get().span(), "only you and the opponent can be meant here");
      }
      Whose side = who == Who.YOU ? Whose.YOURS : Whose.OPPONENTS;
      if (first.side() != Whose.ANY || second.side() != Whose.ANY && said.size() > 1) {
        throw new NotMeant(player.get().span(), "whose they are is said twice");
      }
      first = new Pick(first.count(), side, first.kind(), first.filters(), first.zone());
      second = new Pick(second.count(), side, second.kind(), second.filters(), second.zone());
    }
    if (place.isPresent()) {
      Pick one = first;
      Pick other = second;
      first = b.conditions.placed(one, place.get());
      second = said.size() > 1 ? other : new Pick(first.count(), first.side(), first.kind(), FilterBuilder.ordered(Stream.concat(other.filters().stream(), first.filters().stream().filter(filter -> !one.filters().contains(filter))).toList()), first.zone());
    }
    return new Condition.Compares(new Value.CountOf(first), more ? Comparison.MORE : Comparison.LESS, new Value.CountOf(second));
  }

  private Pick of(Node player, Pick pick) {
    Who who = b.selectors.who(player);
    if (who != Who.YOU && who != Who.OPPONENT) {
      throw new NotMeant(player.span(), "only you and the opponent can be meant here");
    }
    Whose side = who == Who.YOU ? Whose.YOURS : Whose.OPPONENTS;
    return pick.zone().isPresent() ? new Pick(pick.count(), pick.side(), pick.kind(), pick.filters(), Optional.of(new Selector.InZone(pick.zone().get().zone(), side))) : new Pick(pick.count(), side, pick.kind(), pick.filters(), pick.zone());
  }

  private Pick each(Node what) {
    if (b.selectors.selector(what, 0) instanceof Pick pick && (pick.count() instanceof Count.Each || pick.count().isOne())) {
      return new Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), pick.zone());
    }
    throw new NotMeant(what.span(), "things that can be counted were expected here, without a number");
  }
}
