package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
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

/** Actions, and keywords that can be done, as something to do. */
final class PerformBuilder {
  private final Builder b;

  PerformBuilder(Builder builder) {
    this.b = builder;
  }

  /** An action with nothing more said of it. */
  Effect performed(String action, Optional<Selector> target) {
    return new Effect.Perform(Optional.empty(), new Action(action, Optional.empty(), Optional.empty(), Optional.empty()), target, Optional.empty());
  }

  /** The word of the vocabulary for whoever performs the action that was told of last. */
  Optional<Selector> performer() {
    return b.vocabulary.of(Category.ROLES).stream().filter(role -> role.is("performs")).findFirst().map(role -> new Selector.Role(role.id()));
  }

  /** What stands behind a keyword that wants something to do, where it could be had as well: an action or a keyword that can be done. */
  Effect sayingJust(Node ability) {
    Optional<Node> continuous = ability.child("continuous");
    List<Node> grants = continuous.flatMap(node -> node.child("grants")).map(b.grants::all).map(all -> all.stream().filter(each -> each.rule().equals("grant")).toList()).orElse(List.of());
    Optional<Node> only = continuous.flatMap(node -> node.child("actionUse")).or(() -> grants.size() == 1 ? Optional.of(grants.get(0).only()) : Optional.empty());
    if (only.isPresent() && only.get().rule().equals("actionUse")) {
      Node action = only.get();
      return performed(b.actionId(action.need("actionName")), action.child("selector").map(s -> b.selectors.selector(s, Cells.ofCase(Cells.DATIVE))));
    }
    if (only.isPresent() && only.get().rule().equals("keywordUse")) {
      return use(only.get(), Optional.empty());
    }
    throw new NotMeant(ability.span(), "what to do was expected behind this keyword, not an ability");
  }

  private Effect use(Node node, Optional<Selector> subject) {
    Ability.Keyword keyword = b.grants.keyword(node, Optional.empty());
    b.vocabulary.find(Category.KEYWORDS, keyword.keyword()).ifPresent(b.shown::shows);
    b.vocabulary.find(Category.KEYWORDS, keyword.keyword()).filter(entry -> !entry.keyword().orElseThrow().means().isEmpty() && keyword.body().isEmpty())
        .filter(entry -> !isBareKeyword(node) || isPlayed(entry))
        .orElseThrow(() -> new NotMeant(node.span(), "this keyword stands for nothing that could be done"));
    Optional<Selector> to = node.child("destination").map(destination -> {
      destination.has(CardTokens.ONLY);
      destination.has(CardTokens.ON, CardTokens.TO);
      return b.places.destination(destination.need("selector"));
    });
    return new Effect.UseKeyword(ActBuilder.agent(subject), keyword, to);
  }

  /** «заклинание – …»: behind «при» another case would be one more event. */
  void isNamed(Node word) {
    int mask = Concord.cells(word.leaves().stream().limit(1), lexeme -> lexeme.entry().filter(entry -> entry.category() == Category.ACTIONS).isPresent());
    if (b.language == Language.RU && mask != 0 && (mask & Cells.ofCase(Cells.NOMINATIVE)) == 0) {
      throw new NotMeant(word.span(), "what is done bears a name in the nominative; one more event is said with «или»");
    }
  }

  /** «пророчество 2» without a verb: behind «и» and «или» it is one more of what is gained before. */
  static boolean isBareKeyword(Node node) {
    return node.sees("args") && !node.holds("keywordVerb") && node.shows(CardTokens.PERFORM).isEmpty();
  }

  /** Whether what a keyword means is played for a cost: that has the sign of a cost. */
  private boolean isPlayed(Entry keyword) {
    return keyword.keyword().flatMap(definition -> Optional.ofNullable(definition.means().get(b.language))).filter(means -> means.text().contains(":")).isPresent();
  }

  Effect perform(Node node, Optional<Selector> subject) {
    node.all("onceMore").forEach(PerformBuilder::again);
    if (node.has(CardTokens.STILL) && node.token(CardTokens.NUMBER).flatMap(CardToken::detail).filter(n -> n.equals(1)).isEmpty()) {
      throw new NotMeant(node.span(), "one action is performed at a time: say how often behind it");
    }
    if (!node.sees("action")) {
      return use(node, subject);
    }
    Optional<String> as = node.child("asThough").map(this::taken);
    Optional<Node> with = node.child("patient");
    return performed(node.need("action"), with, as, subject, true);
  }

