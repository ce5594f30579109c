package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Letters;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Whole abilities. */
final class AbilityBuilder {
  private final Builder b;

  AbilityBuilder(Builder builder) {
    this.b = builder;
  }

  /** The abilities of one sentence: several only if it lists several things that the card has. */
  List<Ability> abilities(Node node) {
    List<Node> wheres = new ArrayList<>();
    List<Node> limits = new ArrayList<>();
    List<Node> names = new ArrayList<>();
    List<Node> standing = new ArrayList<>();
    List<Node> caps = new ArrayList<>();
    List<Node> bonuses = new ArrayList<>();
    node.down("triggered").ifPresent(triggered -> wheres.addAll(triggered.all("where")));
    List<Node> ranges = new ArrayList<>();
    List<Node> ignored = new ArrayList<>();
    List<Node> forms = new ArrayList<>();
    List<Node> apart = new ArrayList<>();
    List<Node> besides = new ArrayList<>();
    limits.addAll(node.all("frontLimit"));
    List<Node> leftOut = new ArrayList<>();
    for (Node ending : node.all("ending")) {
      leftOut.addAll(ending.all("leftOut"));
      if (ending.sees("ignoring")) {
        ignored.add(ending); // «выстрел на 2, игнорирует броню»
      }
      besides.addAll(ending.all("alongside"));
      ofBoundIsToTheNumber(ending);
      wheres.addAll(ending.all("where"));
      if (ending.sees("limit")) {
        limits.add(ending);
      }
      ending.all("remark").forEach(remark -> (remark.sees("limit") ? limits : remark.sees("capRemark") ? caps : remark.sees("bonus") ? bonuses : remark.sees("ignoring") ? ignored : remark.sees("range") ? ranges : remark.sees("inForm") ? forms : remark.sees("separately") ? apart : remark.sees("standing") ? standing : names).add(remark));
    }
    // «воздействие «вихрь» (1 раз за ход) – …»: said behind the name of all that is done
    Stream.of("activated", "triggered").flatMap(kind -> node.down(kind, "effect", "named").stream()).filter(said -> said.sees("limit")).forEach(limits::add);
    exceptions(node).filter(said -> said.sees("limit")).peek(said -> isLast(said, node)).forEach(limits::add);
    Optional<Node> often = once(limits, "how often has been said already").map(remark -> remark.need("limit"));
    Optional<Node> range = once(ranges, "how far this reaches has been said already");
    Optional<Node> form = once(forms, "in what state it comes has been said already").map(remark -> remark.need("inForm"));
    Optional<Node> name = once(names, "what this is called has been said already");
    Optional<Node> cap = once(caps, "a bound has been said already").map(remark -> remark.need("capRemark"));
    List<Ability> abilities = b.leftOuts.behindNumbers(b.defined(wheres, () -> b.hosts.withRemarks(b.limits.limited(coming(named(reaching(one(node), range, node), name, node), form, node), often, node), standing)), node);
    List<Ability> bounded = cap.isEmpty() ? abilities : b.values.capped(abilities, cap.get());
    Optional<Node> separately = once(apart, "for whom this is chosen apart has been said already").map(remark -> remark.need("separately"));
    if (separately.isPresent()) {
      bounded = only(bounded, node, "only what is done leaves a choice", ability -> Doing.with(ability, effect -> b.choices.separately(effect, separately.get())));
    }
    Optional<Node> bonus = once(bonuses, "what is added has been said already").map(remark -> remark.need("bonus"));
    Optional<Node> ignoring = once(ignored, "what is ignored has been said already").map(remark -> remark.need("ignoring"));
    List<Ability> ignorant = ignoring.isEmpty() ? bounded : b.performs.ignoring(bounded, ignoring.get());
    List<Ability> whole = bonus.isEmpty() ? ignorant : b.bonuses.added(ignorant, bonus.get());
    List<Ability> all = besides.isEmpty() ? whole : alongside(whole, once(besides, "say each of these in a sentence of its own").orElseThrow());
    b.interferences.areAimed(all);
    Optional<Node> out = once(leftOut, "who is left out has been said already");
    return out.isPresent() ? b.leftOuts.without(all, out.get()) : all;
  }

