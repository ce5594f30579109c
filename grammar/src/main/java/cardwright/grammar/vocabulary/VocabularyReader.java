package cardwright.grammar.vocabulary;

import cardwright.grammar.Language;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns a vocabulary file into entries. Unknown keys are reported by {@link Fields}. */
final class VocabularyReader {

  /** Options that an entry of each category may set besides its words. */
  private static final Map<Category, Set<String>> OPTIONS =
      Map.of(
          Category.KINDS, Set.of("default", "player"),
          Category.TRAITS, Set.of("noun"),
          Category.STATS, Set.of("levels", "reach"),
          Category.COUNTERS, Set.of("put", "removed"),
          Category.ZONES, Set.of("at-ru", "to-ru", "at-en", "state-ru", "state-en"),
          Category.AREAS, Set.of("at-ru", "at-en"),
          Category.ROLES, Set.of("die"),
          Category.VERBS, Set.of("noun-ru", "noun-en", "joins"),
          Category.ACTION_TRAITS, Set.of("noun"));

  private VocabularyReader() {}

  static List<Entry> read(Document document, Diagnostics run) {
    Fields root = Fields.of(document, "a vocabulary", run);
    List<Entry> entries = new ArrayList<>();
    for (Category category : Category.values()) {
      int order = 0;
      for (Map.Entry<ScalarNode, Node> item : root.entries(category.key()).entrySet()) {
        entries.add(entry(category, item.getKey(), item.getValue(), order++, root.sink()));
      }
    }
    root.done();
    return entries;
  }

  private static Entry entry(Category category, ScalarNode key, Node node, int order, Diagnostics sink) {
    Fields fields = Fields.of(node, "a " + category.human(), sink);
    Map<Language, List<String>> words = new EnumMap<>(Language.class);
    Map<Language, List<String>> forms = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      fields.optionalText(language.code()).ifPresent(text -> words.put(language, parts(text, "\\|")));
      fields.optionalText("forms-" + language.code()).ifPresent(text -> forms.put(language, parts(text, "\\s+")));
    }
    Optional<String> group = category == Category.TRAITS || category == Category.STATES ? fields.optionalText("group") : Optional.empty();
    Map<String, String> options = new LinkedHashMap<>();
    for (String option : OPTIONS.getOrDefault(category, Set.of()).stream().sorted().toList()) {
      fields.optionalText(option).ifPresent(value -> options.put(option, value));
    }
    Optional<Entry.Definition> definition = category == Category.KEYWORDS ? Optional.of(definition(fields)) : Optional.empty();
    if (category == Category.ICONS) {
      definition = Optional.of(new Entry.Definition(List.of(), Entry.BodyKind.NONE, means(fields, "cost"), Optional.empty()));
    }
    Optional<String> icon = fields.optionalText("icon");
    if (words.isEmpty() && icon.isEmpty()) {
      fields.error("«" + key.text() + "» needs words: «ru», «en» or «icon»");
    }
    fields.done();
    return new Entry(category, key.text(), order, group, Map.copyOf(words), Map.copyOf(forms), icon, Map.copyOf(options), definition, key);
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

  private static List<String> parts(String text, String separator) {
    return Arrays.stream(text.split(separator)).map(String::strip).filter(part -> !part.isEmpty()).toList();
  }
}
