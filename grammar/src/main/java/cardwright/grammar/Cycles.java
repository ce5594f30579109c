package cardwright.grammar;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Severity;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Finds keywords that are defined by themselves. Only instances count: asking whether a card has the keyword defines nothing. */
final class Cycles {
  private final Vocabulary vocabulary;
  private final Function<String, List<Ability>> definitions;

  Cycles(Vocabulary vocabulary, Function<String, List<Ability>> definitions) {
    this.vocabulary = vocabulary;
    this.definitions = definitions;
  }

  void report(List<Diagnostic> found) {
    for (Entry entry : vocabulary.of(Category.KEYWORDS)) {
      List<String> path = path(entry.id(), entry.id(), new LinkedHashSet<>());
      if (!path.isEmpty()) {
        String message = "«" + entry.id() + "» is defined by itself: " + String.join(" → ", path);
        found.add(new Diagnostic(Optional.of(vocabulary.file()), Severity.ERROR, entry.key().span(), message, Optional.empty()));
      }
    }
  }

  private List<String> path(String from, String to, Set<String> seen) {
    Set<String> used = new LinkedHashSet<>();
    definitions.apply(from).forEach(ability -> keywords(ability, used));
    for (String next : used) {
      if (next.equals(to)) {
        return List.of(from, to);
      }
      if (seen.add(next)) {
        List<String> rest = path(next, to, seen);
        if (!rest.isEmpty()) {
          List<String> whole = new ArrayList<>(List.of(from));
          whole.addAll(rest);
          return whole;
        }
      }
    }
    return List.of();
  }

  /** Every keyword instance anywhere in a meaning. */
  private static void keywords(Object part, Set<String> used) {
    Tree.visit(
        part,
        node -> {
          if (node instanceof Ability.Keyword keyword) {
            used.add(keyword.keyword());
          }
        });
  }
}
