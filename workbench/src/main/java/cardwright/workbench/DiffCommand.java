package cardwright.workbench;

import cardwright.engine.compare.Comparison;
import cardwright.engine.compare.Difference;
import cardwright.engine.library.GameFolder;
import cardwright.grammar.document.Diagnostics;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code cardwright diff}: what one edition of a game changes against another. */
@Command(
    name = "diff",
    header = "Say what one edition of a game changes against another.",
    description = {
      "Compares two rulebooks of one game, such as squads@2012 and squads@house: steps that were added, removed, moved, renamed or changed; words",
      "that were added, retired or redefined; cards whose text no longer reads, means something else or can never act, each with the clause or",
      "decision that is the reason and, where one was verified, a text that keeps the meaning; and where seeded matches part.",
      "",
      "Exit code 1 means that a card no longer reads.",
      ""
    })
final class DiffCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(index = "0", paramLabel = "FROM", description = "The edition that is compared with: squads, squads@2012.")
  private String from;

  @Parameters(index = "1", paramLabel = "TO", description = "The edition that differs.")
  private String to;

  @Option(names = "--matches", paramLabel = "N", defaultValue = "5", description = "How many matches to play under both. Default: ${DEFAULT-VALUE}; 0 for none.")
  private int matches;

  @Option(names = "--fix", description = "Write the rewordings of cards that no longer read: into the file of the edition TO or, if it is none, into the files of cards.")
  private boolean fix;

  @Mixin private DataOptions data;
  @Mixin private FormatOption format;

  DiffCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameLoading loading = new GameLoading(console, data);
    Optional<GameFolder> old = loading.folder(from, format.format());
    Optional<GameFolder> now = old.flatMap(game -> loading.folder(to, format.format()));
    if (now.isEmpty()) {
      return ExitCode.UNUSABLE.code();
    }
    if (!old.get().rulebook().equals(now.get().rulebook())) {
      console.unusable(format.format(), "«" + from + "» and «" + to + "» are two games; editions of one game can be compared");
      return ExitCode.UNUSABLE.code();
    }
    Diagnostics run = new Diagnostics();
    Optional<Difference> difference = Comparison.of(old.get(), now.get(), Math.max(0, matches), run);
    if (difference.isEmpty()) {
      console.diagnostics(run, format.format());
      return ExitCode.FINDINGS.code();
    }
    if (format.format() == Format.JSON) {
      console.json(difference.get());
    } else {
      new DifferenceReport(console).tell(difference.get(), Math.max(0, matches));
    }
    if (fix && !fixed(difference.get(), now.get())) {
      return ExitCode.UNUSABLE.code();
    }
    return (difference.get().cards().unread().isEmpty() ? ExitCode.FINE : ExitCode.FINDINGS).code();
  }

  private boolean fixed(Difference difference, GameFolder game) {
    List<Difference.Unread> known = difference.cards().unread().stream().filter(card -> !card.rewording().isEmpty()).toList();
    try {
      List<String> written = new ArrayList<>(new RewordingWriter(game).write(known));
      if (format.format() != Format.JSON) {
        written.forEach(line -> console.out().println(line));
      }
      return true;
    } catch (IOException unwritable) {
      console.unusable(format.format(), "the rewordings can't be written: " + unwritable.getMessage());
      return false;
    }
  }
}
