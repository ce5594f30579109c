package cardwright.engine.rulebook;

import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Body;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Tree;
import java.util.List;

/** Puts what a card writes behind a keyword's colon where the keyword's definition has «…». */
public final class Expansion {
  private Expansion() {}

  /** What a use of a keyword means, its letters not yet bound; a keyword within it is left as it is. None for one without a meaning. */
  public static List<Ability> of(Ability.Keyword use, Rulebook rulebook) {
    return rulebook.language().definition(use.keyword()).stream().map(defined -> use.body().map(body -> fill(defined, body)).orElse(defined)).toList();
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