  /** «до 3 выстрелов на 2, только по разным картам» */
  Effect several(Node node, Optional<Selector> subject) {
    boolean fewer = node.has(CardTokens.UP_TO) | node.has(CardTokens.OR_LESS);
    int times = (Integer) node.token(CardTokens.NUMBER).flatMap(CardToken::detail).orElseThrow();
    if (times < 2) {
      throw new NotMeant(node.span(), "one is performed where no number is said");
    }
    Node what = node.need("severalOf");
    Effect.Perform each = performed(what, Optional.empty(), Optional.empty(), subject, false);
    Optional<Node> differently = what.child("differently");
    if (differently.isEmpty()) {
      return new Effect.Several(new Effect.Perform(each.agent(), each.action(), each.target().map(GrantBuilder::one), each.as()), times, fewer, false);
    }
    Node apart = differently.get();
    apart.has(CardTokens.ONLY);
    apart.has(CardTokens.AGAINST);
    apart.has(CardTokens.DIFFERENT);
    Node whom = apart.need("selector");
    if (!(b.selectors.selector(whom, Cells.ofCase(Cells.DATIVE)) instanceof Selector.Pick all && all.count() instanceof Count.Each)) {
      throw new NotMeant(whom.span(), "cards that fit a description were expected here, without a number: at whom each is aimed");
    }
    boolean any = all.kind().equals(b.vocabulary.defaultKind()) && all.side() == Whose.ANY && all.filters().isEmpty() && all.zone().isEmpty();
    if (each.target().isPresent() && !any) {
      throw new NotMeant(apart.span(), "at whom this is aimed has been said already");
    }
    Optional<Selector> target = any ? each.target().map(GrantBuilder::one) : Optional.of(GrantBuilder.one(all));
    return new Effect.Several(new Effect.Perform(each.agent(), each.action(), target, each.as()), times, fewer, true);
  }

  private Effect.Perform performed(Node action, Optional<Node> with, Optional<String> as, Optional<Selector> subject, boolean one) {
    Node word = action.need("actionName");
    if (one) {
      inItsCase(word);
    }
    String id = b.actionId(word);
    Optional<String> name = action.child("quotedName").map(q -> (String) q.word().detail().orElseThrow());
    List<Node> ranges = action.all("range");
    if (ranges.size() > 1) {
      throw new NotMeant(ranges.get(1).span(), "this was said already: once is enough");
    }
    Optional<Value> range = ranges.stream().findFirst().map(this::range);
    Optional<Value> power = action.child("value").map(b.values::value);
    boolean only = action.has(CardTokens.ONLY);
    action.has(CardTokens.AGAINST, CardTokens.WITH);
    Optional<Selector> target = with.or(() -> action.child("patient")).map(p -> b.selectors.selector(p.need("selector"), 0)).map(at -> only ? GrantBuilder.one(at) : at).or(() -> action.child("victim").map(this::victim));
    return new Effect.Perform(ActBuilder.agent(subject), new Action(id, name, power, range, level(action, power)), target, as);
  }

  /** «нападает ударом на орка»: the verb that stands for performing actions, with the one that is performed. */
  Effect performing(Node node, Optional<Selector> subject) {
    Node form = node.need("verbForm");
    CardToken word = form.child("infinitive").orElse(form).word();
    node.all("onceMore").forEach(PerformBuilder::again);
    ActionPattern by = b.patterns.instrument(node.need("instrument"));
    boolean performs = word.as(Category.VERBS).flatMap(Lexeme::entry).filter(verb -> verb.id().equals(b.deeds.performing(node))).isPresent();
    if (!performs || b.vocabulary.find(Category.ACTIONS, by.action()).isEmpty() || !by.traits().isEmpty() || !by.not().isEmpty()) {
      throw new NotMeant(node.span(), "by one action this is done, and by a verb that performs actions");
    }
    node.has(CardTokens.ON);
    List<Node> whom = node.all("whoever");
    if (whom.size() > 1) {
      throw new NotMeant(whom.get(1).span(), "at whom this is aimed has been said already");
    }
    Optional<Selector> target = whom.stream().findFirst().map(each -> b.selectors.whoever(each, Cells.ofCase(Cells.ACCUSATIVE)));
    return new Effect.Perform(ActBuilder.agent(subject), new Action(by.action(), Optional.empty(), Optional.empty(), Optional.empty(), by.level()), target, Optional.empty());
  }

  /** «… (игнорирует особенности атакованного)»: the one action that is performed does, for as long as it runs. */
  List<Ability> ignoring(List<Ability> abilities, Node remark) {
    String period = whileRunning(remark);
    List<Grant> ignored = b.grants.ignoring(remark);
    List<Effect> performed = new ArrayList<>();
    List<Effect.Perform> each = new ArrayList<>();
    Tree.visit(abilities, part -> {
      if (part instanceof Effect.Several several) {
        performed.add(several);
        each.add(several.each());
      } else if (part instanceof Effect.Perform perform && each.stream().noneMatch(one -> one == perform)) {
        performed.add(perform);
      }
    });
    boolean byAnother = performed.stream().anyMatch(done -> (done instanceof Effect.Several several ? several.each() : (Effect.Perform) done).agent().isPresent());
    if (performed.size() != 1 || byAnother) {
      throw new NotMeant(remark.span(), performed.isEmpty() ? "no action is performed here that could ignore anything" : "which action ignores this is not clear");
    }
    return Tree.rewrite(abilities, part -> {
      if (part != performed.get(0)) {
        return part;
      }
      List<Effect> all = new ArrayList<>(ignored.stream().<Effect>map(grant -> new Effect.Gain(new Selector.Self(), grant, new Duration.UntilEnd(period, Whose.ANY, false))).toList());
      all.add((Effect) part);
      return new Effect.Sequence(all);
    });
  }