  /** «на клетку (кроме клеток рядом с ~, 1 раз за ход)»: how often stands in the brackets that leave something out. */
  private static Stream<Node> exceptions(Node node) {
    return node.rule().equals("exception") ? Stream.of(node) : node.children().stream().filter(child -> !child.rule().equals("quotedAbility")).flatMap(AbilityBuilder::exceptions);
  }

  private static void isLast(Node said, Node ability) {
    if (said.span().end() < ability.span().end()) {
      throw new NotMeant(said.need("limit").span(), "how often is said at the end of the ability");
    }
  }

  /** «разряд на 1-2-3, при сильном разряде …»: of the action that the ability performs or strengthens. */
  private List<Ability> alongside(List<Ability> abilities, Node node) {
    List<Ability> more = b.triggers.listed.each(node, () -> {
      Trigger trigger = b.triggers.trigger(node.need("along"));
      if (b.triggers.bounds.takeFirst().isPresent() | b.triggers.bounds.takeNth(trigger).isPresent() | b.triggers.bounds.takeLetter().isPresent() | b.triggers.bounds.takeAmount().isPresent() | b.moves.takeOrigin().isPresent()) {
        throw new NotMeant(node.span(), "say this in a sentence of its own");
      }
      Effect effect = b.conditions.about(ConditionBuilder.subjectOf(trigger), () -> b.effects.effect(node.need("effect")));
      return new Ability.Triggered(b.deeds.inTime(trigger, effect), Optional.empty(), effect, Optional.empty());
    });
    boolean[] told = {false};
    Tree.visit(abilities, part -> told[0] |= more.stream().anyMatch(each -> ((Ability.Triggered) each).trigger() instanceof Trigger.On on && on.agent().filter(who -> !who.isSelf()).isEmpty() && isOf(on, part)));
    told[0] |= abilities.stream().anyMatch(before -> before instanceof Ability.Triggered t && t.trigger() instanceof Trigger.On on && more.stream().allMatch(each -> ((Ability.Triggered) each).trigger() instanceof Trigger.On other && other.event().equals(on.event()) && other.agent().equals(on.agent()) && !other.level().equals(on.level())));
    if (!told[0]) {
      throw new NotMeant(node.span(), "what is said before has nothing to do with this event: say it in a sentence of its own");
    }
    return Stream.concat(abilities.stream(), more.stream()).toList();
  }

  private static boolean isOf(Trigger.On on, Object part) {
    return part instanceof Effect.Perform perform && perform.action().action().equals(on.event()) || part instanceof Grant.Modifier modifier && modifier.stat().equals(on.event());
  }

  /** «…, где X – число орков (максимум 3)»: a bound that stands alone in its brackets belongs to the number before it. */
  private static void ofBoundIsToTheNumber(Node ending) {
    List<Node> remarks = ending.children().stream().filter(child -> child.rule().equals("remark")).toList();
    if (remarks.size() == 1 && remarks.get(0).sees("capRemark")) {
      throw new NotMeant(ending.span(), "this bounds no number: say it right behind the number that is meant");
    }
  }

  private static Optional<Node> once(List<Node> remarks, String message) {
    if (remarks.size() > 1) {
      throw new NotMeant(remarks.get(1).span(), message);
    }
    return remarks.stream().findFirst();
  }

  /** «… (воздействие «вихрь»)»: what the whole ability does bears the name. */
  private List<Ability> named(List<Ability> abilities, Optional<Node> remark, Node node) {
    if (remark.isEmpty()) {
      return abilities;
    }
    String otherwise = "only what is done can bear a name";
    List<Ability.Triggered> atEach = abilities.stream().filter(Ability.Triggered.class::isInstance).map(Ability.Triggered.class::cast).toList();
    if (abilities.size() > 1 && atEach.size() == abilities.size() && atEach.stream().map(Ability.Triggered::effect).distinct().count() == 1) {
      // «при ударе или промахе – …»: one thing done at several events
      Effect named = b.effects.named(remark.get(), atEach.get(0).effect());
      return atEach.stream().<Ability>map(each -> new Ability.Triggered(each.trigger(), each.condition(), named, each.limit())).toList();
    }
    return only(abilities, node, otherwise, ability -> Doing.with(ability, effect -> b.effects.named(remark.get(), effect)));
  }

