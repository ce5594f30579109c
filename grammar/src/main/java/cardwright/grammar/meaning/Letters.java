package cardwright.grammar.meaning;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The letters of a meaning: X, N. */
public final class Letters {
  private Letters() {}

  /**
   * The letters that nothing in the meaning gives a number: neither a definition, nor a cost that lets a number be announced, nor counters of
   * which as many are lost as is chosen. In a keyword's
   * definition they are its parameters; on a card whose price is a letter they are what was paid; elsewhere they mean nothing.
   */
  public static Set<String> free(Object meaning) {
    Set<String> free = new LinkedHashSet<>();
    walk(meaning, Set.of(), free);
    return free;
  }

  /** The letters that a player announces when he pays for one of these abilities: «X{counter}: …». */
  public static Set<String> announced(Object meaning) {
    Set<String> announced = new LinkedHashSet<>();
    Tree.visit(
        meaning,
        part -> {
          if (part instanceof Ability.Activated activated) {
            announced.addAll(paid(activated));
          }
        });
    return announced;
  }

  /** The same meaning in which these letters are defined. */
  public static <T> T defined(T meaning, Map<String, Value> definitions) {
    return Tree.rewrite(
        meaning,
        part ->
            part instanceof Value.Variable letter && letter.definition().isEmpty() && definitions.containsKey(letter.name())
                ? new Value.Variable(letter.name(), Optional.of(definitions.get(letter.name())))
                : part);
  }

  private static Set<String> paid(Ability.Activated activated) {
    Set<String> letters = new LinkedHashSet<>();
    Tree.visit(
        activated.costs(),
        part -> {
          // counters are paid in the number that is announced; how many things a verb takes must be known
          if (part instanceof Effect.RemoveCounters remove && remove.count() instanceof Value.Variable letter && letter.definition().isEmpty()) {
            letters.add(letter.name());
          }
        });
    return letters;
  }

  /** The letters whose number is chosen when it is done: «может потерять X фишек; ранить на X». */
  private static Set<String> chosen(Effect effect) {
    Set<String> letters = new LinkedHashSet<>();
    Tree.visit(
        effect,
        part -> {
          Value count = part instanceof Effect.RemoveCounters remove ? remove.count() instanceof Value.AtMost most ? most.value() : remove.count() : null;
          if (count instanceof Value.Variable letter && letter.definition().isEmpty()) {
            letters.add(letter.name());
          }
        });
    return letters;
  }

  private static void walk(Object node, Set<String> known, Set<String> free) {
    if (node instanceof Optional<?> optional) {
      optional.ifPresent(inner -> walk(inner, known, free));
    } else if (node instanceof List<?> list) {
      list.forEach(inner -> walk(inner, known, free));
    } else if (node instanceof Value.Variable letter) {
      if (letter.definition().isEmpty() && !known.contains(letter.name())) {
        free.add(letter.name());
      }
    } else if (node instanceof Record) {
      Set<String> inside = known;
      if (node instanceof Ability.Activated activated) {
        inside = new LinkedHashSet<>(known);
        inside.addAll(paid(activated));
        inside.addAll(chosen(activated.effect()));
      } else if (node instanceof Ability.Triggered triggered) {
        inside = new LinkedHashSet<>(known);
        inside.addAll(chosen(triggered.effect()));
      } else if (node instanceof Ability.Replacement replacement) {
        inside = new LinkedHashSet<>(known);
        inside.addAll(chosen(replacement.instead()));
      }
      for (Object child : Tree.children(node)) {
        walk(child, inside, free);
      }
    }
  }
}
