package cardwright.grammar.meaning;

import java.util.List;

/** What a card writes behind the colon of a keyword that takes a body. */
public sealed interface Body {

  /** Whole abilities: «Строй: +1 к удару и броня 1». */
  record Abilities(List<Ability> abilities) implements Body {
    public Abilities {
      abilities = List.copyOf(abilities);
    }
  }

  /** An effect that the keyword's own trigger carries out: «Бешенство 3: излечиться на 2». */
  record Instructions(Effect effect) implements Body {}
}