  /** «… (дальность 3)» */
  private List<Ability> reaching(List<Ability> abilities, Optional<Node> remark, Node node) {
    return remark.isEmpty() ? abilities : only(abilities, node, "only what is done reaches so far", ability -> Doing.with(ability, effect -> b.places.within(effect, remark.get().need("range"))));
  }

  /** «… (в закрытом виде)» */
  private List<Ability> coming(List<Ability> abilities, Optional<Node> form, Node node) {
    return form.isEmpty() ? abilities : only(abilities, node, "only what is done brings somebody into play", ability -> Doing.with(ability, effect -> b.comings.in(effect, form.get())));
  }

  static List<Ability> only(List<Ability> abilities, Node node, String otherwise, Function<Ability, Optional<Ability>> remarked) {
    return abilities.size() == 1 ? List.of(remarked.apply(abilities.get(0)).orElseThrow(() -> new NotMeant(node.span(), otherwise))) : refuse(node, otherwise);
  }

  private static <T> T refuse(Node node, String why) {
    throw new NotMeant(node.span(), why);
  }

  /** What an ability is, without what stands behind it. */
  List<Ability> one(Node node) {
    if (node.sees("alternativeCost")) {
      Node cost = node.need("alternativeCost");
      Node steps = cost.need("steps");
      return List.of(new Ability.AlternativeCost(costs(b.effects.steps(steps), steps)));
    }
    if (node.sees("rollsBest")) {
      return List.of(b.rolls.best(node.need("rollsBest")));
    }
    if (node.sees("activated")) {
      return List.of(activated(node.need("activated")));
    }
    if (node.sees("triggered")) {
      Node waiting = node.need("triggered");
      List<Node> triggers = waiting.all("trigger", "occasion");
      List<Ability> all = b.triggers.listed.each(waiting, () -> triggered(waiting, triggers.get(0)));
      if (waiting.sees("answer")) {
        return all.stream().map(ability -> b.answers.paidFor(waiting.need("answer"), (Ability.Triggered) ability)).toList();
      }
      if (triggers.size() > 1) {
        waiting.has(CardTokens.AND);
        return b.triggers.listed.joined(all, b.triggers.trigger(triggers.get(1)), triggers.get(1));
      }
      waiting.has(CardTokens.OR);
      boolean apart = waiting.has(CardTokens.ON_EVENT, CardTokens.ON);
      return waiting.child("nounEvent").map(second -> b.triggers.listed.also(all, triggers.get(0), second, apart)).orElse(all);
    }
    if (node.sees("firstDeed")) {
      return List.of(b.deeds.first(node.need("firstDeed")));
    }
    if (node.sees("enabled")) {
      Node enabled = node.need("enabled");
      Condition so = b.conditions.clause(enabled.need("before"));
      return List.of(new Ability.Continuous(new Selector.Self(), new Grant.Quoted(List.of(activated(enabled.need("activated")))), Optional.of(so)));
    }
    if (node.sees("whenDue") || node.sees("whenever")) {
      return List.of(b.dues.ability(node.only()));
    }
    if (node.sees("interfering")) {
      return List.of(b.interferences.interfering(node.need("interfering")));
    }
    if (node.sees("undoing")) {
      return List.of(b.undos.undoing(node.need("undoing")));
    }
    if (node.sees("bringing")) {
      return b.deeds.bringing(node.need("bringing"));
    }
    if (node.sees("always")) {
      return always(node.need("always"));
    }
    return node.sees("replacement") ? List.of(replacement(node.need("replacement"))) : listed(node);
  }

