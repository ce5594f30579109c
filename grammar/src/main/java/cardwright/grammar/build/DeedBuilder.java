package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.ActionPattern;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Duration;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector.Who;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.parse.Node;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What becomes of single actions: of the first in a period, of the next, of the one that runs. */
final class DeedBuilder {
  private final Builder b;

  DeedBuilder(Builder builder) {
    this.b = builder;
  }

  /** «Первая за ход атака …»: whenever such an action is declared something becomes of it, so often in that period. */
  Ability first(Node node) {
    if (node.sees("everyDeed")) {
      return every(node.need("everyDeed"));
    }
    node.has(CardTokens.A);
    node.has(CardTokens.FIRST);
    Node span = node.child("span").orElseThrow(() -> new NotMeant(node.span(), "in which period it is the first is missing"));
    span.count(CardTokens.A);
    span.count(CardTokens.EACH);
    Whose whose = b.selectors.whoseOf(span);
    Trigger.On event = declared(node.need("deed"), whose);
    Optional<Condition> turn = switch (whose) {
      case ANY -> Optional.empty();
      case YOURS -> Optional.of(new Condition.TurnOf(Who.YOU));
      case OPPONENTS -> Optional.of(new Condition.TurnOf(Who.OPPONENT));
      case ITS_OWNERS -> throw new NotMeant(span.span(), "whose turn is meant is not clear here");
    };
    Value times = node.child("deedsCount").map(n -> b.values.number(n.word())).orElse(new Value.Constant(1));
    if (times.is(0)) {
      throw new NotMeant(node.span(), "the first 0 are none");
    }
    Effect fate = node.child("fate").map(this::fate).orElseGet(() -> done(finite(node), Set.of(Use.FINITE), Optional.empty()));
    return new Ability.Triggered(event, turn, fate, Optional.of(Limit.of(times, b.id(span.need("period"), Category.PERIODS))));
  }

  /** «Атаки противника по вашим эльфам перенаправляются в ~»: something becomes of each of them. */
  private Ability every(Node node) {
    node.has(CardTokens.EACH);
    Node deed = node.need("deed");
    if (!deed.sees("whoever")) {
      throw new NotMeant(deed.span(), "at whom it is aimed is missing");
    }
    Trigger.On event = declared(deed, Whose.ANY);
    boolean active = !node.shows(CardTokens.VERB_FIN).isEmpty() || node.sees("finite");
    Effect fate = active ? done(finite(node), Set.of(Use.FINITE), Optional.empty()) : fate(node);
    return new Ability.Triggered(event, Optional.empty(), fate, Optional.empty());
  }

  private static CardToken finite(Node node) {
    return node.child("finite").map(Node::word).orElseGet(() -> node.token(CardTokens.VERB_FIN, CardTokens.VERB).orElseThrow());
  }

  /** «Может свести слабый или средний удар по себе к сильному, при этом …»: as soon as one of them comes out so. */
  List<Ability> bringing(Node node) {
    node.has(CardTokens.MAY);
    node.has(CardTokens.BRING);
    node.count(CardTokens.A);
    node.has(CardTokens.TO);
    node.has(CardTokens.IN_DOING);
    Node deed = node.need("deed");
    Node said = deed.need("actionPattern");
    List<ActionPattern> patterns = b.patterns.patterns(said);
    Optional<Selector> at = deed.child("whoever").map(whom -> b.selectors.whoever(whom, 0));
    Optional<Selector> from = patterns.get(0).from();
    deed.has(CardTokens.AGAINST);
    if (at.isEmpty() && from.isEmpty() || patterns.get(0).sized().isPresent() || patterns.get(0).level().isEmpty()) {
      throw new NotMeant(said.span(), "whose action it is, or at whom it is aimed, and at which level it comes out, was expected here");
    }
    if (b.vocabulary.find(Category.ACTIONS, patterns.get(0).action()).isEmpty() || !patterns.get(0).traits().isEmpty() || !patterns.get(0).not().isEmpty()) {
      throw new NotMeant(said.span(), "at which level a set of actions comes out is not known when they are declared: name one action");
    }
    Effect brought = outcome(node, new Selector.Aimed(new ActionPattern(patterns.get(0).action(), List.of(), List.of(), Optional.empty(), Optional.empty()), Optional.empty()));
    Effect all = new Effect.May(brought);
    Optional<Effect> then = node.child("steps").map(b.effects::steps);
    Effect done = then.<Effect>map(more -> new Effect.InDoing(all, more)).orElse(all);
    return patterns.stream().<Ability>map(pattern -> new Ability.Triggered(new Trigger.On(pattern.action(), Optional.of(from.orElseGet(b.hosts::anybody)), at, Optional.empty(), pattern.level(), Optional.empty()), Optional.empty(), done, Optional.empty())).toList();
  }

