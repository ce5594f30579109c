package cardwright.grammar.parse;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** What was found out about the types of a text; safe for several threads, which may find out the same at once. */
final class Remembered<T> {

  /** So many at most, so that a program that reads for days does not grow: some ten megabytes. */
  private static final int MOST = 4096;

  private final Map<Types, T> known = new ConcurrentHashMap<>();

  T of(Types types, Supplier<T> find) {
    T found = known.get(types);
    if (found == null) {
      found = find.get();
      if (known.size() >= MOST) {
        known.clear(); // what is read now is more likely to come again than what was read first
      }
      known.put(types, found);
    }
    return found;
  }
}