  /** «ваши карты имеют …; карты противника имеют …»: as if each were a sentence of its own. */
  private List<Ability> listed(Node node) {
    List<Node> all = node.all("continuous");
    if (all.size() > 1 && node.sees("ending")) {
      throw new NotMeant(node.span(), "to which of these what stands behind them belongs is not clear: say each in a sentence of its own");
    }
    if (all.size() > 1 && all.stream().anyMatch(AbilityBuilder::hasBody)) {
      throw new NotMeant(node.span(), "where what stands behind the colon ends is not clear: say each in a sentence of its own");
    }
    return all.stream().flatMap(each -> continuous(each).stream()).toList();
  }

  private static boolean hasBody(Node node) {
    return node.rule().equals("body") || node.children().stream().anyMatch(AbilityBuilder::hasBody);
  }

  private static List<Effect> costs(Effect effect, Node node) {
    List<Effect> costs = effect instanceof Effect.Sequence sequence ? sequence.effects() : List.of(effect);
    if (costs.stream().anyMatch(Effect.May.class::isInstance)) {
      throw new NotMeant(node.span(), "whether to pay is the player's choice anyway: a cost is said without «may»");
    }
    return costs;
  }

  private Ability activated(Node node) {
    Optional<String> speed = Optional.empty();
    for (Node said : node.all("speed")) {
      if (speed.isPresent()) {
        throw new NotMeant(said.span(), "the speed has been said already");
      }
      speed = Optional.of(b.id(said, Category.SPEEDS));
    }
    List<Effect> costs = new ArrayList<>(node.all("cost").stream().map(this::cost).toList());
    node.child("steps").ifPresent(s -> costs.addAll(costs(b.effects.steps(s), s)));
    long counters = costs.stream().filter(Effect.RemoveCounters.class::isInstance).map(cost -> ((Effect.RemoveCounters) cost).counter() + ((Effect.RemoveCounters) cost).who()).distinct().count();
    if (costs.stream().distinct().count() < costs.size() || counters < costs.stream().filter(Effect.RemoveCounters.class::isInstance).count()) {
      throw new NotMeant(node.span(), "the same cost is said twice: say once how many are paid");
    }
    return new Ability.Activated(costs, speed, b.effects.effect(node.need("effect")), Optional.empty());
  }

  Effect cost(Node node) {
    Optional<Node> icon = node.child("icon");
    if (icon.isPresent()) {
      Entry entry = b.entry(icon.get(), Category.ICONS);
      return b.iconCost(entry).orElseThrow(() -> new NotMeant(icon.get().span(), "the vocabulary does not say what this icon costs"));
    }
    CardToken counter = node.need("counter").word();
    Lexeme lexeme = counter.as(Category.COUNTERS).filter(Lexeme::icon).orElseThrow(() -> new NotMeant(counter.place(), "a cost needs the icon of the counter, or a verb"));
    Value value = node.child("costAmount").map(a -> b.values.number(a.word())).orElse(new Value.Constant(1));
    Entry entry = lexeme.entry().orElseThrow();
    return CounterBuilder.remove(CounterBuilder.holder(entry), new CounterBuilder.Counted(entry, value, true, false, false));
  }

  private Ability triggered(Node node, Node said) {
    Attachment.ofConditionIsToTheEvent(node);
    Optional<Condition> before = node.child("firstIf").map(clause -> b.conditions.clause(clause.need("ifClause")));
    node.child("firstIf").ifPresent(clause -> b.discourse.inside(clause.span())); // what happens is spoken of from then on
    Trigger trigger = b.triggers.trigger(said);
    Optional<Limit> first = b.triggers.bounds.takeFirst();
    Optional<Condition> nth = b.triggers.bounds.takeNth(trigger);
    Optional<String> letter = b.triggers.bounds.takeLetter();
    Optional<Condition> amount = b.triggers.bounds.takeAmount();
    Optional<Condition> origin = b.moves.takeOrigin();
    Optional<Condition> turn = node.child("inTurn").map(b.conditions::turnOf);
    Ability triggered =
        b.conditions.about(
            ConditionBuilder.subjectOf(trigger).or(() -> node.down("effect").flatMap(b.effects::unsaid)),
            () -> {
              Optional<Condition> ifClause = node.child("ifClause").map(b.conditions::clause);
              // «после второго удара за ход, если …»: which of them it is is said of the event itself
              List<Condition> all = Stream.of(nth, before, origin, turn, amount, ifClause).flatMap(Optional::stream).toList();
              Optional<Condition> condition = all.isEmpty() ? Optional.empty() : Optional.of(Normal.all(all));
              boolean second = nth.isPresent() && !said.holds("nounEvent") && all.size() > 1;
              if (first.isPresent() && condition.isPresent() || second) {
                throw new NotMeant(node.span(), "whether the first time is meant, or the first at which this is so, is not clear: say how often, «(once a …)»");
              }
              Node done = node.need("effect");
              isNoEvent(said, done);
              Effect effect = b.effects.effect(done);
              return new Ability.Triggered(b.deeds.inTime(trigger, effect), condition, effect, first);
            });
    return letter.isEmpty() ? triggered : amount(triggered, letter.get(), said);
  }

