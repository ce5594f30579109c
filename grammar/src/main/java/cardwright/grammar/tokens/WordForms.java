package cardwright.grammar.tokens;

import cardwright.grammar.Language;
import cardwright.grammar.morphology.Form;
import cardwright.grammar.morphology.Form.Use;
import cardwright.grammar.morphology.Origin;
import cardwright.grammar.morphology.Russian;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Frame;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.TreeMap;

/**
 * The forms in which a text may have one wording of a vocabulary, and where they are from.
 *
 * @param wording what is inflected: without parameters, body and slots
 * @param forms in the order in which they were found
 * @param entry whose wording it is
 * @param adjective whether it goes like an adjective
 */
public record WordForms(String wording, List<Form> forms, Origin origin, Entry entry, boolean adjective) {

  /**
   * The forms of a wording.
   *
   * @param number the place of the wording among those that the entry has in the language, from 0
   * @throws IndexOutOfBoundsException if it has no such wording
   */
  public static WordForms of(Vocabulary vocabulary, Entry entry, Language language, int number) {
    String wording = entry.words(language).get(number);
    Trie trie = new Trie();
    new VocabularyWords(vocabulary, language, trie, new HashMap<>()).wording(entry, wording, number);
    List<Form> forms = new ArrayList<>();
    collect(trie, "", forms);
    String inflected = inflected(entry, wording);
    return new WordForms(inflected, List.copyOf(forms), origin(entry, language, number, inflected), entry, VocabularyWords.isAdjective(entry, number));
  }

  private static void collect(Trie node, String path, List<Form> forms) {
    new TreeMap<>(node.children()).forEach(
        (word, child) -> {
          String phrase = path.isEmpty() ? word : path + " " + word;
          child.lexemes().forEach(lexeme -> forms.add(new Form(phrase, lexeme.mask(), lexeme.use())));
          collect(child, phrase, forms);
        });
  }

  private static String inflected(Entry entry, String wording) {
    return VocabularyWords.clean(
        switch (entry.category()) {
          case KEYWORDS -> Entry.bare(wording);
          case VERBS -> Frame.of(wording).head();
          default -> wording;
        });
  }

  private static Origin origin(Entry entry, Language language, int number, String inflected) {
    if (!entry.forms(language, number).isEmpty()) {
      return Origin.VOCABULARY;
    }
    Category category = entry.category();
    boolean fixed = category == Category.TIMINGS || category == Category.RELATIONS || category == Category.SPEEDS || category == Category.ICONS;
    boolean adjective = VocabularyWords.isAdjective(entry, number);
    if (fixed || language == Language.EN && adjective) {
      return Origin.NONE;
    } else if (language == Language.EN) {
      return inflected.contains("/") ? Origin.VOCABULARY : Origin.RULE;
    } else if (category == Category.VERBS) {
      return Russian.originOfVerb(inflected);
    }
    return adjective ? Russian.originOfAdjective(inflected) : Russian.originOfNoun(inflected);
  }

  /** Whether it is a verb, whose forms differ in use rather than in case. */
  public boolean isVerb() {
    return forms.stream().anyMatch(form -> form.use() != Use.NONE && form.use() != Use.NOUN) && entry.category() == Category.VERBS;
  }
}
