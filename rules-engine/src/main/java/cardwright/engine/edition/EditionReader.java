package cardwright.engine.edition;

import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.Change.Kind;
import cardwright.engine.rulebook.Change.Part;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.DocumentReader;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.MappingNode;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the file of an edition. Whether what it edits is there is found when the edits are made. */
final class EditionReader {
  private final Document document;
  private final Fields root;

  private EditionReader(Document document, Diagnostics run) {
    this.document = document;
    this.root = Fields.of(document, "an edition", run);
  }

  /** The edition; empty, with errors in {@code run}, unless all of the file is right. */
  static Optional<Edition> read(Path file, Diagnostics run) {
    int before = run.errorCount();
    Edition edition = new EditionReader(DocumentReader.read(file), run).edition();
    return run.errorCount() == before ? Optional.of(edition) : Optional.empty();
  }

  private Edition edition() {
    Node title = root.value("title").filter(MappingNode.class::isInstance).or(() -> root.requiredScalar("title")).orElseGet(() -> ScalarNode.of(""));
    ScalarNode base = root.requiredScalar("extends").orElseGet(() -> ScalarNode.of(""));
    List<Change> changes = changes(root);
    Map<String, Edition.Switch> switches = new LinkedHashMap<>();
    root.entries("switches").forEach((id, node) -> switches.put(id.text(), theSwitch(Fields.of(node, "a switch", root.sink()))));
    Map<String, List<String>> presets = new LinkedHashMap<>();
    root.entries("presets").forEach((id, node) -> presets.put(id.text(), preset(node, switches.keySet())));
    root.done();
    return new Edition(title, base, changes, switches, presets, document);
  }

  private Edition.Switch theSwitch(Fields fields) {
    Edition.Switch read = new Edition.Switch(fields.text("title"), fields.flag("on", false), changes(fields));
    fields.done();
    return read;
  }

  private List<String> preset(Node node, Set<String> switches) {
    Fields fields = Fields.of(node, "a preset", root.sink());
    List<String> on = new ArrayList<>();
    for (ScalarNode each : fields.scalars("on")) {
      if (switches.contains(each.text())) {
        on.add(each.text());
      } else {
        root.sink().error(each.span(), "this edition has no switch «" + each.text() + "»" + Nearest.orAll(each.text(), switches), Nearest.to(each.text(), switches));
      }
    }
    fields.optionalText("title");
    fields.done();
    return on;
  }

  private List<Change> changes(Fields fields) {
    List<Change> changes = new ArrayList<>();
    changes.addAll(fields.list("clauses", "an edit of a clause", each -> entry(each, Part.CLAUSES, true)));
    changes.addAll(fields.list("decisions", "an edit of a decision", each -> entry(each, Part.DECISIONS, true)));
    changes.addAll(fields.list("words", "an edit of a word", each -> entry(each, Part.WORDS, false)));
    changes.addAll(fields.list("rules", "an edit of the rules", each -> entry(each, Part.RULES, false)));
    changes.addAll(fields.list("steps", "an edit of a step", this::step));
    changes.addAll(fields.list("cards", "an edit of a card", this::card));
    return changes;
  }

  /** {@code {add: ID, of: SECTION, as: …}}, {@code redefine}, {@code retire}. */
  private Change entry(Fields fields, Part part, boolean listed) {
    Optional<Keyed> keyed = one(fields, Kind.ADD, Kind.REDEFINE, Kind.RETIRE);
    Optional<String> section = listed ? Optional.empty() : fields.optionalText("of");
    Optional<Node> value = value(fields, "as", keyed.map(Keyed::kind).orElse(null) != Kind.RETIRE);
    List<String> rules = listed ? List.of() : rules(fields);
    fields.done();
    return keyed.map(k -> new Change(k.kind(), part, section, k.id(), Optional.empty(), value, rules, document)).orElse(null);
  }

  private Change step(Fields fields) {
    if (fields.has("insert")) {
      return insertion(fields);
    }
    Optional<Keyed> keyed = one(fields, Kind.REPLACE, Kind.CHANGE, Kind.REMOVE, Kind.RENAME);
    Kind kind = keyed.map(Keyed::kind).orElse(null);
    Optional<ScalarNode> to = kind == Kind.RENAME ? fields.requiredScalar("to") : Optional.empty();
    Optional<Node> value =
        kind == Kind.REPLACE ? value(fields, "by", true)
            : kind == Kind.CHANGE ? value(fields, "set", true)
            : kind == Kind.RENAME ? fields.value("title")
            : Optional.empty();
    List<String> rules = rules(fields);
    fields.done();
    return keyed.map(k -> new Change(k.kind(), Part.STEPS, Optional.empty(), k.id(), to, value, rules, document)).orElse(null);
  }

  /** {@code {insert: {id: …}, before: STEP}}, {@code after}, {@code into}. */
  private Change insertion(Fields fields) {
    Optional<Keyed> keyed = one(fields, Kind.BEFORE, Kind.AFTER, Kind.INTO);
    Optional<Node> value = fields.value("insert");
    Optional<ScalarNode> id = fields.fields("insert", "a step").flatMap(step -> step.requiredScalar("id"));
    List<String> rules = rules(fields);
    fields.done();
    return keyed.isEmpty() || id.isEmpty()
        ? null
        : new Change(keyed.get().kind(), Part.STEPS, Optional.empty(), id.get(), Optional.of(keyed.get().id()), value, rules, document);
  }

  private Change card(Fields fields) {
    Optional<Keyed> keyed = one(fields, Kind.REWORD);
    Optional<Node> value = value(fields, "as", true);
    List<String> rules = rules(fields);
    fields.done();
    return keyed.map(k -> new Change(k.kind(), Part.CARDS, Optional.empty(), k.id(), Optional.empty(), value, rules, document)).orElse(null);
  }

  private static Optional<Node> value(Fields fields, String key, boolean wanted) {
    Optional<Node> value = wanted ? fields.value(key) : Optional.empty();
    if (wanted && !fields.has(key)) {
      fields.missing("what it becomes is missing: «" + key + "»", key);
    }
    return value;
  }

  private static List<String> rules(Fields fields) {
    if (!fields.has("rule")) {
      fields.missing("an edit must name the clause or the decision that is its reason: «rule»", "rule");
    }
    return fields.texts("rule");
  }

  private record Keyed(Kind kind, ScalarNode id) {}

  /** The one key that says what is done, and to what. */
  private static Optional<Keyed> one(Fields fields, Kind... kinds) {
    List<Keyed> found = new ArrayList<>();
    List<String> keys = new ArrayList<>();
    for (Kind kind : kinds) {
      String key = kind.name().toLowerCase(Locale.ROOT);
      keys.add(key);
      fields.scalar(key).ifPresent(id -> found.add(new Keyed(kind, id)));
    }
    String[] all = keys.toArray(String[]::new);
    if (found.isEmpty()) {
      fields.missing("an edit needs one of " + String.join(", ", keys), all);
      return Optional.empty();
    }
    if (found.size() > 1) {
      fields.error("one edit does one thing: leave one of " + String.join(", ", keys));
      return Optional.empty();
    }
    return Optional.of(found.get(0));
  }
}
