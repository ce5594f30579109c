package cardwright.grammar.morphology;

import cardwright.grammar.normalise.Scanner;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The forms of Russian words, found once. Those that a {@link FormsFile} tells are taken from there, all others from the dictionary, which
 * takes longer to load than a short command should take as a whole. Safe for many threads.
 *
 * <p>Invariant: an answer does not depend on whether a file tells it. A test holds that of every file that is shipped.
 */
public final class Inflection {

  /** What can be asked of a phrase. */
  enum Question {
    NOUN,
    ADJECTIVE,
    PARTICIPLE,
    VERB,
    /** One form if the noun is animate, none if it is not. */
    ANIMATE
  }

  /** A question about a phrase, which is normalised. */
  record Asked(Question question, String phrase) implements Comparable<Asked> {
    @Override
    public int compareTo(Asked other) {
      int byQuestion = question.compareTo(other.question);
      return byQuestion != 0 ? byQuestion : phrase.compareTo(other.phrase);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Asked that && question == that.question && phrase.equals(that.phrase);
    }

    @Override
    public int hashCode() {
      return phrase.hashCode() * 31 + question.ordinal();
    }
  }

  private final Map<Asked, String> told;
  private final Map<Asked, List<Form>> known = new ConcurrentHashMap<>();

  private Inflection(Map<Asked, String> told) {
    this.told = told;
  }

  /** All from the dictionary. */
  public static Inflection ofDictionary() {
    return new Inflection(Map.of());
  }

  /** What a file tells is taken from there. */
  static Inflection of(Map<Asked, String> told) {
    return new Inflection(told);
  }

  /** See {@link Russian#noun}. */
  public List<Form> noun(String phrase) {
    return ask(Question.NOUN, phrase);
  }

  /** See {@link Russian#adjective}. */
  public List<Form> adjective(String phrase) {
    return ask(Question.ADJECTIVE, phrase);
  }

  /** See {@link Russian#participle}. */
  public List<Form> participle(String word) {
    return ask(Question.PARTICIPLE, word);
  }

  /** See {@link Russian#verb}. */
  public List<Form> verb(String phrase) {
    return ask(Question.VERB, phrase);
  }

  /** See {@link Russian#animate}. */
  public boolean animate(String phrase) {
    return !ask(Question.ANIMATE, phrase).isEmpty();
  }

  /** The dictionary's head words of a word in any form, as {@link Scanner#normal} writes them; none of a word it does not know. */
  public static Set<String> lemmas(String word) {
    return Dictionary.get().analyse(word).stream().map(each -> each.lemma().replace('ё', 'е')).collect(Collectors.toCollection(TreeSet::new));
  }

  /** Whether the dictionary has the word as a form of a noun: «топора», not «двойной»; false of a word it does not know. */
  public static boolean isNoun(String word) {
    List<Dictionary.Analysis> known = Dictionary.get().analyse(word);
    return known.stream().anyMatch(each -> each.tag().startsWith("NN")) && known.stream().noneMatch(each -> each.tag().startsWith("ADJ"));
  }

  private List<Form> ask(Question question, String phrase) {
    Asked asked = new Asked(question, phrase);
    List<Form> answer = known.get(asked);
    if (answer == null) {
      answer = Optional.ofNullable(told.get(asked)).flatMap(FormsFile::forms).orElseGet(() -> answer(asked));
      known.put(asked, answer);
    }
    return answer;
  }

  private static List<Form> answer(Asked asked) {
    return switch (asked.question()) {
      case NOUN -> Russian.noun(asked.phrase());
      case ADJECTIVE -> Russian.adjective(asked.phrase());
      case PARTICIPLE -> Russian.participle(asked.phrase());
      case VERB -> Russian.verb(asked.phrase());
      case ANIMATE -> Russian.animate(asked.phrase()) ? List.of(Form.of(asked.phrase(), 0)) : List.of();
    };
  }

  /** All that was asked so far, with the answers, in a fixed order. */
  SortedMap<Asked, List<Form>> answers() {
    return new TreeMap<>(known);
  }
}
