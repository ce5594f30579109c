package cardwright.workbench;

import cardwright.grammar.Language;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;

/** The sentences of a language that the program says to players; they stand in {@code Messages_ru.properties} and {@code Messages_en.properties}. */
final class Messages {
  private static final ResourceBundle.Control EXACTLY = ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private final ResourceBundle sentences;

  private Messages(ResourceBundle sentences) {
    this.sentences = sentences;
  }

  static Messages in(Language language) {
    return new Messages(ResourceBundle.getBundle("cardwright.workbench.Messages", new Locale(language.code()), EXACTLY));
  }

  /** A sentence with what belongs into its gaps; every language has every sentence. */
  String say(String key, Object... gaps) {
    // numbers are written as they are, not in groups of three digits
    return new MessageFormat(sentences.getString(key), Locale.ROOT).format(Arrays.stream(gaps).map(String::valueOf).toArray());
  }

  /** The sentence of a key that not every language needs. */
  String sayOr(String key, String otherwise) {
    return sentences.containsKey(key) ? say(key) : otherwise;
  }

  /** A player by the role that logs give. */
  String player(Object role) {
    return say("player." + role);
  }
}
