package cardwright.engine.rulebook;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Body;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.List;
import java.util.Optional;

/** Puts what a card writes behind a keyword's colon where the keyword's definition has «…». */
public final class Expansion {
  private Expansion() {}

  /** What a use of a keyword means, its letters not yet bound; a keyword within it is left as it is. None for one without a meaning. */
  public static List<Ability> of(Ability.Keyword use, Rulebook rulebook) {
    return rulebook.language().definition(use.keyword()).stream()
        .map(defined -> use.body().map(body -> fill(defined, body)).orElse(defined))
        .map(defined -> use.limit().flatMap(limit -> limit.on(defined)).orElse(defined))
        .toList();
  }

  /** What a use of a keyword means, with the numbers that it gives in place of the letters. */
  public static List<Ability> numbered(Ability.Keyword use, Rulebook rulebook) {
    List<String> letters = rulebook.vocabulary().find(Category.KEYWORDS, use.keyword()).flatMap(Entry::keyword).map(Entry.Definition::parameters).orElse(List.of());
    return of(use, rulebook).stream().map(defined -> Tree.rewrite(defined, node -> number(node, letters, use.arguments()))).toList();
  }

  /** What a keyword means that counts against some alone, its letters not yet bound; nothing if it gives more than numbers that count against somebody. */
  public static List<Ability> limited(Grant.KeywordAgainst use, Rulebook rulebook) {
    List<Ability> defined = of(use.keyword(), rulebook);
    boolean numbers = defined.stream().allMatch(each -> each instanceof Ability.Continuous continuous && continuous.grant() instanceof Grant.Modifier modifier && modifier.use().against().isEmpty());
    return numbers ? defined.stream().map(each -> against((Ability.Continuous) each, use)).toList() : List.of();
  }

  private static Ability against(Ability.Continuous defined, Grant.KeywordAgainst use) {
    Grant.Modifier m = (Grant.Modifier) defined.grant();
    Grant.Use only = new Grant.Use(Optional.of(use.whom()), m.use().through(), m.use().of(), m.use().next());
    return new Ability.Continuous(defined.subject(), new Grant.Modifier(m.stat(), m.level(), m.sign(), m.amount(), only, m.most(), m.total()), defined.whileTrue());
  }

  private static Object number(Object node, List<String> letters, List<Value> numbers) {
    int index = node instanceof Value.Variable variable && variable.definition().isEmpty() ? letters.indexOf(variable.name()) : -1;
    return index < 0 || index >= numbers.size() ? node : numbers.get(index);
  }

  private static Ability fill(Ability defined, Body body) {
    return Tree.rewrite(
        defined,
        node -> {
          if (node instanceof Effect.BodySlot && body instanceof Body.Instructions instructions) {
            return instructions.effect();
          }
          if (node instanceof Grant.Quoted quoted && quoted.abilities().contains(new Ability.BodySlot()) && body instanceof Body.Abilities abilities) {
            return new Grant.Quoted(abilities.abilities());
          }
          return node;
        });
  }
}
