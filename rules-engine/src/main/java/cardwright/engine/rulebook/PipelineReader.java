package cardwright.engine.rulebook;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.MappingNode;
import cardwright.grammar.document.Node;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.document.SequenceNode;
import cardwright.grammar.meaning.Limit;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code pipeline.yaml}: the tree of phases and steps, and the procedures nested in it. */
final class PipelineReader {
  private final GameReader game;
  private final Wording wording;
  private final References references;
  private final Citations citations;
  private final Diagnostics sink;
  private final Map<String, ScalarNode> ids = new LinkedHashMap<>();
  private List<Step> pipeline = List.of();
  private final Map<String, List<Step>> procedures = new LinkedHashMap<>();

  private PipelineReader(GameReader game, CardLanguage language, Citations citations, Diagnostics sink) {
    this.game = game;
    this.wording = new Wording(language, sink);
    this.references = new References(sink);
    this.citations = citations;
    this.sink = sink;
  }

  static PipelineReader read(Document document, Diagnostics run, GameReader game, CardLanguage language, Citations citations) {
    Fields fields = Fields.of(document, "the pipeline", run);
    PipelineReader reader = new PipelineReader(game, language, citations, fields.sink());
    reader.pipeline = fields.list("pipeline", "a step", reader::step);
    fields.entries("procedures").forEach((id, node) -> reader.procedures.put(id.text(), reader.procedure(node)));
    if (reader.pipeline.isEmpty()) {
      fields.missing("a pipeline needs at least one step", "pipeline");
    }
    int before = run.errorCount();
    fields.done();
    if (fields.sound() && run.errorCount() == before) {
      game.checkNamed(reader.procedures, reader.ids.keySet());
    }
    return reader;
  }

  List<Step> pipeline() {
    return pipeline;
  }

  Map<String, List<Step>> procedures() {
    return procedures;
  }

  private List<Step> procedure(Node node) {
    if (!(node instanceof SequenceNode sequence)) {
      sink.error(node.span(), "a procedure must be a list of steps");
      return List.of();
    }
    return sequence.items().stream().map(item -> step(Fields.of(item, "a step", sink))).toList();
  }

  private Step step(Fields fields) {
    Optional<ScalarNode> id = fields.requiredScalar("id");
    id.ifPresent(this::unique);
    Step step =
        new Step(
            id.map(ScalarNode::text).orElse(""),
            titles(fields),
            citations.required(fields, "rule"),
            fields.oneOf("applies", Step.Applies.class, Step.Applies.ALWAYS),
            wording.condition(fields, "when"),
            fields.oneOf("players", Step.Players.class, Step.Players.ACTIVE),
            setup(fields),
            fields.fields("exempt", "an exemption").map(this::exemption),
            wording.effects(fields, "does"),
            references.list(fields, "fixes", "timing", game.timings()),
            references.list(fields, "due", "timing", game.timings()),
            fields.oneOf("window", Window.class, Window.AUTOMATIC),
            new LinkedHashSet<>(references.list(fields, "plays", "speed", game.speeds())),
            fields.fields("activation", "an activation").map(this::activation),
            fields.fields("once", "a limit").map(this::limit),
            fields.oneOf("ends", Step.Ending.class, Step.Ending.PASSES),
            wording.effects(fields, "closing"),
            references.list(fields, "expires", "period", game.periods()),
            references.list(fields, "unheard", "verb", game.verbs()),
            fields.oneOf("repeats", Step.Repeat.class, Step.Repeat.NEVER),
            fields.list("steps", "a step", this::step));
    boolean activates = step.window() == Window.ACTIVATION;
    if (activates != step.activation().isPresent()) {
      fields.missing(activates ? "a window of activations needs «activation»" : "only a window of activations has «activation»", "activation");
    }
    fields.done();
    return step;
  }

  /** One title for all languages, or one for each; without any, the step is called by its id. */
  private Map<Language, String> titles(Fields fields) {
    Optional<Node> title = fields.value("title");
    Map<Language, String> titles = new EnumMap<>(Language.class);
    if (title.isPresent() && title.get() instanceof MappingNode) {
      wording.texts(title.get()).forEach((language, text) -> titles.put(language, text.text()));
    } else {
      fields.optionalText("title").ifPresent(text -> titles.put(Language.EN, text));
    }
    return titles;
  }

  private void unique(ScalarNode id) {
    ScalarNode before = ids.putIfAbsent(id.text(), id);
    if (before != null) {
      int line = 1 + (int) before.source().substring(0, before.span().start()).chars().filter(c -> c == '\n').count();
      sink.error(id.span(), "a step «" + id.text() + "» is declared in line " + line + " already");
    }
  }

  private Activation activation(Fields fields) {
    Activation activation =
        new Activation(
            references.required(fields, "resource", "counter", game.counters()),
            references.required(fields, "done", "state", game.states()),
            BoardReader.optional(fields, "again", 1, 99),
            references.optional(fields, "period", "period", game.periods()));
    fields.done();
    return activation;
  }

