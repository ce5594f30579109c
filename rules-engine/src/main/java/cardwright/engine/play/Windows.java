package cardwright.engine.play;

import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Outcome;
import cardwright.engine.match.Player;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.StackItem;
import cardwright.engine.rulebook.StandingRule;
import cardwright.engine.rulebook.Step;
import cardwright.engine.rulebook.Verb.Tone;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Limit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Opens the window of a step: lets players act as it allows and resolves what lies on the stack. */
final class Windows {
  private final Game game;
  private final Map<Seat, String> left = new EnumMap<>(Seat.class);
  private List<Card> activated = List.of();
  private int resolutions;
  private long settledVersion = -1;
  private String settledStep = "";

  Windows(Game game) {
    this.game = game;
  }

  /** The cards that are being activated; none while none is. */
  List<Card> activated() {
    return activated;
  }

  void activated(List<Card> cards) {
    activated = List.copyOf(cards);
  }

  /** A new step: the bound on what may resolve in it begins anew. */
  void newStep() {
    resolutions = 0;
  }

  /**
   * Runs a step's window.
   *
   * @param base how much of the stack lies below this step
   */
  void open(Step step, Player player, int base) {
    switch (step.window()) {
      case AUTOMATIC -> resolveAll(base);
      case ALTERNATING -> alternate(step, player, base);
      case PRIORITY -> priority(step, base);
      case ACTIVATION -> new Activations(game).run(step, step.activation().orElseThrow(), base);
      case REACTION -> react(step, base);
    }
  }

  /** What the rules did when a window had closed is followed by what it triggers; in a window of priority players may answer once more. */
  void afterClosing(Step step, Player player, int base) {
    switch (step.window()) {
      case ACTIVATION, REACTION -> resolveAll(base);
      case AUTOMATIC, ALTERNATING, PRIORITY -> open(step, player, base);
    }
  }

  private void react(Step step, int base) {
    resolveAll(base);
    Optional<Card> target = game.procedure().filter(running -> !running.settled()).filter(Windows::isAgainstAnother).map(Procedure::target);
    if (target.isEmpty() || !game.position().isInPlay(target.get())) {
      return;
    }
    Card reacting = target.get();
    askToPlay(reacting.controller(), step, false, reacting::equals).ifPresent(
        play -> {
          game.playing().declare(play);
          resolveAll(base);
        });
  }

  private static boolean isAgainstAnother(Procedure running) {
    return !running.target().controller().equals(running.performer().controller());
  }

  /** Everything that waits resolves by itself, in order. */
  void resolveAll(int base) {
    settle();
    while (game.position().stack().size() > base && !game.position().decided()) {
      resolveTop();
      settle();
    }
  }

  // ---- priority

  private void priority(Step step, int base) {
    Player holder = game.position().activeOrFirst();
    int passes = 0;
    while (!game.position().decided()) {
      settle();
      boolean clear = game.position().stack().size() == base;
      Optional<Option.Play> play = askToPlay(holder, step, clear);
      if (play.isPresent()) {
        game.playing().declare(play.get());
        passes = 0;
        boolean ordinary = ((Ability.Activated) play.get().ability().compiled().ability()).speed().isEmpty();
        if (ordinary && step.ends() == Step.Ending.DECLARATION) {
          settle();
          return;
        }
        holder = game.position().activeOrFirst();
      } else if (++passes == 2) {
        if (game.position().stack().size() == base) {
          return;
        }
        resolveTop();
        passes = 0;
        holder = game.position().activeOrFirst();
      } else {
        holder = holder.opponent();
      }
    }
  }

  private Optional<Option.Play> askToPlay(Player player, Step step, boolean clear) {
    return askToPlay(player, step, clear, card -> true);
  }

  private Optional<Option.Play> askToPlay(Player player, Step step, boolean clear, Predicate<Card> of) {
    List<Option.Play> plays = game.position().decided() ? List.of() : game.playing().options(player, step, clear, of);
    if (plays.isEmpty()) {
      game.decider(player).idle();
      return Optional.empty();
    }
    List<Option> options = new ArrayList<>(List.of(new Option.Pass(game.say("option.pass"))));
    options.addAll(plays);
    Option chosen = game.choices().one(player, Decision.Kind.PLAY, game.say("ask.play", game.title(step)), options, Tone.HELP);
    return chosen instanceof Option.Play play ? Optional.of(play) : Optional.empty();
  }

  // ---- alternating

  private void alternate(Step step, Player first, int base) {
    settle();
    resolveAll(base);
    Set<AbilityInstance> used = new LinkedHashSet<>();
    Map<Seat, Boolean> out = new EnumMap<>(Map.of(Seat.of(first), false, Seat.of(first.opponent()), false));
    Player turn = first;
    left.clear();
    while (out.containsValue(false) && !game.position().decided()) {
      if (!out.get(Seat.of(turn))) {
        Optional<AbilityInstance> chosen = askToUse(step, turn, used, out);
        if (chosen.isPresent()) {
          AbilityInstance ability = chosen.get();
          used.add(ability);
          game.limits().use(ability);
          step.once().ifPresent(limit -> step.due().forEach(timing -> game.limits().use(ability.host(), timing, limit)));
          game.journal().add(Type.FIRED, "ability", ability, "card", ability.host(), "step", game.position().step());
          game.position().stack().add(new StackItem(ability, Optional.empty(), 0, Optional.empty(), false));
          resolveAll(base);
        }
      }
      turn = turn.opponent();
    }
  }

  private enum Seat {
    FIRST,
    SECOND;

    static Seat of(Player player) {
      return player.seat() == 0 ? FIRST : SECOND;
    }
  }

