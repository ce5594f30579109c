package cardwright.engine.cards;

import cardwright.grammar.Language;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which cards files declare, whether or not they could be read: so that ids and names are given once, and a broken card is not missing too. */
public final class DeclaredCards {
  private final Map<String, Path> ids = new HashMap<>();
  private final Map<Language, Map<String, Path>> names = new EnumMap<>(Language.class);
  private final Set<Path> unread = new HashSet<>();

  /** Declares an id; where it was declared before, if it was. */
  Optional<Path> add(String id, Path file) {
    return Optional.ofNullable(ids.putIfAbsent(id, file));
  }

  /** Gives a name, in any case; where it was given before in that language, if it was. */
  Optional<Path> addName(String name, Language language, Path file) {
    return Optional.ofNullable(names.computeIfAbsent(language, none -> new HashMap<>()).putIfAbsent(name.strip().toLowerCase(Locale.ROOT), file));
  }

  /** A card that is there. */
  void add(CardDefinition card) {
    add(card.id(), card.file());
    card.names().forEach((language, name) -> addName(name, language, card.file()));
  }

  /** The ids that were declared. */
  Set<String> ids() {
    return Set.copyOf(ids.keySet());
  }

  /** A file that is so broken that any card may be in it. */
  void unread(Path file) {
    unread.add(file);
  }

  /** Whether a card that could not be read may be the one with this id. */
  public boolean mayHold(String id) {
    return ids.containsKey(id) || !unread.isEmpty();
  }
}
