package cardwright.workbench;

import picocli.CommandLine.Option;

/** The option that every command with output has. */
final class FormatOption {

  @Option(
      names = "--format",
      paramLabel = "text|json",
      defaultValue = "text",
      description = "How to say it: text for people, json for programs. Default: ${DEFAULT-VALUE}.")
  private Format format;

  Format format() {
    return format;
  }
}
