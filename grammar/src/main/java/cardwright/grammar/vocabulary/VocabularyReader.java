package cardwright.grammar.vocabulary;

import cardwright.grammar.Language;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.normalise.Raw;
import cardwright.grammar.normalise.Scanner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.Matcher;
import java.util.Set;
import java.util.stream.Collectors;

/** Turns a vocabulary file into entries. Unknown keys are reported by {@link Fields}. */
final class VocabularyReader {

  private static final Pattern SLOT = Pattern.compile("\\{(\\w*)[^}]*}");
  private static final Set<String> SLOTS = Set.of("object", "amount", "place");

  /** Options that an entry of each category may set besides its words. */
  private static final Map<Category, List<String>> OPTIONS =
      Map.ofEntries(
          Map.entry(Category.KINDS, List.of("attaches", "default", "kind-of", "line", "player", "shared")),
          Map.entry(Category.TRAITS, List.of("noun", "paid")),
          Map.entry(Category.STATS, List.of("counting", "levels", "paid", "reach", "remains-of", "rolled", "spoken")),
          Map.entry(Category.COUNTERS, List.of("held-by", "put", "removed", "state-en", "state-ru")),
          Map.entry(Category.ZONES, List.of("at-en", "at-ru", "state-en", "state-ru", "to-ru")),
          Map.entry(Category.AREAS, List.of("at-en", "at-ru")),
          Map.entry(Category.ROLES, List.of("aimed-at", "changed", "describes", "die", "left", "owned", "performs", "running", "tossed")),
          Map.entry(Category.VERBS, List.of("comes", "enters", "for", "gains", "goes", "joins", "leaves", "loses", "lowers", "makes", "noun-en", "noun-ru", "into", "plays", "prevents", "puts", "raises", "sets-up", "takes", "tosses")),
          Map.entry(Category.ACTION_TRAITS, List.of("noun")),
          Map.entry(Category.ACTIONS, List.of("alone-costs", "does")),
          Map.entry(Category.TIMINGS, List.of("begins", "period", "before")),
          Map.entry(Category.KEYWORDS, List.of("adjective", "shows", "state-en", "state-ru", "verb-en", "verb-ru")));

  private VocabularyReader() {}

  /**
   * @param elder entries that were read without a fault of a document out of which this one was made; what they were made of is not read again
   */
  static List<Entry> read(Document document, Collection<Entry> elder, Diagnostics run) {
    Map<ScalarNode, Entry> known = new IdentityHashMap<>();
    elder.forEach(entry -> known.put(entry.key(), entry));
    Fields root = Fields.of(document, "a vocabulary", run);
    List<Entry> entries = new ArrayList<>();
    for (Category category : Category.values()) {
      int order = 0;
      for (Map.Entry<ScalarNode, Node> item : root.entries(category.key()).entrySet()) {
        Entry before = known.get(item.getKey());
        entries.add(before != null && isStill(before, order) ? before : entry(category, item.getKey(), item.getValue(), order, root.sink()));
        order++;
      }
    }
    root.done();
    numbersOfOneName(entries, root.sink());
    return entries;
  }

  /** An edit of what an entry says gives it a new key; that entries before it are gone changes only those that are counted. */
  private static boolean isStill(Entry entry, int order) {
    return entry.order() == order || entry.category() != Category.LEVELS;
  }

  /** A text that counts means a stat or a counter by its id alone. */
  private static void numbersOfOneName(List<Entry> entries, Diagnostics sink) {
    Set<String> stats = entries.stream().filter(entry -> entry.category() == Category.STATS).map(Entry::id).collect(Collectors.toSet());
    entries.stream()
        .filter(entry -> entry.category() == Category.COUNTERS && stats.contains(entry.id()))
        .forEach(counter -> sink.error(counter.key().span(), "the counter «" + counter.id() + "» has the id of the stat «" + counter.id() + "»; a card's numbers need ids of their own"));
  }