  /** What a declared action of this sort is heard as. */
  Trigger.On declared(Node deed, Whose span) {
    ActionPattern pattern = b.patterns.pattern(deed.need("actionPattern"));
    return declared(pattern, deed.child("whoever").map(whom -> b.selectors.whoever(whom, 0)), span, deed);
  }

  /** The same of an action that is told of as what something is done to. */
  Trigger.On declared(ActionPattern pattern, Optional<Selector> at, Node said) {
    return declared(pattern, at, Whose.ANY, said);
  }

  private Trigger.On declared(ActionPattern pattern, Optional<Selector> at, Whose span, Node deed) {
    if (pattern.level().isPresent() || pattern.sized().isPresent()) {
      throw new NotMeant(deed.span(), "at which level it comes out is not known yet when it is declared");
    }
    if (pattern.from().isEmpty() && at.isEmpty()) {
      throw new NotMeant(deed.span(), "whose action it is, or at whom it is aimed, is missing");
    }
    String verb = performing(deed);
    boolean plain = pattern.action().equals(verb) && pattern.traits().isEmpty() && pattern.not().isEmpty();
    Optional<ActionPattern> by = plain ? Optional.empty() : Optional.of(new ActionPattern(pattern.action(), pattern.traits(), pattern.not(), Optional.empty(), Optional.empty()));
    return b.fronted.byAnybody(new Trigger.On(verb, pattern.from().map(from -> ofThem(from, span)), at, by));
  }

  /** «первая за ход противника атака его карты»: his who was named. */
  private static Selector ofThem(Selector from, Whose span) {
    return span != Whose.OPPONENTS ? from : Tree.rewrite(from, part -> part instanceof Selector.Pick pick && pick.side() == Whose.ITS_OWNERS ? new Selector.Pick(pick.count(), Whose.OPPONENTS, pick.kind(), pick.filters(), pick.zone()) : part);
  }

  /** The verb that performs actions. */
  String performing(Node node) {
    List<String> verbs = performing();
    if (verbs.size() != 1) {
      throw new NotMeant(node.span(), "the vocabulary has not one verb that performs actions");
    }
    return verbs.get(0);
  }

  /** Ids of the verbs that perform actions. */
  List<String> performing() {
    return b.vocabulary.of(Category.VERBS).stream().map(Entry::id).filter(id -> b.vocabulary.find(Category.ACTION_TRAITS, id).isPresent()).toList();
  }

  /** The word of the vocabulary for the action that runs. */
  Selector running(Node node) {
    return running(node.span());
  }

  private Selector running(Span place) {
    return b.vocabulary.of(Category.ROLES).stream().filter(role -> role.is("running")).findFirst().<Selector>map(role -> new Selector.Role(role.id()))
        .orElseThrow(() -> new NotMeant(place, "the vocabulary has no word for the action that runs"));
  }

  /** «при ударе – заблокировать этот удар»: what is done to an action is done as soon as it is declared, before it comes out. */
  Trigger inTime(Trigger trigger, Effect effect) {
    if (!(trigger instanceof Trigger.On on) || b.vocabulary.find(Category.ACTIONS, on.event()).isEmpty() || on.by().isPresent() || on.level().isPresent() || !interferes(effect)) {
      return trigger;
    }
    List<String> verbs = performing();
    return verbs.size() != 1 ? trigger
        : new Trigger.On(verbs.get(0), on.agent(), on.patient(), Optional.of(new ActionPattern(on.event(), List.of(), List.of(), Optional.empty(), Optional.empty())), on.level(), on.place(), on.through());
  }

