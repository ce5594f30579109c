package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Comparison;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.List;
import java.util.Optional;

/** Numbers. */
final class ValueBuilder {
  private final Builder b;

  ValueBuilder(Builder builder) {
    this.b = builder;
  }

  Value value(Node node) {
    Value value = sum(node);
    b.discourse.inside(node.span());
    return value;
  }

  private Value sum(Node node) {
    List<Node> terms = node.all("term");
    Value value = term(terms.get(0));
    for (Node term : terms.subList(1, terms.size())) {
      boolean plus = node.token(CardTokens.PLUS, CardTokens.MINUS).orElseThrow().getType() == CardTokens.PLUS;
      Value right = term(term);
      if (value instanceof Value.Constant && right instanceof Value.Constant) {
        throw new NotMeant(term.span(), "write the number itself, or one for each level of strength");
      }
      value = plus ? new Value.Sum(value, right) : new Value.Difference(value, right);
    }
    Optional<Node> each = node.child("eachOf");
    if (each.isPresent()) {
      value = times(value, each.get());
    }
    return capped(value, node);
  }

  /** «на 1 … (на 2, если это орк)» */
  Value either(Optional<Value> usual, Node other) {
    if (usual.isEmpty()) {
      throw new NotMeant(other.span(), "for how much otherwise is missing");
    }
    other.has(CardTokens.OR);
    other.has(CardTokens.ON, CardTokens.FOR, CardTokens.BY);
    Value either = new Value.Either(b.conditions.clause(other.need("ifClause")), value(other.need("value")), usual.get());
    b.discourse.inside(other.span());
    return either;
  }

  /** «1 за каждую …»: only a plain number can be taken so many times. */
  Value times(Value factor, Node eachOf) {
    if (factor instanceof Value.Constant constant) {
      return new Value.Times(constant.number(), each(eachOf));
    }
    throw new NotMeant(eachOf.span(), "only a number can be taken for each of something");
  }

  private Value each(Node node) {
    Optional<Node> counter = node.child("counter");
    if (counter.isPresent()) {
      node.has(CardTokens.EACH);
      node.has(CardTokens.OF);
      return counters(counter.get(), node.child("selector").map(s -> b.selectors.selector(s, 0)).or(() -> node.child("its").map(this::its)));
    }
    Node what = node.need("selector");
    if (b.selectors.selector(what, 0) instanceof Selector.Pick pick && pick.count() instanceof Count.Each) {
      return new Value.CountOf(pick);
    }
    throw new NotMeant(what.span(), "«each …» was expected here");
  }

  /** «за каждую его рану» */
  private Selector its(Node node) {
    node.has(CardTokens.IT, CardTokens.OWN);
    return b.discourse.pronoun(node);
  }

  Value capped(Value value, Node node) {
    Optional<Node> cap = node.child("cap");
    if (cap.isEmpty()) {
      return value;
    }
    if (value instanceof Value.Constant) {
      throw new NotMeant(cap.get().span(), "a number that is known has no bound; what is gained again and again comes to a bound with its sign, such as (at most +2)");
    }
    cap.get().has(CardTokens.AT_ONCE);
    boolean most = cap.get().token(CardTokens.AT_MOST, CardTokens.AT_LEAST).orElseThrow().getType() == CardTokens.AT_MOST;
    int bound = (Integer) cap.get().token(CardTokens.NUMBER).orElseThrow().detail().orElseThrow();
    return most ? new Value.AtMost(value, bound) : new Value.AtLeast(value, bound);
  }

  /** «… (максимум 3, 1 раз за ход)»: the one number of an ability that is not known beforehand is bounded. */
  List<Ability> capped(List<Ability> abilities, Node cap) {
    cap.has(CardTokens.ON, CardTokens.UP_TO);
    cap.has(CardTokens.AT_ONCE);
    boolean most = cap.token(CardTokens.AT_MOST, CardTokens.AT_LEAST).orElseThrow().getType() == CardTokens.AT_MOST;
    int bound = (Integer) cap.token(CardTokens.NUMBER).orElseThrow().detail().orElseThrow();
    Set<Value> letters = new HashSet<>();
    Tree.visit(abilities, part -> {
      if (part instanceof Value.Amount || part instanceof Value.Variable) {
        letters.add((Value) part);
      }
    });
    if (letters.size() != 1) {
      throw new NotMeant(cap.span(), letters.isEmpty() ? "there is no letter here that this could bound" : "which letter this bounds is not clear: say it where the letter is explained");
    }
    return Tree.rewrite(abilities, part -> letters.contains(part) ? most ? new Value.AtMost((Value) part, bound) : new Value.AtLeast((Value) part, bound) : part);
  }

