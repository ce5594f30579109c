package cardwright.grammar.tokens;

import cardwright.grammar.Language;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiPredicate;

/**
 * Phrases and icons that stand for two different things. Words may be shared where the grammar has a type for all that they are, and either
 * one of them is a verb, as «closed» is what closing leaves behind, or all are one concept with one id, as a strike that is an action and a stat.
 */
final class Clashes {
  private final Language language;
  private final Map<String, Clash> byClaims = new LinkedHashMap<>();

  /**
   * A clash.
   *
   * @param entry the one of them that stands last in the file: who adds a word is told there
   */
  record Clash(Entry entry, String phrase, String message) {}

  private Clashes(Language language) {
    this.language = language;
  }

  /** All of a language: each set of claimants once, by the form that the vocabulary writes if that is among those they share. */
  static List<Clash> of(Trie words, Map<String, List<Lexeme>> icons, Language language) {
    Clashes clashes = new Clashes(language);
    clashes.walk(words, "");
    new TreeMap<>(icons).forEach((icon, lexemes) -> clashes.look(icon, lexemes, Types.of(lexemes).isEmpty()));
    return List.copyOf(clashes.byClaims.values());
  }

  private void walk(Trie node, String path) {
    if (node.children().isEmpty()) {
      return;
    }
    // in an order that does not depend on how words are stored, for of several phrases the first is told
    new TreeMap<>(node.children()).forEach(
        (word, child) -> {
          String phrase = path.isEmpty() ? word : path + " " + word;
          look(phrase, child.lexemes(), child.type() == Trie.AMBIGUOUS);
          walk(child, phrase);
        });
  }

  private void look(String phrase, List<Lexeme> lexemes, boolean untyped) {
    boolean clash = lexemes.size() > 1 && (untyped || twoOfOneSort(lexemes));
    if (!clash && !(lexemes.size() > 1 && twoConcepts(lexemes))) {
      return;
    }
    Optional<Entry> last = lexemes.stream().flatMap(each -> each.entry().stream()).max(Comparator.comparingInt(each -> each.key().span().start()));
    if (last.isPresent()) {
      String claims = String.join(", ", lexemes.stream().map(Clashes::named).distinct().toList());
      String told = String.join(", ", lexemes.stream().map(each -> described(each, phrase)).distinct().toList());
      String why = clash ? "no slot of the grammar can tell them apart" : "one word can't stand for two things";
      Clash found = new Clash(last.get(), phrase, "«" + phrase + "» is claimed by " + told + ": " + why);
      byClaims.merge(claims, found, (first, later) -> isWritten(later.phrase(), later.entry()) && !isWritten(first.phrase(), first.entry()) ? later : first);
    }
  }

  private static boolean twoOfOneSort(List<Lexeme> lexemes) {
    return anyTwo(lexemes, (one, other) -> one.type() == other.type() || one.entry().get().category() == other.entry().get().category());
  }

  private static boolean twoConcepts(List<Lexeme> lexemes) {
    return anyTwo(lexemes, (one, other) -> !isVerb(one) && !isVerb(other) && !one.entry().get().id().equals(other.entry().get().id()));
  }

  private static boolean isVerb(Lexeme lexeme) {
    return lexeme.entry().get().category() == Category.VERBS;
  }

  /** Whether something holds of two that are of different entries. */
  private static boolean anyTwo(List<Lexeme> lexemes, BiPredicate<Lexeme, Lexeme> holds) {
    for (Lexeme one : lexemes) {
      for (Lexeme other : lexemes) {
        if (one.entry().isPresent() && other.entry().isPresent() && one.entry().get() != other.entry().get() && holds.test(one, other)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isWritten(String phrase, Entry entry) {
    return entry.icon().filter(phrase::equalsIgnoreCase).isPresent()
        || entry.words(language).stream().anyMatch(wording -> VocabularyWords.clean(Entry.bare(wording)).equals(phrase));
  }

  private static String named(Lexeme lexeme) {
    return lexeme.entry().map(entry -> entry.category().human() + " " + entry.id()).orElse("a word of the language itself");
  }

  /** With its wordings, where the form that is shared is none of them. */
  private String described(Lexeme lexeme, String phrase) {
    Optional<Entry> inflected = lexeme.entry().filter(entry -> !isWritten(phrase, entry) && !entry.words(language).isEmpty());
    return named(lexeme) + inflected.map(entry -> " («" + String.join(" | ", entry.words(language)) + "»)").orElse("");
  }
}
