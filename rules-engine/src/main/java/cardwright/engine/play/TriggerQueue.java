package cardwright.engine.play;

import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Happening;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.StackItem;
import cardwright.engine.rulebook.Verb.Tone;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Collects what has triggered and decides the order in which it resolves: the active player's abilities first, each player's own in the
 * order that the player chooses, whatever the order of files.
 */
final class TriggerQueue {
  private record Waiting(AbilityInstance ability, Optional<Happening> cause) {}

  private final Game game;
  private final List<Waiting> waiting = new ArrayList<>();

  TriggerQueue(Game game) {
    this.game = game;
  }

  boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** A timing comes due: its abilities trigger. */
  void due(String timing) {
    for (AbilityInstance ability : game.rules().due(game.listeners().all(), timing)) {
      add(ability, Optional.empty());
    }
  }

  /** «бешенство активируется каждым из бросков»: what a keyword does is also asked of the rolls that do not count. */
  private void byOtherRolls(Happening event, Procedure action, Set<Card> witnesses) {
    for (boolean attackers : new boolean[] {true, false}) {
      Card roller = attackers ? action.performer() : action.target();
      List<Integer> others = action.otherRolls(roller);
      Set<String> keywords = others.isEmpty() ? Set.of() : game.procedures().dice().activatedByEach(roller, action);
      if (keywords.isEmpty()) {
        continue;
      }
      int counts = action.roll(attackers);
      for (int roll : others) {
        action.roll(attackers, roll);
        game.rules().triggered(event, witnesses).stream()
            .filter(ability -> ability.host().equals(roller) && ability.compiled().keyword().filter(keywords::contains).isPresent())
            .forEach(ability -> add(ability, Optional.of(event)));
      }
      action.roll(attackers, counts);
    }
  }

  /**
   * Things happened at the same moment.
   *
   * @param left cards that left play by it; their abilities are still heard
   */
  void happened(List<Happening> events, Collection<Card> left) {
    Set<Card> witnesses = new LinkedHashSet<>(left);
    for (Happening event : events) {
      if (game.steps().isUnheard(event.event())) {
        continue;
      }
      game.position().remember(event);
      game.expiries().heard(event);
      for (AbilityInstance ability : game.rules().triggered(event, witnesses)) {
        add(ability, Optional.of(event));
      }
      event.through().ifPresent(action -> byOtherRolls(event, action, witnesses));
    }
  }

  /** Cards have come into zones or out of them; nobody asks later whether they did. */
  void passed(List<Happening> events, Set<Card> gone) {
    for (Happening event : events) {
      game.expiries().heard(event);
      game.rules().triggered(event, gone).forEach(ability -> add(ability, Optional.of(event)));
    }
  }

  private void add(AbilityInstance ability, Optional<Happening> cause) {
    if (!game.limits().allows(ability, cause)) {
      game.journal().add(Type.NOTHING, "ability", ability, "card", ability.host(), "why", "its limit is used up");
      return;
    }
    if (ability.promised().isPresent()) {
      game.position().promises().remove(ability);
      game.position().touch();
    }
    game.limits().use(ability, cause);
    game.journal().add(Type.FIRED, "ability", ability, "card", ability.host(), "step", game.position().step());
    waiting.add(new Waiting(ability, cause));
  }

  /** Puts what waits on the stack, so that what comes first in order lies on top. */
  void toStack() {
    if (waiting.isEmpty()) {
      return;
    }
    Player active = game.position().activeOrFirst();
    List<Waiting> order = new ArrayList<>(inOrder(active));
    order.addAll(inOrder(active.opponent()));
    waiting.clear();
    for (int i = order.size() - 1; i >= 0; i--) {
      Waiting next = order.get(i);
      game.position().stack().add(new StackItem(next.ability(), next.cause(), 0, Optional.empty(), false));
    }
    game.position().touch();
  }

  private List<Waiting> inOrder(Player player) {
    List<Waiting> own = new ArrayList<>(waiting.stream().filter(each -> each.ability().controller().equals(player)).toList());
    List<Waiting> order = new ArrayList<>();
    while (own.size() > 1 && !alike(own)) {
      List<Option.Branch> options = new ArrayList<>();
      for (int i = 0; i < own.size(); i++) {
        options.add(new Option.Branch(i, (i + 1) + ". " + game.label(own.get(i).ability(), player)));
      }
      int next = game.choices().one(player, Decision.Kind.ORDER, game.say("ask.order"), options, Tone.NEUTRAL).index();
      order.add(own.remove(next));
    }
    order.addAll(own);
    return order;
  }

  /** Copies of one ability that were triggered alike on cards that are alike need no order. */
  private static boolean alike(List<Waiting> own) {
    return own.stream().map(each -> each.ability().compiled().id()).distinct().count() == 1;
  }
}
