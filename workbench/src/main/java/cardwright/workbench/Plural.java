package cardwright.workbench;

/** Numbers of things in English. */
final class Plural {
  private Plural() {}

  static String of(int number, String one) {
    return of(number, one, one + "s");
  }

  static String of(int number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }
}
