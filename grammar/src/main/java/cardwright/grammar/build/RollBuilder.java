package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
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

  /** «+1 или -1 к броску кубика»: of the roll that runs, or of whose it is. */
  Effect by(Node node, Optional<Selector> subject) {
    node.has(CardTokens.TO);
    node.has(CardTokens.A);
    node.has(CardTokens.OR);
    node.has(CardTokens.OF);
    CardToken word = node.token(CardTokens.STAT).orElseThrow();
    String stat = word.as(Category.STATS).flatMap(Lexeme::entry).orElseThrow().id();
    if (subject.filter(who -> !who.isYou() && !who.isSelf()).isPresent()) {
      throw new NotMeant(node.span(), "nobody but the card's controller can be told to do this");
    }
    Optional<Selector> whose = node.child("selector").map(of -> b.selectors.selector(of, Cells.ofCase(Cells.GENITIVE)));
    boolean ofDie = b.vocabulary.find(Category.STATS, stat).filter(entry -> entry.is("rolled")).isPresent();
    Optional<Entry> die = b.vocabulary.of(Category.ROLES).stream().filter(role -> role.is("changed")).findFirst();
    if (!ofDie || die.isEmpty()) {
      throw new NotMeant(word.place(), "this number is had, not done: say for how long, or what gains it");
    }
    Selector roll = whose.<Selector>map(who -> new Selector.RollOf(stat, who)).orElseGet(() -> new Selector.Role(die.get().id()));
    List<Effect> all = new ArrayList<>();
    List<Node> values = node.all("value");
    for (Node sign : node.all("sign")) {
      String flag = sign.token(CardTokens.PLUS, CardTokens.MINUS).orElseThrow().getType() == CardTokens.PLUS ? "raises" : "lowers";
      String verb = b.vocabulary.of(Category.VERBS).stream().filter(entry -> entry.is(flag)).findFirst().orElseThrow(() -> new NotMeant(node.span(), "the vocabulary has no verb that changes a roll")).id();
      all.add(new Effect.Act(verb, Optional.empty(), Optional.of(roll), Optional.of(b.values.value(values.get(all.size()))), Optional.empty()));
    }
    return all.size() == 1 ? all.get(0) : new Effect.Choice(all);
  }

  /** «бешенство активируется каждым из бросков»: only of what asks for the roll itself is that another thing than of the one that counts. */
  private String activated(Node node) {
    node.has(CardTokens.EACH_ROLL);
    return b.id(node.need("keyword"), Category.KEYWORDS);
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
    return new Ability.Continuous(all, new Grant.RollsBest(n, action, node.child("eachRoll").map(this::activated)), so.isEmpty() ? Optional.empty() : Optional.of(Normal.all(so)));
  }
}
