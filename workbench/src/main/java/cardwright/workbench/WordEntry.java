package cardwright.workbench;

import cardwright.grammar.Language;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Entry.BodyKind;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A new entry of a vocabulary, as its file will have it.
 *
 * @param after the entry that it should stand behind; empty for the last one
 * @param keys its keys with their values, in their order
 */
record WordEntry(Optional<String> after, Map<String, Object> keys) {
  private static final Pattern PARAMETER = Pattern.compile(" ([A-Z])\\s*(?=:|$)");
  private static final String BODY = "…";

  /** Something that the command line lacks; the message says what. */
  static final class Incomplete extends Exception {
    private static final long serialVersionUID = 1;

    Incomplete(String message) {
      super(message);
    }
  }

  /**
   * The entry of a command line.
   *
   * @param forms its Russian forms where they have to be written
   */
  static WordEntry of(WordKind kind, WordOptions said, Vocabulary vocabulary, Optional<String> forms) throws Incomplete {
    Map<String, Object> keys = new LinkedHashMap<>();
    Optional<String> after = Optional.empty();
    switch (kind) {
      case KEYWORD -> keyword(said, keys);
      case CLASS, TRAIT -> {
        boolean noun = kind == WordKind.CLASS;
        Optional<String> group = Optional.ofNullable(said.group).or(() -> groups(vocabulary, noun).size() == 1 ? Optional.of(groups(vocabulary, noun).get(0)) : Optional.empty());
        if (group.isEmpty() && !groups(vocabulary, noun).isEmpty()) {
          throw new Incomplete("say its --group; there are: " + String.join(", ", groups(vocabulary, noun)));
        }
        after = traits(vocabulary, noun).filter(trait -> trait.group().equals(group)).reduce((one, later) -> later).map(Entry::id);
        group.ifPresent(name -> keys.put("group", name));
        if (noun) {
          keys.put("noun", true);
        }
        words(said, keys, "");
      }
      default -> words(said, keys, "");
    }
    put(keys, "put", said.put);
    put(keys, "removed", said.removed);
    if (said.heldByPlayers) {
      keys.put("held-by", "player");
    }
    put(keys, "at-ru", said.atRu);
    put(keys, "to-ru", said.toRu);
    put(keys, "at-en", said.atEn);
    put(keys, "state-ru", said.stateRu);
    put(keys, "state-en", said.stateEn);
    if (kind != WordKind.KEYWORD) {
      put(keys, "icon", said.icon);
    }
    forms.ifPresent(text -> keys.put("forms-ru", text));
    return new WordEntry(after, keys);
  }

  /** What the game has to say of a new zone. */
  static Map<String, Object> zone(WordOptions said) {
    Map<String, Object> keys = new LinkedHashMap<>();
    put(keys, "seen-by", said.seenBy);
    if (said.inPlay) {
      keys.put("in-play", true);
    }
    return keys;
  }

  /** The groups of the traits that are nouns, or of those that are adjectives. */
  static List<String> groups(Vocabulary vocabulary, boolean noun) {
    return List.copyOf(new TreeSet<>(traits(vocabulary, noun).flatMap(trait -> trait.group().stream()).toList()));
  }

  private static Stream<Entry> traits(Vocabulary vocabulary, boolean noun) {
    return vocabulary.of(Category.TRAITS).stream().filter(trait -> trait.is("noun") == noun);
  }

  private static void keyword(WordOptions said, Map<String, Object> keys) throws Incomplete {
    String written = Stream.of(said.ru, said.en).filter(each -> each != null).reduce("", (one, other) -> one + "\n" + other);
    List<String> parameters = said.parameters.isEmpty() ? parametersOf(written) : said.parameters;
    if (said.body == null && written.contains(BODY)) {
      throw new Incomplete("say what stands behind its colon: --body abilities or --body instructions");
    }
    if (!parameters.isEmpty()) {
      keys.put("parameters", parameters.size() == 1 ? parameters.get(0) : parameters);
    }
    boolean body = said.body != null && said.body != BodyKind.NONE;
    if (body) {
      keys.put("body", said.body.name().toLowerCase(Locale.ROOT));
    }
    put(keys, "icon", said.icon);
    String tail = (parameters.isEmpty() ? "" : " " + String.join(" ", parameters)) + (body ? ": " + BODY : "");
    words(said, keys, tail);
    Map<String, Object> means = new LinkedHashMap<>();
    put(means, "ru", said.meansRu);
    put(means, "en", said.meansEn);
    if (!means.isEmpty()) {
      keys.put("means", means);
    }
    put(keys, "clause", said.clause);
  }

  private static List<String> parametersOf(String wordings) {
    Matcher letter = PARAMETER.matcher(wordings.lines().filter(line -> !line.isBlank()).findFirst().orElse(""));
    return letter.find() ? List.of(letter.group(1)) : List.of();
  }

  private static void words(WordOptions said, Map<String, Object> keys, String tail) {
    for (Language language : Language.values()) {
      said.words(language).ifPresent(words -> keys.put(language.code(), withTail(words, tail)));
    }
  }

  /**
   * A keyword's wording with what a card writes behind it, unless it was given with that.
   *
   * @param tail « N», «: …» or both, as another wording has it; empty for words that have nothing behind them
   */
  static String withTail(String wording, String tail) {
    String numbers = tail.replaceFirst("\\s*:.*", "");
    String words = wording.strip();
    if (!numbers.isBlank() && !PARAMETER.matcher(words).find()) {
      int colon = words.indexOf(':');
      words = colon < 0 ? words + numbers : words.substring(0, colon).strip() + numbers + words.substring(colon);
    }
    return tail.contains(BODY) && !words.contains(BODY) ? words + ": " + BODY : words;
  }

  private static void put(Map<String, Object> keys, String key, String value) {
    if (value != null) {
      keys.put(key, value);
    }
  }
}
