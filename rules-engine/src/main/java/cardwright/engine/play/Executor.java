package cardwright.engine.play;

import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Happening;
import cardwright.engine.match.Line;
import cardwright.engine.match.Gained;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Expansion;
import cardwright.engine.rulebook.Verb.Tone;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Anaphora;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Carries out effects. Each answers whether it really happened, which is what «in doing so» asks. */
final class Executor {
  private final Game game;
  private final Acts acts;
  private final Gains gains;
  private final Promises promises;
  private final Amendments amendments;

  Executor(Game game) {
    this.game = game;
    this.acts = new Acts(game, this);
    this.gains = new Gains(game);
    this.promises = new Promises(game);
    this.amendments = new Amendments(game);
  }

  /** Carries out an effect; whether it really happened. After the match is decided nothing happens any more. */
  boolean execute(Effect effect, Scope scope) {
    if (game.position().decided()) {
      return false;
    }
    if (effect instanceof Effect.Act act) {
      Optional<Effect> amended = amendments.amended(act, scope);
      return amended.isEmpty() ? acts.act(act, scope) : scope.amending(() -> execute(amended.get(), scope));
    } else if (effect instanceof Effect.Perform perform) {
      return game.procedures().perform(perform, scope);
    } else if (effect instanceof Effect.Several several) {
      return new Salvos(game).perform(several, scope);
    } else if (effect instanceof Effect.Become become) {
      return game.attachments().become(become, scope);
    } else if (effect instanceof Effect.Leave leave) {
      return game.attachments().leave(leave, scope);
    } else if (effect instanceof Effect.Arrive arrive) {
      scope.arriving(Optional.of(arrive));
      boolean came = execute(arrive.coming(), scope);
      scope.arriving(Optional.empty());
      return came;
    } else if (effect instanceof Effect.Nothing) {
      return false;
    } else if (effect instanceof Effect.Naming naming) {
      return new Naming(game).name(naming, scope);
    } else if (effect instanceof Effect.Rearrange rearrange) {
      return new Rearranging(game).rearrange(rearrange, scope);
    } else if (effect instanceof Effect.Spare spare) {
      return game.playing().paid().spare(spare, scope);
    } else if (effect instanceof Effect.Fund fund) {
      return game.funds().fund(fund, scope);
    } else if (effect instanceof Effect.Choose choose) {
      return choose(choose, scope);
    } else if (effect instanceof Effect.UseKeyword use) {
      return use(use, scope);
    } else if (effect instanceof Effect.Named named) {
      return named(named, scope);
    } else if (effect instanceof Effect.Gain gain) {
      return gain(gain, scope);
    } else if (effect instanceof Effect.Lose lose) {
      return lose(lose, scope);
    } else if (effect instanceof Effect.PutCounters put) {
      return counters(put.who(), put.counter(), Math.max(0, game.evaluator().value(put.count(), scope)), scope, Tone.HELP);
    } else if (effect instanceof Effect.RemoveCounters remove) {
      announce(remove, scope);
      return counters(remove.who(), remove.counter(), -Math.max(0, game.evaluator().value(remove.count(), scope)), scope, Tone.HARM);
    } else if (effect instanceof Effect.Transfer transfer) {
      return new Transfers(game).transfer(transfer, scope);
    } else if (effect instanceof Effect.Sequence sequence) {
      boolean happened = false;
      for (Effect each : sequence.effects()) {
        boolean done = execute(each, scope);
        scope.done(done);
        happened |= done;
      }
      return happened;
    } else if (effect instanceof Effect.Limited limited) {
      return limited(limited, scope);
    } else if (effect instanceof Effect.Choice choice) {
      return execute(branch(choice, scope), scope);
    } else if (effect instanceof Effect.May may) {
      return may(may.effect(), scope);
    } else if (effect instanceof Effect.If condition) {
      boolean holds = game.evaluator().holds(condition.condition(), scope);
      return holds
          ? execute(condition.then(), scope)
          : condition.otherwise().map(otherwise -> execute(otherwise, scope)).orElse(false);
    } else if (effect instanceof Effect.InDoing both) {
      boolean happened = execute(both.first(), scope);
      if (happened) {
        execute(both.then(), scope);
      }
      return happened;
    } else if (effect instanceof Effect.Later later) {
      return promises.say(later, scope);
    } else if (effect instanceof Effect.ForEach each) {
      boolean happened = false;
      Optional<Integer> announced = scope.announced();
      for (Thing thing : game.evaluator().things(each.each(), scope)) {
        scope.it(List.of(thing));
        happened |= execute(each.effect(), scope);
        scope.announcedBefore(announced); // what one of them settles is his own
      }
      return happened;
    }
    throw new IllegalStateException("an effect of no known kind: " + effect);
  }

