package cardwright.engine.cards;

import cardwright.engine.cards.CardDefinition.Cost;
import cardwright.engine.cards.CardDefinition.PrintedAbility;
import cardwright.grammar.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What the texts of cards were understood to mean, so that whoever changes one card of many does not wait for the others to be read again.
 * It belongs to one rulebook: under another the same words may mean something else. Only texts of which nothing was to be said are kept.
 * Safe for several threads.
 */
public final class UnderstoodTexts {
  /** So many at most, so that a program that watches files for days does not grow. */
  private static final int MOST = 20_000;

  private final Map<Key, List<PrintedAbility>> known = new ConcurrentHashMap<>();

  /** All that the meaning of a card's text depends on, the rulebook aside. */
  record Key(Map<Language, String> texts, Map<Language, String> names, Cost cost) {}

  /** Whether nothing was read yet. */
  boolean isEmpty() {
    return known.isEmpty();
  }

  Optional<List<PrintedAbility>> find(Key key) {
    return Optional.ofNullable(known.get(key));
  }

  void keep(Key key, List<PrintedAbility> abilities) {
    if (known.size() >= MOST) {
      known.clear();
    }
    known.put(key, List.copyOf(abilities));
  }
}
