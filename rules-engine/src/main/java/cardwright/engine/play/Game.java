package cardwright.engine.play;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.compile.CompiledAbility;
import cardwright.grammar.meaning.Tree;
import cardwright.engine.decide.Decider;
import cardwright.engine.decide.View;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Happening;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.Outcome;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Step;
import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.vocabulary.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** What the parts of a running match share: the position, the log, the dice, the rules, and one another. */
final class Game implements AutoCloseable {
  private final Catalogue catalogue;
  private final Position position;
  private final List<Decider> deciders;
  private final Language language;
  private final Sentences sentences;
  private final Terms terms;
  private final Dice dice;
  private final Journal journal;
  private final Evaluator evaluator;
  private final Continuous continuous;
  private final Stats stats = new Stats(this);
  private final Prohibitions prohibitions = new Prohibitions(this);
  private final Reach reach = new Reach(this);
  private final Responses responses;
  private final Listeners listeners = new Listeners(this);
  private final UseLimits limits = new UseLimits(this);
  private final Choices choices;
  private final TriggerQueue triggers;
  private final Changes changes;
  private final Interference interference;
  private final Expiries expiries;
  private final Executor executor;
  private final Procedures procedures;
  private final Playing playing;
  private final Windows windows;
  private final Steps steps;
  private final Refusals refusals;
  private final Mover mover;
  private final Attachments attachments;
  private final Funds funds = new Funds(this);
  private final Map<AbilityInstance, Map<Value, Integer>> frozen = new HashMap<>();
  private final Map<String, Thing> names = new HashMap<>();
  private final Set<Player> winners = new LinkedHashSet<>();
  private String verdictBy = "";
  private Optional<LogEntry.Cause> verdictCause = Optional.empty();
  private String standingRule = "";
  private boolean declared;
  private int instances;

  Game(Catalogue catalogue, List<Decider> deciders, long seed, Language language, Consumer<LogEntry> reader) {
    this.catalogue = catalogue;
    this.position = new Position(catalogue.rulebook());
    this.deciders = List.copyOf(deciders);
    this.language = language;
    this.sentences = Sentences.in(language);
    this.terms = new Terms(catalogue.rulebook().vocabulary(), language);
    this.dice = new Dice(seed, catalogue.rulebook().dieSides());
    this.journal = new Journal(position, reader);
    this.evaluator = new Evaluator(this);
    this.continuous = new Continuous(this);
    this.responses = new Responses(this, catalogue.rules());
    this.choices = new Choices(this);
    this.triggers = new TriggerQueue(this);
    this.changes = new Changes(this);
    this.interference = new Interference(this);
    this.expiries = new Expiries(this);
    this.procedures = new Procedures(this);
    this.executor = new Executor(this);
    this.playing = new Playing(this);
    this.windows = new Windows(this);
    this.steps = new Steps(this);
    this.refusals = new Refusals(this);
    this.mover = new Mover(this);
    this.attachments = new Attachments(this);
  }

  Rulebook rulebook() {
    return catalogue.rulebook();
  }

  Catalogue catalogue() {
    return catalogue;
  }

  Position position() {
    return position;
  }

  Dice dice() {
    return dice;
  }

  Journal journal() {
    return journal;
  }

  Evaluator evaluator() {
    return evaluator;
  }

  Continuous continuous() {
    return continuous;
  }

  Stats stats() {
    return stats;
  }

  Prohibitions prohibitions() {
    return prohibitions;
  }

  Reach reach() {
    return reach;
  }

  Responses rules() {
    return responses;
  }

  Listeners listeners() {
    return listeners;
  }

  UseLimits limits() {
    return limits;
  }

  Choices choices() {
    return choices;
  }

  TriggerQueue triggers() {
    return triggers;
  }

  Interference interference() {
    return interference;
  }

  Expiries expiries() {
    return expiries;
  }

  Changes changes() {
    return changes;
  }

  Executor executor() {
    return executor;
  }

  Procedures procedures() {
    return procedures;
  }

  Playing playing() {
    return playing;
  }

  Windows windows() {
    return windows;
  }

  Steps steps() {
    return steps;
  }

  Refusals refusals() {
    return refusals;
  }

  Mover mover() {
    return mover;
  }

  Funds funds() {
    return funds;
  }

  Attachments attachments() {
    return attachments;
  }

  Decider decider(Player player) {
    return deciders.get(player.seat());
  }

  View view(Player player) {
    return new PlayerView(this, player);
  }

  // ---- abilities of cards

