package cardwright.workbench;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code cardwright vocabulary}, which only leads to {@code cardwright vocabulary add}. */
@Command(
    name = "vocabulary",
    header = "Add a word to a rulebook: a keyword, a synonym, a class, a counter, a zone.",
    synopsisHeading = "Usage: ",
    customSynopsis = {"cardwright vocabulary add KIND ID [OPTIONS]", "       cardwright vocabulary add --help"},
    description = {"", "The words of a game stand in its vocabulary.yaml; docs/vocabulary.md says what can stand there.", ""},
    commandListHeading = "%nCommands:%n")
final class VocabularyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  private VocabularyCommand() {}

  /** The command with the commands below it. */
  static CommandLine with(Console console) {
    return new CommandLine(new VocabularyCommand()).addSubcommand("add", new VocabularyAddCommand(console));
  }

  /** Whoever names nothing to do does not know what there is. */
  @Override
  public Integer call() {
    spec.commandLine().usage(spec.commandLine().getErr());
    return ExitCode.UNUSABLE.code();
  }
}
