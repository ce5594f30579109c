package cardwright.grammar.meaning;

/** Where to. */
public sealed interface Place {

  /** On a cell: «на соседнюю клетку». The selector picks cells. */
  record On(Selector cell) implements Place {}

  /**
   * Into a zone: «на кладбище», «в руку», "on the bottom of your deck".
   *
   * @param anyOrder whether whoever puts several there says in which order they lie («в любом порядке»); else they lie as they lay before
   */
  record Into(String zone, Whose whose, End end, boolean anyOrder) implements Place {
    /** Where nothing is said of their order. */
    public Into(String zone, Whose whose, End end) {
      this(zone, whose, end, false);
    }
  }

  /** Which end of an ordered zone. */
  enum End {
    UNSAID,
    TOP,
    BOTTOM
  }
}
