package cardwright.engine.edition;

import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.ReadOnce;
import cardwright.engine.rulebook.RulebookFiles;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.source.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The editions of a game: the files in the folder {@code editions} of its rulebook, each named for its edition. */
public final class Editions {
  private static final String FOLDER = "editions";
  private static final String ENDING = ".yaml";

  private Editions() {}

  /** The names of the editions of the rulebook in a folder, sorted; none when it has none. */
  public static List<String> of(Path rulebook) {
    try (Stream<Path> files = Files.list(rulebook.resolve(FOLDER))) {
      return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(ENDING)).map(name -> name.substring(0, name.length() - ENDING.length())).sorted().toList();
    } catch (IOException none) {
      return List.of();
    }
  }

  /** The presets of an edition's switches, in the order of its file; none if it cannot be read. */
  public static List<String> presets(Path rulebook, String edition) {
    return EditionReader.read(file(rulebook, edition), new Diagnostics()).map(read -> List.copyOf(read.presets().keySet())).orElse(List.of());
  }

  /**
   * The files of a rulebook with the edits of an edition, and of those that it extends.
   *
   * @param rulebook the folder of the game
   * @param once where the files of the game itself are kept
   * @return empty, with errors in {@code run}, unless every edit finds what it edits
   */
  public static Optional<RulebookFiles> files(Path rulebook, EditionName name, ReadOnce once, Diagnostics run) {
    return name.edition().isEmpty() ? Optional.of(once.files()) : chain(rulebook, name, new ArrayList<>(), once, run);
  }

  private static Optional<RulebookFiles> chain(Path rulebook, EditionName name, List<String> around, ReadOnce once, Diagnostics run) {
    Optional<Edition> edition = EditionReader.read(file(rulebook, name.edition().orElseThrow()), run);
    if (edition.isEmpty() || !knowsPreset(edition.get(), name, run)) {
      return Optional.empty();
    }
    Optional<RulebookFiles> base = base(rulebook, edition.get(), name, around, once, run);
    int before = run.errorCount();
    List<Change> changes = edition.get().chosen(name.preset());
    Optional<RulebookFiles> made = base.map(files -> Overlay.apply(files, name.toString(), titled(edition.get(), changes), run)).filter(files -> run.errorCount() == before);
    made.ifPresent(files -> run.remark(new Retirements(base.get(), files.changes())::remark));
    return made;
  }

  /** What the edition is called is its first edit of the rules; it needs no reason. */
  private static List<Change> titled(Edition edition, List<Change> changes) {
    ScalarNode key = new ScalarNode("title", edition.title().span(), ScalarNode.Style.PLAIN, edition.document().text());
    List<Change> all = new ArrayList<>();
    all.add(new Change(Change.Kind.REDEFINE, Change.Part.RULES, Optional.empty(), key, Optional.empty(), Optional.of(edition.title()), List.of(), edition.document()));
    all.addAll(changes);
    return all;
  }

  private static boolean knowsPreset(Edition edition, EditionName name, Diagnostics run) {
    if (name.preset().isEmpty() || edition.presets().containsKey(name.preset().get())) {
      return true;
    }
    run.in(edition.document()).error(
        new Span(0, 0), "this edition has no preset «" + name.preset().get() + "»" + Nearest.orAll(name.preset().get(), edition.presets().keySet()), Nearest.to(name.preset().get(), edition.presets().keySet()));
    return false;
  }

  private static Optional<RulebookFiles> base(Path rulebook, Edition edition, EditionName name, List<String> around, ReadOnce once, Diagnostics run) {
    around.add(name.edition().orElseThrow());
    EditionName base = EditionName.of(edition.base().text());
    List<String> known = new ArrayList<>(of(rulebook).stream().map(each -> name.game() + "@" + each).toList());
    known.add(name.game());
    Diagnostics there = run.in(edition.document());
    if (!known.contains(base.game() + base.edition().map(e -> "@" + e).orElse(""))) {
      there.error(edition.base().span(), "there is no rulebook «" + base + "» that could be extended; there are: " + String.join(", ", known), Nearest.to(base.toString(), known));
      return Optional.empty();
    }
    if (base.edition().filter(around::contains).isPresent()) {
      there.error(edition.base().span(), "an edition can't extend itself: " + String.join(" extends ", around) + " extends " + base.edition().get());
      return Optional.empty();
    }
    return base.edition().isEmpty() ? Optional.of(once.files()) : chain(rulebook, base, around, once, run);
  }

  /** The file of an edition, whether or not it is there. */
  public static Path file(Path rulebook, String edition) {
    return rulebook.resolve(FOLDER).resolve(edition + ENDING);
  }
}
