package cardwright.grammar;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads a stretch as it would be corrected. */
@FunctionalInterface
interface Trial extends Predicate<String> {
  /** What each sentence of it means; empty if one means nothing. */
  Optional<List<Object>> meaning(String corrected);

  @Override
  default boolean test(String corrected) {
    return meaning(corrected).isPresent();
  }
}