  /** "On a strike, a shot or a throw, gain …": an action with an article and nothing more is one more event, or what is done. */
  private void isNoEvent(Node trigger, Node effect) {
    if (b.language != Language.EN || !trigger.holds("nounEvent")) {
      return;
    }
    List<CardToken> words = effect.leaves().stream().sorted(Comparator.comparingInt(word -> word.place().start())).toList();
    boolean action = words.size() > 2 && words.get(0).getType() == CardTokens.A && ActionPatternBuilder.action(words.get(1)).isPresent();
    boolean goesOn = action && (words.get(2).getType() == CardTokens.OR || words.get(2).getType() == CardTokens.COMMA);
    if (goesOn) {
      throw new NotMeant(words.get(0).place().to(words.get(1).place()), "whether this is one more event or what is done is not clear: join events with «or», or say «perform»");
    }
  }

  /** «получает X ран – излечить на X»: the letter is as many. */
  private static Ability amount(Ability ability, String letter, Node event) {
    Ability made = Tree.rewrite(ability, node -> node instanceof Value.Variable variable && variable.definition().isEmpty() && variable.name().equals(letter) ? new Value.Amount() : node);
    if (Tree.same(made, ability)) {
      throw new NotMeant(event.span(), "«" + letter + "» is the number of what happens, but nothing uses it");
    }
    return made;
  }

  private Ability replacement(Node node) {
    clear(node);
    node.child("everyTime").ifPresent(DueBuilder::everyTime);
    Attachment.ofConditionIsToTheEvent(node);
    Node said = node.child("wouldEvent").orElseGet(() -> node.need("nounEvent"));
    Trigger.On event = said.rule().equals("wouldEvent") ? b.triggers.would(said) : b.triggers.insteadOf(said);
    Optional<String> letter = b.triggers.bounds.takeLetter();
    Ability replacing =
        b.conditions.about(
            ConditionBuilder.subjectOf(event),
            () -> {
              Optional<Condition> condition = node.child("ifClause").map(b.conditions::clause);
              Effect instead = node.sees("effect") ? b.effects.effect(node.need("effect")) : mayInstead(node);
              return new Ability.Replacement(event, condition, node.sees("actionName") ? b.effects.named(node, instead) : instead, Optional.empty());
            });
    if (b.triggers.bounds.takeAmount().isPresent()) {
      throw new NotMeant(said.span(), "what happens instead of some amounts only cannot be said");
    }
    return letter.isEmpty() ? replacing : amount(replacing, letter.get(), said);
  }

  /** «~ может вместо этого …» */
  private Effect mayInstead(Node node) {
    node.has(CardTokens.MAY);
    Optional<Node> subject = node.child("subject");
    Optional<Selector> who = subject.map(said -> b.selectors.selector(said.need("selector"), Cells.ofCase(Cells.NOMINATIVE)));
    if (who.filter(each -> !each.isSelf() && !each.isYou()).isPresent()) {
      throw new NotMeant(subject.get().span(), "only you decide here: say «instead» before who does it");
    }
    return new Effect.May(b.effects.steps(node.need("steps")));
  }

