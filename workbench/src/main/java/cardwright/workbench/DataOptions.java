package cardwright.workbench;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where the data is. The launcher sets the defaults to the folders of the project, wherever it is called from. */
final class DataOptions {

  @Option(
      names = "--rulebook-dir",
      paramLabel = "DIR",
      defaultValue = "${sys:cardwright.rulebooks:-rulebook}",
      description = "The folder with one folder a game. Default: the project's rulebook/.")
  private Path rulebooks;

  @Option(
      names = "--cards-dir",
      paramLabel = "DIR",
      defaultValue = "${sys:cardwright.cards:-cards}",
      description = "The folder with cards and decks, one folder a game. Default: the project's cards/.")
  private Path cards;

  /** The options as they would be written again; nothing where they are the usual ones. */
  String said() {
    return said("--rulebook-dir", rulebooks, "cardwright.rulebooks", "rulebook") + said("--cards-dir", cards, "cardwright.cards", "cards");
  }

  /** Whether the rulebooks are somebody's own, in another place than those of the project. */
  boolean ownRulebooks() {
    return !isUsual(rulebooks, "cardwright.rulebooks", "rulebook");
  }

  private static String said(String option, Path folder, String property, String usual) {
    return isUsual(folder, property, usual) ? "" : " " + option + " " + folder;
  }

  private static boolean isUsual(Path folder, String property, String usual) {
    return folder.equals(Path.of(System.getProperty(property, usual)));
  }

  Path rulebooks() {
    return rulebooks;
  }

  Path cards() {
    return cards;
  }
}
