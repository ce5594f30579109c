package cardwright.workbench;

import cardwright.grammar.Language;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Terms;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts of cards as a person reads them who has no card before the eyes: words for the signs that are printed as pictures, the card's name for
 * «~». Words keep their dictionary form, so in Russian, which would bend them, they stand in quotation marks.
 */
final class Readable {
  /** A sign, with what it is glued to. */
  private static final Pattern ICON = Pattern.compile("(\\{[\\w-]+})( ?)");

  /** «Dice Cheat #28», after the number of an option that orders abilities. */
  private static final Pattern NAMED = Pattern.compile("(?:\\d+\\. )?(.+?) #\\d+");

  private final Language language;
  private final Map<String, Entry> icons = new HashMap<>();
  private final Terms terms;
  private final Messages messages;

  Readable(Vocabulary vocabulary, Language language) {
    this.language = language;
    this.terms = new Terms(vocabulary, language);
    this.messages = Messages.in(language);
    vocabulary.all().forEach(entry -> entry.icon().ifPresent(icon -> icons.putIfAbsent(icon, entry)));
  }

  /** A line that begins with the card that it is about, if it is about one. */
  String line(String label) {
    Matcher named = NAMED.matcher(label);
    return text(label, named.lookingAt() ? quoted(named.group(1)) : messages.say("this-card"));
  }

  /** A text of a card of this name. */
  String of(String text, String name) {
    return text(text, quoted(name));
  }

  private String text(String text, String self) {
    Matcher icon = ICON.matcher(text);
    StringBuilder plain = new StringBuilder();
    while (icon.find()) {
      String words = Optional.ofNullable(icons.get(icon.group(1))).map(entry -> words(entry, text.substring(icon.end()))).orElse(icon.group(1));
      boolean opens = plain.length() + icon.start() == 0 || text.substring(0, icon.start()).matches("(?s).*(#\\d+[^:]*: |\\. |\\n)");
      icon.appendReplacement(plain, Matcher.quoteReplacement((opens ? capitalised(words) : words) + (words.endsWith(", ") ? "" : icon.group(2))));
    }
    icon.appendTail(plain);
    return plain.toString().replace("~", self);
  }

  private String words(Entry entry, String behind) {
    String words =
        terms.find(entry.category(), entry.id()).map(Entry::bare)
            .or(() -> entry.keyword().flatMap(cost -> Optional.ofNullable(cost.means().get(language))).map(ScalarNode::text))
            .orElse(entry.id());
    if (entry.category() == Category.SPEEDS) {
      return words + ", ";
    }
    boolean bent = language == Language.RU && (entry.category() == Category.STATS || entry.category() == Category.COUNTERS) && !behind.startsWith(":");
    return bent ? "«" + words + "»" : words;
  }

  private String quoted(String name) {
    return language == Language.RU ? "«" + name + "»" : name;
  }

  private static String capitalised(String word) {
    return word.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