  /** In what a card says of itself alone «it» is the card, unless something else was spoken of before. */
  private void itself(Node clause) {
    if (clause.rule().equals("turnOf")) {
      return; // "it is your turn" speaks of nobody
    }
    clause.children().forEach(this::itself);
    for (CardToken token : clause.tokens()) {
      if (token.getType() == CardTokens.IT && b.discourse.spokenOfBefore(token.place())) {
        throw new NotMeant(token.place(), "who «" + token.getText() + "» means is not clear here: say ~ for the card itself, or what there is");
      }
    }
  }

  /** «instead» at the end of several sentences could belong to the last of them only. */
  private static void clear(Node node) {
    if (node.has(CardTokens.INSTEAD_OF)) {
      return;
    }
    CardToken instead = node.token(CardTokens.INSTEAD).orElseThrow();
    if (!node.holds("effect")) {
      return;
    }
    Node effect = node.down("effect").orElseThrow();
    boolean behind = instead.place().start() > effect.span().start();
    if (behind && !effect.shows(CardTokens.SEMI).isEmpty()) {
      throw new NotMeant(instead.place(), "what happens instead is not clear: put «instead» before the first thing that does");
    }
  }

  /** «Пока ~ закрыт, он …»: only of the card itself is it sure that the same one is meant. */
  private Selector whoIs(Condition condition, Node pronoun) {
    // «пока все ваши карты нейтральные – они …»: of all it is the same ones
    if (condition instanceof Condition.Holds holds && (holds.who().isSelf() && b.discourse.isOne(pronoun) || holds.who() instanceof Selector.Pick pick && pick.count() instanceof Count.Each)) {
      return holds.who();
    }
    // «пока рядом с ~ больше ваших орков, чем гномов, он …»: of all that was spoken of only the card is one
    boolean[] alone = {false, true};
    Tree.visit(condition, part -> {
      alone[0] |= part instanceof Selector.Self;
      alone[1] &= !(part instanceof Selector other) || other.isSelf() || other instanceof Selector.Pick pick && pick.count() instanceof Count.Each;
    });
    if (alone[0] && alone[1] && b.discourse.isOne(pronoun)) {
      return new Selector.Self();
    }
    throw new NotMeant(pronoun.span(), "who is meant here is not clear: name them, and put «while …» behind");
  }

  /**
   * «Ваши орки получают …», «Получает …, пока …», «Получает … за каждого …»: said of all, or with when it holds or how it changes; else
   * «gains» would tell what is done, and not when.
   */
  private List<Ability> always(Node node) {
    boolean told = node.sees("before") || node.sees("while") || node.holds("grants", "listedGrants", "grant", "modifier", "perEach") || node.holds("grants", "listedGrants", "grant", "modifier", "value", "eachOf");
    List<Ability> had = continuous(node);
    if (!told && had.stream().noneMatch(ability -> ability instanceof Ability.Continuous c && c.subject() instanceof Selector.Pick pick && pick.count() instanceof Count.Each)) {
      throw new NotMeant(node.span(), "this says what is done but not when: begin with a trigger, a timing or a cost");
    }
    return had;
  }

  private List<Ability> continuous(Node node) {
    Optional<Condition> before = node.child("before").map(b.conditions::clause).or(() -> node.child("whenSo").map(clause -> {
      clause.has(CardTokens.WHEN);
      return b.conditions.condition(clause.need("condition"));
    }));
    List<Selector> whoever = node.down("subject", "selector", "it").flatMap(it -> before.map(Whoever::of)).orElse(List.of());
    if (node.sees("pair")) {
      List<Selector> all = b.pairs.listed(node.need("pair"));
      return PairBuilder.each(continuous(node, before, Optional.of(all.get(0))), all, node);
    }
    if (whoever.isEmpty()) {
      return continuous(node, before, Optional.empty());
    }
    return Whoever.forEach(continuous(node, Optional.empty(), Optional.of(whoever.get(0))), whoever, node);
  }