  private Limit limit(Fields fields) {
    Limit limit = new Limit(fields.integer("times", 1, 99, 1), references.required(fields, "per", "period", game.periods()));
    fields.done();
    return limit;
  }

  private Step.Exemption exemption(Fields fields) {
    Step.Exemption exemption =
        new Step.Exemption(references.required(fields, "from", "verb", game.verbs()), wording.selector(fields, "candidates"));
    fields.done();
    return exemption;
  }

  private Optional<Step.Setup> setup(Fields fields) {
    Optional<Fields> draft = fields.fields("draft", "a drafting rule");
    Optional<Fields> place = fields.fields("place", "a placement rule");
    if (draft.isPresent()) {
      return Optional.of(new Step.Setup.Draft(draft(draft.get())));
    }
    return place.map(each -> new Step.Setup.Placement(placement(each)));
  }

  private DraftRule draft(Fields fields) {
    DraftRule rule =
        new DraftRule(
            references.required(fields, "from", "zone", game.zones()),
            references.required(fields, "to", "zone", game.zones()),
            references.required(fields, "rest", "zone", game.zones()),
            fields.integer("minimum", 0, 99, 0),
            references.required(fields, "of-kind", "kind", game.kinds()),
            fields.integer("maximum", 1, 999, 99),
            budgets(fields),
            payments(fields),
            currencies(fields));
    if (rule.minimum() > rule.maximum()) {
      fields.error("minimum", "nobody can take %d cards at least and %d at most".formatted(rule.minimum(), rule.maximum()));
    }
    fields.done();
    return rule;
  }

  private Map<String, Map<String, Integer>> budgets(Fields fields) {
    Map<String, Map<String, Integer>> budgets = new LinkedHashMap<>();
    Optional<Fields> roles = fields.fields("budget", "a budget");
    for (String role : List.of("first", "second")) {
      Map<String, Integer> purse = new LinkedHashMap<>();
      roles.flatMap(each -> each.fields(role, "a budget"))
          .ifPresent(each -> each.entries().keySet().forEach(currency -> purse.put(currency.text(), each.integer(currency.text(), 0, 9999, 0))));
      budgets.put(role, purse);
    }
    roles.ifPresent(Fields::done);
    return budgets;
  }

  private Map<String, List<String>> payments(Fields fields) {
    Map<String, List<String>> payments = new LinkedHashMap<>();
    fields.fields("payment", "the ways of payment").ifPresent(
        each -> each.entries().keySet().forEach(trait -> {
          if (references.exists(trait, "trait", game.traits())) {
            payments.put(trait.text(), each.texts(trait.text()));
          }
        }));
    return payments;
  }

  private static Map<String, Map<Language, String>> currencies(Fields fields) {
    Map<String, Map<Language, String>> currencies = new LinkedHashMap<>();
    Optional<Fields> words = fields.fields("currencies", "the words for currencies");
    words.ifPresent(each -> each.entries().keySet().forEach(currency -> currencies.put(currency.text(), BoardReader.words(each, currency.text()))));
    words.ifPresent(Fields::done);
    return currencies;
  }

  private PlacementRule placement(Fields fields) {
    Map<String, List<List<PlacementRule.HomeCell>>> groups = new LinkedHashMap<>();
    Optional<Fields> roles = fields.fields("cells", "the groups of cells");
    for (String role : List.of("first", "second")) {
      roles.ifPresent(each -> groups.put(role, each.list(role, "a group of cells", this::group)));
    }
    roles.ifPresent(Fields::done);
    PlacementRule rule =
        new PlacementRule(
            references.required(fields, "from", "zone", game.zones()),
            references.required(fields, "state", "state", game.states()),
            groups,
            BoardReader.optional(fields, "strip", 1, 999));
    boolean table = game.isTable();
    if (table != rule.strip().isPresent() || table == fields.has("cells")) {
      fields.missing(table ? "on a table cards are placed in a «strip» at the player's own edge" : "on a grid cards are placed on groups of «cells»", table ? "strip" : "cells");
    }
    fields.done();
    return rule;
  }

  /** A group is a list of blocks: every column with every row. */
  private List<PlacementRule.HomeCell> group(Fields fields) {
    List<PlacementRule.HomeCell> cells = new ArrayList<>();
    fields.list(
        "blocks",
        "a block of cells",
        block -> {
          List<Integer> columns = numbers(block, "columns");
          List<Integer> rows = numbers(block, "rows");
          block.done();
          columns.forEach(column -> rows.forEach(row -> cells.add(new PlacementRule.HomeCell(column, row))));
          return block;
        });
    fields.done();
    return cells;
  }

  private List<Integer> numbers(Fields fields, String key) {
    List<Integer> numbers = new ArrayList<>();
    for (ScalarNode scalar : fields.scalars(key)) {
      if (scalar.text().matches("[1-9][0-9]?")) {
        numbers.add(Integer.parseInt(scalar.text()));
      } else {
        sink.error(scalar.span(), "«" + key + "» counts from 1, «" + scalar.text() + "» is no such number");
      }
    }
    return numbers;
  }
}
