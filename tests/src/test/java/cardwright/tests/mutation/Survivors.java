package cardwright.tests.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The reasons for which a mutation may leave a meaning as it is: a file of them, each with patterns for the mutations that it is for. */
final class Survivors {
  private final Map<Pattern, String> reasons = new LinkedHashMap<>();

  private Survivors() {}

  static Survivors read(Path file) throws IOException {
    Survivors survivors = new Survivors();
    String reason = "";
    for (String line : Files.readAllLines(file)) {
      if (line.startsWith("= ")) {
        reason = line.substring(2);
      } else if (!line.isBlank() && !line.startsWith("#")) {
        survivors.reasons.put(Pattern.compile(line), reason);
      }
    }
    return survivors;
  }

  /** Why the mutation may survive; empty if nobody has looked at its kind. */
  Optional<String> reason(Mutation mutation) {
    return reasons.entrySet().stream().filter(each -> each.getKey().matcher(mutation.what()).matches()).map(Map.Entry::getValue).findFirst();
  }
}
