package cardwright.workbench;

import cardwright.grammar.Language;
import picocli.CommandLine.Option;

/** In which language a match is told, and card names and texts are shown. */
final class LanguageOption {

  @Option(
      names = "--lang",
      paramLabel = "ru|en",
      defaultValue = "en",
      description = "The language of the story, of card names and of texts. Default: ${DEFAULT-VALUE}.")
  private Language language;

  Language language() {
    return language;
  }
}
