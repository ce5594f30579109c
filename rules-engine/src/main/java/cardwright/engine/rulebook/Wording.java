package cardwright.engine.rulebook;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.PartReading;
import cardwright.grammar.Reading;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.MappingNode;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.source.Problem;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads texts of the language that stand in rulebook files: {@code {ru: …, en: …}}, in one language or in both. Texts in two languages
 * must mean the same.
 */
public final class Wording {
  private final CardLanguage language;
  private final Diagnostics sink;

  public Wording(CardLanguage language, Diagnostics sink) {
    this.language = language;
    this.sink = sink;
  }

  /** What a reading function makes of a text. */
  private interface Reader<T> {
    Read<T> read(String text, Language language);
  }

  private record Read<T>(Optional<T> meaning, List<Problem> problems) {}

  /** What the rules do: one text or a list of them. Texts that are not understood are reported and left out. */
  public List<Effect> effects(Fields fields, String key) {
    Optional<Node> node = fields.value(key);
    if (node.isEmpty()) {
      return List.of();
    }
    if (node.get() instanceof MappingNode) {
      return one(node.get(), (text, lang) -> part(language.readEffect(text, lang))).stream().toList();
    }
    return fields.list(key, item -> one(item, (text, lang) -> part(language.readEffect(text, lang))).orElse(null));
  }

  /** A condition; empty when the key is missing or, reported, not understood. */
  public Optional<Condition> condition(Fields fields, String key) {
    return fields.value(key).flatMap(node -> one(node, (text, lang) -> part(language.readCondition(text, lang))));
  }

  /** A description of things; empty when the key is missing or, reported, not understood. */
  public Optional<Selector> selector(Fields fields, String key) {
    return fields.value(key).flatMap(node -> one(node, (text, lang) -> part(language.readSelector(text, lang))));
  }

  /** Abilities; none when, reported, the text is not understood. */
  public List<Ability> abilities(Node node) {
    return one(node, (text, lang) -> whole(language.read(text, lang))).orElse(List.of());
  }

  private static <T> Read<T> part(PartReading<T> reading) {
    return new Read<>(reading.meaning(), reading.problems());
  }

  private static Read<List<Ability>> whole(Reading reading) {
    List<Problem> problems = new ArrayList<>(reading.problems());
    problems.addAll(reading.unsettled(List.of()));
    return new Read<>(reading.understood() ? Optional.of(reading.meanings()) : Optional.empty(), problems);
  }

  private <T> Optional<T> one(Node node, Reader<T> reader) {
    List<T> meanings = new ArrayList<>();
    Map<Language, ScalarNode> texts = texts(node);
    texts.forEach(
        (each, text) -> {
          Read<T> read = reader.read(text.text(), each);
          sink.report(text, read.problems());
          read.meaning().ifPresent(meanings::add);
          if (meanings.size() == 2 && !meanings.get(0).equals(meanings.get(1))) {
            sink.error(text.span(), "the Russian and the English text do not mean the same");
          }
        });
    return meanings.size() == texts.size() ? meanings.stream().findFirst() : Optional.empty();
  }

  /** The texts of a {@code {ru: …, en: …}} mapping. */
  public Map<Language, ScalarNode> texts(Node node) {
    Fields fields = Fields.of(node, "a text", sink);
    Map<Language, ScalarNode> texts = new EnumMap<>(Language.class);
    for (Language each : Language.values()) {
      fields.scalar(each.code()).ifPresent(scalar -> texts.put(each, scalar));
    }
    fields.done();
    if (texts.isEmpty() && node instanceof MappingNode) {
      sink.error(node.span(), "a text needs «ru» or «en»");
    }
    return texts;
  }
}
