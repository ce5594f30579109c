package cardwright.workbench;

import cardwright.engine.coverage.Coverage;
import cardwright.engine.coverage.Measure;
import cardwright.engine.coverage.Sample;
import cardwright.engine.coverage.SampleTable;
import cardwright.engine.library.GameFolder;
import cardwright.grammar.Language;
import cardwright.grammar.document.Diagnostics;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cardwright coverage}. */
@Command(
    name = "coverage",
    header = "Measure how many of many texts the language understands, and what it stops at.",
    description = {
      "",
      "Reads a table of card texts (tabs, commas or semicolons, with a head; the text stands in the column «text», its name in «id» or «line») as `explain"
          + " --text` does, and counts the texts that a card could have. What keeps the others from it is ranked by the word at which reading"
          + " stopped, by how many texts that word alone keeps from being whole, and by the shape of the clause.",
      ""
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  cardwright coverage --texts my-texts.tsv --rulebook squads --lang ru",
      "  cardwright coverage --texts my-texts.csv --rulebook squads --lines"
    })
final class CoverageCommand implements Callable<Integer> {
  private final Console console;

  @Option(names = "--texts", required = true, paramLabel = "FILE", description = "The table of texts.")
  private Path texts;

  @Option(names = "--rulebook", paramLabel = "GAME", description = "The game whose words are used; not needed when there is only one.")
  private String game;

  @Option(names = "--lang", paramLabel = "ru|en", description = "The language of all texts. Default: the one in which most letters of the table are written; texts in the other one are then told as such.")
  private Language language;

  @Option(names = "--lines", description = "Tell of each text what stops it, instead of ranking it all.")
  private boolean lines;

  @Option(names = "--all", description = "Tell everything, instead of what is most frequent.")
  private boolean all;

  @Mixin private DataOptions data;
  @Mixin private FormatOption format;

  CoverageCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    GameLoading loading = new GameLoading(console, data);
    Optional<GameFolder> folder = loading.folder(game, format.format());
    if (folder.isEmpty()) {
      return ExitCode.UNUSABLE.code();
    }
    Diagnostics run = new Diagnostics();
    Optional<List<Sample>> samples = SampleTable.read(texts, run);
    if (samples.isEmpty()) {
      console.diagnostics(run, format.format());
      return ExitCode.UNUSABLE.code();
    }
    GameLoading.Rules rules = loading.rules(folder.get(), format.format());
    if (rules.rulebook().isEmpty()) {
      return rules.code().code();
    }
    Language written = language != null ? language : Explainer.guess(samples.get().stream().map(Sample::text).collect(Collectors.joining("\n")));
    Coverage coverage = new Measure(rules.rulebook().get(), written).of(samples.get());
    if (format.format() == Format.JSON) {
      console.json(CoverageReport.of(coverage));
    } else {
      CoveragePage page = new CoveragePage(coverage, all, console.out());
      if (language == null) {
        console.out().println("read as " + (written == Language.RU ? "Russian" : "English") + ", by most of their letters (--lang says otherwise)");
      }
      page.printSums();
      if (lines) {
        page.printLines();
      } else {
        page.printRankings();
      }
    }
    return ExitCode.FINE.code();
  }
}