  /** Whoever would do it is asked; of several players each for himself. */
  private boolean may(Effect effect, Scope scope) {
    Optional<Selector.Player> doers = doers(effect);
    if (doers.isEmpty()) {
      if (game.choices().agrees(scope.you(), prompt(effect, scope), tone(effect))) {
        return execute(effect, scope);
      }
      if (Anaphora.introduces(effect)) {
        scope.it(List.of()); // «может закрыть орка; ранить его»: who was not chosen is not wounded, nor is anybody in his stead
      }
      return false;
    }
    Optional<Player> before = scope.doer();
    boolean happened = false;
    for (Player player : game.evaluator().players(doers.get().who(), scope)) {
      scope.doer(Optional.of(player));
      happened |= game.choices().agrees(player, prompt(effect, scope), tone(effect)) && execute(unnamed(effect, doers.get()), scope);
    }
    scope.doer(before);
    return happened;
  }

  private static Optional<Selector.Player> doers(Effect effect) {
    Effect first = effect instanceof Effect.Sequence sequence ? sequence.effects().get(0) : effect instanceof Effect.Choice choice ? choice.effects().get(0) : effect;
    return first instanceof Effect.Act act && act.agent().orElse(null) instanceof Selector.Player player && player.who() != Selector.Who.YOU ? Optional.of(player) : Optional.empty();
  }

  /** The effect told to the player who does it now. */
  private static Effect unnamed(Effect effect, Selector.Player doers) {
    return Tree.rewrite(
        effect,
        part -> part instanceof Effect.Act act && act.agent().filter(doers::equals).isPresent() ? new Effect.Act(act.verb(), Optional.empty(), act.object(), act.amount(), act.place()) : part);
  }

  private boolean choose(Effect.Choose choose, Scope scope) {
    Optional<Player> before = scope.doer();
    Player chooser = choose.agent().flatMap(agent -> game.evaluator().players(((Selector.Player) agent).who(), scope).stream().findFirst()).orElse(scope.you());
    scope.doer(Optional.of(chooser));
    List<Thing> chosen = select(choose.what(), scope, chooser, Tone.NEUTRAL, () -> game.say("ask.which-one"));
    scope.doer(before);
    scope.ability().map(ability -> ability.compiled().ability()).filter(ability -> ability instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.At)
        .ifPresent(ability -> scope.self().orElseThrow().chose(((Trigger.At) ((Ability.Triggered) ability).trigger()).timing(), chosen));
    return !chosen.isEmpty();
  }

