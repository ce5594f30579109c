package cardwright.workbench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds files of data. */
final class YamlFiles {
  private YamlFiles() {}

  /** The file itself, or every YAML file below the folder, in the order of their paths; empty when there is neither. */
  static Optional<List<Path>> below(Path path) {
    if (Files.isRegularFile(path)) {
      return Optional.of(List.of(path));
    }
    try (Stream<Path> found = Files.walk(path)) {
      return Optional.of(found.filter(Files::isRegularFile).filter(YamlFiles::isYaml).sorted().toList());
    } catch (IOException | UncheckedIOException unreadable) {
      return Optional.empty();
    }
  }

  private static boolean isYaml(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".yaml") || name.endsWith(".yml");
  }
}