  private static boolean interferes(Effect effect) {
    boolean[] found = {false};
    Tree.visit(effect, part -> found[0] |= part instanceof Effect.Act act && act.object().filter(what -> what instanceof Selector.Aimed).isPresent()
        || part instanceof Effect.Gain gain && gain.grant() instanceof Grant.ComesTo && gain.who() instanceof Selector.Aimed);
    return found[0];
  }

  /** «этот удар сводится к слабому» */
  Effect fateOfThis(Node node, Optional<Selector> subject) {
    if (subject.isPresent()) {
      throw new NotMeant(node.span(), "what comes of the action is nobody's doing");
    }
    return fate(node.need("fate"), Optional.of(b.acts.aimed(node)));
  }

  /** What becomes of it: «… сводится к слабой», «… перенаправляется в ~». */
  Effect fate(Node node) {
    return fate(node, Optional.empty());
  }

  /**
   * The same.
   *
   * @param action which one of those that may be running; empty for whichever runs
   */
  private Effect fate(Node node, Optional<Selector> action) {
    if (node.has(CardTokens.COMES_TO, CardTokens.BECOME)) {
      return outcome(node, action.orElseGet(() -> running(node)));
    }
    Optional<Place> place = node.child("toPlace").map(b.acts::place);
    CardToken verb = node.child("participle").map(Node::word).orElseGet(() -> node.token(CardTokens.VERB_REFL).orElseThrow());
    node.child("toPlace").ifPresent(to -> to.has(CardTokens.ON, CardTokens.ONTO));
    return b.acts.done(verb, Set.of(Use.REFLEXIVE_FINITE, Use.PARTICIPLE), action.orElseGet(() -> running(verb.place())), place);
  }

  private Effect done(CardToken token, Set<Use> uses, Optional<Place> place) {
    return b.acts.done(token, uses, running(token.place()), place);
  }

  /** «эта атака сводится к слабой», «свести эту атаку к слабой» */
  Effect comesOut(Node node, Optional<Selector> subject) {
    boolean done = node.has(CardTokens.BRING);
    node.has(CardTokens.TO, CardTokens.COMES_TO, CardTokens.BECOME);
    if (node.sees("aimed")) {
      return outcome(node, b.acts.aimed(node.need("aimed")));
    }
    Optional<Selector> which = done ? Optional.of(b.selectors.selector(node.need("selector"), 0)) : subject;
    Selector running = running(node);
    if (!which.equals(Optional.of(running)) || done && subject.filter(who -> !who.isYou() && !who.isSelf()).isPresent()) {
      throw new NotMeant(node.span(), "the action that runs is what comes out so: name it");
    }
    return outcome(node);
  }

  /** «+X к этому разряду» */
  Effect strengthened(Node node) {
    node.has(CardTokens.TO);
    node.has(CardTokens.THIS);
    int sign = node.need("sign").token(CardTokens.PLUS, CardTokens.MINUS).orElseThrow().getType() == CardTokens.PLUS ? 1 : -1;
    Node name = node.need("actionName");
    CardToken word = name.word();
    String action = ActionPatternBuilder.action(word).orElseThrow(() -> new NotMeant(name.span(), "an action was expected here")).id();
    return byNumber(new Selector.Aimed(new ActionPattern(action, List.of(), List.of(), Optional.empty(), Optional.empty()), Optional.empty()), sign, node);
  }

  /** «уменьшить величину удара по вашему орку на 1»: of the action that runs, if it is such a one. */
  Effect strengthen(Node node, Optional<Selector> subject) {
    int sign = node.token(CardTokens.RAISE, CardTokens.LOWER).orElseThrow().getType() == CardTokens.RAISE ? 1 : -1;
    node.has(CardTokens.A);
    node.has(CardTokens.CHOSEN);
    node.has(CardTokens.ON, CardTokens.BY);
    if (subject.filter(who -> !who.isYou() && !who.isSelf()).isPresent()) {
      throw new NotMeant(node.span(), "nobody but the card's controller can be told to do this");
    }
    Node said = node.need("aimed");
    Selector.Aimed aimed = (Selector.Aimed) b.acts.aimed(said);
    if (b.vocabulary.find(Category.ACTIONS, aimed.actions().action()).or(() -> b.vocabulary.find(Category.ACTION_TRAITS, aimed.actions().action())).isEmpty()) {
      throw new NotMeant(said.span(), "an action was expected here");
    }
    return byNumber(aimed, sign, node);
  }

