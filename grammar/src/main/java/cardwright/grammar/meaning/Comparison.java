package cardwright.grammar.meaning;

/** How two numbers compare. */
public enum Comparison {
  EQUAL,
  AT_LEAST,
  AT_MOST,
  MORE,
  LESS;

  /** Whether {@code left} compares so to {@code right}. */
  public boolean holds(int left, int right) {
    return switch (this) {
      case EQUAL -> left == right;
      case AT_LEAST -> left >= right;
      case AT_MOST -> left <= right;
      case MORE -> left > right;
      case LESS -> left < right;
    };
  }
}
