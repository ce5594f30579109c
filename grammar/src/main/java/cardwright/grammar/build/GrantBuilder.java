package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Body;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry.BodyKind;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What things have and gain. */
final class GrantBuilder {
  private final Builder b;

  GrantBuilder(Builder builder) {
    this.b = builder;
  }

  /** The grants of a list, each as it is written. */
  List<Node> all(Node grants) {
    grants.count(CardTokens.AND);
    grants.count(CardTokens.COMMA);
    grants.has(CardTokens.HAVE);
    List<Node> all = new ArrayList<>();
    for (Node part : grants.all("listedGrants", "right")) {
      if (part.rule().equals("right")) {
        all.add(part);
      } else {
        part.count(CardTokens.HAVE);
        all.addAll(part.all("grant", "bearing", "beside"));
      }
    }
    return all;
  }

  /** What is had, of several that are listed. «+1 к удару и {ova}»: a keyword without its number goes on with the number before. */
  List<Grant> had(List<Node> listed) {
    List<Grant> all = new ArrayList<>();
    for (Node node : listed) {
      Grant before = all.isEmpty() ? null : all.get(all.size() - 1);
      if (before instanceof Grant.CannotGain && node.rule().equals("grant") && node.holds("keywordUse") && !node.holds("keywordUse", "args") && !node.holds("keywordUse", "value") && !node.holds("keywordUse", "body")) {
        throw new NotMeant(node.span(), "whether this is had, or is one more that is not given, is not clear: say it in a sentence of its own");
      }
      all.addAll(switch (node.rule()) {
        case "bearing" -> List.of(bearing(node));
        case "beside" -> beside(node);
        case "right" -> b.permissions.right(node);
        default -> goneOn(before, node).map(List::of).orElseGet(() -> grants(node));
      });
    }
    return all;
  }

  private Optional<Grant> goneOn(Grant before, Node grant) {
    Optional<Node> bare = grant.child("keywordUse").filter(use -> !use.sees("args") && !use.sees("value") && !use.sees("body"));
    if (!(before instanceof Grant.Modifier m) || bare.isEmpty() || m.most().isPresent() || m.total().isPresent() || m.use().next() || m.use().of().isPresent() || m.use().through().isPresent()) {
      return Optional.empty();
    }
    Optional<Entry> numbered = bare.get().down("keyword").flatMap(word -> word.leaves().get(0).as(Category.KEYWORDS)).flatMap(Lexeme::entry).filter(entry -> entry.keyword().orElseThrow().parameters().size() == 1);
    return numbered.map(entry -> {
      bare.get().need("keyword").word();
      return new Grant.Modifier(entry.id(), Optional.empty(), m.sign(), m.amount(), m.use(), m.most(), m.total());
    });
  }

  /** «{ova} 1 и {direct}», «{direct} и +1 к удару» */
  private List<Grant> beside(Node node) {
    node.has(CardTokens.AND);
    Optional<Node> behind = node.child("grant");
    Grant action = new Grant.Quoted(List.of(alone(node)));
    return behind.isPresent() ? Stream.concat(Stream.of(action), grants(behind.get()).stream()).toList() : List.of(new Grant.HasKeyword(keyword(node, Optional.empty())), action);
  }

  /** One grant; a quotation of one plain ability is that ability's own grant, so that it equals the same without quotation marks. */
  List<Grant> grants(Node node) {
    Node only = node.only();
    return switch (only.rule()) {
      case "modifier" -> modifiers(only);
      case "incoming" -> incoming(only);
      case "sets" -> List.of(sets(only));
      case "keywordUse" -> List.of(new Grant.HasKeyword(keyword(only, Optional.empty())));
      case "keywordAgainst" -> List.of(against(only));
      case "protection" -> {
        only.has(CardTokens.EACH);
        yield ActionPatternBuilder.listed(only).stream().flatMap(this::protectedFrom).toList();
      }
      case "prevention" -> List.of(b.shields.prevention(only));
      case "quoted" -> quotedGrants(quoted(only));
      default -> throw new IllegalStateException(only.rule());
    };
  }