  /** What a keyword lets somebody do for a cost is done without it. */
  private boolean use(Effect.UseKeyword use, Scope scope) {
    List<Thing> doers = select(use.agent().orElseGet(Selector.Self::new), scope, Tone.HELP, () -> game.say("ask.does"));
    boolean happened = false;
    for (Thing doer : doers) {
      if (!(doer instanceof Card card) || !game.position().isInPlay(card)) {
        continue;
      }
      List<Value> numbers = use.keyword().arguments().stream().<Value>map(number -> new Value.Constant(amount(number, scope))).toList();
      Ability.Keyword settled = new Ability.Keyword(use.keyword().keyword(), numbers, use.keyword().body(), Optional.empty());
      boolean done = false;
      for (Ability defined : Expansion.numbered(settled, game.rulebook())) {
        if (defined instanceof Ability.Activated activated) {
          done |= execute(activated.effect(), Scope.ofCard(card, card.controller(), scope.procedure()).by(use.keyword().keyword()).destination(use.to()));
        }
      }
      if (done) {
        keywordDone(use.keyword().keyword(), card, scope);
      }
      happened |= done;
    }
    use.agent().filter(agent -> !agent.isSelf()).ifPresent(agent -> scope.it(doers)); // of the card itself nobody goes on about as «it»
    return happened;
  }

  /** Everybody hears that what a keyword says was done. */
  void keywordDone(String keyword, Card card, Scope scope) {
    if (game.rules().isHeard("on:" + keyword)) {
      game.happened(keyword, Optional.of(card), card.controller(), Optional.of(card), scope.procedure());
    }
  }

  private boolean named(Effect.Named named, Scope scope) {
    Optional<String> before = scope.named();
    scope.named(Optional.of(named.action()));
    boolean happened = execute(named.effect(), scope);
    scope.named(before);
    scope.self().ifPresent(card -> game.procedures().announcePerformed(named.action(), card));
    return happened;
  }

  /** Whether something can be chosen once more. */
  private boolean isLeft(Effect effect, Scope scope) {
    return !(effect instanceof Effect.Limited limited) || game.limits().used(user(scope), limited, limited.limit().period()) < times(limited.limit(), scope);
  }

  private boolean limited(Effect.Limited limited, Scope scope) {
    if (!isLeft(limited, scope)) {
      game.journal().add(Type.NOTHING, "why", "it has been done as often as it may");
      return false;
    }
    game.limits().add(user(scope), limited, limited.limit().period(), 1);
    return execute(limited.effect(), scope);
  }

  private static Object user(Scope scope) {
    return scope.ability().<Object>map(ability -> ability).or(scope::self).orElse("rules");
  }

  private int times(Limit limit, Scope scope) {
    return limit.reckoned().map(often -> game.evaluator().value(often, scope)).orElse(limit.times());
  }

  private Effect branch(Effect.Choice choice, Scope scope) {
    List<Option.Branch> options = new ArrayList<>();
    boolean usedUp = choice.effects().stream().noneMatch(each -> isLeft(each, scope));
    for (int i = 0; i < choice.effects().size(); i++) {
      if (usedUp || isLeft(choice.effects().get(i), scope)) {
        options.add(new Option.Branch(i, game.words(choice.effects().get(i))));
      }
    }
    Player chooser = choice.by().map(by -> chooser(by, scope)).orElseGet(scope::you);
    return choice.effects().get(
        game.choices().one(chooser, Decision.Kind.BRANCH, game.say("ask.which"), options, Tone.HELP).index());
  }

  /** A player who is told of, or whoever controls the card that is. */
  private Player chooser(Selector by, Scope scope) {
    if (by instanceof Selector.Player player) {
      return game.evaluator().players(player.who(), scope).stream().findFirst().orElseGet(scope::you);
    }
    return game.evaluator().things(by, scope).stream().filter(Card.class::isInstance).map(card -> ((Card) card).controller()).findFirst().orElseGet(scope::you);
  }

  private boolean gain(Effect.Gain gain, Scope scope) {
    List<Thing> spoken = scope.it();
    List<Thing> who = select(gain.who(), scope, gains.tone(gain.grant()), () -> game.say("ask.gains", game.words(gain.grant()).replaceAll("\\.$", "")));
    boolean happened = false;
    for (Thing thing : who) {
      happened |= thing instanceof Card card && !game.position().isInPlay(card) ? left(card, "gain") : gains.gain(thing, gain, spoken, scope);
    }
    return happened;
  }

