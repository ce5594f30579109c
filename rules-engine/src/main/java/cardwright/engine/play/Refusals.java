package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Player;
import cardwright.engine.match.Spot;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Activation;
import cardwright.engine.rulebook.Contact;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Step;
import cardwright.engine.rulebook.Window;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Whose;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Tells why something can't be done now, with the clause of the step that does not allow it. */
final class Refusals {
  private final Game game;

  Refusals(Game game) {
    this.game = game;
  }

  private Optional<Step> step() {
    String path = game.position().step();
    String id = path.substring(path.lastIndexOf('/') + 1);
    return game.rulebook().steps().filter(step -> step.id().equals(id)).findFirst();
  }

  /** The clauses of the step that runs, in brackets. */
  String clauses() {
    return step().map(step -> " (" + String.join(", ", step.rules()) + ")").orElse("");
  }

  String place(Player player, Thing place) {
    Optional<Step.Setup.Placement> placement =
        step().flatMap(Step::setup).filter(Step.Setup.Placement.class::isInstance).map(Step.Setup.Placement.class::cast);
    if (placement.isEmpty()) {
      return game.say("no.placing") + clauses();
    }
    if (place instanceof Spot spot) {
      boolean own = new Placing(game).isInStrip(placement.get().rule(), player, spot);
      List<Card> next = game.position().zone(player, placement.get().rule().from());
      String why = own && !next.isEmpty() ? new Spots(game).whyNotThere(next.get(0), Contact.FREE, spot) : own ? "" : game.say("no.strip");
      return why.isEmpty() ? why : why + clauses();
    }
    if (!(place instanceof Cell cell)) {
      return game.say("no.place") + clauses();
    }
    if (game.position().at(cell).isPresent()) {
      return game.say("no.occupied") + clauses();
    }
    String verb = game.changes().verbFor(Operation.PUT_ON_BOARD).orElseThrow().id();
    if (game.prohibitions().forbids(player, List.of(verb), Optional.of(cell), Optional.empty()).isPresent()) {
      return game.say("no.forbidden-cell") + clauses();
    }
    if (game.rulebook().board().homeRow(player.seat(), cell.row()) == 0) {
      return game.say("no.own-half") + clauses();
    }
    boolean allowed = new Placing(game).allowed(placement.get().rule(), verb, player).contains(cell);
    return allowed ? "" : game.say("no.earlier-cells") + clauses();
  }

  /** Why a player can't activate a card now. */
  String activate(Player player, Card card) {
    Optional<Activation> rule = step().flatMap(Step::activation);
    if (rule.isEmpty()) {
      return game.say("no.activating") + clauses();
    }
    String why = new Activations(game).whyNot(rule.get(), player, card);
    return why.isEmpty() ? why : why + clauses();
  }

  String use(Player player, Card card, String words, Optional<Card> target) {
    List<AbilityInstance> abilities = game.continuous().abilities(card).stream().filter(ability -> says(ability, words)).toList();
    if (abilities.isEmpty()) {
      return game.say("no.such-ability");
    }
    if (!card.controller().equals(player)) {
      return game.say("no.your-card");
    }
    Optional<AbilityInstance> meant = abilities.stream().filter(ability -> target.isEmpty() || aims(ability)).findFirst();
    return meant.isPresent() ? why(player, meant.get(), target) : game.say("no.unaimed");
  }

  /** Whether an ability's words, in any language, contain some words. */
  static boolean says(AbilityInstance ability, String words) {
    String wanted = words.toLowerCase(Locale.ROOT);
    return ability.compiled().id().contains(words)
        || ability.compiled().words().values().stream().anyMatch(text -> text.toLowerCase(Locale.ROOT).contains(wanted));
  }

  /** Whether its player says at whom, when it is used; others let choose when they are carried out. */
  private static boolean aims(AbilityInstance ability) {
    return ability.compiled().ability() instanceof Ability.Activated activated && activated.effect() instanceof Effect.Perform perform && perform.agent().isEmpty() && !Procedures.isAtEach(perform);
  }

