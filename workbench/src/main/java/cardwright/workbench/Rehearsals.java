package cardwright.workbench;

import cardwright.engine.cards.CardSet;
import cardwright.engine.library.GameFolder;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.scenario.ScenarioFile;
import cardwright.engine.scenario.ScenarioRunner;
import cardwright.engine.scenario.ScenarioSuite;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.source.LineMap;
import cardwright.grammar.source.Span;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Runs files of scenarios of any games, loading each game once. */
final class Rehearsals {
  private final DataOptions data;
  private final Optional<String> wanted;
  private final Map<String, Optional<ScenarioSuite>> suites = new LinkedHashMap<>();
  private final Map<String, Diagnostics> games = new LinkedHashMap<>();
  private final Set<String> others = new TreeSet<>();

  /**
   * @param wanted the one game whose scenarios are run; empty for all
   */
  Rehearsals(DataOptions data, Optional<String> wanted) {
    this.data = data;
    this.wanted = wanted;
  }

  /**
   * How a file went.
   *
   * @param run what is wrong with the file
   */
  record FileReport(Path file, List<ScenarioRunner.Report> reports, Diagnostics run) {
    /** Where the lines of the file begin. */
    LineMap lines() {
      return new LineMap(run.textOf(Optional.of(file)));
    }

    long failed() {
      return reports.stream().filter(report -> !report.passed()).count();
    }
  }

  /** The folders of the games that were loaded. */
  List<GameFolder> folders() {
    return games.keySet().stream().map(game -> GameFolder.of(game, data.rulebooks(), data.cards())).filter(folder -> Files.isDirectory(folder.rulebook())).toList();
  }

  /** What is wrong with the games that were loaded. */
  List<Diagnostics> games() {
    return List.copyOf(games.values());
  }

  /** Runs every file below the paths; files of other games than the wanted one are left out. */
  List<FileReport> run(List<Path> files) {
    List<FileReport> all = new ArrayList<>();
    for (Path file : files) {
      Document document = DocumentReader.read(file);
      Optional<String> game = ScenarioFile.rulebook(document);
      if (wanted.isEmpty() || game.isEmpty() || game.equals(wanted)) {
        all.add(run(file, document, game));
      } else {
        others.add(game.get());
      }
    }
    return all;
  }

  /** The games, and editions of games, whose scenarios were left out. */
  Set<String> others() {
    return others;
  }

  private FileReport run(Path file, Document document, Optional<String> game) {
    Diagnostics run = new Diagnostics();
    Diagnostics there = run.in(document);
    if (game.isEmpty()) {
      if (document.sound()) {
        there.error(new Span(0, 0), "a file of scenarios needs «rulebook», the name of the game");
      }
      return new FileReport(file, List.of(), run);
    }
    Optional<ScenarioSuite> suite = suites.computeIfAbsent(game.get(), this::load);
    if (suite.isPresent()) {
      return new FileReport(file, suite.get().run(file, run), run);
    }
    List<String> known = GameFolder.all(data.rulebooks(), data.cards()).stream().map(GameFolder::game).toList();
    if (known.contains(game.get())) {
      there.error(ScenarioFile.rulebookPlace(document), "not run, because the game «" + game.get() + "» has errors: see `cardwright check`");
    } else {
      there.error(ScenarioFile.rulebookPlace(document), "there is no game «" + game.get() + "» in " + data.rulebooks() + Nearest.orAll(game.get(), known), Nearest.to(game.get(), known));
    }
    return new FileReport(file, List.of(), run);
  }

  private Optional<ScenarioSuite> load(String game) {
    GameFolder folder = GameFolder.of(game, data.rulebooks(), data.cards());
    Diagnostics run = new Diagnostics();
    games.put(game, run);
    Optional<Rulebook> rulebook = folder.readRulebook(run);
    Optional<CardSet> cards = rulebook.map(rules -> CardSet.read(rules, folder.cards(), run));
    return run.hasErrors() ? Optional.empty() : cards.map(set -> new ScenarioSuite(rulebook.get(), set.cards()));
  }
}
