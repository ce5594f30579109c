package cardwright.workbench;

import cardwright.engine.library.GameFolder;
import cardwright.engine.scenario.ScenarioFile;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.source.Span;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Sorts the files that {@code check} is asked to look at by game: those of rulebooks, of cards and decks, and of scenarios. A path that
 * leads to no file, and a file of no known game, is an error: nothing that was named is passed over in silence.
 */
final class CheckTargets {
  private static final List<String> RULEBOOK_FILES = List.of("pipeline.yaml", "game.yaml", "vocabulary.yaml");

  private final Optional<String> wanted;
  private final DataOptions data;
  private final Diagnostics unusable = new Diagnostics();
  private final Map<String, Path> rulebooks = new LinkedHashMap<>();
  private final Set<Path> given = new LinkedHashSet<>();
  private final Map<String, Unit> units = new LinkedHashMap<>();

  /**
   * What is to be looked at of one game.
   *
   * @param rulebook the folder of its rules
   * @param rulesToo whether the rules are to be looked at for their own sake
   * @param home the folder with all cards of the game
   * @param cardsWanted where its cards should be when all of it is to be looked at
   */
  record Unit(String game, Path rulebook, boolean rulesToo, Path home, Optional<Path> cardsWanted, List<Path> cards, List<Path> scenarios) {}

  private CheckTargets(Optional<String> wanted, DataOptions data) {
    this.wanted = wanted;
    this.data = data;
  }

  /**
   * Sorts the files below some paths.
   *
   * @param paths none for everything there is
   * @param game the game of cards that do not lie in a folder of its name; may be null
   */
  static CheckTargets of(List<Path> paths, String game, DataOptions data) {
    CheckTargets targets = new CheckTargets(Optional.ofNullable(game), data);
    GameFolder.all(data.rulebooks(), data.cards()).forEach(each -> targets.rulebooks.put(each.game(), each.rulebook()));
    if (game != null && !targets.rulebooks.containsKey(game)) {
      targets.unknownGame(game, data.rulebooks());
      return targets;
    }
    if (paths.isEmpty()) {
      targets.everything();
      return targets;
    }
    List<Path> files = new ArrayList<>();
    paths.forEach(path -> files.addAll(targets.filesBelow(path)));
    files.forEach(targets::meetRulebook);
    files.forEach(targets::sort);
    return targets;
  }

  /** What could not be looked at, and why. */
  Diagnostics unusable() {
    return unusable;
  }

  List<Unit> units() {
    return List.copyOf(units.values());
  }

  private void everything() {
    List<GameFolder> games = GameFolder.all(data.rulebooks(), data.cards());
    if (games.isEmpty()) {
      unusable.at(data.rulebooks()).error(new Span(0, 0), "there is no rulebook here");
    }
    boolean noFolder = !data.said().isEmpty() && !Files.isDirectory(data.cards());
    if (noFolder) {
      unusable.at(data.cards()).error(new Span(0, 0), "there is no such folder");
    }
    // whoever has cards of one game in a folder of his own is not asked for those of the others
    boolean someThere = games.stream().anyMatch(game -> Files.isDirectory(game.cards()));
    for (GameFolder game : games) {
      if (wanted.map(game.game()::equals).orElse(true)) {
        List<Path> cards = YamlFiles.below(game.cards()).orElse(List.of());
        Optional<Path> asked = Optional.of(game.cards()).filter(folder -> !noFolder && !someThere || wanted.isPresent() || Files.isDirectory(folder));
        units.put(game.game(), new Unit(game.game(), game.rulebook(), true, game.cards(), asked, new ArrayList<>(cards), new ArrayList<>()));
      }
    }
    if (wanted.isEmpty()) {
      YamlFiles.below(data.cards()).orElse(List.of()).stream().filter(file -> units.values().stream().noneMatch(unit -> unit.cards().contains(file))).forEach(this::sort);
    }
  }

  private List<Path> filesBelow(Path path) {
    Optional<List<Path>> files = YamlFiles.below(path);
    if (files.isEmpty()) {
      unusable.at(path).error(new Span(0, 0), "there is no such file or folder");
    } else if (files.get().isEmpty()) {
      unusable.at(path).error(new Span(0, 0), "there is no .yaml file here: 0 cards");
    }
    return files.orElse(List.of());
  }

  private static boolean isRulebook(Path folder) {
    return RULEBOOK_FILES.stream().anyMatch(name -> Files.isRegularFile(folder.resolve(name)));
  }

  private void meetRulebook(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (isRulebook(folder)) {
      rulebooks.put(folder.getFileName().toString(), file.getParent() == null ? Path.of("") : file.getParent());
    }
  }

  private void sort(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    if (!given.add(absolute)) {
      return;
    }
    if (isRulebook(absolute.getParent())) {
      String game = absolute.getParent().getFileName().toString();
      Unit old = unit(game, data.cards().resolve(game));
      units.put(game, new Unit(game, old.rulebook(), true, old.home(), old.cardsWanted(), old.cards(), old.scenarios()));
    } else if (ScenarioFile.isOne(file)) {
      sortScenarios(file);
    } else {
      sortCards(file, absolute);
    }
  }

  private void sortScenarios(Path file) {
    Document document = DocumentReader.read(file);
    String game = wanted.or(() -> ScenarioFile.rulebook(document)).orElse("");
    if (rulebooks.containsKey(game)) {
      unit(game, data.cards().resolve(game)).scenarios().add(file);
    } else {
      Diagnostics there = unusable.in(document);
      if (document.sound()) {
        there.error(ScenarioFile.rulebookPlace(document), "there is no game «" + game + "»; there are: " + known(), Nearest.to(game, rulebooks.keySet()));
      }
    }
  }

  private void sortCards(Path file, Path absolute) {
    for (Path folder = absolute.getParent(); folder != null && folder.getFileName() != null; folder = folder.getParent()) {
      String name = folder.getFileName().toString();
      if (wanted.map(name::equals).orElse(rulebooks.containsKey(name))) {
        unit(name, folder).cards().add(file);
        return;
      }
    }
    if (wanted.isPresent()) {
      unit(wanted.get(), data.cards().resolve(wanted.get())).cards().add(file);
    } else {
      unusable.at(file).error(
          new Span(0, 0), "whose cards are these? Put the file into a folder that has the name of the game, or say --rulebook GAME; there are: " + known());
    }
  }

  private Unit unit(String game, Path home) {
    return units.computeIfAbsent(
        game, name -> new Unit(name, rulebooks.get(name), false, home, Optional.empty(), new ArrayList<>(), new ArrayList<>()));
  }

  private void unknownGame(String game, Path folder) {
    unusable.at(folder).error(new Span(0, 0), "there is no game «" + game + "» here; there are: " + known(), Nearest.to(game, rulebooks.keySet()));
  }

  private String known() {
    return rulebooks.isEmpty() ? "none" : String.join(", ", rulebooks.keySet());
  }
}
