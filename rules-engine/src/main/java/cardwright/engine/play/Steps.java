package cardwright.engine.play;

import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Outcome;
import cardwright.engine.match.Player;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Step;
import cardwright.engine.rulebook.Verb.Tone;
import cardwright.engine.rulebook.Window;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Walks the pipeline of a rulebook and the procedures nested in it. */
final class Steps {
  private final Game game;
  private final List<String> path = new ArrayList<>();
  private final Set<Card> exempted = new LinkedHashSet<>();
  private String exemptedFrom = "";
  private Optional<String> due = Optional.empty();
  private List<String> unheard = List.of();
  private Optional<Rehearsed> rehearsed = Optional.empty();

  /** Where a rehearsal begins and ends. */
  private static final class Rehearsed {
    private final String from;
    private final Player active;
    private final int turn;
    private final String until;
    private final int untilTurn;
    private boolean begun;

    Rehearsed(String from, Player active, int turn, String until, int untilTurn) {
      this.from = from;
      this.active = active;
      this.turn = turn;
      this.until = until;
      this.untilTurn = untilTurn;
    }
  }

  Steps(Game game) {
    this.game = game;
  }

  /** Runs the whole match. */
  void run(List<Step> pipeline) {
    for (Step step : pipeline) {
      run(step, Optional.empty(), 0);
    }
  }

  /** Runs from one step to the end of another; see {@link Rehearsal#run}. */
  void rehearse(String from, Player active, int turn, String until, int untilTurn) {
    rehearsed = Optional.of(new Rehearsed(from, active, turn, until, untilTurn));
    run(game.rulebook().pipeline());
  }

  /** Whether a step is passed over because the rehearsal has not come to its first step. */
  private boolean isBeforeRehearsal(Step step) {
    if (rehearsed.isEmpty() || rehearsed.get().begun) {
      return false;
    }
    rehearsed.get().begun = step.id().equals(rehearsed.get().from);
    return !rehearsed.get().begun;
  }

  private void endRehearsal(Step step) {
    rehearsed
        .filter(each -> each.begun && step.id().equals(each.until) && game.position().turn() >= each.untilTurn)
        .ifPresent(each -> game.position().decide(new Outcome(Optional.empty(), Rehearsal.ENDED)));
  }

  /** Runs a procedure while its ability lies on the stack. */
  void procedure(String id, List<Step> steps, Procedure procedure) {
    int base = game.position().stack().size();
    List<String> outer = List.copyOf(path);
    path.add(id);
    for (Step step : steps) {
      if (!game.position().isInPlay(procedure.performer()) || !game.position().isInPlay(procedure.target())) {
        game.journal().add(Type.NOTHING, "action", procedure.rule().id(), "why", "its performer or its target has left play");
        procedure.settle();
      }
      if (!game.position().decided() && !procedure.settled()) {
        run(step, Optional.of(procedure), base);
      }
    }
    path.clear();
    path.addAll(outer);
    game.position().step(String.join("/", path));
  }

  private void run(Step step, Optional<Procedure> procedure, int base) {
    if (game.position().decided()) {
      return;
    }
    boolean inherited = isBeforeRehearsal(step);
    if (inherited && step.all().noneMatch(each -> each.id().equals(rehearsed.orElseThrow().from))) {
      return;
    }
    if (!inherited && !applies(step)) {
      game.journal().add(Type.SKIPPED, "step", step.id(), "rules", step.rules());
      return;
    }
    if (step.repeats() == Step.Repeat.TURNS) {
      path.add(step.id());
      turns(step);
      path.remove(path.size() - 1);
      return;
    }
    List<Player> through = inherited ? List.of() : notSkipping(step);
    if (!inherited && through.isEmpty()) {
      return;
    }
    path.add(step.id());
    game.position().step(String.join("/", path));
    game.windows().newStep();
    unheard = step.unheard();
    for (Player player : through) {
      game.journal().add(Type.STEP, "step", game.position().step(), "title", step.title(), "rules", step.rules(), "player", player.role());
      if (procedure.isPresent()) {
        runFor(step, player, procedure, base); // on the account of the ability whose action it is
      } else {
        game.journal().on(new LogEntry.Cause.Step(game.position().step()), () -> runFor(step, player, procedure, base));
      }
    }
    do {
      if (step.repeats() == Step.Repeat.WHILE_DECLARED) {
        game.declared(false);
      }
      for (Step child : step.children()) {
        run(child, procedure, base);
      }
      game.position().step(String.join("/", path));
    } while (step.repeats() == Step.Repeat.WHILE_DECLARED && game.wasDeclared() && !game.position().decided());
    step.expires().forEach(game.expiries()::expire);
    if (step.expires().contains("turn")) {
      game.thaw();
    }
    path.remove(path.size() - 1);
    endRehearsal(step);
  }

  private boolean applies(Step step) {
    boolean now =
        switch (step.applies()) {
          case ALWAYS -> true;
          case DECLARED -> game.wasDeclared();
          case FIRST_TURN -> game.position().turn() == 1;
          case LAST_TURN -> game.position().turn() == game.rulebook().limits().turns();
        };
    return now && game.evaluator().holds(step.when(), Scope.ofRules(game.position().activeOrFirst(), Optional.empty()));
  }

