package cardwright.tests;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the project is that is being tested. */
public final class Project {

  private Project() {}

  /** The directory with the launcher, wherever Maven or an editor starts the tests. */
  public static Path root() {
    for (Path directory = Path.of("").toAbsolutePath(); directory != null; directory = directory.getParent()) {
      if (Files.isRegularFile(directory.resolve("cardwright")) && Files.isDirectory(directory.resolve("grammar"))) {
        return directory;
      }
    }
    throw new IllegalStateException("the tests run outside the project");
  }
}
