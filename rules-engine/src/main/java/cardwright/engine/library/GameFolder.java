package cardwright.engine.library;

import cardwright.engine.cards.CardSet;
import cardwright.engine.check.RulebookCheck;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.edition.EditionName;
import cardwright.engine.edition.Editions;
import cardwright.engine.rulebook.ReadOnce;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.RulebookReader;
import cardwright.grammar.document.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Where one game lies.
 *
 * @param game its id: the name of both folders, and perhaps of an edition: {@code game@edition}
 * @param rulebook its folder of rules
 * @param cards its folder of cards and decks
 */
public record GameFolder(String game, Path rulebook, Path cards) {

  /** The folders of a game below the folders of all games. */
  public static GameFolder of(String game, Path rulebooks, Path allCards) {
    String folder = EditionName.of(game).game();
    return new GameFolder(game, rulebooks.resolve(folder), allCards.resolve(folder));
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
    return readRulebook(new ReadOnce(rulebook), run);
  }

  /** The same, for several editions in one run. */
  public Optional<Rulebook> readRulebook(ReadOnce once, Diagnostics run) {
    EditionName name = EditionName.of(game);
    Optional<Rulebook> rules =
        name.edition().isEmpty()
            ? RulebookReader.read(rulebook, once, run)
            : Editions.files(rulebook, name, once, run).flatMap(files -> RulebookReader.read(files, once, run));
    rules.ifPresent(each -> RulebookCheck.check(each, run));
    return rules.filter(each -> !run.hasErrors());
  }

  /** Its editions, each with its default switches, then with each preset of them. */
  public List<GameFolder> editions() {
    List<GameFolder> all = new ArrayList<>();
    for (String edition : Editions.of(rulebook)) {
      all.add(new GameFolder(game + "@" + edition, rulebook, cards));
      Editions.presets(rulebook, edition).forEach(preset -> all.add(new GameFolder(game + "@" + edition + ":" + preset, rulebook, cards)));
    }
    return all;
  }

  /** A game that can be played. */
  public record Loaded(Rulebook rulebook, CardSet cards, Catalogue catalogue) {}

  /** Rulebook and cards, compiled; empty, with errors in {@code run}, unless all of them are right: nothing is loaded by half. */
  public Optional<Loaded> load(Diagnostics run) {
    return load(run, read -> {});
  }

  /**
   * The same.
   *
   * @param reader hears what was read of the cards, also when not all of it is right
   */
  public Optional<Loaded> load(Diagnostics run, Consumer<CardSet> reader) {
    Optional<Rulebook> rules = readRulebook(run);
    if (rules.isEmpty()) {
      return Optional.empty();
    }
    CardSet set = CardSet.read(rules.get(), cards, run);
    reader.accept(set);
    set.reportLostRewordings(rules.get(), run);
    if (run.hasErrors()) {
      return Optional.empty();
    }
    return Optional.of(new Loaded(rules.get(), set, Catalogue.of(rules.get(), set.cards().values())));
  }
}