  private boolean lose(Effect.Lose lose, Scope scope) {
    boolean happened = false;
    for (Thing thing : select(lose.who(), scope, Tone.HARM, () -> game.say("ask.loses"))) {
      if (thing instanceof Card card && !game.position().isInPlay(card)) {
        left(card, "lose");
      } else if (thing instanceof Card card && game.continuous().hasKeyword(card, lose.keyword())) {
        Gained.Expiry expiry = gains.expiry(lose.duration(), scope, thing);
        card.gained().removeIf(gain -> gain.grant() instanceof Grant.HasKeyword has && has.keyword().keyword().equals(lose.keyword()));
        card.lost().add(new Card.Lost(lose.keyword(), expiry));
        game.position().touch();
        game.journal().add(Type.CHANGE, "verb", "lose", "object", card, "what", lose.keyword());
        game.triggers().happened(List.of(new Happening(Trigger.On.losing(lose.keyword()), scope.self(), scope.you(), Optional.of(card), 1, scope.procedure())), List.of());
        happened = true;
      }
    }
    return happened;
  }

  /**
   * Whether a text can put counters on a card or give it something: a card in play, one in a zone that the text names, or one in a zone where
   * the ability itself works. What has died meanwhile is none of these.
   */
  private boolean isReached(Card card, Selector who, Scope scope) {
    return game.position().isInPlay(card)
        || who instanceof Selector.Pick pick && pick.zone().map(zone -> zone.zone().equals(card.zone())).orElse(false)
        || scope.ability().map(ability -> ability.compiled().zones().contains(card.zone())).orElse(false);
  }

  private boolean left(Card card, String verb) {
    game.journal().add(Type.NOTHING, "verb", verb, "object", card, "why", Changes.LEFT);
    return false;
  }

  private boolean counters(Selector who, String counter, int change, Scope scope, Tone tone) {
    boolean happened = false;
    for (Thing thing : select(who, scope, tone, () -> game.say(change > 0 ? "ask.gets-counter" : "ask.loses-counter", game.terms().of(Category.COUNTERS, counter)))) {
      if (Markers.isMarker(counter)) {
        happened |= new Marking(game).remove(thing, counter, -change) > 0;
      } else if (thing instanceof Card card) {
        happened |= isReached(card, who, scope) ? received(card, counter, change, scope) : left(card, "counters");
      } else if (thing instanceof Player player) {
        happened |= received(player, counter, change, scope);
      }
    }
    if (change == 0) {
      game.journal().add(Type.NOTHING, "verb", "counters", "counter", counter, "why", "the amount is 0");
    }
    return happened;
  }

  /** Counters are put or taken off; that somebody gets some, others hear and replace. */
  private boolean received(Thing thing, String counter, int change, Scope scope) {
    if (change > 0 && thing instanceof Card card && game.prohibitions().cannotGain(card, counter, scope.self())) {
      game.journal().add(Type.NOTHING, "verb", "counters", "object", card, "counter", counter, "why", "an ability forbids it");
      return false;
    }
    Happening event = new Happening(Trigger.On.receiving(counter), scope.self(), scope.you(), Optional.of(thing), Math.max(0, change), scope.procedure());
    if (change > 0 && game.interference().replaced(event, new ArrayList<>())) {
      return true;
    }
    int made = thing instanceof Card card ? game.changes().counters(card, counter, change) : game.changes().counters((Player) thing, counter, change);
    if (made > 0 && change > 0) {
      game.triggers().happened(List.of(new Happening(event.event(), event.agent(), event.by(), event.patient(), made, event.through())), List.of());
    }
    return made > 0;
  }

