package cardwright.grammar.parse;

import cardwright.grammar.parse.Learnt.Source;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;

/** What was found out about the types of a text; safe for several threads, which may find out the same at once. */
final class Remembered<T> {

  /** So many at most, so that a program that reads for days does not grow: some ten megabytes. */
  private static final int MOST = 4096;

  /** Where the launcher keeps what was found out when the program was built: a folder; none if it is not set. */
  private static final String KEPT = "cardwright.learnt";

  private final Map<Types, T> known = new ConcurrentHashMap<>();
  private final Learnt learnt;
  private final String name;
  private final Function<Source, T> from;
  private final Learnt.Written<T> to;

  /**
   * @param name of the file
   * @param from reads what {@code to} wrote
   */
  Remembered(String name, Function<Source, T> from, Learnt.Written<T> to) {
    this.name = name;
    this.from = from;
    this.to = to;
    String folder = System.getProperty(KEPT);
    this.learnt = folder == null ? Learnt.nothing() : Learnt.of(Path.of(folder, name));
  }

  T of(Types types, Supplier<T> find) {
    T found = known.get(types);
    if (found == null) {
      found = learnt.about(types, from).orElseGet(find);
      if (known.size() >= MOST) {
        known.clear(); // what is read now is more likely to come again than what was read first
      }
      known.put(types, found);
    }
    return found;
  }

  /** Keeps all that is known now for later runs. */
  void keep(Path folder) throws IOException {
    Learnt.write(folder.resolve(name), known, to);
  }
}
