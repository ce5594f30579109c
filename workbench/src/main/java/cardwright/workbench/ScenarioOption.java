package cardwright.workbench;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where the scenarios are. */
final class ScenarioOption {

  @Option(
      names = "--scenarios-dir",
      paramLabel = "DIR",
      description = "The folder with scenarios. Default: the project's tests/scenarios/.")
  private Path scenarios;

  Path scenarios() {
    return scenariosOr(Path.of(System.getProperty("cardwright.scenarios", "tests/scenarios")));
  }

  /** The folder that was said, or else this one. */
  Path scenariosOr(Path unsaid) {
    return scenarios == null ? unsaid : scenarios;
  }
}
