package cardwright.engine.play;

import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.match.Thing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Writes the log of a match. */
final class Journal {
  private final Position position;
  private final Consumer<LogEntry> reader;
  private final List<LogEntry> entries = new ArrayList<>();
  private final Deque<LogEntry.Cause> causes = new ArrayDeque<>();

  Journal(Position position, Consumer<LogEntry> reader) {
    this.position = position;
    this.reader = reader;
  }

  /** Carries something out on somebody's account; what is done within it on another's is that one's. */
  <T> T on(LogEntry.Cause cause, Supplier<T> deed) {
    causes.push(cause);
    try {
      return deed.get();
    } finally {
      causes.pop();
    }
  }

  /** The same for an ability, of something that answers nothing. */
  void on(AbilityInstance ability, Runnable deed) {
    on(
        ability,
        () -> {
          deed.run();
          return true;
        });
  }

  /** The same for an ability. */
  <T> T on(AbilityInstance ability, Supplier<T> deed) {
    return on(new LogEntry.Cause.Ability(ability.compiled().id(), name(ability.host())), deed);
  }

  /** On whose account things are done now. */
  Optional<LogEntry.Cause> cause() {
    return Optional.ofNullable(causes.peek());
  }

  List<LogEntry> entries() {
    return entries;
  }

  /** Adds an entry; {@code details} are names and values in turn. */
  void add(LogEntry.Type type, Object... details) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < details.length; i += 2) {
      map.put((String) details[i], plain(details[i + 1]));
    }
    LogEntry entry = new LogEntry(entries.size() + 1, type, map, cause());
    entries.add(entry);
    reader.accept(entry);
  }

  private Object plain(Object value) {
    if (value instanceof Card card) {
      return name(card);
    }
    if (value instanceof AbilityInstance ability) {
      return ability.compiled().id();
    }
    if (value instanceof Thing thing) {
      return thing.toString();
    }
    if (value instanceof List<?> list) {
      return list.stream().map(this::plain).toList();
    }
    return value;
  }

  private LogEntry.CardName name(Card card) {
    int visible = 0;
    for (Player player : List.of(Player.FIRST, Player.SECOND)) {
      visible |= position.sees(player, card) ? 1 << player.seat() : 0;
    }
    return new LogEntry.CardName(card.number(), card.definition().id(), visible);
  }
}
