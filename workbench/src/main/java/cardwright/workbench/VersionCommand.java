package cardwright.workbench;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Says what is running: the first thing to look at when something is odd. */
@Command(name = "version", description = "Say which version this is, and on what it runs.")
final class VersionCommand implements Callable<Integer> {

  private record Running(String version, String java, String system, String rulebooks, String cards) {}

  private final Console console;

  @Mixin private FormatOption format;
  @Mixin private DataOptions data;

  VersionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Running running =
        new Running(
            Version.number(),
            System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version"),
            System.getProperty("os.name") + " " + System.getProperty("os.version") + " " + System.getProperty("os.arch"),
            data.rulebooks().toString(),
            data.cards().toString());
    if (format.format() == Format.JSON) {
      console.json(running);
    } else {
      console.out().println("cardwright " + running.version);
      console.out().println("java       " + running.java);
      console.out().println("system     " + running.system);
      console.out().println("rulebooks  " + running.rulebooks);
      console.out().println("cards      " + running.cards);
    }
    return ExitCode.FINE.code();
  }
}