  /** «8-X» of them */
  Value count(Node node) {
    boolean minus = node.has(CardTokens.MINUS);
    boolean plus = node.has(CardTokens.PLUS);
    if (!minus && !plus) {
      return number(node.word());
    }
    List<CardToken> parts = node.leaves().stream().filter(token -> token.getType() == CardTokens.NUMBER || token.getType() == CardTokens.LETTER).sorted(Comparator.comparing(token -> token.place().start())).toList();
    node.token(CardTokens.NUMBER);
    node.token(CardTokens.LETTER);
    Value left = number(parts.get(0));
    Value right = number(parts.get(1));
    return minus ? new Value.Difference(left, right) : new Value.Sum(left, right);
  }

  Value number(CardToken token) {
    Object detail = token.detail().orElseThrow();
    return detail instanceof Integer number ? new Value.Constant(number) : letter((String) detail);
  }

  private Value letter(String name) {
    return new Value.Variable(name, Optional.empty());
  }

  private Value term(Node node) {
    Node only = node.only();
    return switch (only.rule()) {
      case "number", "letter" -> number(only.word());
      case "levels" -> levels(only.word());
      case "half" -> half(only);
      case "printed" -> b.printeds.printed(only);
      case "taken" -> b.pasts.taken(only);
      case "countOf" -> countOf(only);
      case "measure" -> measure(only);
      case "magnitude" -> magnitude(only);
      case "altogether" -> altogether(only);
      case "gap" -> apart(only);
      case "orderOf" -> orderOf(only);
      case "same" -> same(only);
      case "spoken" -> spoken(only);
      case "role" -> roll(only);
      default -> throw new IllegalStateException(only.rule());
    };
  }

  @SuppressWarnings("unchecked")
  private Value levels(CardToken token) {
    List<Integer> levels = (List<Integer>) token.detail().orElseThrow();
    int declared = b.vocabulary.of(Category.LEVELS).size();
    if (declared > 0 && levels.size() != declared) {
      throw new NotMeant(token.place(), "there are " + declared + " levels of strength, here are " + levels.size() + " numbers");
    }
    return new Value.ByLevel(levels);
  }

  private Value half(Node node) {
    node.has(CardTokens.HALF);
    Value whole = term(node.need("term"));
    Optional<Node> rounding = node.child("rounding");
    boolean up = rounding.map(r -> r.token(CardTokens.ROUND_UP, CardTokens.ROUND_DOWN).orElseThrow().getType() == CardTokens.ROUND_UP).orElse(false);
    rounding.ifPresent(r -> b.printeds.roundsThis(r, whole));
    return new Value.Half(whole, up ? Value.Rounding.UP : Value.Rounding.DOWN);
  }