  /** «потерять X фишек»: how many, whoever loses them settles when it is done; what follows speaks of that number. */
  private void announce(Effect.RemoveCounters remove, Scope scope) {
    Optional<Integer> most = remove.count() instanceof Value.AtMost bound ? Optional.of(bound.maximum()) : Optional.empty();
    Value count = remove.count() instanceof Value.AtMost bound ? bound.value() : remove.count();
    if (count instanceof Value.Variable letter && letter.definition().isEmpty() && scope.announced().isEmpty() && !isKnown(letter, scope)) {
      int there = game.evaluator().things(remove.who(), scope).stream().mapToInt(thing -> game.evaluator().numbers().measure(remove.counter(), thing)).max().orElse(0);
      scope.announced(game.playing().number(scope.you(), letter.name(), 0, most.map(bound -> Math.min(bound, there)).orElse(there)));
    }
  }

  private static boolean isKnown(Value.Variable letter, Scope scope) {
    return scope.self().filter(card -> card.announced() > 0).isPresent() || scope.fixed().containsKey(letter.name()) || scope.ability().filter(ability -> ability.compiled().bindings().containsKey(letter.name())).isPresent();
  }

  // ---- choosing

  /** The things that a selector means; where a choice is left, it is asked for. What was chosen becomes «it». */
  List<Thing> select(Selector selector, Scope scope, Tone tone, Supplier<String> prompt) {
    return select(selector, scope, scope.you(), tone, prompt);
  }

  List<Thing> select(Selector selector, Scope scope, Player chooser, Tone tone, Supplier<String> prompt) {
    if (selector instanceof Selector.SomeOf some) {
      List<Thing> all = scope.it();
      List<Thing> chosen = game.choices().things(chooser, prompt.get(), open(game.evaluator().things(some, scope), scope), some.n(), some.n(), tone);
      scope.rest(all.stream().filter(each -> !chosen.contains(each)).toList());
      scope.it(chosen);
      return chosen;
    }
    if (selector instanceof Selector.Aimed aimed) {
      return open(new Aiming(game).meant(aimed, scope), scope);
    }
    if (!(selector instanceof Selector.Pick pick)) {
      return open(game.evaluator().things(selector, scope), scope);
    }
    List<Thing> candidates = open(game.evaluator().candidates(pick, scope), scope);
    Optional<Filter.Mutual> mutual = pick.filters().stream().filter(Filter.Mutual.class::isInstance).map(Filter.Mutual.class::cast).findFirst();
    Optional<Filter> likeness = Likeness.of(pick);
    List<Thing> chosen = likeness.isPresent() ? together(likeness.get(), pick.count(), candidates, scope, chooser, tone, prompt) : mutual.isPresent() ? two(mutual.get(), candidates, chooser, tone, prompt) : pick(pick.count(), candidates, scope, chooser, tone, prompt);
    scope.it(chosen);
    if (!chosen.isEmpty() && chosen.get(0) instanceof Line line) {
      scope.line(line);
    }
    return chosen;
  }

  /** Several of whom no two are alike, or all are, one after the other. */
  private List<Thing> together(Filter said, Count count, List<Thing> candidates, Scope scope, Player chooser, Tone tone, Supplier<String> prompt) {
    int least = count instanceof Count.Exactly exactly ? amount(exactly.n(), scope) : count instanceof Count.AtLeast some ? amount(some.n(), scope) : 0;
    int most = count instanceof Count.Exactly exactly ? amount(exactly.n(), scope) : count instanceof Count.UpTo upTo ? amount(upTo.n(), scope) : candidates.size();
    List<Thing> all = new ArrayList<>();
    while (all.size() < most) {
      List<Thing> left = candidates.stream().filter(each -> !all.contains(each) && all.stream().allMatch(other -> game.evaluator().likeness().together(said, each, other, scope))).toList();
      List<Thing> next = left.isEmpty() ? left : game.choices().things(chooser, prompt.get(), left, all.size() < least ? 1 : 0, 1, tone);
      if (next.isEmpty()) {
        break;
      }
      all.addAll(next);
    }
    return all;
  }

