package cardwright.workbench;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where the scenarios are. */
final class ScenarioOption {

  @Option(
      names = "--scenarios-dir",
      paramLabel = "DIR",
      defaultValue = "${sys:cardwright.scenarios:-tests/scenarios}",
      description = "The folder with scenarios. Default: the project's tests/scenarios/.")
  private Path scenarios;

  Path scenarios() {
    return scenarios;
  }
}