  /** «защита от выстрелов»; «защита от отравления»: it is not given. */
  private Stream<Grant> protectedFrom(Node pattern) {
    boolean bare = pattern.children().size() == 1 && pattern.sees("event");
    Optional<String> keyword = bare && ActionPatternBuilder.action(pattern.down("event").orElseThrow().leaves().get(0)).isEmpty() ? pattern.down("event").orElseThrow().leaves().get(0).as(Category.KEYWORDS).flatMap(Lexeme::entry).map(Entry::id) : Optional.empty();
    if (keyword.isPresent()) {
      pattern.need("event").word();
      return Stream.of(new Grant.CannotGain(keyword.get(), Optional.empty()));
    }
    return b.patterns.patterns(pattern).stream().map(Grant.ProtectedFrom::new);
  }

  /** «{ova}2 по летающим» */
  private Grant against(Node node) {
    Selector whom = b.selectors.whoever(node.need("whoever"), Cells.ofCase(Cells.DATIVE));
    return new Grant.KeywordAgainst(keyword(node, Optional.empty()), whom);
  }

  /** «имеет «клеймо»»: a marker that is there as long as this holds. */
  Grant bearing(Node node) {
    node.has(CardTokens.A);
    Optional<Integer> number = node.token(CardTokens.NUMBER).flatMap(CardToken::detail).map(Integer.class::cast);
    if (number.filter(n -> n != 1).isPresent()) {
      throw new NotMeant(node.span(), "one such marker is had as long as this holds");
    }
    Entry counter = b.entry(node.need("counter"), Category.COUNTERS);
    if (!Markers.isMarker(counter.id())) {
      throw new NotMeant(node.span(), "counters are put somewhere, they are not had by themselves");
    }
    Effect.Gain put = (Effect.Gain) b.markers.put(new Selector.Self(), new CounterBuilder.Counted(counter, new Value.Constant(1), true, false, false), new Duration.ForGood(), node.child("markRule"), node);
    return put.grant();
  }

  /** «{move} 2» */
  private Grant sets(Node node) {
    Node word = node.need("stat");
    String stat = b.values.stat(word);
    node.has(CardTokens.IT, CardTokens.OWN);
    node.has(CardTokens.BECOME);
    if (b.vocabulary.find(Category.STATS, stat).isEmpty()) {
      throw new NotMeant(node.span(), "this says what is done but not when: begin with a trigger, a timing or a cost");
    }
    Value value = b.values.value(node.need("value"));
    boolean levels = b.vocabulary.find(Category.STATS, stat).filter(entry -> entry.is("levels")).isPresent();
    if (levels != value instanceof Value.ByLevel) {
      throw new NotMeant(node.span(), levels ? "one number for each level of strength is missing" : "this has one number, not one for each level of strength");
    }
    return new Grant.Sets(stat, value);
  }

  /** What abilities in quotation marks give: of plain ones each by itself. */
  static List<Grant> quotedGrants(List<Ability> abilities) {
    // nobody attacks himself: whom alone it may attack is the card that says so, so this is had without quotation marks
    List<Ability> bounds = abilities.stream().filter(ability -> ability instanceof Ability.Continuous c && c.grant() instanceof Grant.CannotBut && c.whileTrue().isEmpty()).toList();
    if (!bounds.isEmpty() && bounds.size() < abilities.size()) {
      List<Grant> all = new ArrayList<>(quotedGrants(bounds));
      all.addAll(quotedGrants(abilities.stream().filter(ability -> !bounds.contains(ability)).toList()));
      return all;
    }
    List<Grant> simple = new ArrayList<>();
    for (Ability ability : abilities) {
      if (ability instanceof Ability.Keyword keyword && keyword.whileTrue().isEmpty()) {
        simple.add(new Grant.HasKeyword(keyword));
      } else if (ability instanceof Ability.Continuous c && c.subject().isSelf() && c.whileTrue().isEmpty()) {
        simple.add(c.grant());
      } else {
        return List.of(new Grant.Quoted(abilities));
      }
    }
    return simple;
  }

