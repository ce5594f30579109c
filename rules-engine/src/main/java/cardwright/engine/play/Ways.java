package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Selector.Pick;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Knows to which cells a card can go: free ones, and those to which abilities let it go as well. */
final class Ways {
  private static final String FREE = "free";
  private static final String OCCUPIED = "occupied";

  private final Game game;

  Ways(Game game) {
    this.game = game;
  }

  /** Whether a text lets a card go elsewhere by what is carried out, than the cells that are said, or not to all of those. */
  boolean differ(Card card, Verb verb, Scope scope) {
    return !others(card, verb, scope).isEmpty() || !closed(card, verb, scope).isEmpty();
  }

  /** The cells to which a card can go now, of those that are said and of those that abilities add. */
  List<Thing> cells(Card card, Selector said, Verb verb, Scope scope) {
    Set<Thing> cells = new LinkedHashSet<>();
    for (Thing cell : game.evaluator().things(said, scope)) {
      if (cell instanceof Cell place && game.position().on(place).isEmpty()) {
        cells.add(cell);
      }
    }
    if (said instanceof Pick pick) {
      for (Continuous.InForce way : others(card, verb, scope)) {
        cells.addAll(added((Grant.Goes) way.grant(), pick, card, way.scope(), scope));
      }
    }
    if (scope.destination().isPresent()) {
      cells.retainAll(game.evaluator().things(scope.destination().get(), scope));
    }
    closed(card, verb, scope).forEach(never -> cells.removeAll(fitting(((Grant.CannotGo) never.grant()).cells(), never.scope())));
    return List.copyOf(cells);
  }

  /** What keeps a card from cells: whatever takes it there, if a verb is forbidden; the keyword alone, if that is. */
  private List<Continuous.InForce> closed(Card card, Verb verb, Scope scope) {
    return game.continuous().grants(card).stream().filter(each -> each.grant() instanceof Grant.CannotGo never && (never.by().equals(verb.id()) || scope.keyword().filter(never.by()::equals).isPresent())).toList();
  }

  /** Whether a card that goes to an occupied cell changes places with whoever lies there. */
  boolean swaps(Card card, Cell cell, Verb verb, Scope scope) {
    return others(card, verb, scope).stream()
        .anyMatch(way -> ((Grant.Goes) way.grant()).swapping() && !fitting(((Grant.Goes) way.grant()).cells(), way.scope()).isEmpty() && fitting(((Grant.Goes) way.grant()).cells(), way.scope()).contains(cell));
  }

  private List<Thing> fitting(Pick pick, Scope scope) {
    return game.evaluator().candidates(pick, scope);
  }

  /** What the permission says of where a cell lies, and of who lies there, stands in the place of what the effect says. */
  private List<Thing> added(Grant.Goes goes, Pick said, Card card, Scope granting, Scope scope) {
    boolean whoLiesThere = goes.cells().filters().stream().anyMatch(Ways::ofWhoLiesThere);
    boolean where = goes.cells().filters().stream().anyMatch(filter -> !ofWhoLiesThere(filter));
    List<Filter> rest = new ArrayList<>(said.filters());
    rest.removeIf(filter -> ofWhoLiesThere(filter) ? whoLiesThere : where);
    if (!whoLiesThere) {
      rest.add(new Filter.Is(FREE));
    }
    List<Thing> reached = game.evaluator().candidates(new Pick(said.count(), said.side(), said.kind(), rest, said.zone()), scope);
    return fitting(goes.cells(), granting).stream().filter(reached::contains).filter(cell -> !card.cell().equals(Optional.of(cell))).toList();
  }

  private static boolean ofWhoLiesThere(Filter filter) {
    return filter instanceof Filter.HeldBy || filter instanceof Filter.Is is && (is.traitOrState().equals(FREE) || is.traitOrState().equals(OCCUPIED));
  }

  /** Only what a card does itself is declared: its move by the rules, or what a keyword lets it do. */
  private List<Continuous.InForce> others(Card card, Verb verb, Scope scope) {
    if (scope.self().filter(card::equals).isEmpty()) {
      return List.of();
    }
    String by = scope.keyword().orElse(isOfTheRules(scope) ? verb.id() : "");
    return game.continuous().grants(card).stream().filter(each -> each.grant() instanceof Grant.Goes goes && goes.by().equals(by)).toList();
  }

  private boolean isOfTheRules(Scope scope) {
    Optional<AbilityInstance> ability = scope.ability();
    return ability.isPresent() && game.catalogue().common().values().stream().anyMatch(all -> all.contains(ability.get().compiled()));
  }
}