  /** A new instance of an ability on a card, there from the beginning. */
  AbilityInstance instance(CompiledAbility compiled, Card host, Map<String, Integer> fixed) {
    return new AbilityInstance(++instances, compiled, host, fixed, 0, "", Optional.empty());
  }

  /** A new instance of an ability that a card gains now. */
  AbilityInstance gained(CompiledAbility compiled, Card host, Map<String, Integer> fixed) {
    return new AbilityInstance(++instances, compiled, host, fixed, position.turn(), position.step(), Optional.empty());
  }

  /** A new instance of what an ability says that will be done later. */
  AbilityInstance promised(CompiledAbility compiled, Card host, Map<String, Integer> fixed, AbilityInstance.Promised said) {
    return new AbilityInstance(++instances, compiled, host, fixed, position.turn(), position.step(), Optional.empty(), Optional.of(said));
  }

  /** A new instance of what a marker does that is put somewhere now. */
  AbilityInstance borne(CompiledAbility compiled, Card host, AbilityInstance.Borne by) {
    return new AbilityInstance(++instances, compiled, host, Map.of(), position.turn(), position.step(), Optional.of(by));
  }

  /** What an ability's words mean now. */
  Scope scope(AbilityInstance ability, Optional<Happening> cause) {
    Scope scope = Scope.of(ability, cause, procedure()).frozen(frozen.getOrDefault(ability, Map.of()));
    // of a card's own move only whoever its place tells of can be «it»
    Scope.event(ability).filter(event -> cause.isPresent() && event.tellsOfDoer() && event.agent().isEmpty()).flatMap(Trigger.On::told)
        .ifPresent(told -> scope.it(attachments.byPlace(new Selector.ByPlace(told), scope)));
    return scope;
  }

  /** The innermost action being performed. */
  Optional<Procedure> procedure() {
    return Optional.ofNullable(position.procedures().peek());
  }

  /** The numbers of abilities of these timings are determined now and hold until the turn ends. */
  void freeze(List<String> timings) {
    if (timings.isEmpty()) {
      return;
    }
    for (Card card : position.inPlay()) {
      for (AbilityInstance ability : continuous.abilities(card)) {
        if (Steps.isFixedBy(ability, timings)) {
          Map<Value, Integer> values = new HashMap<>();
          Scope scope = Scope.of(ability, Optional.empty(), Optional.empty());
          Tree.visit(ability.compiled().ability(), node -> freeze(node, values, scope));
          ability.compiled().bindings().values().forEach(value -> freeze(value, values, scope));
          frozen.put(ability, values);
        }
      }
    }
  }

  private void freeze(Object node, Map<Value, Integer> values, Scope scope) {
    boolean computed = node instanceof Value.CountOf || node instanceof Value.Times || isOfItself(node);
    if (computed) {
      values.put((Value) node, evaluator.value((Value) node, scope));
    }
  }

  /** A measure of what is chosen only later can't be known at the start. */
  private static boolean isOfItself(Object node) {
    return node instanceof Value.Measure measure && measure.of() instanceof Selector.Self;
  }

  /** The turn is over: numbers that were fixed at its start are free again. */
  void thaw() {
    frozen.clear();
  }

  // ---- happenings

  /** A card did something because of a text; everybody who listens hears it. */
  void happened(String event, Scope scope, Optional<Card> patient) {
    triggers.happened(
        List.of(new Happening(event, scope.self(), scope.you(), patient.map(card -> card), 0, scope.procedure())), List.of());
  }

  void happened(String event, Optional<Card> agent, Player by, Optional<Card> patient, Optional<Procedure> through) {
    triggers.happened(List.of(new Happening(event, agent, by, patient.map(card -> card), 0, through)), List.of());
  }

  // ---- steps

  Set<Card> exempted(String verb) {
    return steps.exempted(verb);
  }

  Optional<String> dueTiming() {
    return steps.dueTiming();
  }

  boolean isWithin(String step) {
    return steps.isWithin(step);
  }

  boolean isInSamePhase(String step) {
    return steps.isInSamePhase(step);
  }

  boolean wasDeclared() {
    return declared;
  }

  void declared(boolean value) {
    declared = value;
  }

  void setUp(Step.Setup setup, Player player) {
    if (setup instanceof Step.Setup.Draft draft) {
      new Drafting(this).draft(draft.rule(), player);
    } else if (setup instanceof Step.Setup.Placement placement) {
      String verb =
          rulebook().verbs().values().stream()
              .filter(each -> each.operation() == Operation.PUT_ON_BOARD)
              .findFirst()
              .orElseThrow()
              .id();
      new Placing(this).place(placement.rule(), verb, player);
    }
  }