  List<Ability> quoted(Node node) {
    node.has(CardTokens.FEATURE);
    List<Ability> abilities = new ArrayList<>();
    for (Node quoted : node.all("quotedAbility")) {
      if (quoted.has(CardTokens.BODY)) {
        abilities.add(new Ability.BodySlot());
      } else {
        abilities.addAll(b.abilities.abilities(quoted.need("ability")));
      }
    }
    return abilities;
  }

  /** «+1 к удару и разряду по летающим»: the number is said of each. */
  List<Grant> modifiers(Node node) {
    int sign = node.need("sign").token(CardTokens.PLUS, CardTokens.MINUS).orElseThrow().getType() == CardTokens.PLUS ? 1 : -1;
    Value amount = b.values.value(node.need("value"));
    Optional<Node> each = node.child("perEach");
    if (each.isPresent()) {
      amount = b.values.times(amount, each.get().need("eachOf"));
    }
    amount = b.values.capped(amount, node);
    List<Optional<Integer>> levels = levels(node);
    node.child("without"); // read where the whole is known of which it says who is left out
    List<String> stats = node.child("keyword").map(keyword -> List.of(numbered(keyword))).orElseGet(() -> node.all("stat").stream().map(b.values::stat).toList());
    node.children().stream().filter(child -> child.rule().equals("stat")).forEach(stat -> b.values.inDative(stat));
    Optional<Selector> through =
        node.child("through").map(t -> {
          t.has(CardTokens.THROUGH);
          return b.selectors.selector(t.need("selector"), Cells.ofCase(Cells.ACCUSATIVE));
        });
    Optional<Selector> behind = node.child("selector").map(s -> b.selectors.selector(s, Cells.ofCase(Cells.DATIVE))).or(() -> node.child("either").map(e -> b.selectors.either(e, Cells.ofCase(Cells.DATIVE))));
    Optional<FightBuilder.In> in = node.child("inActions").map(actions -> b.fights.actions(actions, stats));
    if (in.isPresent() && (behind.isPresent() || node.sees("ofAction"))) {
      throw new NotMeant(node.span(), "what it counts for is said twice");
    }
    if (node.sees("ofAction") && stats.stream().anyMatch(stat -> b.vocabulary.find(Category.STATS, stat).filter(entry -> !entry.is("levels")).isEmpty())) {
      throw new NotMeant(node.span(), "for one action alone counts how far it reaches, or what is rolled for it");
    }
    Optional<Selector> against = in.flatMap(FightBuilder.In::against).or(() -> behind);
    Optional<String> of = in.map(FightBuilder.In::of).or(() -> node.child("ofAction").map(action -> b.actionId(action.need("actionName"))));
    Value number = amount;
    boolean next = node.child("nextOnly").map(word -> word.has(CardTokens.A) | word.has(CardTokens.OWN) | word.has(CardTokens.NEXT)).orElse(false);
    if (next && stats.stream().anyMatch(stat -> b.vocabulary.find(Category.ACTIONS, stat).or(() -> b.vocabulary.find(Category.ACTION_TRAITS, stat)).isEmpty())) {
      throw new NotMeant(node.span(), "only what is done comes a next time: an action was expected");
    }
    Optional<Integer> most = node.child("most").map(bound -> most(bound, sign, number));
    Optional<Integer> total = node.child("total").map(bound -> total(bound, stats, node));
    if (stats.size() > 1 && (of.isPresent() || levels.get(0).isPresent() || next || through.isPresent())) {
      throw new NotMeant(node.span(), "what is said of one number is not clear for several: say each by itself");
    }
    Grant.Use use = new Grant.Use(against, through, of, next);
    return stats.stream().flatMap(stat -> levels.stream().<Grant>map(level -> new Grant.Modifier(stat, level, sign, number, use, most, total))).toList();
  }

  /** «к среднему и сильному удару»: the levels for which alone something counts; one that is empty where none is said. */
  private List<Optional<Integer>> levels(Node node) {
    List<Node> said = node.all("level");
    List<Optional<Integer>> levels = said.stream().map(level -> Optional.of(b.entry(level, Category.LEVELS).order())).toList();
    SelectorBuilder.once(levels.stream().distinct().count() == levels.size(), node);
    return levels.isEmpty() ? List.of(Optional.empty()) : levels;
  }

