package cardwright.tests.mutation;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.Reading;
import cardwright.grammar.Reading.Word;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** The words of many texts and of a vocabulary by their category, and the mutations of a text with them. */
final class Words {
  private static final String SIGN = "sign";

  private final Language language;
  private final Map<String, Set<Said>> byCategory = new LinkedHashMap<>();
  private final List<Said> all;

  /** A word as it is written and what it stands for; words of structure stand for nothing but themselves. */
  private record Said(String written, String concept) {}

  Words(CardLanguage cards, Language language, Collection<String> texts) {
    this.language = language;
    for (String text : texts) {
      for (Word word : cards.read(text, language).words()) {
        add(word.category(), new Said(written(text, word), word.concept()));
      }
    }
    for (Entry entry : cards.vocabulary().all()) {
      entry.words(language).stream().filter(word -> word.matches("[\\p{L} -]+")).forEach(word -> add(entry.category().human(), new Said(word, entry.id())));
    }
    byCategory.remove(SIGN);
    all = byCategory.values().stream().flatMap(Set::stream).distinct().toList();
  }

  private void add(String category, Said word) {
    byCategory.computeIfAbsent(category, any -> new LinkedHashSet<>()).add(word);
  }

  private static String written(String text, Word word) {
    return text.substring(word.span().start(), word.span().end());
  }

  /**
   * Every word of the text left out and said twice, and so many times replaced by one of its category and by any. Signs are no words; a word
   * for the same thing, such as another form, is no mutation.
   */
  List<Mutation> mutations(String text, Reading reading, int replacements, Random random) {
    List<Mutation> mutations = new ArrayList<>();
    for (Word word : reading.words()) {
      if (word.category().equals(SIGN)) {
        continue;
      }
      String written = written(text, word);
      mutations.add(mutation(text, word, "delete «" + plain(written) + "»", ""));
      mutations.add(mutation(text, word, "double «" + plain(written) + "»", written + " " + written));
      Set<String> others = new LinkedHashSet<>();
      List<Said> same = List.copyOf(byCategory.getOrDefault(word.category(), Set.of()));
      for (int i = 0; i < replacements; i++) {
        pick(same, word, written, random, others);
        pick(all, word, written, random, others);
      }
      others.forEach(other -> mutations.add(mutation(text, word, "replace «" + plain(written) + "» by «" + plain(other) + "»", other)));
    }
    return mutations;
  }

  private static void pick(List<Said> from, Word word, String written, Random random, Set<String> to) {
    if (!from.isEmpty()) {
      Said said = from.get(random.nextInt(from.size()));
      boolean sameThing = !said.concept().isEmpty() && said.concept().equals(word.concept()) || plain(said.written()).equals(plain(written));
      if (!sameThing) {
        to.add(said.written());
      }
    }
  }

  private Mutation mutation(String text, Word word, String what, String instead) {
    return new Mutation(language.code() + " " + what, text.substring(0, word.span().start()) + instead + text.substring(word.span().end()));
  }

  private static String plain(String word) {
    return word.toLowerCase(Locale.ROOT);
  }
}
