package cardwright.engine.cards;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.source.Span;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A card as printed and understood.
 *
 * @param id unique in its game
 * @param names its name in each language
 * @param kinds ids of kinds: creature, artifact; «card» is not listed, every card is one
 * @param traits ids of traits: classes, elements, grade, mobility
 * @param cost what it costs; {@code variable} when it is announced
 * @param stats printed numbers by stat
 * @param levels printed numbers by stat that has one for each level of strength
 * @param texts its text in each language, as written
 * @param abilities what the text means, with the stretch of the text in each language
 * @param file the file it stands in, and {@code span} the place of its id there
 */
public record CardDefinition(
    String id,
    Map<Language, String> names,
    Set<String> kinds,
    Set<String> traits,
    Cost cost,
    Map<String, Integer> stats,
    Map<String, List<Integer>> levels,
    Map<Language, String> texts,
    List<PrintedAbility> abilities,
    Path file,
    Span span) {

  /** The cost: a number, or a letter whose value is announced when it is paid. */
  public record Cost(int amount, boolean variable) {

    /** The letter that stands for what was paid; empty for a cost that is a number. */
    public Optional<String> letter() {
      return variable ? Optional.of("X") : Optional.empty();
    }
  }

  /**
   * One ability and the words that say it.
   *
   * @param words the stretch of the text in each language
   */
  public record PrintedAbility(Ability meaning, Map<Language, String> words) {}

  /** The name in a language, or in the other one when it has none. */
  public String name(Language language) {
    String name = names.get(language);
    return name != null ? name : names.values().iterator().next();
  }
}
