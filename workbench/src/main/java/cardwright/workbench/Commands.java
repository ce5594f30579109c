package cardwright.workbench;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine;

/**
 * The commands by name, in the order of the help. A command class is looked at only when its command is called or the help lists it, which
 * keeps a short command short.
 */
final class Commands {

  private static final Map<String, Function<Console, Object>> ALL = new LinkedHashMap<>();

  static {
    ALL.put("play", PlayCommand::new);
    ALL.put("replay", ReplayCommand::new);
    ALL.put("check", CheckCommand::new);
    ALL.put("deck", DeckCommand::new);
    ALL.put("explain", ExplainCommand::new);
    ALL.put("coverage", CoverageCommand::new);
    ALL.put("test", TestCommand::new);
    ALL.put("clauses", ClausesCommand::new);
    ALL.put("diff", DiffCommand::new);
    ALL.put("new", NewCommand::new);
    ALL.put("vocabulary", VocabularyCommand::with);
    ALL.put("version", VersionCommand::new);
  }

  private Commands() {}

  /** The command line for these arguments: with the one command they call, or with all if they call none that is known. */
  static CommandLine commandLine(String[] arguments, Console console) {
    CommandLine root = new CommandLine(new RootCommand());
    String called = arguments.length > 0 ? arguments[0] : "";
    ALL.forEach(
        (name, factory) -> {
          if (name.equals(called) || !ALL.containsKey(called)) {
            root.addSubcommand(name, factory.apply(console));
          }
        });
    return root;
  }
}
