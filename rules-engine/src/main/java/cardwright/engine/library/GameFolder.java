package cardwright.engine.library;

import cardwright.engine.cards.CardSet;
import cardwright.engine.check.RulebookCheck;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.RulebookReader;
import cardwright.grammar.document.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where one game lies.
 *
 * @param game its id, which is the name of both folders
 * @param rulebook its folder of rules
 * @param cards its folder of cards and decks
 */
public record GameFolder(String game, Path rulebook, Path cards) {

  /** The folders of a game below the folders of all games. */
  public static GameFolder of(String game, Path rulebooks, Path allCards) {
    return new GameFolder(game, rulebooks.resolve(game), allCards.resolve(game));
  }

  /** Every game that has a folder of rules, by name; none when there is no such folder. */
  public static List<GameFolder> all(Path rulebooks, Path allCards) {
    try (Stream<Path> folders = Files.list(rulebooks)) {
      return folders.filter(Files::isDirectory).map(path -> path.getFileName().toString()).sorted().map(name -> of(name, rulebooks, allCards)).toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  /** The rulebook; empty, with errors in {@code run}, unless all of it is right. */
  public Optional<Rulebook> readRulebook(Diagnostics run) {
    return readRulebook(rulebook, run);
  }

  /** The rulebook in a folder; empty, with errors in {@code run}, unless all of it is right and can be obeyed. */
  public static Optional<Rulebook> readRulebook(Path folder, Diagnostics run) {
    Optional<Rulebook> rules = RulebookReader.read(folder, run);
    rules.ifPresent(each -> RulebookCheck.check(each, folder, run));
    return rules.filter(each -> !run.hasErrors());
  }

  /** A game that can be played. */
  public record Loaded(Rulebook rulebook, CardSet cards, Catalogue catalogue) {}

  /** Rulebook and cards, compiled; empty, with errors in {@code run}, unless all of them are right: nothing is loaded by half. */
  public Optional<Loaded> load(Diagnostics run) {
    Optional<Rulebook> rules = readRulebook(run);
    if (rules.isEmpty()) {
      return Optional.empty();
    }
    CardSet set = CardSet.read(rules.get(), cards, run);
    if (run.hasErrors()) {
      return Optional.empty();
    }
    return Optional.of(new Loaded(rules.get(), set, Catalogue.of(rules.get(), set.cards().values())));
  }
}
