package cardwright.grammar.meaning;

/** Where to. */
public sealed interface Place {

  /** On a cell: «на соседнюю клетку». The selector picks cells. */
  record On(Selector cell) implements Place {}

  /** Into a zone: «на кладбище», «в руку», "on the bottom of your deck". */
  record Into(String zone, Whose whose, End end) implements Place {}

  /** Which end of an ordered zone. */
  enum End {
    UNSAID,
    TOP,
    BOTTOM
  }
}