  /** «+2 или -2 к следующему удару»: one of them, of the same number. */
  List<Grant> plusOr(Node node) {
    node.has(CardTokens.OR);
    List<Grant> said = modifiers(node.need("modifier"));
    int sign = node.need("sign").token(CardTokens.PLUS, CardTokens.MINUS).orElseThrow().getType() == CardTokens.PLUS ? 1 : -1;
    Value amount = b.values.value(node.need("value"));
    if (said.size() > 1 || !(said.get(0) instanceof Grant.Modifier m) || m.most().isPresent() || m.total().isPresent() || m.sign() == sign && m.amount().equals(amount)) {
      throw new NotMeant(node.span(), "two different changes of one number were expected here");
    }
    return List.of(new Grant.Modifier(m.stat(), m.level(), sign, amount, m.use(), m.most(), m.total()), m);
  }

  /** «(максимум до 3)»: of the number that a keyword has. */
  private int total(Node bound, List<String> stats, Node node) {
    bound.has(CardTokens.AT_MOST);
    bound.has(CardTokens.UP_TO, CardTokens.IN_ALL);
    if (stats.size() > 1 || b.vocabulary.find(Category.KEYWORDS, stats.get(0)).isEmpty()) {
      throw new NotMeant(node.span(), "this bounds the number of a keyword; what is gained again and again comes to a bound with its sign, such as (at most +2)");
    }
    return (Integer) bound.token(CardTokens.NUMBER).flatMap(CardToken::detail).orElseThrow();
  }

  static int most(Node bound, int sign, Value each) {
    int said = bound.token(CardTokens.PLUS, CardTokens.MINUS).orElseThrow().getType() == CardTokens.PLUS ? 1 : -1;
    int number = (Integer) bound.token(CardTokens.NUMBER).flatMap(CardToken::detail).orElseThrow();
    bound.has(CardTokens.AT_MOST);
    if (said != sign || each instanceof Value.Constant once && once.number() > number) {
      throw new NotMeant(bound.span(), "what this comes to at most cannot be less than what it is once");
    }
    return number;
  }

  /** What is had all the time, without what only somebody who gains it can have. */
  static List<Grant> lasting(List<Grant> all, Node node) {
    List<Grant> grants = all.stream().map(GrantBuilder::bounded).toList();
    if (grants.stream().anyMatch(grant -> grant instanceof Grant.Modifier modifier && (modifier.use().next() || modifier.most().isPresent() || modifier.total().isPresent()))) {
      throw new NotMeant(node.span(), "this is had all the time, so it is not used up and does not add up: say when it is gained");
    }
    return grants;
  }

  /** «+X к удару (максимум +2), где X – …»: what is had all the time and changes with what there is comes to its bound at once. */
  private static Grant bounded(Grant grant) {
    return grant instanceof Grant.Modifier m && m.most().isPresent() && !(m.amount() instanceof Value.Constant) && !m.use().next()
        ? new Grant.Modifier(m.stat(), m.level(), m.sign(), new Value.AtMost(m.amount(), m.most().get()), m.use(), Optional.empty(), m.total())
        : grant;
  }

  /** «+1 к бешенству»: the number that the keyword has. */
  private String numbered(Node word) {
    Entry entry = b.entry(word, Category.KEYWORDS);
    if (entry.keyword().orElseThrow().parameters().size() != 1) {
      throw new NotMeant(word.span(), "this keyword has no number to be made more or less");
    }
    return entry.id();
  }

  /** «игнорирует {zov} и {armor}» */
  List<Grant> ignoring(Node node) {
    node.has(CardTokens.IGNORE);
    boolean features = node.has(CardTokens.FEATURES);
    if (node.sees("aimForcing")) {
      return List.of(b.permissions.aimsFreely(node.need("aimForcing")));
    }
    if (features) {
      node.has(CardTokens.OF);
      return List.of(new Grant.IgnoresFeatures(b.selectors.selector(node.need("selector"), Cells.ofCase(Cells.GENITIVE))));
    }
    return node.all("keyword").stream().<Grant>map(keyword -> new Grant.Ignores(b.id(keyword, Category.KEYWORDS))).toList();
  }

