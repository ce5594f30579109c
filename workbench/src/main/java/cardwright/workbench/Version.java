package cardwright.workbench;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of the program, from the manifest of its jar. */
final class Version implements IVersionProvider {

  static String number() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion()).orElse("development");
  }

  @Override
  public String[] getVersion() {
    return new String[] {"cardwright " + number()};
  }
}
