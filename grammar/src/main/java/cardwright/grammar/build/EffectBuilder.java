package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.source.Span;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What is done, and how effects are joined. */
final class EffectBuilder {
  private final Builder b;

  /** The subject of the verbs before, which goes on: «противник берёт карту, затем сбрасывает карту». */
  private Optional<Selector> spoken = Optional.empty();

  /** Whether «может» before the word «и» governs the verb that is read now as well. */
  private boolean governing;

  /** How long, said before the verb and not used yet: «до конца хода получить …». */
  private Optional<Node> lasting = Optional.empty();

  EffectBuilder(Builder builder) {
    this.b = builder;
  }

  Effect effect(Node node) {
    List<Effect> effects = new ArrayList<>();
    for (Node part : node.all("part", "named", "instead")) {
      switch (part.rule()) {
        case "named" -> effects.add(named(part));
        case "instead" -> effects.add(instead(part, effects.remove(effects.size() - 1)));
        default -> effects.add(part(part));
      }
    }
    return sequence(effects);
  }

  /** «А; если …, вместо этого Б»: Б or else А. */
  private Effect instead(Node node, Effect usually) {
    node.has(CardTokens.INSTEAD);
    if (usually instanceof Effect.If) {
      throw new NotMeant(node.span(), "what happens instead of something that has its own «if» is not clear: write «if …, …; otherwise …»");
    }
    if (usually instanceof Effect.Sequence || usually instanceof Effect.ForEach || usually instanceof Effect.Named) {
      throw new NotMeant(node.span(), "several things were said before, and which of them this happens instead of is not clear: write «if …, …; otherwise …»");
    }
    Condition condition = b.conditions.clause(node.need("ifClause"));
    Effect then = steps(node.need("steps"));
    UnaryOperator<Object> named = Pronouns.speakingOf(usually, List.of(condition, then), node.span());
    return new Effect.If(Tree.rewrite(condition, named), Tree.rewrite(then, named), Optional.of(usually));
  }

  /** One effect stays itself; sequences within a sequence are one sequence. */
  static Effect sequence(List<Effect> effects) {
    List<Effect> flat = new ArrayList<>();
    for (Effect effect : effects) {
      if (effect instanceof Effect.Sequence inner) {
        flat.addAll(inner.effects());
      } else {
        flat.add(effect);
      }
    }
    return flat.size() == 1 ? flat.get(0) : new Effect.Sequence(flat);
  }

  Effect named(Node node) {
    return named(node, effect(node.need("effect")));
  }

  /** The effect with the name that an action's word and a quotation beside it give. */
  Effect named(Node node, Effect effect) {
    String action = actionId(node.need("actionName"));
    Optional<String> name = node.child("quotedName").map(q -> (String) q.word().detail().orElseThrow());
    return new Effect.Named(action, name, effect);
  }

  private String actionId(Node name) {
    return b.id(name, Category.ACTIONS);
  }

  private Effect part(Node node) {
    if (node.sees("conditional")) {
      Node conditional = node.need("conditional");
      Condition condition = b.conditions.clause(conditional.need("ifClause"));
      Effect then = steps(conditional.need("steps"));
      return new Effect.If(condition, then, conditional.child("otherwise").map(this::otherwise));
    }
    if (node.sees("forEach")) {
      return forEach(node.need("forEach"));
    }
    Effect steps = steps(node.need("steps"));
    Optional<Condition> condition = node.child("ifClause").map(b.conditions::clause);
    return condition.isPresent() ? new Effect.If(Pronouns.resolved(condition.get(), steps, node.span()), steps, Optional.empty()) : steps;
  }

  private Effect otherwise(Node node) {
    node.has(CardTokens.OTHERWISE);
    return steps(node.need("steps"));
  }

