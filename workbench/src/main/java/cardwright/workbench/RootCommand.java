package cardwright.workbench;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code cardwright} without a command. */
@Command(
    name = "cardwright",
    synopsisHeading = "Usage: ",
    customSynopsis = {"cardwright COMMAND [OPTIONS] [ARGUMENTS]", "       cardwright COMMAND --help"},
    header = {"What is printed on a card becomes rules that run.", ""},
    description = {
      "",
      "A card is written in plain Russian or English, in a YAML file below cards/. A game is a folder of YAML below rulebook/: its phases and"
          + " steps, and the words that its cards may use. cardwright reads a card's text, says back what it understood, and plays by it. A"
          + " word that it does not understand is an error at its place; nothing is ever left out in silence.",
      ""
    },
    commandListHeading = "%nCommands:%n",
    optionListHeading = "Options:%n",
    footerHeading = "%nExit codes:%n",
    footer = {
      "  0  done, nothing is wrong",
      "  1  done, something is wrong with what was looked at",
      "  2  not done: wrong command line, input that is missing, unreadable or empty, or output that can't be written",
      "  3  not done: a fault of the program",
      "",
      "Environment:",
      "  NO_COLOR=1               no colours; there are none either when output is not a terminal",
      "  CARDWRIGHT_JAVA_OPTS     more options for the Java machine, such as -Xmx4g",
      "  CARDWRIGHT_DEBUG=1       show the whole stack trace of a fault of the program"
    },
    versionProvider = Version.class,
    usageHelpWidth = 110)
final class RootCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = CommandLine.ScopeType.INHERIT,
      description = "Show this help.")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version.")
  private boolean version;

  /** Whoever names no command does not know them yet. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getErr());
    return ExitCode.UNUSABLE.code();
  }
}
