package cardwright.grammar.vocabulary;

import cardwright.grammar.Language;
import cardwright.grammar.document.ScalarNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One concept of a rulebook with its words.
 *
 * @param category what sort of concept
 * @param id its name in meanings, unique within the category
 * @param order its place among the entries of its category, from 0; in an edition, but for levels, that of the game from which it comes
 * @param group for traits and states: those that exclude or belong to each other
 * @param words its wordings in each language, the canonical one first; a language without words has none
 * @param forms forms spelt out where no dictionary helps: a list for each wording, empty for those that need none; there may be fewer lists
 * @param icon its icon, in braces
 * @param options what else the category's entries may say
 * @param keyword only for keywords
 */
public record Entry(
    Category category,
    String id,
    int order,
    Optional<String> group,
    Map<Language, List<String>> words,
    Map<Language, List<List<String>>> forms,
    Optional<String> icon,
    Map<String, String> options,
    Optional<Definition> keyword,
    ScalarNode key) {

  private static final Pattern PARAMETERS = Pattern.compile("(\\s+\\S{1,3})?\\s+[A-Z](\\W.*)?$|\\s*:\\s*….*$");

  private static final Pattern LEAD = Pattern.compile("(, [^,]+) [A-Z]\\s*$");

  /** What a keyword takes and means. */
  public record Definition(List<String> parameters, BodyKind body, Map<Language, ScalarNode> means, Optional<String> clause) {}

  /** What stands behind the colon of a keyword. */
  public enum BodyKind {
    NONE,
    ABILITIES,
    INSTRUCTIONS
  }

  /** The wordings in a language; empty if it has none. */
  public List<String> words(Language language) {
    return words.getOrDefault(language, List.of());
  }

  /**
   * The forms that the vocabulary spells out of a wording; empty if it leaves them to the dictionary.
   *
   * @param wording its place among the wordings, from 0
   */
  public List<String> forms(Language language, int wording) {
    List<List<String>> spelt = forms.getOrDefault(language, List.of());
    return wording < spelt.size() ? spelt.get(wording) : List.of();
  }

  /** A keyword's wording without its parameters and body: «броня» of «броня N». */
  public static String bare(String wording) {
    return PARAMETERS.matcher(LEAD.matcher(wording).replaceAll("")).replaceAll("");
  }

  /** The words before the number of a keyword: «, дальность» of «прыжок, дальность N»; empty for most. */
  public static String lead(String wording) {
    Matcher lead = LEAD.matcher(wording);
    return lead.find() ? lead.group(1) : "";
  }

  /** The same object: a vocabulary has each entry once, and comparing all its words would take long. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  /** An option, if the entry sets it. */
  public Optional<String> option(String name) {
    return Optional.ofNullable(options.get(name));
  }

  /** Whether a counter is one that players hold, not cards; where nobody is named, «you» are meant. */
  public boolean isHeldByPlayers() {
    return option("held-by").filter("player"::equals).isPresent();
  }

  /** Whether an option is set to true. */
  public boolean is(String name) {
    return "true".equals(options.get(name));
  }
}
