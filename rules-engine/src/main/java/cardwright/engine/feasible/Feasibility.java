package cardwright.engine.feasible;

import cardwright.engine.rulebook.Expansion;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.Reading;
import cardwright.grammar.Reading.Word;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.source.Problem;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells what of a text that was understood no match of a rulebook could carry out. A text without such problems is obeyed to the last word.
 */
public final class Feasibility {
  private final Rulebook rulebook;

  public Feasibility(Rulebook rulebook) {
    this.rulebook = rulebook;
  }

  /**
   * The problems of a text, in its order, each at its words or, where a keyword's definition is at fault, at the keyword.
   *
   * @param reading what became of the text
   */
  public List<Problem> problems(Reading reading) {
    List<Problem> problems = new ArrayList<>();
    for (Reading.Part<Ability> part : reading.abilities()) {
      List<Word> words = reading.words().stream().filter(word -> word.span().start() >= part.span().start() && word.span().end() <= part.span().end()).toList();
      Places places = new Places(words, part.span());
      for (Unfeasible each : of(part.meaning())) {
        Problem problem = Problem.error(places.of(each.part()), each.message());
        if (!problems.contains(problem)) {
          problems.add(problem);
        }
      }
    }
    return problems;
  }

  /** What is wrong with abilities of a rulebook's own, such as what a keyword means; each fault once, in words. */
  public List<String> faults(List<Ability> abilities) {
    return abilities.stream().flatMap(ability -> of(ability).stream()).map(Unfeasible::message).distinct().toList();
  }

  /** What of an ability cannot be carried out: of itself, of what its keyword means, of what it grants. */
  private List<Unfeasible> of(Ability ability) {
    if (ability instanceof Ability.Keyword use) {
      if (use.arguments().stream().anyMatch(argument -> argument.is(0))) {
        return List.of(new Unfeasible(Unfeasible.Part.WHOLE, Nothings.NONE));
      }
      List<Ability> defined = Expansion.of(use, rulebook);
      if (use.limit().isPresent() && defined.stream().allMatch(Ability.Continuous.class::isInstance)) {
        return List.of(new Unfeasible(Unfeasible.Part.WHOLE, "how often is said of a keyword that always holds"));
      }
      return defined.stream().flatMap(meaning -> of(meaning).stream()).toList();
    }
    List<Unfeasible> found = new ArrayList<>(Counts.in(ability, rulebook));
    found.addAll(Contradictions.in(ability, rulebook));
    found.addAll(Roles.in(ability, rulebook));
    found.addAll(Destinations.in(ability, rulebook));
    found.addAll(Events.in(ability, rulebook));
    found.addAll(Attaching.in(ability, rulebook));
    found.addAll(OnPlayers.in(ability, rulebook));
    found.addAll(Amending.in(ability, rulebook));
    found.addAll(Standing.in(ability, rulebook));
    found.addAll(Nothings.in(ability));
    Tree.visit(
        ability,
        node -> {
          if (node instanceof Grant.Quoted quoted) {
            quoted.abilities().forEach(inner -> found.addAll(of(inner)));
          } else if (node instanceof Grant.Marked marked) {
            marked.rule().forEach(inner -> found.addAll(of(inner)));
          } else if (node instanceof Grant.HasKeyword has) {
            found.addAll(of(has.keyword()));
          }
        });
    return found;
  }
}