  // ---- the end

  /** A rule or an effect says who wins; when it says so of both at the same moment, nobody does. */
  void verdict(Player winner, String reason) {
    winners.add(winner);
    verdictCause = journal.cause();
    verdictBy = reason + (standingRule.isEmpty() ? "" : " (" + standingRule + ")");
  }

  /** The clauses of the standing rule that is being carried out; the empty string for none. */
  void standingRule(String clauses) {
    standingRule = clauses;
  }

  /** Whether a standing rule is being carried out. */
  boolean isStandingRule() {
    return !standingRule.isEmpty();
  }

  void applyVerdicts() {
    if (winners.size() == 1) {
      Outcome outcome = new Outcome(Optional.of(winners.iterator().next()), verdictBy);
      verdictCause.ifPresentOrElse(cause -> journal.on(cause, () -> end(outcome)), () -> end(outcome));
    } else if (winners.size() > 1) {
      end(new Outcome(Optional.empty(), say("end.both")));
    }
    winners.clear();
  }

  /** Ends the match, unless it was decided before. */
  boolean end(Outcome outcome) {
    if (position.decided()) {
      return false;
    }
    position.decide(outcome);
    journal.add(LogEntry.Type.END, "winner", outcome.winnerRole(), "reason", outcome.reason());
    return true;
  }

  // ---- words

  /** A sentence in the language of the match. */
  String say(String key, Object... gaps) {
    return sentences.say(key, gaps);
  }

  /** What the game calls its concepts in the language of the match. */
  Terms terms() {
    return terms;
  }

  Language language() {
    return language;
  }

  String title(Step step) {
    return step.title(language);
  }

  /** What lengths on the table are counted in. */
  String unit() {
    return rulebook().board().table().orElseThrow().unit(language);
  }

  /** A card as a player may know it. */
  String label(Thing thing, Player viewer) {
    if (!(thing instanceof Card card)) {
      return thing instanceof Player player ? say("player." + player.role()) : thing.toString();
    }
    String name = (position.sees(viewer, card) ? card.definition().name(language) : say("card.face-down")) + " #" + card.number();
    if (card.attachment().isPresent()) {
      return say("card.on", name, label(card.attachment().get().host(), viewer));
    }
    Optional<? extends Thing> where = card.cell().isPresent() ? card.cell() : card.spot();
    return where.isPresent() ? say("card.at", name, where.get()) : name;
  }

  /** A card that a player is to choose: one of the player's own is looked at for that, wherever it lies. */
  String labelToChoose(Thing thing, Player chooser) {
    boolean own = thing instanceof Card card && card.owner().equals(chooser) && !position.isInPlay(card);
    return own ? ((Card) thing).definition().name(language) + " #" + ((Card) thing).number() : label(thing, chooser);
  }

  /** An ability as a player may know it: its card and its words. */
  String label(AbilityInstance ability, Player viewer) {
    String words = Optional.ofNullable(ability.compiled().words().get(language)).orElseGet(() -> ability.compiled().words().values().stream().findFirst().orElse(""));
    return label(ability.host(), viewer) + ": " + words;
  }

  String words(Effect effect) {
    return rulebook().language().print(effect, language);
  }

  String words(Grant grant) {
    return rulebook().language().print(List.of(new Ability.Continuous(new Selector.Self(), grant, Optional.empty())), language);
  }

  String words(Action action) {
    return rulebook().language().print(new Effect.Perform(Optional.empty(), action, Optional.empty(), Optional.empty()), language);
  }

  /** Something that a scenario calls by a name of its own. */
  Optional<Thing> named(String name) {
    return Optional.ofNullable(names.get(name));
  }

  void name(String name, Thing thing) {
    names.put(name, thing);
  }

  /** Puts a card into the match. */
  Card add(CardDefinition definition, Player owner, String zone) {
    Card card = new Card(position.cards().size() + 1, definition, owner, zone);
    rulebook().stateGroups().values().forEach(group -> card.state(group.id(), group.states().get(0)));
    List<CompiledAbility> abilities = new ArrayList<>(catalogue.printed(definition));
    catalogue.common().forEach(
        (common, compiled) -> {
          if (CommonAbilities.concerns(common, card, this)) {
            abilities.addAll(compiled);
          }
        });
    abilities.forEach(compiled -> card.printed().add(instance(compiled, card, Map.of())));
    // only now: what holds is found of cards that are there, and this one is not ready before
    position.add(card);
    return card;
  }

  @Override
  public void close() {
    responses.close();
  }
}
