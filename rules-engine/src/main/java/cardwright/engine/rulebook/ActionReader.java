package cardwright.engine.rulebook;

import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Limit;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.vocabulary.Category;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/** Reads «actions» of a game and the «tables» in which their results are looked up. */
final class ActionReader {
  private final References references;
  private final Wording wording;
  private final BoardReader boards;
  private final Function<Category, Set<String>> ids;
  private final Diagnostics sink;

  /** Names whose declarations are looked at when all are known; an unknown one is told once, however often it is used. */
  private final Map<String, ScalarNode> procedures = new LinkedHashMap<>();

  private final Map<String, ScalarNode> usedTables = new LinkedHashMap<>();
  private final Map<ActionRule, Fields> withoutTable = new LinkedHashMap<>();

  /**
   * @param ids the words of a category, each time a new set
   */
  ActionReader(References references, Wording wording, BoardReader boards, Function<Category, Set<String>> ids, Diagnostics sink) {
    this.references = references;
    this.wording = wording;
    this.boards = boards;
    this.ids = ids;
    this.sink = sink;
  }

  /** The tables in which results are looked up. */
  Map<String, ResultTable> tables(Fields game, List<String> levels) {
    Map<String, ResultTable> found = new LinkedHashMap<>();
    game.entries("tables").forEach(
        (id, node) -> {
          Fields each = Fields.of(node, "a table", sink);
          List<ResultTable.Row> rows = each.list("rows", "a row", line -> row(line, levels));
          found.put(id.text(), new ResultTable(id.text(), each.oneOf("by", ResultTable.By.class, ResultTable.By.ROLL), rows));
          each.done();
          for (int i = 1; i < rows.size(); i++) {
            if (rows.get(i).from() >= rows.get(i - 1).from()) {
              each.error("rows", "the rows must go from the highest number to the lowest");
            }
          }
        });
    return found;
  }

  private ResultTable.Row row(Fields each, List<String> levels) {
    String level = references.optional(each, "level", "level of strength", ids.apply(Category.LEVELS)).orElse("");
    ResultTable.Row row =
        new ResultTable.Row(
            each.integer("from", -999, 999, 0),
            each.oneOf("striker", ResultTable.Striker.class, ResultTable.Striker.ATTACKER),
            Math.max(0, levels.indexOf(level)));
    each.done();
    return row;
  }

  /** An action. */
  ActionRule action(String id, Fields each) {
    each.scalar("procedure").ifPresent(procedure -> procedures.put(procedure.text(), procedure));
    ActionRule rule =
        new ActionRule(
            id,
            references.list(each, "traits", "trait of an action", ids.apply(Category.ACTION_TRAITS)),
            each.optionalText("procedure"),
            references.optional(each, "verb", "verb", ids.apply(Category.VERBS)),
            references.optional(each, "power", "stat", ids.apply(Category.STATS)),
            references.list(each, "modified-by", "stat", ids.apply(Category.STATS)),
            each.oneOf("reach", ActionRule.Reach.class, ActionRule.Reach.ANY),
            wording.selector(each, "aims"),
            wording.selector(each, "stopped-by"),
            references.optional(each, "range", "stat", ids.apply(Category.STATS)),
            references.optional(each, "attacker-die", "stat", ids.apply(Category.STATS)),
            references.optional(each, "defender-die", "stat", ids.apply(Category.STATS)),
            references.optional(each, "defends-while", "state or keyword", statesAndKeywords()),
            references.optional(each, "resisted-by", "stat", ids.apply(Category.STATS)),
            each.optionalText("table"),
            each.optionalText("undefended-table"),
            each.value("standing-in").map(node -> standingIn(Fields.of(node, "who stands in", sink))));
    if (rule.procedure().isPresent()) {
      for (String key : List.of("verb", "aims")) {
        if (!each.has(key)) {
          each.missing("an action with a procedure needs a «verb» and what it «aims» at: «" + key + "»", key);
        }
      }
      if (!each.has("table")) {
        withoutTable.put(rule, each);
      }
    }
    boards.check(rule, each);
    each.scalar("table").ifPresent(table -> usedTables.put(table.text(), table));
    each.scalar("undefended-table").ifPresent(table -> usedTables.put(table.text(), table));
    each.done();
    return rule;
  }

  private ActionRule.StandingIn standingIn(Fields each) {
    Optional<Limit> often = each.value("often").map(node -> Fields.of(node, "how often", sink)).map(this::often);
    ActionRule.StandingIn rule = new ActionRule.StandingIn(wording.selector(each, "who"), often, wording.effects(each, "afterwards"));
    each.done();
    return rule;
  }

  private Limit often(Fields each) {
    Limit limit = new Limit(each.integer("times", 1, 99, 1), references.required(each, "per", "period", ids.apply(Category.PERIODS)));
    each.done();
    return limit;
  }

  private Set<String> statesAndKeywords() {
    Set<String> all = ids.apply(Category.STATES);
    all.addAll(ids.apply(Category.KEYWORDS));
    return all;
  }

  /** Every table that an action names must be declared. */
  void checkTables(Set<String> declared) {
    usedTables.values().forEach(table -> references.exists(table, "table", declared));
  }

  /** Every procedure that an action names must be declared; one that looks results up needs a table for that. */
  void checkProcedures(Map<String, List<Step>> declared, Map<String, Verb> verbs) {
    procedures.values().forEach(named -> references.exists(named, "procedure", declared.keySet()));
    withoutTable.forEach(
        (rule, fields) -> {
          if (declared.getOrDefault(rule.procedure().orElseThrow(), List.of()).stream().flatMap(Step::all).anyMatch(step -> looksUp(step, verbs))) {
            fields.missing("the procedure of this action looks its result up: an action of it needs a «table»", "table");
          }
        });
  }

  private static boolean looksUp(Step step, Map<String, Verb> verbs) {
    boolean[] found = {false};
    Consumer<Object> visitor = node -> found[0] |= node instanceof Effect.Act act && verbs.containsKey(act.verb()) && verbs.get(act.verb()).operation() == Operation.LOOK_UP;
    Tree.visit(step.does(), visitor);
    Tree.visit(step.closing(), visitor);
    return found[0];
  }
}