  /** «атаки по ~ сводятся к слабым» */
  List<Grant> comesTo(Node node) {
    node.has(CardTokens.EACH);
    node.has(CardTokens.SELF); // whose ability it is, which goes without saying
    node.has(CardTokens.COMES_TO, CardTokens.BECOME, CardTokens.BRINGS, CardTokens.ALWAYS);
    node.has(CardTokens.IS);
    node.has(CardTokens.TO);
    Optional<Integer> level = node.child("level").map(l -> b.entry(l, Category.LEVELS).order());
    Optional<Value> strength = node.child("value").map(b.values::value);
    return b.patterns.patterns(node.need("actionPattern")).stream().<Grant>map(actions -> new Grant.ComesTo(actions, level, strength)).toList();
  }

  /** «удары по вашим оркам сводятся к слабым»; where nobody is named, against whom, anybody is meant. */
  Selector aimedAt(Node comesTo) {
    return comesTo.child("whoever").map(whom -> b.selectors.whoever(whom, Cells.ofCase(Cells.DATIVE)))
        .orElseGet(() -> new Selector.Pick(new Count.Each(), Whose.ANY, b.vocabulary.defaultKind(), List.of(), Optional.empty()));
  }

  /** Which ones, of whom it may be any: how many cannot be said. */
  static Selector each(Selector which, Node node) {
    if (!(which instanceof Selector.Pick pick && (pick.count() instanceof Count.Each || pick.count().isOne()))) {
      throw new NotMeant(node.span(), "cards that fit a description were expected here, without a number");
    }
    return new Selector.Pick(new Count.Each(), pick.side(), pick.kind(), pick.filters(), pick.zone());
  }

  /** «считается летающим», «считается глубиной и не считается поверхностью» */
  List<Grant> counting(Node node) {
    boolean counts = node.count(CardTokens.COUNTS) > 0 & !node.has(CardTokens.DOES_NOT);
    boolean not = node.has(CardTokens.NOT);
    node.has(CardTokens.AND);
    node.count(CardTokens.A);
    if (node.sees("group")) {
      return b.natures.countsAsEach(node);
    }
    if (node.children().stream().filter(child -> child.rule().equals("noun")).count() > 1) {
      return node.all("noun").stream().flatMap(noun -> b.natures.countsAs(noun).stream()).toList();
    }
    List<Node> areas = node.all("area");
    Optional<Node> trait = node.child("trait").or(() -> node.child("noun"));
    if (areas.size() == 1 && trait.isEmpty() && !node.sees("state") && (not || !counts)) {
      return List.of(new Grant.Lacks(b.id(areas.get(0), Category.AREAS)));
    }
    if (trait.isEmpty() && !areas.isEmpty()) {
      List<Grant> all = new ArrayList<>(List.of(new Grant.CountsAs(b.id(areas.get(0), Category.AREAS))));
      areas.stream().skip(1).forEach(area -> all.add(new Grant.Lacks(b.id(area, Category.AREAS))));
      return all;
    }
    if (!areas.isEmpty()) {
      throw new NotMeant(node.span(), "a card lies in an area, only cells count as one");
    }
    Optional<Node> state = node.child("state");
    Node what = trait.or(() -> state).orElseThrow();
    if (!(b.selectors.stateOrTrait(what) instanceof Filter.Is is)) {
      throw new NotMeant(what.span(), "a card counts as something, not as the absence of something");
    }
    if (state.isPresent() && !is.traitOrState().equals(PlaceBuilder.OCCUPIED)) {
      throw new NotMeant(node.span(), "a card counts as having a trait; it is put into a state by a verb");
    }
    return List.of(new Grant.CountsAs(is.traitOrState()));
  }

  /** «максимум 14 {health}», «не может иметь более 3 {counter}» */
  List<Grant> bounds(Node node) {
    node.has(CardTokens.AND);
    Grant bound = bounded(node);
    return node.child("noGain").map(no -> List.of(bound, b.permissions.noGain(no))).orElse(List.of(bound));
  }