  private static Entry entry(Category category, ScalarNode key, Node node, int order, Diagnostics sink) {
    Fields fields = Fields.of(node, "a " + category.human(), sink);
    Map<Language, List<String>> words = new EnumMap<>(Language.class);
    Map<Language, List<List<String>>> forms = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      fields.optionalText(language.code()).ifPresent(text -> words.put(language, wordings(text)));
      fields.optionalText("forms-" + language.code()).ifPresent(text -> forms.put(language, forms(text)));
    }
    Optional<String> group = category == Category.TRAITS || category == Category.STATES ? fields.optionalText("group") : Optional.empty();
    Map<String, String> options = new LinkedHashMap<>();
    for (String option : OPTIONS.getOrDefault(category, List.of())) {
      fields.optionalText(option).ifPresent(value -> options.put(option, value));
    }
    Optional<Entry.Definition> definition = category == Category.KEYWORDS ? Optional.of(definition(fields)) : Optional.empty();
    if (category == Category.ICONS) {
      definition = Optional.of(new Entry.Definition(List.of(), Entry.BodyKind.NONE, means(fields, "cost"), Optional.empty()));
    }
    Optional<String> icon = fields.optionalText("icon");
    if (words.isEmpty() && icon.isEmpty()) {
      fields.missing("«" + key.text() + "» needs words: «ru», «en» or «icon»", "ru", "en", "icon");
    }
    for (Language language : Language.values()) {
      unreachable(fields, language.code(), category);
    }
    if (category == Category.VERBS) {
      for (Language language : Language.values()) {
        unknownSlot(fields, language.code());
      }
    }
    fields.done();
    return new Entry(category, key.text(), order, group, Map.copyOf(words), Map.copyOf(forms), icon, Map.copyOf(options), definition, key);
  }

  /**
   * The words of a text are found between its signs and numbers, so a wording with one in it is never found. Verbs have brackets around what
   * can be left out, and keywords go on with their parameters.
   */
  private static void unreachable(Fields fields, String key, Category category) {
    for (String wording : category == Category.VERBS ? List.<String>of() : wordings(fields.optionalText(key).orElse(""))) {
      List<Raw> raws = Scanner.scan(SLOT.matcher(wording).replaceAll(" ").replace('/', ' '));
      Optional<Raw> sign = raws.stream().limit(category == Category.KEYWORDS ? 1 : raws.size()).filter(raw -> raw.kind() != Raw.Kind.WORD).findFirst();
      if (raws.isEmpty()) {
        fields.error(key, "«" + wording + "» has no word; what is a sign alone is an «icon»");
      } else if (sign.isPresent()) {
        fields.error(key, "no text can have the words «" + wording + "»: «" + sign.get().text() + "» is no word, and words are found between signs and numbers");
      }
    }
  }

  /** A slot of a verb that is misspelt would be a word that no text can have. */
  private static void unknownSlot(Fields fields, String key) {
    Optional<String> text = fields.optionalText(key);
    Matcher slot = SLOT.matcher(text.orElse(""));
    while (slot.find()) {
      if (!SLOTS.contains(slot.group(1))) {
        fields.error(key, "unknown slot «" + slot.group() + "»; a verb has {object}, {amount} and {place}");
      }
    }
  }

  private static Entry.Definition definition(Fields fields) {
    List<String> parameters = fields.texts("parameters");
    Entry.BodyKind body = fields.oneOf("body", Entry.BodyKind.class, Entry.BodyKind.NONE);
    return new Entry.Definition(parameters, body, means(fields, "means"), fields.optionalText("clause"));
  }

  private static Map<Language, ScalarNode> means(Fields fields, String key) {
    Map<Language, ScalarNode> means = new EnumMap<>(Language.class);
    fields
        .fields(key)
        .ifPresent(
            texts -> {
              for (Language language : Language.values()) {
                texts.scalar(language.code()).ifPresent(text -> means.put(language, text));
              }
              texts.done();
            });
    return means;
  }

  private static List<String> wordings(String text) {
    return Arrays.stream(text.split("\\|")).map(String::strip).filter(part -> !part.isEmpty()).toList();
  }

  /** For each wording its forms, parted by blanks; what stands between two signs may be empty. */
  private static List<List<String>> forms(String text) {
    return Arrays.stream(text.split("\\|")).map(part -> part.isBlank() ? List.<String>of() : List.of(part.strip().split("\\s+"))).toList();
  }
}