  private Effect forEach(Node node) {
    Node what = node.need("selector");
    Selector each = b.selectors.selector(what, 0);
    if (!(each instanceof Selector.Pick pick && pick.count() instanceof Count.Each)
        && !(each instanceof Selector.Player p && p.who() == Selector.Who.EACH)) {
      throw new NotMeant(what.span(), "«each …» was expected here");
    }
    return new Effect.ForEach(each, steps(node.need("steps")));
  }

  /** «может А и Б» is one decision about both; behind a comma or «затем» Б is done whatever became of А. */
  Effect steps(Node node) {
    Optional<Selector> outer = spoken;
    spoken = Optional.empty();
    List<Node> nodes = node.all("step");
    List<Effect> steps = new ArrayList<>();
    for (int i = 0; i < nodes.size(); i++) {
      boolean governed = i > 0 && steps.get(steps.size() - 1) instanceof Effect.May && node.parts(CardTokens.AND, nodes.get(i - 1), nodes.get(i));
      governing = governed;
      Effect step = step(nodes.get(i));
      governing = false;
      if (governed && !(step instanceof Effect.May)) {
        Effect.May may = (Effect.May) steps.remove(steps.size() - 1);
        step = new Effect.May(sequence(List.of(may.effect(), step)));
      }
      steps.add(step);
    }
    spoken = outer;
    return sequence(steps);
  }

  private Effect step(Node node) {
    node.count(CardTokens.IN_DOING);
    List<Node> choices = node.all("choice");
    Effect effect = choice(choices.get(0));
    for (Node then : choices.subList(1, choices.size())) {
      effect = new Effect.InDoing(effect, choice(then));
    }
    return effect;
  }

  /** «может А или Б» is one decision between both: the first «может» governs all that have none of their own. */
  private Effect choice(Node node) {
    node.count(CardTokens.OR);
    List<Effect> singles = node.all("single").stream().map(this::single).toList();
    if (singles.size() == 1) {
      return singles.get(0);
    }
    boolean rest = singles.subList(1, singles.size()).stream().noneMatch(Effect.May.class::isInstance);
    if (singles.get(0) instanceof Effect.May may && rest) {
      List<Effect> bare = new ArrayList<>(singles);
      bare.set(0, may.effect());
      return new Effect.May(new Effect.Choice(bare));
    }
    return new Effect.Choice(singles);
  }

  private Effect single(Node node) {
    if (node.has(CardTokens.BODY)) {
      return new Effect.BodySlot();
    }
    Optional<Selector> subject = node.child("subject").map(s -> b.selectors.selector(s.need("selector"), Cells.ofCase(Cells.NOMINATIVE)));
    Optional<Node> before = lasting;
    lasting = node.child("lasting");
    boolean may = node.child("may").map(m -> m.has(CardTokens.MAY)).orElse(false);
    Node predicate = node.need("predicate").only();
    if (subject.isPresent()) {
      spoken = subject;
    } else if (may && spoken.isPresent() && spoken.get() instanceof Selector.Player || !may && goesOn(predicate)) {
      subject = spoken.map(EffectBuilder::same);
    } else if (governing && spoken.isPresent() && (spoken.get() instanceof Selector.Player || isReflexive(predicate))) {
      subject = spoken.map(EffectBuilder::same);
    }
    Optional<Selector> doer = subject;
    Effect effect = b.selectors.by(doer, () -> predicate(predicate, doer));
    if (lasting.isPresent()) {
      throw new NotMeant(lasting.get().span(), "what is done once does not last: how long is said of what somebody gains");
    }
    lasting = before;
    return may ? new Effect.May(effect) : effect;
  }

  /** Whether the verb is in the third person, so that it needs a subject. */
  private static boolean goesOn(Node predicate) {
    if (predicate.rule().equals("passive")) {
      return true;
    }
    return predicate.leaves().stream()
        .min(java.util.Comparator.comparingInt(t -> t.place().start()))
        .filter(t -> t.detail().filter("FINITE"::equals).isPresent()
            || t.lexemes().stream().anyMatch(l -> l.use() == Use.FINITE || l.use() == Use.REFLEXIVE_FINITE))
        .isPresent();
  }

