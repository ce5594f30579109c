package cardwright.engine.cards;

import cardwright.grammar.Language;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.source.LineMap;
import java.nio.file.Path;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which cards files declare, whether or not they could be read: so that ids and names are given once, and a broken card is not missing too. */
public final class DeclaredCards {
  private final Map<String, Place> ids = new HashMap<>();
  private final Map<Language, Map<String, Place>> names = new EnumMap<>(Language.class);
  private final Set<Path> unread = new HashSet<>();

  /**
   * Where something is declared. The line is counted when it is told: most places never are.
   *
   * @param scalar empty when the line is not known
   */
  record Place(Path file, Optional<ScalarNode> scalar) {
    static Place of(Path file, ScalarNode scalar) {
      return new Place(file, Optional.of(scalar));
    }

    @Override
    public String toString() {
      return file + scalar.map(node -> ":" + new LineMap(node.source()).position(node.span().start()).line()).orElse("");
    }
  }

  /** Declares an id; where it was declared before, if it was. */
  Optional<Place> add(String id, Place place) {
    return Optional.ofNullable(ids.putIfAbsent(id, place));
  }

  /** Gives a name, in any case; where it was given before in that language, if it was. */
  Optional<Place> addName(String name, Language language, Place place) {
    return Optional.ofNullable(names.computeIfAbsent(language, none -> new HashMap<>()).putIfAbsent(name.strip().toLowerCase(Locale.ROOT), place));
  }

  /** A card that is there. */
  void add(CardDefinition card) {
    Place place = new Place(card.file(), Optional.empty());
    add(card.id(), place);
    card.names().forEach((language, name) -> addName(name, language, place));
  }

  /** How many cards these files declare. */
  public int in(Collection<Path> files) {
    return (int) ids.values().stream().filter(place -> files.contains(place.file())).count();
  }

  /** The ids that were declared. */
  Set<String> ids() {
    return Set.copyOf(ids.keySet());
  }

  /** A file that is so broken that any card may be in it. */
  void unread(Path file) {
    unread.add(file);
  }

  /** How many of these files are so broken that any card may be in them. */
  public int unread(Collection<Path> files) {
    return (int) files.stream().filter(unread::contains).count();
  }

  /** Whether a card that could not be read may be the one with this id. */
  public boolean mayHold(String id) {
    return ids.containsKey(id) || !unread.isEmpty();
  }
}
