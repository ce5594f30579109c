package cardwright.workbench;

import java.util.List;
import java.util.Map;

/**
 * What {@code explain} has to say; its components are the keys of the JSON. Maps are by language code.
 *
 * @param card id of the card; null for a text from the command line
 * @param names the card's names; none for a text
 * @param texts what was read
 * @param understood whether every word belongs to the meaning
 * @param clauses titles of the clauses that are cited
 */
record Explanation(
    String rulebook,
    String card,
    Map<String, String> names,
    Map<String, String> texts,
    boolean understood,
    List<Word> words,
    List<Part> abilities,
    Map<String, String> clauses,
    List<CheckReport.Place> diagnostics) {

  /**
   * A word or phrase and what it became.
   *
   * @param concept "" for numbers and words of structure
   */
  record Word(String language, String text, String category, String concept) {}

  /**
   * An ability as it stands in the text.
   *
   * @param words the stretch of the text
   * @param canonical the wording that cardwright would have chosen
   * @param rules what it was compiled to: one rule, or several where it is a keyword or gives abilities; none for what is asked only when the
   *     card is paid for
   */
  record Part(Map<String, String> words, Map<String, String> canonical, List<Rule> rules) {}

  /**
   * A compiled ability.
   *
   * @param keyword the keyword that it came from; null when it came from none
   * @param bindings what the letters of the keyword stand for
   * @param pronouns whom its pronouns mean, in English
   * @param clauses clauses that it implements itself
   */
  record Rule(
      String id,
      Map<String, String> canonical,
      String keyword,
      Map<String, String> bindings,
      List<String> pronouns,
      List<Firing> fires,
      List<String> clauses,
      String drl) {}

  /**
   * A place of the pipeline where it acts.
   *
   * @param step the way to the step; "" when no single step is meant
   */
  record Firing(String step, String title, List<String> clauses, String why) {}
}