  private Value countOf(Node node) {
    Optional<Node> group = node.child("group");
    Optional<Node> zone = node.child("inZone");
    if (zone.isPresent()) {
      Selector.InZone in = b.filters.inZone(zone.get());
      return new Value.Variety(b.id(group.orElseThrow(), Category.GROUPS), new Selector.Pick(new Count.Each(), Whose.ANY, b.vocabulary.defaultKind(), List.of(), Optional.of(in)));
    }
    Node what = node.need("selector");
    if (b.selectors.selector(what, 0) instanceof Selector.Pick pick && (pick.count() instanceof Count.Each || one(pick.count()))) {
      Selector.Pick each = new Selector.Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), pick.zone());
      return group.<Value>map(of -> new Value.Variety(b.id(of, Category.GROUPS), each)).orElseGet(() -> new Value.CountOf(each));
    }
    throw new NotMeant(what.span(), "things that can be counted were expected here");
  }

  private static boolean one(Count count) {
    return count.isOne();
  }

  /** The id of a keyword of which there are units left. */
  String units(Node node) {
    node.has(CardTokens.REMAINING);
    node.has(CardTokens.UNIT);
    return b.id(node.need("keyword"), Category.KEYWORDS);
  }

  Value measure(Node node) {
    if (node.sees("units")) {
      String keyword = units(node.need("units"));
      return new Value.Units(keyword, node.child("selector").map(s -> b.selectors.selector(s, Cells.ofCase(Cells.GENITIVE))).orElseGet(Selector.Self::new));
    }
    Optional<Node> counter = node.child("counter");
    int cases = counter.isPresent() ? 0 : Cells.ofCase(Cells.GENITIVE);
    Optional<Selector> of = node.child("selector").map(s -> b.selectors.selector(s, cases));
    if (counter.isPresent()) {
      return counters(counter.get(), of);
    }
    boolean pronoun = node.has(CardTokens.IT);
    node.has(CardTokens.OWN);
    Node stat = node.need("stat");
    String id = stat(stat);
    Selector whose = of.orElseGet(() -> pronoun ? b.discourse.pronoun(node) : new Selector.It());
    Optional<Integer> level = level(node, id, stat);
    return b.thrown.isRoll(id) ? b.thrown.of(whose, node) : new Value.Measure(id, whose, level);
  }

  /** Which of its numbers is meant, of a stat that has one for each level of strength; of others nothing can be said. */
  Optional<Integer> level(Node node, String stat, Node word) {
    Optional<Integer> level = node.child("level").map(l -> b.entry(l, Category.LEVELS).order());
    boolean levels = b.vocabulary.find(Category.STATS, stat).filter(entry -> entry.is("levels")).isPresent();
    if (level.isPresent() && !levels) {
      throw new NotMeant(word.span(), "this has one number only, not one for each level of strength");
    }
    return level;
  }

  /** «сумма слабых ударов ваших карт» */
  private Value altogether(Node node) {
    node.has(CardTokens.SUM);
    Node what = node.need("selector");
    Selector of = b.selectors.selector(what, Cells.ofCase(Cells.GENITIVE));
    if (!(of instanceof Selector.Pick pick && pick.count() instanceof Count.Each)) {
      throw new NotMeant(what.span(), "the sum is taken of all that fit a description: cards in the plural, without a number, were expected here");
    }
    Node stat = node.need("stat");
    String id = stat(stat);
    return new Value.Measure(id, of, level(node, id, stat));
  }

  /** «величина этого удара», «величина его {regen}» */
  Value magnitude(Node node) {
    node.has(CardTokens.MAGNITUDE);
    if (node.has(CardTokens.THIS)) {
      CardToken word = node.need("event").word();
      return new Value.Strength(ActionPatternBuilder.action(word).orElseThrow(() -> new NotMeant(word.place(), "«" + word.getText() + "» is no action")).id());
    }
    if (node.sees("stat")) {
      node.has(CardTokens.A);
      return measure(node);
    }
    boolean pronoun = node.has(CardTokens.IT, CardTokens.OWN);
    Entry keyword = b.entry(node.need("keyword"), Category.KEYWORDS);
    if (keyword.keyword().orElseThrow().parameters().size() != 1) {
      throw new NotMeant(node.span(), "this keyword has no number");
    }
    return new Value.NumberOf(keyword.id(), pronoun ? b.discourse.pronoun(node) : b.selectors.selector(node.need("selector"), Cells.ofCase(Cells.GENITIVE)));
  }

  /** «разница стоимости ~ и атакованного» */
  private Value apart(Node node) {
    node.has(CardTokens.APART);
    node.has(CardTokens.BETWEEN);
    List<Node> stats = node.all("stat");
    Node stat = stats.get(0);
    String id = stat(stat);
    if (stats.stream().anyMatch(other -> !stat(other).equals(id))) {
      throw new NotMeant(node.span(), "two of one sort are told apart so: say the same of both");
    }
    if (b.vocabulary.find(Category.STATS, id).filter(entry -> !entry.is("levels")).isEmpty()) {
      throw new NotMeant(stat.span(), "a stat that is one number was expected here");
    }
    List<Node> two = node.all("selector");
    return new Value.Apart(id, b.selectors.selector(two.get(0), Cells.ofCase(Cells.GENITIVE)), b.selectors.selector(two.get(1), Cells.ofCase(Cells.GENITIVE)));
  }

  /** «номер ряда, в котором стоит ~» */
  private Value orderOf(Node node) {
    node.has(CardTokens.ORDER_OF);
    node.has(CardTokens.WHICH);
    CardToken line = node.token(CardTokens.LINE).orElseThrow();
    return new Value.OrderOf(line.as(Category.KINDS).flatMap(lexeme -> lexeme.entry()).orElseThrow().id(), b.selectors.selector(node.need("selector"), Cells.ofCase(Cells.NOMINATIVE)));
  }

  private static Value same(Node node) {
    node.has(CardTokens.SAME_AMOUNT);
    return new Value.Amount();
  }

  /** «+3 к удару и безответный удар»: what stands in another case is no number more to which this is added. */
  void inDative(Node stat) {
    int mask = Concord.cells(stat.leaves().stream(), lexeme -> lexeme.entry().isPresent());
    if (b.language == Language.RU && mask != 0 && (mask & Cells.ofCase(Cells.DATIVE)) == 0) {
      throw new NotMeant(stat.span(), "this word stands in another case than is wanted here");
    }
  }

  /** «избыточный урон»: of whom such a stat is, is known from what is spoken of. */
  private Value spoken(Node node) {
    Node stat = node.need("stat");
    String id = stat(stat);
    if (b.vocabulary.find(Category.STATS, id).filter(entry -> entry.is("spoken")).isEmpty()) {
      throw new NotMeant(stat.span(), "whose this is, is missing");
    }
    return new Value.Measure(id, new Selector.It());
  }

  private Value counters(Node counter, Optional<Selector> of) {
    Entry entry = b.entry(counter, Category.COUNTERS);
    Selector holder = of.orElseGet(() -> CounterBuilder.holder(entry));
    CounterBuilder.checkHolder(holder, entry, counter.span());
    return new Value.Measure(entry.id(), holder);
  }

  /** A stat; the strength of an action is a stat too, under the action's own id. */
  String stat(Node node) {
    CardToken token = node.word();
    return token
        .as(Category.STATS)
        .or(() -> token.as(Category.ACTIONS))
        .or(() -> token.as(Category.ACTION_TRAITS))
        .flatMap(l -> l.entry())
        .orElseThrow(() -> new NotMeant(token.place(), "«" + token.getText() + "» is no stat"))
        .id();
  }

  private Value roll(Node node) {
    CardToken token = node.token(CardTokens.ROLE, CardTokens.VERB_ROLE).orElseThrow();
    return token
        .as(Category.ROLES)
        .flatMap(l -> l.entry())
        .filter(e -> e.is("die"))
        .map(e -> (Value) new Value.Roll(e.id()))
        .orElseThrow(() -> new NotMeant(token.place(), "«" + token.getText() + "» is no die: a number was expected here"));
  }

  /** A comparison and what it compares with. */
  record Bound(Comparison comparison, Value value) {}

  Bound bound(Node node) {
    node.has(CardTokens.COMMA);
    node.has(CardTokens.THAN);
    Value value = value(node.need("value"));
    Optional<CardToken> sign =
        node.token(CardTokens.AT_LEAST, CardTokens.AT_MOST, CardTokens.MORE, CardTokens.LESS, CardTokens.OR_MORE, CardTokens.OR_LESS);
    Comparison comparison =
        sign.map(
                s ->
                    switch (s.getType()) {
                      case CardTokens.AT_LEAST, CardTokens.OR_MORE -> Comparison.AT_LEAST;
                      case CardTokens.AT_MOST, CardTokens.OR_LESS -> Comparison.AT_MOST;
                      case CardTokens.MORE -> Comparison.MORE;
                      default -> Comparison.LESS;
                    })
            .orElse(Comparison.EQUAL);
    return new Bound(comparison, value);
  }
}