  /** Who goes through a step; who passes over it because of something that was done is told. */
  private List<Player> notSkipping(Step step) {
    List<Player> through = new ArrayList<>();
    for (Player player : players(step)) {
      if (game.position().skips(player, step.id())) {
        game.journal().add(Type.SKIPPED, "step", step.id(), "rules", step.rules(), "player", player.role());
      } else {
        through.add(player);
      }
    }
    return through;
  }

  private List<Player> players(Step step) {
    return switch (step.players()) {
      case ACTIVE -> List.of(game.position().activeOrFirst());
      case FIRST_THEN_SECOND -> List.of(game.position().starting(), game.position().starting().opponent());
      case FIRST -> List.of(game.position().starting());
      case SECOND -> List.of(game.position().starting().opponent());
    };
  }

  private void turns(Step step) {
    Player player = rehearsed.filter(each -> !each.begun).map(each -> each.active).orElseGet(game.position()::starting);
    rehearsed.ifPresent(each -> game.position().turns(each.turn - 1));
    while (!game.position().decided()) {
      if (game.position().turn() >= game.rulebook().limits().turns()) {
        game.end(new Outcome(Optional.empty(), game.say("end.turns", game.position().turn())));
        return;
      }
      game.position().beginTurn(player);
      game.journal().add(Type.TURN, "turn", game.position().turn(), "player", player.role());
      for (Step child : step.children()) {
        run(child, Optional.empty(), 0);
      }
      player = player.opponent();
    }
  }

  private boolean runFor(Step step, Player player, Optional<Procedure> procedure, int base) {
    game.freeze(step.fixes());
    step.setup().ifPresent(setup -> game.setUp(setup, player));
    step.exemption().ifPresent(exemption -> exempt(exemption, player));
    due = step.due().stream().findFirst();
    for (Effect effect : step.does()) {
      game.executor().execute(effect, Scope.ofRules(player, procedure));
    }
    due = Optional.empty();
    if (!step.does().isEmpty()) {
      clearExemptions(step.does());
    }
    if (step.window() != Window.ALTERNATING) {
      step.due().forEach(game.triggers()::due);
    }
    game.windows().open(step, player, base);
    if (game.position().stack().stream().anyMatch(item -> item.ordinary()) && step.ends() == Step.Ending.DECLARATION) {
      game.declared(true);
    }
    for (Effect effect : step.closing()) {
      game.executor().execute(effect, Scope.ofRules(player, procedure));
    }
    if (!step.closing().isEmpty() && !game.position().decided()) {
      game.windows().afterClosing(step, player, base);
    }
    return true;
  }

  // ---- exemptions

  private void exempt(Step.Exemption exemption, Player player) {
    exemptedFrom = exemption.verb();
    exempted.clear();
    List<Card> candidates = new ArrayList<>();
    if (exemption.candidates().isPresent() && exemption.candidates().get() instanceof Selector.Pick pick) {
      for (Thing thing : game.evaluator().candidates(pick, Scope.ofRules(player, Optional.empty()))) {
        if (thing instanceof Card card) {
          candidates.add(card);
        }
      }
    } else {
      String state = game.rulebook().verbs().get(exemption.verb()).state().orElse("");
      for (Card card : game.position().inPlay()) {
        if (card.controller().equals(player) && !card.is(state) && game.prohibitions().mayRefrain(card, exemption.verb())) {
          candidates.add(card);
        }
      }
    }
    if (candidates.isEmpty()) {
      return;
    }
    List<Option.Pick> options = candidates.stream().map(card -> new Option.Pick(card, game.label(card, player))).toList();
    game.choices()
        .some(player, Decision.Kind.EXEMPT, game.say("ask.exempt", game.terms().of(Category.VERBS, exemption.verb())), options, 0, options.size(), Tone.NEUTRAL)
        .forEach(pick -> exempted.add((Card) pick.thing()));
    if (!exempted.isEmpty()) {
      game.journal().add(Type.CHANGE, "verb", "exempt", "from", exemptedFrom, "player", player.role(), "objects", List.copyOf(exempted));
    }
  }

  private void clearExemptions(List<Effect> done) {
    if (done.stream().anyMatch(effect -> effect instanceof Effect.Act act && act.verb().equals(exemptedFrom))) {
      exempted.clear();
      exemptedFrom = "";
    }
  }

  /** Cards that a player keeps out of what the rules do with a verb. */
  Set<Card> exempted(String verb) {
    return verb.equals(exemptedFrom) ? Set.copyOf(exempted) : Set.of();
  }

  /** The timing at which the rules are doing their part now. */
  Optional<String> dueTiming() {
    return due;
  }

  /** Whether the running step keeps a verb from being heard. */
  boolean isUnheard(String verb) {
    return unheard.contains(verb);
  }

  /** Whether a step's id is on the path to the running step. */
  boolean isWithin(String id) {
    return path.contains(id);
  }

  /** Whether a step, given by its path, belongs to the same phase as the running one. */
  boolean isInSamePhase(String other) {
    return !other.isEmpty() && parent(other).equals(parent(game.position().step()));
  }

  private static String parent(String step) {
    int slash = step.lastIndexOf('/');
    return slash < 0 ? step : step.substring(0, slash);
  }

  /** The abilities whose numbers a timing fixes. */
  static boolean isFixedBy(AbilityInstance ability, List<String> timings) {
    return ability.compiled().listensTo().stream().anyMatch(key -> timings.stream().anyMatch(timing -> key.equals("at:" + timing)));
  }
}
