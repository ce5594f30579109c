package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Letters;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import java.util.List;
import java.util.Optional;

/** How often an ability is used. */
final class LimitBuilder {
  private final Builder b;

  LimitBuilder(Builder builder) {
    this.b = builder;
  }

  /** «(1 раз за ход)», «(2 раза за ваш ход)»: in a turn of yours is no oftener than that a turn, and in your turn only. */
  List<Ability> limited(List<Ability> abilities, Optional<Node> said, Node node) {
    if (said.isEmpty()) {
      return abilities;
    }
    if (said.get().has(CardTokens.ANY_NUMBER)) {
      return unlimited(abilities, said.get(), node);
    }
    Node period = said.get().need("period");
    String id = b.id(period, Category.PERIODS);
    Limit limit = limit(said.get(), id);
    if (limit.reckoned().isPresent() && !Letters.announced(abilities).isEmpty()) {
      throw new NotMeant(node.span(), "how often is asked before the cost is paid, so it cannot be what is announced then");
    }
    if (limit.each().isPresent() && !(abilities.size() == 1 && abilities.get(0) instanceof Ability.Triggered t && t.trigger() instanceof Trigger.On)) {
      throw new NotMeant(node.span(), "for each of them is said of what waits for something that happens to them, or that they do");
    }
    List<Ability> limited = AbilityBuilder.only(abilities, node, "how often is said of an ability that always holds", ability -> Doing.limited(ability, limit));
    Optional<Node> whose = said.get().child("whose");
    if (whose.isPresent() && limited.size() == 1 && limited.get(0) instanceof Ability.Activated activated) {
      // what can be used in that turn alone is had in that turn alone
      return List.of(new Ability.Continuous(new Selector.Self(), new Grant.Quoted(List.of(activated)), Optional.of(turn(whose.get(), period, id))));
    }
    return whose.isEmpty() ? limited : AbilityBuilder.only(limited, whose.get(), "whose turn is said of what waits for something: of anything else how often is counted in every turn, whoever's it is", ability -> Doing.when(ability, turn(whose.get(), period, id)));
  }

  /** «любое число раз за бой»: what is done is not limited unless that is said, so this only needs something that is done. */
  private List<Ability> unlimited(List<Ability> abilities, Node said, Node node) {
    Limit once = new Limit(1, b.id(said.need("period"), Category.PERIODS));
    said.has(CardTokens.EACH, CardTokens.PER, CardTokens.A);
    said.token(CardTokens.TIMES);
    if (said.sees("whose") || said.sees("selector")) {
      throw new NotMeant(said.span(), "what is not limited is not limited by whose turn it is, nor for anybody");
    }
    AbilityBuilder.only(abilities, node, "how often is said of an ability that always holds", ability -> Doing.limited(ability, once));
    return abilities;
  }

  private Condition turn(Node whose, Node period, String id) {
    if (!id.equals("turn")) {
      throw new NotMeant(period.span(), "only a turn belongs to somebody");
    }
    return switch (b.selectors.whose(whose)) {
      case YOURS -> new Condition.TurnOf(Selector.Who.YOU);
      case OPPONENTS -> new Condition.TurnOf(Selector.Who.OPPONENT);
      default -> throw new NotMeant(whose.span(), "whose turn is not clear: say «your», or «the opponent's»");
    };
  }

  /** «… (1 раз за ход) или …»: of one of several things that may be chosen. */
  Effect limited(Node remark, Effect effect) {
    Node said = remark.need("limit");
    if (said.sees("whose") || said.sees("selector") || !said.sees("period")) {
      throw new NotMeant(said.span(), "of one of several things that may be chosen is said how often in a period, and no more");
    }
    return new Effect.Limited(effect, often(said, b.id(said.need("period"), Category.PERIODS)));
  }

  private Limit limit(Node node, String period) {
    Optional<Node> whom = node.child("selector");
    Limit limit = often(node, period);
    return whom.map(each -> {
      if (b.selectors.selector(each, 0) instanceof Selector.Pick pick && pick.count() instanceof Count.Each) {
        return limit.forEach(pick);
      }
      throw new NotMeant(each.span(), "«each …» was expected: of whom it is counted apart");
    }).orElse(limit);
  }

  private Limit often(Node node, String period) {
    Optional<CardToken> number = node.token(CardTokens.NUMBER);
    node.has(CardTokens.AT_MOST, CardTokens.UP_TO); // a limit is one with or without these words
    CardToken times = node.token(CardTokens.TIMES).orElseThrow();
    node.has(CardTokens.EACH);
    Optional<CardToken> letter = node.token(CardTokens.LETTER);
    if (letter.isPresent()) {
      return Limit.of(b.values.number(letter.get()), period);
    }
    int n = (Integer) number.or(() -> Optional.of(times)).flatMap(CardToken::detail).orElseThrow(() -> new NotMeant(times.place(), "how many times is missing"));
    if (n < 1) {
      throw new NotMeant(node.span(), "an ability that can be used 0 times does nothing");
    }
    return Limit.of(new Value.Constant(n), period);
  }
}
