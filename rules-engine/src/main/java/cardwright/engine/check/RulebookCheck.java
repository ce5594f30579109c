package cardwright.engine.check;

import cardwright.engine.feasible.Feasibility;
import cardwright.engine.rulebook.CommonAbility;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.source.Span;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.nio.file.Path;

/** Finds what a rulebook's own abilities say and no match could obey: what keywords mean, and what the rules give to cards. */
public final class RulebookCheck {
  private RulebookCheck() {}

  /**
   * Reports every such fault as an error, at the keyword or at the file of the game.
   */
  public static void check(Rulebook rulebook, Diagnostics run) {
    Path words = rulebook.vocabulary().file();
    Feasibility feasibility = new Feasibility(rulebook);
    for (Entry keyword : rulebook.vocabulary().of(Category.KEYWORDS)) {
      feasibility.faults(rulebook.language().definition(keyword.id()))
          .forEach(fault -> run.at(words).error(keyword.key().span(), "what this keyword means can't be obeyed: " + fault));
    }
    for (CommonAbility common : rulebook.commonAbilities()) {
      feasibility.faults(common.abilities())
          .forEach(fault -> run.at(words.resolveSibling("game.yaml")).error(new Span(0, 0), "the common ability «" + common.id() + "» can't be obeyed: " + fault));
    }
  }
}
