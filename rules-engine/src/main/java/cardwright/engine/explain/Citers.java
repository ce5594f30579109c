package cardwright.engine.explain;

import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds everything in a rulebook that implements a clause, by what each part cites. */
public final class Citers {
  private final Map<String, List<String>> byClause = new LinkedHashMap<>();

  private Citers() {}

  /** The citers of a rulebook's clauses and decisions. */
  public static Citers of(Rulebook rulebook) {
    Citers citers = new Citers();
    Located.all(rulebook).forEach(each -> citers.add(each.step().rules(), each.path()));
    rulebook.commonAbilities().forEach(common -> citers.add(common.rules(), "common ability: " + common.id()));
    rulebook.standingRules().forEach(rule -> citers.add(rule.rules(), "standing rule: " + rule.id()));
    rulebook.decks().formats().values().forEach(
        format -> citers.add(format.demands().stream().flatMap(demand -> demand.rules().stream()).distinct().toList(), rulebook.decks().formats().size() == 1 ? "decks" : "decks, format: " + format.id()));
    for (Entry keyword : rulebook.vocabulary().of(Category.KEYWORDS)) {
      keyword.keyword().flatMap(Entry.Definition::clause).ifPresent(clause -> citers.add(List.of(clause), "keyword: " + keyword.id()));
    }
    return citers;
  }

  private void add(List<String> clauses, String who) {
    clauses.forEach(clause -> byClause.computeIfAbsent(clause, each -> new ArrayList<>()).add(who));
  }

  /** Who cites a clause: ways to steps, and other parts with what they are before their names. */
  public List<String> of(String clause) {
    return List.copyOf(byClause.getOrDefault(clause, List.of()));
  }
}
