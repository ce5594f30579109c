package cardwright.grammar.meaning;

/** A direction on a board, straight or diagonal. */
public sealed interface Heading {

  /** «в направлении удара»: from who performs the action that runs to whom it is aimed at. Id of an action or an action trait. */
  record OfAction(String action) implements Heading {}

  /** «в том же направлении, что и ~»: in which somebody last went this turn. */
  record OfMove(Selector who) implements Heading {}
}
