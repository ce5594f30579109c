package cardwright.engine.compare;

import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Compares what two editions declare besides steps and words: numbers, tables, stats, zones, verbs, limits and the like. */
final class RuleComparison {
  /** Sections that say more of words: one that is new or gone is told as a word. */
  private static final Set<String> OF_WORDS = Set.of("timings", "keywords");

  private final Rulebook old;
  private final Rulebook now;
  private final Reasons reasons;

  RuleComparison(Rulebook old, Rulebook now) {
    this.old = old;
    this.now = now;
    this.reasons = new Reasons(old, now);
  }

  /** Every declaration that differs, section by section in the order of the rulebook. */
  List<Difference.RuleChange> compare() {
    Map<String, Map<String, ?>> before = sections(old);
    Map<String, Map<String, ?>> after = sections(now);
    List<Difference.RuleChange> changes = new ArrayList<>();
    before.forEach((section, declared) -> {
      Map<String, ?> declares = after.get(section);
      Set<String> ids = new TreeSet<>(declared.keySet());
      ids.addAll(declares.keySet());
      if (OF_WORDS.contains(section)) {
        ids.retainAll(declared.keySet());
        ids.retainAll(declares.keySet());
      }
      for (String id : ids) {
        if (!Objects.equals(declared.get(id), declares.get(id))) {
          Difference.How how = !declared.containsKey(id) ? Difference.How.ADDED : !declares.containsKey(id) ? Difference.How.REMOVED : Difference.How.CHANGED;
          changes.add(new Difference.RuleChange(section, id, how, reasons.of(Change.Part.RULES, id)));
        }
      }
    });
    return changes;
  }

  /** Declarations by section, named as the files name them. */
  private static Map<String, Map<String, ?>> sections(Rulebook rulebook) {
    Map<String, Map<String, ?>> sections = new LinkedHashMap<>();
    sections.put("game", Map.of(
        "board", rulebook.board(),
        "levels", rulebook.levels(),
        "dice", rulebook.dieSides(),
        "other dice", rulebook.dieRules(),
        "decks", rulebook.decks(),
        "start zone", rulebook.startZone(),
        "vitality", rulebook.vitality(),
        "limits", rulebook.limits(),
        "deliberate speeds", rulebook.deliberateSpeeds()));
    sections.put("zones", rulebook.zones());
    sections.put("states", rulebook.stateGroups());
    sections.put("stats", rulebook.stats());
    sections.put("verbs", rulebook.verbs());
    sections.put("actions", rulebook.actions());
    sections.put("tables", rulebook.tables());
    sections.put("timings", rulebook.timings());
    sections.put("keywords", rulebook.keywords());
    sections.put("relations", rulebook.relations());
    sections.put("areas", rulebook.areas());
    sections.put("printed", rulebook.printed());
    sections.put("trait groups", rulebook.traitGroups());
    sections.put("attachments", rulebook.attachments());
    return sections;
  }
}