  private static boolean isReflexive(Node predicate) {
    return predicate.leaves().stream().flatMap(t -> t.lexemes().stream()).anyMatch(l -> l.use() == Use.REFLEXIVE_BASE);
  }

  private Effect predicate(Node node, Optional<Selector> subject) {
    return switch (node.rule()) {
      case "choose" -> choose(node, subject);
      case "act" -> b.acts.act(node, subject);
      case "passive" -> b.acts.passive(node, subject);
      case "gain" -> gain(node, subject);
      case "ignore" -> ignore(node, subject.orElseGet(Selector.Self::new));
      case "lose" -> lose(node, subject);
      case "putCounters" -> put(node, subject);
      case "removeCounters" -> remove(node, subject);
      case "perform" -> perform(node, subject);
      case "forbid" -> forbid(node, subject.orElseGet(Selector.Self::new));
      default -> throw new IllegalStateException(node.rule());
    };
  }

  private Effect gain(Node node, Optional<Selector> subject) {
    Selector who = subject.orElseGet(Selector.Self::new);
    Duration duration = lasts(node, who);
    List<Effect> gains = new ArrayList<>();
    List<Node> all = node.all("gained");
    Attachment.isClearBehindBodies(all.stream().map(each -> each.down("grant").orElse(each)).toList());
    boolean either = node.count(CardTokens.OR) > 0;
    if (either && node.has(CardTokens.AND)) {
      throw new NotMeant(node.span(), "what is chosen is not clear: say «and» or «or», not both");
    }
    for (Node gained : all) {
      Node only = gained.only();
      if (only.rule().equals("actionUse")) {
        gains.add(new Effect.Gain(gains.isEmpty() ? who : same(who), new Grant.Quoted(List.of(b.grants.alone(only))), duration));
        continue;
      }
      if (only.rule().equals("grant")) {
        for (Grant grant : b.grants.grants(only)) {
          gains.add(new Effect.Gain(gains.isEmpty() ? who : same(who), grant, duration));
        }
      } else if (duration instanceof Duration.ForGood) {
        Counted counted = amount(only);
        Selector holder = subject.orElseGet(() -> holder(counted));
        gains.add(putCounters(gains.isEmpty() ? holder : same(holder), counted, only));
      } else {
        throw new NotMeant(only.span(), "counters are not gained for a time");
      }
    }
    if (either) {
      return new Effect.Choice(gains.stream().map(gain -> forWhom(gain, who)).toList());
    }
    return sequence(gains);
  }

  /** «существо получает А или Б»: of each the same words say who gains it. */
  private static Effect forWhom(Effect effect, Selector who) {
    if (effect instanceof Effect.Gain gain) {
      return new Effect.Gain(who, gain.grant(), gain.duration());
    }
    return effect instanceof Effect.PutCounters put && put.who() instanceof Selector.It ? new Effect.PutCounters(who, put.counter(), put.count()) : effect;
  }

  /** «двое получают А и Б»: they are chosen once. */
  private static Selector same(Selector who) {
    return who instanceof Selector.Pick ? new Selector.It() : who;
  }

  private Effect lose(Node node, Optional<Selector> subject) {
    Optional<Node> keyword = node.child("keyword");
    if (keyword.isPresent()) {
      Selector who = subject.orElseGet(Selector.Self::new);
      Duration duration = lasts(node, who);
      return new Effect.Lose(who, b.id(keyword.get(), Category.KEYWORDS), duration);
    }
    if (node.sees("duration")) {
      throw new NotMeant(node.span(), "counters are not lost for a time");
    }
    Counted counted = amount(node.need("counted"));
    Selector who = subject.orElseGet(() -> holder(counted));
    checkHolder(who, counted.counter(), node.span());
    return removeCounters(who, counted);
  }