  /**
   * @param before when it holds, said before it
   * @param whoever who is meant by the subject, where the words before say it
   */
  private List<Ability> continuous(Node node, Optional<Condition> before, Optional<Selector> whoever) {
    Optional<Node> spokenOf = node.child("subject");
    Optional<Selector> against = node.down("comesTo").map(b.grants::aimedAt);
    Sides sides = node.down("prohibition").map(prohibition -> Sides.ofProhibition(b.language, spokenOf, prohibition)).orElse(Sides.STRAIGHT);
    int subjectCase = Cells.ofCase(sides == Sides.INVERSE ? Cells.ACCUSATIVE : Cells.NOMINATIVE);
    Selector named = against.isPresent() ? against.get() : spokenOf.map(s -> b.selectors.selector(s.need("selector"), subjectCase)).orElseGet(Selector.Self::new);
    Optional<ReachBuilder.Reach> reach = node.child("actionsHave").map(b.reaches::actionsHave);
    if (reach.isPresent()) {
      named = reach.get().whose();
    }
    Optional<Node> strengthening = node.child("strengthening");
    if (strengthening.isPresent()) {
      named = b.hosts.owner(strengthening.get());
    }
    Selector told = named;
    Selector subject = whoever.orElseGet(() -> before.isPresent() && told instanceof Selector.It ? whoIs(before.get(), spokenOf.orElseThrow()) : told);
    if (before.isPresent() && !node.shows(CardTokens.BEGIN).isEmpty()) {
      throw new NotMeant(node.span(), "how something begins does not depend on what holds later");
    }
    if (node.has(CardTokens.BEGIN)) {
      return List.of(b.timings.beginning(node, subject));
    }
    Selector who = subject.isSelf() || subject instanceof Selector.Role ? subject : new Selector.It();
    Optional<Node> clauseBehind = node.child("while");
    Optional<Condition> said = before.isPresent() ? before : clauseBehind.map(clause -> b.conditions.about(Optional.of(who), () -> b.conditions.clause(clause)));
    if ((before.isPresent() || whoever.isPresent() && !node.holds("pair")) && clauseBehind.isPresent()) {
      throw new NotMeant(clauseBehind.get().span(), "when this holds has been said already");
    }
    clauseBehind.filter(clause -> subject.isSelf()).ifPresent(this::itself);
    if (subject.isSelf()) {
      said.ifPresent(b.discourse::calledByNoun);
    }
    Optional<Condition> whileTrue = subject.isSelf() ? said.map(c -> Pronouns.replaced(c, subject)) : said;
    List<Grant> all = new ArrayList<>();
    Optional<Node> passive = node.down("prohibition", "barred", "noDeed").filter(deed -> deed.sees("agent"));
    Optional<Node> aim = node.down("prohibition", "barred", "noDeed", "aim");
    if (aim.isPresent()) {
      return List.of(b.permissions.noAim(node.need("prohibition"), subject, whileTrue));
    }
    if (sides != Sides.STRAIGHT) {
      return List.of(b.permissions.byNamedBehind(node.need("prohibition"), subject, whileTrue));
    }
    if (passive.isPresent()) {
      return List.of(b.permissions.byWhom(node.need("prohibition"), subject, whileTrue));
    }
    if (node.down("prohibition", "barred", "noDeed").filter(deed -> deed.sees("inZone")).isPresent()) {
      return List.of(b.permissions.outOf(node.need("prohibition"), subject, whileTrue));
    }
    if (node.sees("prohibition")) {
      Node prohibition = node.need("prohibition");
      all.addAll(prohibition.sees("unaffected") ? b.unaffecteds.by(prohibition.need("unaffected")) : prohibition.sees("refrain") ? List.of(b.permissions.refrain(prohibition.need("refrain"))) : b.permissions.cannot(prohibition));
    } else if (node.sees("actionUse")) {
      all.add(new Grant.Quoted(List.of(b.grants.alone(node.need("actionUse")))));
    } else if (node.sees("ignoring")) {
      all.addAll(b.grants.ignoring(node.need("ignoring")));
    } else if (node.holds("spared", "performed", "whoever")) {
      return List.of(b.deeds.sparedAgainst(node.need("spared"), subject, whileTrue, b.permissions.spared(node.down("spared").orElseThrow())));
    } else if (node.sees("repeats") || node.sees("spared")) {
      node.child("repeats").ifPresent(repeats -> all.add(b.permissions.repeats(repeats)));
      node.child("spared").ifPresent(spared -> all.add(b.permissions.spared(spared)));
    } else if (node.sees("moreFrom") || node.sees("halved")) {
      node.has(CardTokens.GAIN);
      all.add(node.sees("halved") ? b.grants.halved(node.need("halved")) : b.grants.moreFrom(node.need("moreFrom")));
    } else if (reach.isPresent()) {
      all.add(reach.get().grant());
    } else if (node.sees("amending")) {
      all.add(b.amends.amending(node.need("amending"), subject));
    } else if (node.sees("warding") || node.sees("freely")) {
      all.add(node.sees("warding") ? b.wards.warding(node.need("warding")) : b.wards.freely(node.need("freely")));
    } else if (node.sees("comesTo")) {
      all.addAll(b.grants.comesTo(node.need("comesTo")));
    } else if (node.sees("draftBan") || node.sees("draftedFor")) {
      all.add(node.sees("draftBan") ? b.drafts.ban(node.need("draftBan")) : b.drafts.draftedFor(node.need("draftedFor")));
    } else if (node.sees("losing")) {
      all.addAll(b.natures.losing(node.need("losing")));
    } else if (node.sees("going") || node.sees("crossing")) {
      all.addAll(node.sees("going") ? b.places.going(node.need("going")) : List.of(b.places.crossing(node.need("crossing"))));
    } else if (node.sees("onlyAt")) {
      all.addAll(b.permissions.onlyAt(node.need("onlyAt"), node.child("anywhere").map(range -> range.has(CardTokens.ANYWHERE)).orElse(false)));
    } else if (strengthening.isPresent()) {
      all.addAll(b.grants.modifiers(strengthening.get()));
    } else if (node.sees("hosting") || node.sees("standing")) {
      all.add(node.sees("hosting") ? b.hosts.hosting(node.need("hosting")) : b.hosts.standing(node.need("standing")));
    } else if (node.sees("reaching") || node.sees("defending")) {
      all.addAll(node.sees("reaching") ? b.permissions.reaching(node.need("reaching")) : List.of(b.permissions.defending(node.need("defending"))));
    } else if (node.sees("counting") || node.sees("bounded")) {
      all.addAll(node.sees("counting") ? b.grants.counting(node.need("counting")) : b.grants.bounds(node.need("bounded")));
    } else {
      List<Node> had = b.grants.all(node.child("rights").orElseGet(() -> node.need("grants")));
      List<Node> grants = had.stream().filter(each -> each.rule().equals("grant") || each.rule().equals("right")).toList();
      Attachment.isClearBehindBodies(grants);
      node.down("while").filter(clause -> !grants.isEmpty()).ifPresent(clause -> Attachment.ofConditionIsToTheBody(grants, clause));
      all.addAll(b.grants.had(had));
    }
    if (all.stream().anyMatch(Grant.Featureless.class::isInstance) && !b.discourse.isInRule()) {
      throw new NotMeant(node.span(), "text is lost by something that is done, or by a marker: say when it is lost");
    }
    List<Grant> lasting = GrantBuilder.lasting(all, node);
    Optional<List<Ability>> ofTheAction = b.deeds.sparedThen(lasting, subject, whileTrue, node);
    if (ofTheAction.isPresent()) {
      return ofTheAction.get();
    }
    List<Ability> abilities = new ArrayList<>();
    for (Grant grant : lasting) {
      if (subject.isSelf() && grant instanceof Grant.HasKeyword has) {
        Ability.Keyword k = has.keyword();
        abilities.add(new Ability.Keyword(k.keyword(), k.arguments(), k.body(), whileTrue));
      } else if (subject.isSelf() && grant instanceof Grant.Quoted quoted && whileTrue.isEmpty() && quoted.abilities().size() == 1 && quoted.abilities().get(0) instanceof Ability.Activated) {
        abilities.add(quoted.abilities().get(0));
      } else {
        abilities.add(new Ability.Continuous(ShieldBuilder.holder(subject, grant, node), grant, whileTrue));
      }
    }
    return abilities;
  }
}
