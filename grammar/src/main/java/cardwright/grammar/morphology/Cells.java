package cardwright.grammar.morphology;

/**
 * The cells of a Russian paradigm as bits of an int: six cases times masculine, feminine, neuter, plural. Words agree when their masks meet.
 * English uses the first case's singular cells for singular and its plural cell for plural.
 */
public final class Cells {
  public static final int NOMINATIVE = 0;
  public static final int GENITIVE = 1;
  public static final int DATIVE = 2;
  public static final int ACCUSATIVE = 3;
  public static final int INSTRUMENTAL = 4;
  public static final int PREPOSITIONAL = 5;

  public static final int MASCULINE = 0;
  public static final int FEMININE = 1;
  public static final int NEUTER = 2;
  public static final int PLURAL = 3;

  /** «вы берёте»: no cell of the paradigm, but a form of its own. */
  public static final int SECOND_PERSON = 1 << 25;

  public static final int ALL = (1 << 24) - 1;
  private static final int PLURALS = plurals();

  private Cells() {}

  /** One cell. */
  public static int cell(int grammaticalCase, int gender) {
    return 1 << (grammaticalCase * 4 + gender);
  }

  /** All cells of a case. */
  public static int ofCase(int grammaticalCase) {
    return 0xF << (grammaticalCase * 4);
  }

  /** All cells of a gender, or of the plural. */
  public static int ofGender(int gender) {
    int mask = 0;
    for (int c = 0; c < 6; c++) {
      mask |= cell(c, gender);
    }
    return mask;
  }

  /** Whether the mask allows the plural. */
  public static boolean plural(int mask) {
    return (mask & PLURALS) != 0;
  }

  /** Whether the mask allows the singular. */
  public static boolean singular(int mask) {
    return (mask & ~PLURALS & ALL) != 0;
  }

  private static int plurals() {
    int mask = 0;
    for (int c = 0; c < 6; c++) {
      mask |= 1 << (c * 4 + PLURAL);
    }
    return mask;
  }
}