  private Effect put(Node node, Optional<Selector> subject) {
    forbidSubject(node, subject);
    Counted counted = amount(node.need("counted"));
    return putCounters(b.selectors.selector(node.need("selector"), 0), counted, node);
  }

  private Effect remove(Node node, Optional<Selector> subject) {
    forbidSubject(node, subject);
    Counted counted = amount(node.need("counted"));
    Selector who = node.child("selector").map(s -> b.selectors.selector(s, 0)).orElseGet(() -> holder(counted));
    checkHolder(who, counted.counter(), node.span());
    return removeCounters(who, counted);
  }

  private static void forbidSubject(Node node, Optional<Selector> subject) {
    if (subject.isPresent() && !subject.get().isSelf() && !subject.get().isYou()) {
      throw new NotMeant(node.span(), "nobody but the card's controller can be told to move counters");
    }
  }

  /** A counter that a verb puts is that verb: «получить 2 раны» is «раниться на 2». */
  Effect putCounters(Selector who, Counted counted, Node place) {
    checkHolder(who, counted.counter(), place.span());
    return counted.counter().option("put")
        .<Effect>map(verb -> new Effect.Act(verb, Optional.empty(), Optional.of(who), Optional.of(counted.value()), Optional.empty()))
        .orElseGet(() -> new Effect.PutCounters(who, counted.counter().id(), counted.value()));
  }

  static Effect removeCounters(Selector who, Counted said) {
    Counted counted = said.all() ? new Counted(said.counter(), new Value.Measure(said.counter().id(), who), true, true, true) : said;
    return counted.counter().option("removed")
        .<Effect>map(verb -> new Effect.Act(verb, Optional.empty(), Optional.of(who), Optional.of(counted.value()), Optional.empty()))
        .orElseGet(() -> new Effect.RemoveCounters(who, counted.counter().id(), counted.value()));
  }

  /** Whose counters are meant where nobody is named: the card's own, or its controller's of counters that players hold. */
  private static Selector holder(Counted counted) {
    return holder(counted.counter());
  }

  /** Counters of players lie on no card, and those of cards before no player. */
  static void checkHolder(Selector who, Entry counter, Span place) {
    boolean player = who instanceof Selector.Player;
    if (player && !counter.isHeldByPlayers()) {
      throw new NotMeant(place, "players have none of these counters: they lie on cards");
    }
    if (!player && !(who instanceof Selector.It) && counter.isHeldByPlayers()) {
      throw new NotMeant(place, "cards have none of these counters: players have them");
    }
  }

  static Selector holder(Entry counter) {
    return counter.isHeldByPlayers() ? new Selector.Player(Selector.Who.YOU) : new Selector.Self();
  }

  /**
   * A counter and how many; without a number one.
   *
   * @param many whether its word speaks of several
   */
  record Counted(Entry counter, Value value, boolean numbered, boolean all, boolean many) {

    /** «все раны на существе»: all that are on what is spoken of, whichever that will be. */
    Counted onIt() {
      return new Counted(counter, new Value.Measure(counter.id(), new Selector.It()), numbered, all, many);
    }
  }

  /** Counters that are to move: how many must be said, or a single one be meant. */
  Counted amount(Node node) {
    boolean article = node.has(CardTokens.A);
    Counted counted = counted(node);
    if (!counted.numbered() && counted.many()) {
      throw new NotMeant(node.span(), article ? "«a» is said of one, but this word of several" : "how many is missing: one is said with the word in the singular, all with «all»");
    }
    return counted;
  }

  Counted counted(Node node) {
    Optional<Value> value = node.child("value").map(b.values::value);
    Node word = node.need("counter");
    if (node.sees("countedAll")) {
      Node all = node.need("countedAll");
      all.has(CardTokens.EACH);
      Entry counter = b.entry(word, Category.COUNTERS);
      return new Counted(counter, new Value.Measure(counter.id(), new Selector.Self()), true, true, true);
    }
    return new Counted(b.entry(word, Category.COUNTERS), value.orElse(new Value.Constant(1)), value.isPresent(), false, many(word.leaves().get(0)));
  }

