package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is said of somebody's own rolls: which of them is changed, and that the better of several counts. */
final class RollBuilder {
  private final Builder b;

  RollBuilder(Builder builder) {
    this.b = builder;
  }

  /** «выбранный бросок кубика вашего орка» */
  Selector rollOf(Node node) {
    node.has(CardTokens.A);
    node.has(CardTokens.OF);
    node.has(CardTokens.CHOSEN); // whose it is is chosen anyway
    CardToken stat = node.token(CardTokens.STAT).orElseThrow();
    Selector who = b.selectors.selector(node.need("selector"), Cells.ofCase(Cells.GENITIVE));
    if (who instanceof Selector.Player) {
      throw new NotMeant(node.span(), "a card was expected here: whose roll it is");
    }
    return new Selector.RollOf(stat.as(Category.STATS).flatMap(Lexeme::entry).orElseThrow().id(), who);
  }

  /** «Когда ~ сражается ударом – бросить кубик дважды, выбрать один из результатов» */
  Ability best(Node node) {
    node.has(CardTokens.WHEN);
    node.has(CardTokens.PERFORM, CardTokens.FIGHT);
    node.has(CardTokens.WITH);
    node.has(CardTokens.A);
    node.has(CardTokens.CHOOSE);
    node.has(CardTokens.OUT_OF, CardTokens.OF);
    node.has(CardTokens.RESULT);
    boolean one = node.token(CardTokens.NUMBER).flatMap(CardToken::detail).filter(n -> n.equals(1)).isPresent();
    node.has(CardTokens.AND);
    Node times = node.need("times");
    CardToken word = times.token(CardTokens.TIMES).orElseThrow();
    int n = (Integer) times.token(CardTokens.NUMBER).or(() -> Optional.of(word)).flatMap(CardToken::detail).orElseThrow(() -> new NotMeant(word.place(), "how many times is missing"));
    if (!one || n < 2) {
      throw new NotMeant(node.span(), "a die is rolled several times, and one of the rolls is chosen");
    }
    Node form = node.need("verbForm");
    CardToken verb = form.child("infinitive").orElse(form).word();
    boolean tosses = b.vocabulary.of(Category.ROLES).stream().anyMatch(role -> role.is("tossed")) && verb.lexemes().stream().flatMap(each -> each.entry().stream()).anyMatch(entry -> entry.is("tosses"));
    if (!tosses) {
      throw new NotMeant(verb.place(), "the verb that rolls a die was expected here");
    }
    Selector who = node.child("whoever").map(said -> b.selectors.whoever(said, Cells.ofCase(Cells.NOMINATIVE))).orElseGet(Selector.Self::new);
    Selector all = who instanceof Selector.Pick pick && pick.count().isOne() ? new Selector.Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), pick.zone()) : who;
    Optional<String> action = node.child("actionName").or(() -> node.child("anyAction"))
        .map(said -> ActionPatternBuilder.action(said.word()).map(Entry::id).orElseThrow(() -> new NotMeant(said.span(), "an action was expected here")));
    Optional<Condition> turn = node.child("turnOf").map(b.conditions::turnOf);
    Optional<Condition> said = b.conditions.about(Optional.of(who.isSelf() ? who : new Selector.It()), () -> node.child("ifClause").map(b.conditions::clause));
    List<Condition> so = Stream.concat(turn.stream(), said.stream()).toList();
    return new Ability.Continuous(all, new Grant.RollsBest(n, action), so.isEmpty() ? Optional.empty() : Optional.of(Normal.all(so)));
  }
}