  private Grant bounded(Node node) {
    node.has(CardTokens.NOT, CardTokens.CANNOT);
    node.has(CardTokens.MAY);
    node.has(CardTokens.HAVE);
    node.has(CardTokens.MORE, CardTokens.AT_MOST, CardTokens.UP_TO);
    Value amount = b.values.value(node.need("value"));
    return new Grant.AtMost(node.child("counter").map(counter -> b.id(counter, Category.COUNTERS)).orElseGet(() -> numberOfCards(node.need("stat"))), amount);
  }

  private String numberOfCards(Node word) {
    String stat = b.values.stat(word);
    if (b.vocabulary.find(Category.STATS, stat).isEmpty()) {
      throw new NotMeant(word.span(), "a number that cards have was expected here, and this is an action");
    }
    return stat;
  }

  /** «{direct} по картам с фишками»: an action that stands alone is performed for the cost that the vocabulary gives it. */
  Ability alone(Node node) {
    node.has(CardTokens.MAY);
    node.has(CardTokens.PERFORM);
    node.has(CardTokens.A);
    Node name = node.need("actionName");
    Entry action = b.entry(name, Category.ACTIONS);
    Entry cost =
        action.option("alone-costs").flatMap(icon -> b.vocabulary.find(Category.ICONS, icon))
            .orElseThrow(() -> new NotMeant(node.span(), "this says what is done but not when: begin with a trigger, a timing or a cost"));
    Optional<Selector> target = node.child("selector").map(s -> one(b.selectors.selector(s, Cells.ofCase(Cells.DATIVE))));
    return new Ability.Activated(List.of(b.iconCost(cost).orElseThrow()), Optional.empty(), b.performs.performed(action.id(), target), Optional.empty());
  }

  /** «по картам с фишками» tells which cards, of which it is aimed at one. */
  static Selector one(Selector which) {
    return which instanceof Selector.Pick pick && pick.count() instanceof Count.Each
        ? new Selector.Pick(new Count.Exactly(new Value.Constant(1)), pick.side(), pick.kind(), pick.filters(), pick.zone())
        : which;
  }

  /** «-1 от выстрелов и метаний»: the number is said of each pattern. */
  private List<Grant> incoming(Node node) {
    int sign = node.need("sign").token(CardTokens.PLUS, CardTokens.MINUS).orElseThrow().getType() == CardTokens.PLUS ? 1 : -1;
    Value amount = b.values.value(node.need("value"));
    Optional<Node> each = node.child("perEach");
    Value number = b.values.capped(each.isPresent() ? b.values.times(amount, each.get().need("eachOf")) : amount, node);
    List<Node> patterns = ActionPatternBuilder.listed(node);
    Attachment.isClearForEachAction(patterns);
    // «-2 от ударов по диагонали»: of whoever stands so to the card
    Optional<Selector> there = node.token(CardTokens.RELATION, CardTokens.RELATION_ANY).map(b.filters::standing);
    if (there.isPresent() && patterns.size() > 1) {
      throw new NotMeant(node.span(), "whether each of these comes from there is not clear: say each by itself");
    }
    return patterns.stream().flatMap(pattern -> b.patterns.patterns(pattern).stream().<Grant>map(actions -> new Grant.Incoming(sign, number, from(actions, there, pattern)))).toList();
  }

  private static ActionPattern from(ActionPattern pattern, Optional<Selector> whom, Node node) {
    if (whom.isPresent() && pattern.from().isPresent()) {
      throw new NotMeant(node.span(), "whose these are has been said already");
    }
    return whom.isEmpty() ? pattern : new ActionPattern(pattern.action(), pattern.traits(), pattern.not(), pattern.level(), whom, pattern.sized());
  }

  /** «на 1 рану больше от атак» */
  Grant moreFrom(Node node) {
    woundedBy(node.need("counter"));
    boolean more = node.token(CardTokens.MORE, CardTokens.LESS, CardTokens.MORE_OF, CardTokens.LESS_OF).map(CardToken::getType).filter(type -> type == CardTokens.MORE || type == CardTokens.MORE_OF).isPresent();
    return new Grant.Incoming(more ? 1 : -1, b.values.value(node.need("value")), b.patterns.pattern(node.need("actionPattern")));
  }