  /** What is done is done once more whether that is said or not: nothing that was done before is done in its place. */
  static void again(Node node) {
    node.has(CardTokens.ONCE_MORE);
  }

  /** «добивание на 2 карты, стоящей рядом с атакованным»: whose it is told in the genitive, of one; behind a number only a word that agrees with it tells that. */
  private Selector victim(Node node) {
    Node said = node.need("selector");
    int one = Cells.ofCase(Cells.GENITIVE) & ~Cells.ofGender(Cells.PLURAL);
    boolean single = said.leaves().stream().anyMatch(word -> word.getType() == CardTokens.STAND && word.lexemes().stream().anyMatch(lexeme -> (lexeme.mask() & one) != 0));
    if (!single) {
      throw new NotMeant(said.span(), "at whom this is aimed is said with «по»");
    }
    return b.selectors.selector(said, one);
  }

  /** «отражает этот удар как открытая карта»: for as long as it runs. */
  Effect repel(Node node, Selector who) {
    node.has(CardTokens.DEFEND);
    node.has(CardTokens.THIS);
    return new Effect.Gain(who, new Grant.Defends(b.actionId(node.need("actionName")), asThough(node.need("asThough"))), new Duration.UntilEnd(whileRunning(node), Whose.ANY, false));
  }

  /** The period that lasts as long as an action runs. */
  private String whileRunning(Node node) {
    return b.vocabulary.of(Category.PERIODS).stream().map(Entry::id).filter(id -> b.vocabulary.find(Category.ACTION_TRAITS, id).isPresent()).findFirst()
        .orElseThrow(() -> new NotMeant(node.span(), "the vocabulary has no period for an action that runs"));
  }

  /** «слабый удар»: it is not rolled how strong it comes out. */
  private Optional<Integer> level(Node action, Optional<Value> power) {
    Optional<Node> level = action.child("level");
    if (level.isPresent() && power.filter(said -> !(said instanceof Value.ByLevel)).isPresent()) {
      throw new NotMeant(level.get().span(), "at which level it comes out is said twice");
    }
    return level.map(word -> b.entry(word, Category.LEVELS).order());
  }

  /** «совершает выстрел»: what is performed is not said in any other case; what is, belongs to other words. */
  private void inItsCase(Node word) {
    int mask = word.leaves().stream().flatMap(token -> token.lexemes().stream()).mapToInt(Lexeme::mask).reduce(0, (one, other) -> one | other);
    boolean free = mask == 0 || b.language == Language.EN || word.leaves().stream().anyMatch(token -> token.lexemes().stream().anyMatch(Lexeme::icon));
    if (!free && (mask & (Cells.ofCase(Cells.NOMINATIVE) | Cells.ofCase(Cells.ACCUSATIVE))) == 0) {
      throw new NotMeant(word.span(), "this word stands in another case than is wanted for what is performed");
    }
  }

  /** The state, or the relation, in which whom an action is aimed at is taken to be. */
  private String taken(Node node) {
    Optional<CardToken> relation = node.token(CardTokens.RELATION, CardTokens.RELATION_ANY);
    if (relation.isEmpty()) {
      return asThough(node);
    }
    node.has(CardTokens.AS);
    node.has(CardTokens.ON, CardTokens.WITH, CardTokens.AGAINST);
    node.has(CardTokens.STAND, CardTokens.A);
    node.has(CardTokens.KIND);
    return b.permissions.near(relation.get());
  }

  /** The state in which something is taken to be. */
  String asThough(Node node) {
    if (!node.sees("state")) {
      throw new NotMeant(node.span(), "a state was expected: as what it is taken");
    }
    node.has(CardTokens.AS);
    node.has(CardTokens.KIND);
    Node state = node.need("state");
    Lexeme lexeme = state.leaves().stream().flatMap(token -> token.as(Category.STATES).stream()).findFirst().orElseThrow(() -> new NotMeant(state.span(), "a state was expected: as what it is taken"));
    b.selectors.stateOrTrait(state);
    if (lexeme.negated()) {
      throw new NotMeant(state.span(), "say as what it is taken, not as what it is not");
    }
    return lexeme.entry().orElseThrow().id();
  }

  /** What a number with the word for how far says. */
  Value range(Node node) {
    CardToken stat = node.token(CardTokens.STAT).orElseThrow();
    boolean reach = stat.as(Category.STATS).flatMap(Lexeme::entry).map(e -> e.is("reach")).orElse(false);
    if (!reach) {
      throw new NotMeant(stat.place(), "«" + stat.getText() + "» says nothing about how far an action reaches");
    }
    return b.values.value(node.need("value"));
  }
}
