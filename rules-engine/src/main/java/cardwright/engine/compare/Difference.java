package cardwright.engine.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one edition of a game changes against another.
 *
 * @param from the name of the one that is compared with
 * @param to the name of the one that differs
 * @param divergence where matches part; empty if none of those that were played did, or none could be played
 */
public record Difference(String from, String to, Steps steps, Words words, List<RuleChange> rules, Cards cards, Optional<Divergence> divergence) {

  /** A step; {@code path} is where it stands now or, for one that is gone, where it stood. */
  public record StepChange(String id, String path, List<String> rules) {}

  /** Steps by what became of them. For a renamed one the id is the old one and the path the new one. */
  public record Steps(List<StepChange> added, List<StepChange> removed, List<StepChange> moved, List<StepChange> renamed, List<StepChange> changed) {}

  /**
   * A word of the vocabulary.
   *
   * @param category the section of the vocabulary
   * @param words its canonical wordings by language
   */
  public record WordChange(String category, String id, Map<String, String> words, List<String> rules) {}

  /** Words by what became of them. */
  public record Words(List<WordChange> added, List<WordChange> retired, List<WordChange> redefined) {}

  /** What became of a declaration. */
  public enum How {
    ADDED,
    REMOVED,
    CHANGED
  }

  /**
   * Something that is declared otherwise.
   *
   * @param section where it is declared, as the files name it
   * @param id what is declared
   */
  public record RuleChange(String section, String id, How how, List<String> rules) {}

  /**
   * A card whose text the other edition does not read.
   *
   * @param problem what is wrong with it there
   * @param rules why, where an edit is the reason
   * @param rewording a text by language that says there what the card says here; empty where none could be verified
   */
  public record Unread(String id, String problem, List<String> rules, Map<String, String> rewording) {}

  /**
   * A card that means something else.
   *
   * @param before what it does in the one, a canonical English text for each ability, keywords spelt out
   * @param after what it does in the other
   * @param rewording a text by language that keeps the meaning; empty where none could be verified
   */
  public record Changed(String id, List<String> before, List<String> after, List<String> rules, Map<String, String> rewording) {}

  /** An ability that can act in the one and never in the other. */
  public record Silenced(String id, String ability, String why, List<String> rules) {}

  /** Cards by what became of them. */
  public record Cards(List<Unread> unread, List<Changed> changed, List<Silenced> silenced) {}

  /**
   * The first point at which a match of the same decks, players and seed goes another way.
   *
   * @param seeds how many matches were played
   * @param parted how many of them went another way
   * @param seed the first of these
   * @param entry the number of the log's entry
   * @param step the step that runs then
   * @param before the entry in the one
   * @param after the entry in the other
   */
  public record Divergence(int seeds, int parted, long seed, int entry, String step, String before, String after) {}
}