  /** Whether the word, as the object of a verb, speaks of several. */
  private boolean many(CardToken token) {
    int mask = 0;
    for (Lexeme lexeme : token.lexemes()) {
      mask |= lexeme.entry().filter(entry -> entry.category() == Category.COUNTERS).isPresent() ? lexeme.mask() : 0;
    }
    int direct = b.language == Language.RU ? mask & Cells.ofCase(Cells.ACCUSATIVE) : mask;
    return Cells.plural(direct) && !Cells.singular(direct);
  }

  /** An action with nothing more said of it. */
  Effect performed(String action, Optional<Selector> target) {
    return new Effect.Perform(Optional.empty(), new Action(action, Optional.empty(), Optional.empty(), Optional.empty()), target, Optional.empty());
  }

  /** What stands behind a keyword that wants something to do, where it could be had as well: an action or a keyword that can be done. */
  Effect sayingJust(Node ability) {
    Optional<Node> continuous = ability.child("continuous");
    List<Node> grants = continuous.flatMap(node -> node.child("grants")).map(all -> all.all("grant")).orElse(List.of());
    Optional<Node> only = continuous.flatMap(node -> node.child("actionUse")).or(() -> grants.size() == 1 ? Optional.of(grants.get(0).only()) : Optional.empty());
    if (only.isPresent() && only.get().rule().equals("actionUse")) {
      Node action = only.get();
      return performed(actionId(action.need("actionName")), action.child("selector").map(s -> b.selectors.selector(s, Cells.ofCase(Cells.DATIVE))));
    }
    if (only.isPresent() && only.get().rule().equals("keywordUse")) {
      return use(only.get(), Optional.empty());
    }
    throw new NotMeant(ability.span(), "what to do was expected behind this keyword, not an ability");
  }

  private Effect use(Node node, Optional<Selector> subject) {
    Ability.Keyword keyword = b.grants.keyword(node, Optional.empty());
    b.vocabulary.find(Category.KEYWORDS, keyword.keyword()).filter(entry -> !entry.keyword().orElseThrow().means().isEmpty() && keyword.body().isEmpty())
        .orElseThrow(() -> new NotMeant(node.span(), "this keyword stands for nothing that could be done"));
    return new Effect.UseKeyword(ActBuilder.agent(subject), keyword);
  }

  private Effect perform(Node node, Optional<Selector> subject) {
    if (!node.sees("action")) {
      return use(node, subject);
    }
    Optional<String> as = node.child("asThough").map(this::asThough);
    Optional<Node> with = node.child("patient");
    Node action = node.need("action");
    Node word = action.need("actionName");
    inItsCase(word);
    String id = actionId(word);
    Optional<String> name = action.child("quotedName").map(q -> (String) q.word().detail().orElseThrow());
    Optional<Value> range = action.child("range").map(this::range);
    Optional<Value> power = action.child("value").map(b.values::value);
    Optional<Selector> target = with.or(() -> action.child("patient")).map(p -> b.selectors.selector(p.need("selector"), 0));
    return new Effect.Perform(ActBuilder.agent(subject), new Action(id, name, power, range), target, as);
  }

  /** «совершает выстрел»: what is performed is not said in any other case; what is, belongs to other words. */
  private void inItsCase(Node word) {
    int mask = word.leaves().stream().flatMap(token -> token.lexemes().stream()).mapToInt(Lexeme::mask).reduce(0, (one, other) -> one | other);
    boolean free = mask == 0 || b.language == Language.EN || word.leaves().stream().anyMatch(token -> token.lexemes().stream().anyMatch(Lexeme::icon));
    if (!free && (mask & (Cells.ofCase(Cells.NOMINATIVE) | Cells.ofCase(Cells.ACCUSATIVE))) == 0) {
      throw new NotMeant(word.span(), "this word stands in another case than is wanted for what is performed");
    }
  }

