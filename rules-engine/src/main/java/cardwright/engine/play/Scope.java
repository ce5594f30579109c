package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Happening;
import cardwright.engine.match.Line;
import cardwright.engine.match.Player;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.StackItem;
import cardwright.engine.match.Thing;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** What the words «you», «~», «it», X mean while one text is carried out or asked. */
final class Scope {
  private final Player you;
  private final Optional<AbilityInstance> ability;
  private final Optional<Card> self;
  private final Optional<Happening> cause;
  private final Optional<Procedure> procedure;
  private Map<String, Integer> fixed;
  private Map<Value, Integer> frozen = Map.of();
  private Optional<Integer> announced = Optional.empty();
  private List<Thing> it;
  private List<Thing> rest = List.of();
  private Optional<Thing> described = Optional.empty();
  private Optional<Thing> target = Optional.empty();
  private Optional<String> named = Optional.empty();
  private Optional<Player> doer = Optional.empty();
  private Optional<Selector> destination = Optional.empty();
  private final List<Aim> aims = new ArrayList<>();
  private int tossed;
  private Optional<Effect.Arrive> arriving = Optional.empty();
  private boolean done;
  private boolean amending;
  private Optional<Procedure> performed = Optional.empty();
  private Optional<Line> line = Optional.empty();
  private Optional<String> namedTrait = Optional.empty();
  private Optional<String> keyword = Optional.empty();

  private Scope(
      Player you,
      Optional<AbilityInstance> ability,
      Optional<Card> self,
      Optional<Happening> cause,
      Optional<Procedure> procedure) {
    this.you = you;
    this.ability = ability;
    this.self = self;
    this.cause = cause;
    this.procedure = procedure;
    this.fixed = ability.isPresent() ? ability.get().fixed() : Map.of();
    this.it = cause.isPresent() ? spokenOf(cause.get(), ability) : ability.flatMap(AbilityInstance::promised).map(AbilityInstance.Promised::it).orElse(List.of());
    this.line = ability.flatMap(AbilityInstance::promised).flatMap(AbilityInstance.Promised::line);
    ability.flatMap(AbilityInstance::promised).filter(promised -> promised.announced() > 0).ifPresent(promised -> this.announced = Optional.of(promised.announced()));
  }

  /**
   * Whom «it» means when an ability begins: whoever the event happened to, unless that is the card that speaks, which is never «it» but «~»;
   * then whoever did it.
   */
  private static List<Thing> spokenOf(Happening event, Optional<AbilityInstance> ability) {
    Optional<Thing> patient = event.patient();
    Optional<Trigger.On> trigger = ability.flatMap(instance -> trigger(instance.compiled().ability()));
    boolean doer = trigger.map(Trigger.On::tellsOfDoer).orElse(false);
    if (doer && event.agent().isPresent()) {
      return List.of(event.agent().get());
    }
    return patient.isPresent() ? List.of(patient.get()) : List.of();
  }

  /** The event that an ability waits for. */
  static Optional<Trigger.On> event(AbilityInstance ability) {
    return trigger(ability.compiled().ability());
  }

  private static Optional<Trigger.On> trigger(Ability ability) {
    if (ability instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.On on) {
      return Optional.of(on);
    }
    return ability instanceof Ability.Replacement replacement ? Optional.of(replacement.event()) : Optional.empty();
  }

  /** The thing that is being described, in the words of its description. */
  Optional<Thing> described() {
    return described;
  }

  /** Whether what a keyword does is being done as its card says. */
  boolean isAmending() {
    return amending;
  }

  /** Does something as a card says in place of its keyword. */
  boolean amending(BooleanSupplier doing) {
    amending = true;
    boolean happened = doing.getAsBoolean();
    amending = false;
    return happened;
  }

  /** Whether what was told right before was really done. */
  boolean isDone() {
    return done;
  }

  void done(boolean really) {
    done = really;
  }

  void described(Optional<Thing> thing) {
    described = thing;
  }

  /** The same words about another event: what has happened is asked of each in turn. */
  Scope about(Happening event) {
    Scope about = new Scope(you, ability, self, Optional.of(event), procedure).frozen(frozen);
    about.it = it.isEmpty() ? about.it : it; // whoever the text spoke of before, not whom that happened to
    about.described = described;
    about.performed = performed;
    return about;
  }

  /** What the rules themselves say to a player. */
  static Scope ofRules(Player you, Optional<Procedure> procedure) {
    return new Scope(you, Optional.empty(), Optional.empty(), Optional.empty(), procedure);
  }

