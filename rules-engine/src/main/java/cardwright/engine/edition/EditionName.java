package cardwright.engine.edition;

import java.util.Optional;

/**
 * How a rulebook is called: {@code game}, {@code game@edition}, or with a preset of the edition's switches {@code game@edition:preset}.
 *
 * @param game the folder of the rulebook
 * @param edition its edition; empty for the rulebook as it lies there
 * @param preset which of the edition's switches are on; empty for those that are on by default
 */
public record EditionName(String game, Optional<String> edition, Optional<String> preset) {

  /** Takes a name apart; whether there is such a game or edition is for others to tell. */
  public static EditionName of(String name) {
    int at = name.indexOf('@');
    if (at < 0) {
      return new EditionName(name, Optional.empty(), Optional.empty());
    }
    int colon = name.indexOf(':', at);
    return colon < 0
        ? new EditionName(name.substring(0, at), Optional.of(name.substring(at + 1)), Optional.empty())
        : new EditionName(name.substring(0, at), Optional.of(name.substring(at + 1, colon)), Optional.of(name.substring(colon + 1)));
  }

  /** The name as a user writes it. */
  @Override
  public String toString() {
    return game + edition.map(e -> "@" + e).orElse("") + preset.map(p -> ":" + p).orElse("");
  }
}