  private String asThough(Node node) {
    node.has(CardTokens.AS);
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

  private Effect forbid(Node node, Selector who) {
    Optional<Duration> next = node.down("timing").flatMap(timing -> b.triggers.nextTime(timing));
    boolean everyTime = node.sees("timing") && next.isEmpty() && !node.sees("duration") && lasting.isEmpty();
    Grant cannot = b.grants.cannot(node);
    if (everyTime) {
      throw new NotMeant(node.span(), "for how long is missing: say at which next time, or until when");
    }
    if (next.isPresent() && (node.sees("duration") || lasting.isPresent())) {
      throw new NotMeant(node.span(), "how long has been said already");
    }
    return new Effect.Gain(who, cannot, next.orElseGet(() -> lasts(node, who)));
  }

  private Effect choose(Node node, Optional<Selector> subject) {
    node.has(CardTokens.CHOOSE);
    Node what = node.need("selector");
    Selector chosen = b.selectors.selector(what, Cells.ofCase(Cells.ACCUSATIVE));
    if (!(chosen instanceof Selector.Pick)) {
      throw new NotMeant(what.span(), "there is nothing to choose here: it is clear who is meant");
    }
    Optional<Selector> chooser = ActBuilder.agent(subject);
    if (chooser.isPresent() && !(chooser.get() instanceof Selector.Player)) {
      throw new NotMeant(node.span(), "players choose");
    }
    return new Effect.Choose(chooser, chosen);
  }

  private Effect ignore(Node node, Selector who) {
    Duration duration = lasts(node, who);
    List<Effect> gains = new ArrayList<>();
    for (Grant grant : b.grants.ignoring(node.need("ignoring"))) {
      gains.add(new Effect.Gain(gains.isEmpty() ? who : same(who), grant, duration));
    }
    return sequence(gains);
  }

  /** How long it lasts, said behind the verb or before it; else for good. */
  private Duration lasts(Node node, Selector who) {
    Optional<Node> before = lasting;
    lasting = Optional.empty();
    Optional<Node> behind = node.child("duration");
    if (before.isPresent() && behind.isPresent()) {
      throw new NotMeant(behind.get().span(), "how long has been said already");
    }
    return before.or(() -> behind).map(said -> duration(said, who)).orElseGet(Duration.ForGood::new);
  }

  private static void once(boolean first, Node node) {
    if (!first) {
      throw new NotMeant(node.span(), "whose or which period is meant was said already, and this says it again");
    }
  }

  private Duration duration(Node node, Selector who) {
    Optional<Node> condition = node.child("condition");
    if (condition.isPresent()) {
      return new Duration.While(b.conditions.about(Optional.of(same(who)), () -> b.conditions.condition(condition.get())));
    }
    String period = b.id(node.need("period"), Category.PERIODS);
    Whose whose = Whose.ANY;
    boolean next = false;
    boolean article = false;
    boolean present = false;
    List<Node> words = new ArrayList<>(node.all("whose"));
    for (Node word : node.all("durationWord")) {
      if (word.sees("next")) {
        once(!next, word);
        next = word.need("next").has(CardTokens.NEXT);
      } else if (word.sees("this")) {
        once(!present, word);
        present = word.need("this").has(CardTokens.THIS);
      } else if (word.has(CardTokens.A)) {
        once(!article, word);
        article = true;
      } else {
        words.addAll(word.all("whose"));
      }
    }
    node.child("this").ifPresent(t -> t.has(CardTokens.THIS));
    once(!(next && present), node);
    for (Node word : words) {
      once(whose == Whose.ANY, word);
      whose = b.selectors.whose(word);
    }
    return new Duration.UntilEnd(period, whose, next);
  }
}
