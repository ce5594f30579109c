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

  Path rulebooks() {
    return rulebooks;
  }

  Path cards() {
    return cards;
  }
}