  /** What an ability says, because of something that happened. */
  static Scope of(AbilityInstance ability, Optional<Happening> cause, Optional<Procedure> running) {
    Optional<Procedure> then = ability.promised().flatMap(AbilityInstance.Promised::action);
    Optional<Procedure> procedure = cause.isPresent() && cause.get().through().isPresent() ? cause.get().through() : then.or(() -> running);
    return new Scope(ability.controller(), Optional.of(ability), Optional.of(ability.host()), cause, procedure);
  }

  /** What a card's text says apart from any of its abilities. */
  static Scope ofCard(Card card, Player you, Optional<Procedure> procedure) {
    return new Scope(you, Optional.empty(), Optional.of(card), Optional.empty(), procedure);
  }

  Player you() {
    return you;
  }

  Optional<AbilityInstance> ability() {
    return ability;
  }

  Optional<Card> self() {
    return self;
  }

  Optional<Happening> cause() {
    return cause;
  }

  /** The action of which the words «this strike» tell: the one that this text has performed last, else the one that runs. */
  Optional<Procedure> action() {
    return performed.or(() -> procedure);
  }

  /** An action that this text performs is aimed at somebody who lies there. */
  void aimed(String action, Optional<Cell> cell) {
    aims.add(new Aim(action, cell));
  }

  /** Where those lay at whom this text has performed such actions, when it did. */
  List<Optional<Cell>> aimedAt(String action) {
    return aims.stream().filter(aim -> aim.action().equals(action)).map(Aim::cell).toList();
  }

  private record Aim(String action, Optional<Cell> cell) {}

  void performed(Procedure action) {
    performed = Optional.of(action);
  }

  Optional<Procedure> procedure() {
    return procedure;
  }

  List<Thing> it() {
    return it;
  }

  void it(List<? extends Thing> things) {
    it = List.copyOf(things);
  }

  /** Those of whom «one of them» was chosen, without the chosen one. */
  List<Thing> rest() {
    return rest;
  }

  void rest(List<Thing> things) {
    rest = things;
  }

  Map<String, Integer> fixed() {
    return fixed;
  }

  Map<Value, Integer> frozen() {
    return frozen;
  }

  Scope frozen(Map<Value, Integer> values) {
    frozen = values;
    return this;
  }

  Optional<Integer> announced() {
    return announced;
  }

  void announcedBefore(Optional<Integer> before) {
    announced = before;
  }

  Scope announced(int number) {
    announced = Optional.of(number);
    return this;
  }

  /** What was announced and chosen when a waiting ability was declared. */
  Scope announced(StackItem item) {
    if (item.announced() > 0) {
      announced(item.announced());
    }
    if (!item.spoken().isEmpty()) {
      it(item.spoken());
    }
    return target(item.target());
  }

  /** The target chosen when the ability was declared. */
  Optional<Thing> target() {
    return target;
  }

  Scope target(Optional<Thing> thing) {
    target = thing;
    return this;
  }

  /** How whoever comes into play now comes; empty for as usual. */
  Optional<Effect.Arrive> arriving() {
    return arriving;
  }

  void arriving(Optional<Effect.Arrive> how) {
    arriving = how;
  }

  /** What the die shows that this text has rolled itself; 0 before. */
  int tossed() {
    return tossed;
  }

  void tossed(int roll) {
    tossed = roll;
  }

  /** The player whom the running sentence says to do something; «their» means this player's. */
  Optional<Player> doer() {
    return doer;
  }

  void doer(Optional<Player> player) {
    doer = player;
  }

  /** Where alone something may go, whatever else says where. */
  Optional<Selector> destination() {
    return destination;
  }

  Scope destination(Optional<Selector> cells) {
    destination = cells;
    return this;
  }

  /** Id of the trait that was named. */
  Optional<String> namedTrait() {
    return namedTrait;
  }

  void namedTrait(Optional<String> trait) {
    namedTrait = trait;
  }

  /** The row or column that was chosen last. */
  Optional<Line> line() {
    return line;
  }

  void line(Line chosen) {
    line = Optional.of(chosen);
  }

  /** Id of the keyword by which something is done now. */
  Optional<String> keyword() {
    return keyword.or(() -> ability.flatMap(instance -> instance.compiled().keyword()));
  }

  Scope by(String doneKeyword) {
    keyword = Optional.of(doneKeyword);
    return this;
  }

  /** Id of the action whose name the running effect bears, for protections. */
  Optional<String> named() {
    return named;
  }

  void named(Optional<String> action) {
    named = action;
  }
}
