package cardwright.grammar.build;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Events that lead from one thing to another, and back: «перемещается с клетки первого ряда на клетку второго ряда или наоборот», «существо с
 * проклятием получает благословление или наоборот». From where something comes is a condition on the cell that it has left.
 */
final class MoveEvents {
  private final Builder b;
  private Optional<Condition> origin = Optional.empty();
  private Optional<Selector.Pick> cells = Optional.empty();
  private Optional<Trigger.On> reversed = Optional.empty();

  MoveEvents(Builder builder) {
    this.b = builder;
  }

  /** «с клетки вашего первого ряда» */
  void from(Node node, Trigger.On event) {
    node.has(CardTokens.WITH, CardTokens.FROM);
    Node what = node.child("areaRef").orElseGet(() -> node.need("selector"));
    if (!moves(event) || !((what.rule().equals("areaRef") ? b.filters.cellOf(what, Cells.GENITIVE) : b.selectors.selector(what, 0)) instanceof Selector.Pick from) || !from.kind().equals(ConditionBuilder.CELL)) {
      throw new NotMeant(node.span(), "this does not come from a cell");
    }
    cells = Optional.of(from);
    origin = Optional.of(lies(left(node), from, what));
  }

  /** «по диагонали», «вперёд»: how the cell where it comes lies to the one that it has left. */
  void going(Node node, Trigger.On event) {
    if (!moves(event) || origin.isPresent()) {
      throw new NotMeant(node.span(), "this goes nowhere, or from where it comes has been said already");
    }
    String relation = node.token(CardTokens.RELATION, CardTokens.RELATION_ANY).flatMap(word -> word.as(Category.RELATIONS)).flatMap(Lexeme::entry).orElseThrow().id();
    Selector mover = ConditionBuilder.subjectOf(event).orElseThrow(() -> new NotMeant(node.span(), "who goes so is not clear"));
    origin = Optional.of(new Condition.Holds(mover, new Filter.Related(relation, left(node))));
  }

  private boolean moves(Trigger.On event) {
    return b.vocabulary.find(Category.VERBS, event.event()).filter(verb -> b.triggers.hasSlot(verb, "place")).isPresent() || b.vocabulary.find(Category.KEYWORDS, event.event()).isPresent();
  }

  /** The event with both its ends told the other way round as well, if that is said. */
  Trigger.On bothWays(Trigger.On event, Node said) {
    return said.child("viceVersa").map(round -> viceVersa(event, round)).orElse(event);
  }

  private Trigger.On viceVersa(Trigger.On event, Node node) {
    node.has(CardTokens.VICE_VERSA);
    if (event.gained().isPresent()) {
      reversed = Optional.of(swapped(event, node));
      return event;
    }
    if (cells.isEmpty() || !(event.place().orElse(null) instanceof Selector.Pick to)) {
      throw new NotMeant(node.span(), "from what to what, which could be told both ways, is missing");
    }
    Selector mover = ConditionBuilder.subjectOf(event).orElseGet(Selector.It::new);
    Condition back = Normal.all(List.of(lies(left(node), to, node), lies(mover, cells.get(), node)));
    Condition there = Normal.all(List.of(origin.orElseThrow(), lies(mover, to, node)));
    origin = Optional.of(Normal.any(List.of(there, back)));
    return new Trigger.On(event.event(), event.agent(), event.patient(), event.by(), event.level(), Optional.empty(), event.through());
  }

  /** From where what is waited for must come; empty for anywhere. */
  Optional<Condition> takeOrigin() {
    Optional<Condition> taken = origin;
    origin = Optional.empty();
    cells = Optional.empty();
    return taken;
  }

  /** Whether something was said that no ability has taken up. */
  boolean isPending() {
    return origin.isPresent() || reversed.isPresent();
  }

  /** An ability and the same of the event told the other way, if it was said so. */
  Optional<Ability.Triggered> alsoReversed(Ability.Triggered made) {
    Optional<Trigger.On> other = reversed;
    reversed = Optional.empty();
    return other.map(event -> new Ability.Triggered(event, made.condition(), made.effect(), made.limit()));
  }

  private Selector left(Node node) {
    return b.vocabulary.of(Category.ROLES).stream().filter(role -> role.is("left")).findFirst().map(role -> new Selector.Role(role.id()))
        .orElseThrow(() -> new NotMeant(node.span(), "the vocabulary has no word for the cell that is left"));
  }

  /** What a description of cells says, said of one that is known. */
  private static Condition lies(Selector cell, Selector.Pick described, Node node) {
    boolean plain = (described.count().isOne() || described.count() instanceof Count.Each) && described.side() == Whose.ANY && described.zone().isEmpty();
    if (!plain || described.filters().isEmpty() || !described.filters().stream().allMatch(filter -> filter instanceof Filter.Located || filter instanceof Filter.Related)) {
      throw new NotMeant(node.span(), "only where the cell lies can be said here");
    }
    List<Condition> all = new ArrayList<>();
    described.filters().forEach(filter -> all.add(new Condition.Holds(cell, filter)));
    return Normal.all(all);
  }

  private static Trigger.On swapped(Trigger.On event, Node node) {
    Selector.Pick who = event.patient().filter(Selector.Pick.class::isInstance).map(Selector.Pick.class::cast).orElseThrow(() -> new NotMeant(node.span(), "what is told both ways is missing: who had which of them before"));
    List<Filter.Has> had = who.filters().stream().filter(Filter.Has.class::isInstance).map(Filter.Has.class::cast).toList();
    if (had.size() != 1) {
      throw new NotMeant(node.span(), "what is told both ways is missing: who had which of them before");
    }
    List<Filter> filters = who.filters().stream().map(filter -> filter == had.get(0) ? new Filter.Has(event.gained().orElseThrow()) : filter).toList();
    Selector other = new Selector.Pick(who.count(), who.side(), who.kind(), FilterBuilder.ordered(filters), who.zone());
    return new Trigger.On(Trigger.On.gaining(had.get(0).keyword()), event.agent(), Optional.of(other), event.by());
  }
}