  /** «только половину ран от атак» */
  Grant halved(Node node) {
    node.has(CardTokens.ONLY);
    node.has(CardTokens.HALF);
    node.has(CardTokens.A);
    String verb = woundedBy(node.need("counter"));
    boolean up = node.child("rounding").map(r -> r.token(CardTokens.ROUND_UP, CardTokens.ROUND_DOWN).orElseThrow().getType() == CardTokens.ROUND_UP).orElse(false);
    return new Grant.Halves(verb, b.patterns.pattern(node.need("actionPattern")), up ? Value.Rounding.UP : Value.Rounding.DOWN);
  }

  /** The verb that puts a counter. */
  private String woundedBy(Node counter) {
    return b.entry(counter, Category.COUNTERS).option("put").orElseThrow(() -> new NotMeant(counter.span(), "no action puts this counter"));
  }

  /** A keyword with as many arguments and the sort of body that it declares. */
  Ability.Keyword keyword(Node node, Optional<Condition> whileTrue) {
    Node word = node.child("keywordVerb").orElseGet(() -> node.need("keyword"));
    Span place = word.span();
    Entry entry = b.entry(word, Category.KEYWORDS);
    Entry.Definition definition = entry.keyword().orElseThrow();
    Optional<Node> args = node.child("args");
    List<Value> arguments =
        args.map(a -> a.all("value").stream().map(b.values::value).toList())
            .orElseGet(() -> node.child("value").map(before -> List.of(b.values.value(before))).orElse(List.of()));
    Optional<Node> range = args.flatMap(a -> a.child("range")).or(() -> node.child("range"));
    if (range.isPresent() && Entry.lead(entry.words(b.language).get(0)).isEmpty()) {
      throw new NotMeant(range.get().span(), "the number of this keyword is said without a word before it");
    }
    arguments = range.isPresent() ? List.of(b.performs.range(range.get())) : arguments;
    int wanted = definition.parameters().size();
    if (arguments.size() != wanted) {
      String message = wanted == 0 ? "takes no number" : wanted == 1 ? "needs a number" : "needs " + wanted + " numbers";
      throw new NotMeant(place, "«" + entry.words(b.language).stream().findFirst().orElse(entry.id()) + "» " + message);
    }
    Optional<Node> body = node.child("body");
    if (body.isPresent() != (definition.body() != BodyKind.NONE)) {
      throw new NotMeant(place, body.isPresent() ? "this keyword takes nothing behind a colon" : "what this keyword does is missing: write a colon and its text");
    }
    Optional<Body> within = body.map(n -> body(n, definition.body()));
    if (within.orElse(null) instanceof Body.Abilities inner && inner.abilities().stream().anyMatch(ability -> ability instanceof Ability.Keyword same && same.keyword().equals(entry.id()))) {
      throw new NotMeant(place, "this keyword stands within itself: once is enough");
    }
    return new Ability.Keyword(entry.id(), arguments, within, whileTrue);
  }

  private Body body(Node node, BodyKind kind) {
    if (node.has(CardTokens.BODY)) {
      return kind == BodyKind.ABILITIES
          ? new Body.Abilities(List.of(new Ability.BodySlot()))
          : new Body.Instructions(new Effect.BodySlot());
    }
    if (node.sees("effect") || node.sees("named")) {
      if (kind != BodyKind.INSTRUCTIONS) {
        throw new NotMeant(node.span(), "abilities were expected behind this keyword, not what to do");
      }
      return new Body.Instructions(node.child("named").map(b.effects::named).orElseGet(() -> b.effects.effect(node.need("effect"))));
    }
    List<Node> bodies = node.all("bodyAbility");
    if (kind != BodyKind.ABILITIES && bodies.size() == 1) {
      return new Body.Instructions(b.performs.sayingJust(bodies.get(0)));
    }
    if (kind != BodyKind.ABILITIES) {
      throw new NotMeant(node.span(), "what to do was expected behind this keyword, not an ability");
    }
    List<Ability> abilities = new ArrayList<>();
    node.child("quoted").ifPresent(q -> abilities.addAll(quoted(q)));
    for (Node ability : bodies) {
      Attachment.ofQuotationIsToTheKeyword(node, ability);
      abilities.addAll(b.abilities.one(ability));
    }
    return new Body.Abilities(abilities);
  }
}