  private Effect byNumber(Selector.Aimed aimed, int sign, Node node) {
    Grant.Use always = new Grant.Use(Optional.empty(), Optional.empty(), Optional.empty(), false);
    return new Effect.Gain(aimed, new Grant.Modifier(aimed.actions().action(), Optional.empty(), sign, b.values.value(node.need("value")), always, Optional.empty(), Optional.empty()), new Duration.ForGood());
  }

  /** «не закрывается после этого удара» */
  Effect spare(Node node, Selector who) {
    node.has(CardTokens.NOT, CardTokens.DOES_NOT);
    Node after = node.need("afterThis");
    after.has(CardTokens.AFTER);
    after.has(CardTokens.THIS);
    if (after.sees("role")) {
      Node role = after.need("role");
      if (!b.selectors.role(role).equals(running(role))) {
        throw new NotMeant(role.span(), "an action was expected here");
      }
      return new Effect.Spare(who, b.permissions.verb(node, false), new ActionPattern(performing(role), List.of(), List.of(), Optional.empty(), Optional.empty()));
    }
    return new Effect.Spare(who, b.permissions.verb(node, false), b.permissions.performedBy(after));
  }

  /** «не закрывается после удара, если от этого удара …»: whether the cost is left out is told only by what has come of the action. */
  Optional<List<Ability>> sparedThen(List<Grant> grants, Selector who, Optional<Condition> condition, Node node) {
    boolean[] ofTheAction = {false};
    condition.ifPresent(said -> Tree.visit(said, part -> ofTheAction[0] |= part instanceof Condition.When.Action));
    if (!ofTheAction[0] || grants.size() != 1 || !(grants.get(0) instanceof Grant.Spared spared) || spared.first().isPresent()) {
      return Optional.empty();
    }
    if (b.vocabulary.find(Category.ACTIONS, spared.actions().action()).isEmpty() || !spared.actions().traits().isEmpty() || !spared.actions().not().isEmpty()) {
      throw new NotMeant(node.span(), "what comes of such actions is not known when they are declared: name one action");
    }
    Trigger.On event = new Trigger.On(spared.actions().action(), Optional.of(who), Optional.empty(), Optional.empty());
    Selector it = who.isSelf() ? who : new Selector.It();
    return Optional.of(List.of(new Ability.Triggered(event, condition, new Effect.Spare(it, spared.verb(), spared.actions()), Optional.empty())));
  }

  /** «не закрывается после удара по гномам»: against whom it is aimed is told only when it is performed. */
  Ability sparedAgainst(Node node, Selector who, Optional<Condition> condition, Grant grant) {
    Node performed = node.down("performed").orElseThrow();
    performed.has(CardTokens.AGAINST);
    Node whom = performed.need("whoever");
    Grant.Spared spared = (Grant.Spared) grant;
    if (spared.first().isPresent() || b.vocabulary.find(Category.ACTIONS, spared.actions().action()).isEmpty() || !spared.actions().traits().isEmpty() || !spared.actions().not().isEmpty()) {
      throw new NotMeant(node.span(), "against whom it is aimed is said of one action here");
    }
    Selector at = b.selectors.whoever(whom, Cells.ofCase(Cells.DATIVE));
    Trigger.On event = new Trigger.On(spared.actions().action(), Optional.of(who), Optional.of(at instanceof Selector.Pick pick ? new Selector.Pick(new Count.Exactly(new Value.Constant(1)), pick.side(), pick.kind(), pick.filters(), pick.zone()) : at), Optional.empty());
    if (!who.isSelf()) {
      throw new NotMeant(node.span(), "of whom this is said must be the card itself");
    }
    return new Ability.Triggered(event, condition, new Effect.Spare(who, spared.verb(), spared.actions()), Optional.empty());
  }

  private Effect outcome(Node node) {
    return outcome(node, running(node));
  }

  private Effect outcome(Node node, Selector action) {
    ActionPattern any = new ActionPattern(performing(node), List.of(), List.of(), Optional.empty(), Optional.empty());
    Optional<Integer> level = node.child("level").map(l -> b.entry(l, Category.LEVELS).order());
    return new Effect.Gain(action, new Grant.ComesTo(any, level, node.child("value").map(b.values::value)), new Duration.ForGood());
  }
}
