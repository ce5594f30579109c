package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Gained;
import cardwright.engine.match.Happening;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Thing;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Puts markers that texts name on cards and cells, and takes them off. What a marker does goes wherever it goes. */
final class Marking {
  private final Game game;

  Marking(Game game) {
    this.game = game;
  }

  /** The markers on a thing and whatever else it has gained; nothing of what bears none. */
  static List<Gained> on(Thing thing, Game game) {
    return thing instanceof Card card ? card.gained() : thing instanceof Cell cell ? game.position().markers(cell) : List.of();
  }

  /**
   * These abilities, but what markers say of all such things and not of what bears them («каждая клетка с маркером …») once for a player,
   * however many markers say it.
   */
  static List<AbilityInstance> once(List<AbilityInstance> abilities) {
    if (abilities.stream().noneMatch(ability -> ability.borne().isPresent())) {
      return abilities;
    }
    Set<List<Object>> said = new HashSet<>();
    return abilities.stream().filter(ability -> ability.borne().isEmpty() || isOfBearer(ability) || said.add(List.of(ability.compiled().id(), ability.controller()))).toList();
  }

  private static boolean isOfBearer(AbilityInstance ability) {
    boolean[] self = {false};
    Tree.visit(ability.compiled().ability(), node -> self[0] |= node instanceof Selector.Self);
    return self[0];
  }

  /** Puts them there; whether there was one at least. */
  boolean put(Thing who, Grant.Marked marked, Gained.Expiry expiry, Card source, Scope scope) {
    if (!(who instanceof Card || who instanceof Cell)) {
      return false;
    }
    int wanted = Math.max(0, game.evaluator().value(marked.count(), scope));
    int count = who instanceof Card card ? Math.min(wanted, game.changes().room(card, marked.marker())) : wanted;
    if (count == 0) {
      game.journal().add(Type.NOTHING, "verb", "gain", "object", who, "why", wanted == 0 ? "the amount is 0" : "it has as many as it can have");
      return false;
    }
    Grant one = new Grant.Marked(marked.marker(), new Value.Constant(1), marked.rule());
    for (int i = 0; i < count; i++) {
      on(who, game).add(new Gained(one, source, scope.you(), rule(who, marked, source, scope), expiry));
    }
    told(who, marked.marker(), count);
    if (who instanceof Card card) {
      game.triggers().happened(
          List.of(new Happening(Trigger.On.gaining(marked.marker()), Optional.of(source), scope.you(), Optional.of(card), count, scope.procedure())), List.of());
    }
    return true;
  }

  private List<AbilityInstance> rule(Thing who, Grant.Marked marked, Card source, Scope scope) {
    Optional<Cell> cell = who instanceof Cell place ? Optional.of(place) : Optional.empty();
    Card host = who instanceof Card card ? card : source;
    return game.catalogue().markerRule(marked.marker()).stream().map(compiled -> game.borne(compiled, host, new AbilityInstance.Borne(cell, scope.you()))).toList();
  }

  /** Takes the oldest off; how many there were, as many as were asked for at most. */
  int remove(Thing from, String marker, int most) {
    List<Gained> there = on(from, game);
    List<Gained> gone = there.stream().filter(gain -> gain.isMarker(marker)).limit(Math.max(0, most)).toList();
    if (gone.isEmpty()) {
      return 0;
    }
    there.removeAll(gone);
    told(from, marker, -gone.size());
    return gone.size();
  }

  private void told(Thing thing, String marker, int change) {
    game.position().touch();
    game.journal().add(Type.CHANGE, "verb", "counters", "object", thing, "counter", marker, "change", change, "now", Gained.markers(on(thing, game), marker));
  }
}