  private String why(Player player, AbilityInstance ability, Optional<Card> target) {
    Optional<Step> step = step();
    Card card = ability.host();
    List<String> zones = ability.compiled().zones();
    if (!game.position().isInPlay(card) && zones.isEmpty()) {
      return game.say("no.in-play");
    }
    if (!zones.isEmpty() && !zones.contains(card.zone())) {
      return game.say("no.zone", String.join(", ", zones.stream().map(game.terms()::place).toList()));
    }
    if (game.position().isHidden(card) && !ability.compiled().hidden()) {
      return game.say("no.face-down");
    }
    if (game.attachments().isSuspended(ability)) {
      return game.say("no.attached");
    }
    if (ability.compiled().ability() instanceof Ability.Activated activated) {
      return whyNotPlay(player, ability, activated, step, target);
    }
    if (ability.compiled().ability() instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.At at) {
      return whyNotDue(player, ability, at, step);
    }
    return game.say("no.by-itself");
  }

  private String whyNotDue(Player player, AbilityInstance ability, Trigger.At at, Optional<Step> step) {
    if (step.map(each -> !each.due().contains(at.timing())).orElse(true)) {
      return game.say("no.timing") + clauses();
    }
    if (step.get().window() != Window.ALTERNATING) {
      return game.say("no.triggers") + clauses();
    }
    if (!game.playing().allows(ability) || isUsedUp(step.get(), ability.host())) {
      return game.say("no.once-only") + clauses();
    }
    Whose whose = at.whose() == Whose.ANY ? game.rulebook().timing(at.timing()).unsaid() : at.whose();
    boolean active = player.equals(game.position().activeOrFirst());
    if (whose == Whose.YOURS && !active || whose == Whose.OPPONENTS && active) {
      return game.say("no.others-turn") + clauses();
    }
    if (game.rules().due(List.of(ability), at.timing()).isEmpty()) {
      return game.say("no.condition") + clauses();
    }
    return game.windows().whyOut(player).map(why -> why + clauses()).orElse("");
  }

  private boolean isUsedUp(Step step, Card card) {
    return step.once().map(limit -> step.due().stream().noneMatch(timing -> game.limits().allows(card, timing, limit))).orElse(false);
  }

  private String whyNotPlay(Player player, AbilityInstance ability, Ability.Activated activated, Optional<Step> step, Optional<Card> target) {
    String speed = activated.speed().orElse(Step.ORDINARY);
    if (step.map(each -> !each.plays().contains(speed)).orElse(true)) {
      return game.say("no.speed") + clauses();
    }
    if (step.filter(each -> each.window() == Window.REACTION).isPresent() && !isTarget(ability.host())) {
      return game.say("no.target-only") + clauses();
    }
    if (step.filter(each -> each.window() == Window.ACTIVATION).isPresent() && !game.windows().activated().contains(ability.host())) {
      return (game.windows().activated().isEmpty() ? game.say("no.activated") : game.say("no.other-activated")) + clauses();
    }
    boolean deliberate = game.playing().isDeliberate(speed);
    if (deliberate && !player.equals(game.position().activeOrFirst())) {
      return game.say("no.active-only") + clauses();
    }
    if (deliberate && !game.position().stack().isEmpty()) {
      return game.say("no.stack") + clauses();
    }
    if (!game.playing().allows(ability)) {
      return game.say("no.limit");
    }
    if (game.playing().isBeingPlayed(ability)) {
      return game.say("no.being-played");
    }
    if (game.rules().playable(List.of(ability)).isEmpty()) {
      return game.say("no.presence");
    }
    if (game.playing().isForbidden(ability.host(), activated.effect())) {
      return game.say("no.forbidden");
    }
    Scope scope = game.scope(ability, Optional.empty());
    if (!game.playing().isPayable(activated, scope)) {
      return game.say("no.cost");
    }
    if (activated.effect() instanceof Effect.Perform perform) {
      return whyNotAim(ability, perform, scope, target);
    }
    return game.playing().isPossible(activated, scope) ? "" : game.say("no.effect");
  }

  private boolean isTarget(Card card) {
    return game.procedure().map(running -> running.target().equals(card)).orElse(false);
  }

  private String whyNotAim(AbilityInstance ability, Effect.Perform perform, Scope scope, Optional<Card> target) {
    List<Card> targets = game.procedures().targets(perform, ability.host(), scope);
    if (target.isPresent()) {
      return targets.contains(target.get()) ? "" : game.procedures().whyNotAt(perform, ability.host(), target.get(), scope);
    }
    if (!targets.isEmpty()) {
      return "";
    }
    List<String> names = game.procedures().names(game.rulebook().actions().get(perform.action().action()));
    boolean forbidden = game.prohibitions().forbids(ability.host(), names, Optional.empty(), Optional.empty()).isPresent();
    return forbidden ? game.say("no.forbidden") : game.say("no.targets");
  }
}