  private Optional<AbilityInstance> askToUse(Step step, Player player, Set<AbilityInstance> used, Map<Seat, Boolean> out) {
    List<AbilityInstance> usable = usable(step, player, used);
    if (usable.isEmpty()) {
      game.decider(player).idle();
      leave(player, game.say("no.nothing-to-use"), out);
      return Optional.empty();
    }
    List<Option> options = new ArrayList<>(List.of(new Option.Pass(game.say("option.decline"))));
    for (int i = 0; i < usable.size(); i++) {
      options.add(new Option.Pick(usable.get(i).host(), (i + 1) + ". " + game.label(usable.get(i), player)));
    }
    Option chosen =
        game.choices().one(player, Decision.Kind.USE, game.say("ask.use", game.title(step)), options, Tone.HELP);
    if (chosen instanceof Option.Pass) {
      leave(player, game.say("no.declined"), out);
      game.journal().add(Type.CHANGE, "verb", "forfeit", "player", player.role(), "step", game.position().step());
      return Optional.empty();
    }
    return Optional.of(usable.get(options.indexOf(chosen) - 1));
  }

  private void leave(Player player, String why, Map<Seat, Boolean> out) {
    out.put(Seat.of(player), true);
    left.put(Seat.of(player), why);
  }

  /** Why a player may use nothing more in the alternating window that is open; empty for one who may. */
  Optional<String> whyOut(Player player) {
    return Optional.ofNullable(left.get(Seat.of(player)));
  }

  /** The player's abilities of the timings that are due and not used up. */
  private List<AbilityInstance> usable(Step step, Player player, Set<AbilityInstance> used) {
    List<AbilityInstance> asked = new ArrayList<>(game.listeners().all());
    asked.removeIf(ability -> !ability.controller().equals(player) || used.contains(ability));
    List<AbilityInstance> usable = new ArrayList<>();
    for (String timing : step.due()) {
      for (AbilityInstance ability : game.rules().due(asked, timing)) {
        Optional<Limit> once = step.once();
        if (game.limits().allows(ability) && once.map(limit -> game.limits().allows(ability.host(), timing, limit)).orElse(true)) {
          usable.add(ability);
        }
      }
    }
    return usable;
  }

  // ---- the stack

  /** What the rules always do, then what has triggered goes on the stack. */
  void settle() {
    standingRules();
    game.triggers().toStack();
  }

  /** They depend on the position and the step alone, so where neither has changed they would find nothing new. */
  private void standingRules() {
    if (settledVersion == game.position().version() && settledStep.equals(game.position().step())) {
      return;
    }
    long before;
    int rounds = 0;
    do {
      before = game.position().version();
      game.expiries().dropUnfulfilled();
      Player active = game.position().activeOrFirst();
      for (StandingRule rule : game.rulebook().standingRules()) {
        if (rule.within().isEmpty() || rule.within().stream().anyMatch(game::isWithin)) {
          game.standingRule(String.join(", ", rule.rules()));
          List<Player> players = rule.isOfAPlayer() ? List.of(active, active.opponent()) : List.of(active);
          game.journal().on(new LogEntry.Cause.Standing(rule.id(), rule.rules()), () -> applied(rule, players));
        }
      }
      game.standingRule("");
      game.applyVerdicts();
    } while (before != game.position().version() && !game.position().decided() && ++rounds < game.rulebook().limits().resolutionsInAStep());
    settledVersion = game.position().version();
    settledStep = game.position().step();
  }

  private boolean applied(StandingRule rule, List<Player> players) {
    boolean happened = false;
    for (Player player : players) {
      for (Effect effect : rule.does()) {
        happened |= game.executor().execute(effect, Scope.ofRules(player, Optional.empty()));
      }
    }
    return happened;
  }

  private void resolveTop() {
    List<StackItem> stack = game.position().stack();
    StackItem item = stack.get(stack.size() - 1);
    if (++resolutions > game.rulebook().limits().resolutionsInAStep()) {
      game.end(new Outcome(Optional.empty(), game.say("end.loop", lastRules())));
      return;
    }
    game.journal().add(Type.RESOLVE, "ability", item.ability(), "card", item.ability().host());
    if (!game.journal().on(item.ability(), () -> resolved(item))) {
      game.limits().giveBack(item.ability(), item.cause());
    }
    stack.remove(item);
    game.position().touch();
  }

  /** Whether its player wanted it to be carried out. */
  private boolean resolved(StackItem item) {
    Scope scope = game.scope(item.ability(), item.cause()).announced(item);
    Effect effect = effectOf(item.ability().compiled());
    if (!game.executor().agrees(effect, scope, item.ability())) {
      return false;
    }
    if (game.executor().execute(game.executor().withoutMay(effect), scope)) {
      item.ability().compiled().keyword().filter(any -> item.ability().promised().isEmpty()).ifPresent(keyword -> game.executor().keywordDone(keyword, item.ability().host(), scope));
    }
    return true;
  }

  private String lastRules() {
    return game.journal().entries().stream()
        .filter(entry -> entry.type() == Type.RESOLVE)
        .skip(Math.max(0, game.journal().entries().stream().filter(entry -> entry.type() == Type.RESOLVE).count() - 4))
        .map(entry -> String.valueOf(entry.details().get("ability")))
        .distinct()
        .toList()
        .toString();
  }

  private static Effect effectOf(CompiledAbility compiled) {
    if (compiled.ability() instanceof Ability.Triggered triggered) {
      return triggered.effect();
    } else if (compiled.ability() instanceof Ability.Activated activated) {
      return activated.effect();
    }
    throw new IllegalStateException("only triggered and activated abilities lie on the stack: " + compiled.id());
  }
}
