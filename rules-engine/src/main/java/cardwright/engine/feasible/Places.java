package cardwright.engine.feasible;

import cardwright.engine.feasible.Unfeasible.Part;
import cardwright.grammar.Reading.Word;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.source.Span;
import cardwright.grammar.vocabulary.Category;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds the words of an ability that say a part of its meaning. Meanings carry no places, so they are found by what each word became; where
 * that is not enough, such as within a keyword, the whole ability is meant.
 *
 * @param words those of the ability
 * @param whole all of it
 */
record Places(List<Word> words, Span whole) {
  /** How many words may stand between a number and the noun: «two of your closed orcs». */
  private static final int BETWEEN = 5;

  private static final String NUMBER = "number";
  private static final String STRUCTURE = "structure";

  Span of(Part part) {
    if (part instanceof Part.InAction role) {
      return first(Category.ROLES, role.role());
    } else if (part instanceof Part.Done done) {
      return first(Category.VERBS, done.verb());
    }
    return part instanceof Part.Described described ? described(described) : whole;
  }

  private Span first(Category category, String id) {
    return words.stream().filter(word -> is(word, category, id)).findFirst().map(Word::span).orElse(whole);
  }

  private static boolean is(Word word, Category category, String id) {
    return word.category().equals(category.human()) && Arrays.asList(word.concept().split(" \\| ")).contains(id);
  }

  private Span described(Part.Described part) {
    Set<String> nouns = part.pick().filters().stream().filter(Filter.Is.class::isInstance).map(filter -> ((Filter.Is) filter).traitOrState()).collect(Collectors.toCollection(TreeSet::new));
    nouns.add(part.pick().kind());
    Span without = null;
    for (int i = 0; i < words.size(); i++) {
      if (isNoun(words.get(i), nouns)) {
        int number = numberBefore(i);
        if (number >= 0) {
          return words.get(number).span().to(words.get(i).span());
        }
        without = without == null ? words.get(i).span() : without;
      }
    }
    return without == null ? whole : without;
  }

  private static boolean isNoun(Word word, Set<String> nouns) {
    return nouns.stream().anyMatch(id -> is(word, Category.KINDS, id) || is(word, Category.TRAITS, id));
  }

  private int numberBefore(int noun) {
    for (int i = noun - 1; i >= Math.max(0, noun - BETWEEN); i--) {
      String category = words.get(i).category();
      if (category.equals(NUMBER)) {
        return i;
      }
      if (!category.equals(STRUCTURE) && !category.equals(Category.TRAITS.human()) && !category.equals(Category.STATES.human())) {
        return -1;
      }
    }
    return -1;
  }
}