  /** Two who are so related to each other, one after the other. */
  private List<Thing> two(Filter.Mutual mutual, List<Thing> candidates, Player chooser, Tone tone, Supplier<String> prompt) {
    List<Thing> both = new ArrayList<>(game.choices().things(chooser, prompt.get(), candidates, 1, 1, tone));
    if (!both.isEmpty()) {
      List<Thing> others = candidates.stream().filter(other -> game.evaluator().areMutual(mutual, both.get(0), other)).toList();
      both.addAll(game.choices().things(chooser, prompt.get(), others, 1, 1, tone));
    }
    return both;
  }

  /** Things that are not protected from the effect that is being carried out; those that are, the log names. */
  private List<Thing> open(List<Thing> things, Scope scope) {
    if (scope.named().isEmpty()) {
      return things;
    }
    List<Thing> open = new ArrayList<>();
    for (Thing thing : things) {
      if (game.interference().isProtected(thing, scope.named().get(), scope.self(), Optional.empty())) {
        game.journal().add(Type.NOTHING, "action", scope.named().get(), "object", thing, "why", "it is protected");
      } else {
        open.add(thing);
      }
    }
    return open;
  }

  private List<Thing> pick(
      Count count, List<Thing> candidates, Scope scope, Player chooser, Tone tone, Supplier<String> prompt) {
    if (count instanceof Count.Each) {
      return candidates;
    } else if (count instanceof Count.AnyNumber) {
      return game.choices().things(chooser, prompt.get(), candidates, 0, candidates.size(), tone);
    } else if (count instanceof Count.Exactly exactly) {
      int n = amount(exactly.n(), scope);
      return game.choices().things(chooser, prompt.get(), candidates, n, n, tone);
    } else if (count instanceof Count.UpTo most) {
      return game.choices().things(chooser, prompt.get(), candidates, 0, amount(most.n(), scope), tone);
    } else if (count instanceof Count.AtLeast least) {
      return game.choices().things(chooser, prompt.get(), candidates, amount(least.n(), scope), candidates.size(), tone);
    } else if (count instanceof Count.AtRandom random) {
      List<Thing> left = new ArrayList<>(candidates);
      List<Thing> drawn = new ArrayList<>();
      for (int i = amount(random.n(), scope); i > 0 && !left.isEmpty(); i--) {
        drawn.add(left.remove(game.dice().below(left.size())));
      }
      return drawn;
    }
    throw new IllegalStateException("a count of no known kind: " + count);
  }

  private int amount(Value value, Scope scope) {
    return Math.max(0, game.evaluator().value(value, scope));
  }

  /** For an optional effect whether its player wants it; any other one is wanted. */
  boolean agrees(Effect whole, Scope scope, AbilityInstance ability) {
    Effect effect = whole instanceof Effect.Named named ? named.effect() : whole;
    return !(effect instanceof Effect.May may)
        || doers(may.effect()).isPresent()
        || game.choices().agrees(scope.you(), game.label(ability, scope.you()) + "?", tone(may.effect()));
  }

  /** The effect that an agreed-to option leaves. */
  Effect withoutMay(Effect effect) {
    if (effect instanceof Effect.Named named) {
      return new Effect.Named(named.action(), named.name(), withoutMay(named.effect()));
    }
    return effect instanceof Effect.May may && doers(may.effect()).isEmpty() ? may.effect() : effect;
  }

  private String prompt(Effect effect, Scope scope) {
    return scope.ability().map(ability -> game.label(ability, scope.you()) + ": ").orElse("") + game.words(effect) + "?";
  }

  /** What an effect is to the one it concerns, as far as its verb says. */
  Tone tone(Effect effect) {
    if (effect instanceof Effect.Act act) {
      return game.rulebook().verbs().get(act.verb()).tone();
    }
    return Tone.HELP;
  }
}
