package cardwright.engine.rulebook;

import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import cardwright.grammar.vocabulary.Vocabulary;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * Reads {@code game.yaml}: what the words of the vocabulary do. Every id must have words, and what a rule refers to must exist; every word
 * that does something must be said what.
 */
final class GameReader {
  private final Fields fields;
  private final Vocabulary vocabulary;
  private final Wording wording;
  private final References references;
  private final Citations citations;
  private final BoardReader boards;
  private final ActionReader performed;
  private final Diagnostics sink;

  private Map<Language, String> titles = Map.of();
  private Map<String, Zone> zones = Map.of();
  private Map<String, StateGroup> stateGroups = Map.of();
  private Map<String, Stat> stats = Map.of();
  private Map<String, Verb> verbs = Map.of();
  private Map<String, ResultTable> tables = Map.of();
  private Map<String, ActionRule> actions = Map.of();
  private Map<String, TimingRule> timings = Map.of();
  private Map<String, KeywordRule> keywords = Map.of();
  private Map<String, Relation> relations = Map.of();
  private Map<String, Area> areas = Map.of();
  private Map<String, Part> roles = Map.of();
  private final Map<String, List<String>> printed = new LinkedHashMap<>();
  private Map<String, TraitGroup> traitGroups = Map.of();
  private Map<String, Attaching> attachments = Map.of();
  private List<String> levels = List.of();
  private int dieSides = 6;
  private List<DieRule> dieRules = List.of();
  private Optional<String> anyDieStat = Optional.empty();
  private DeckRules decks = new DeckRules(Map.of(), Map.of(), Map.of());
  private String startZone = "";
  private String vitality = "";
  private List<CommonAbility> common = List.of();
  private List<StandingRule> standing = List.of();
  private Limits limits = new Limits(100, 200);
  private Optional<String> expiredLeaves = Optional.empty();
  private Set<String> deliberateSpeeds = Set.of();
  /** Steps that rules name; they are declared in another file, and an unknown one is told once, however often it is named. */
  private final Map<String, ScalarNode> usedSteps = new LinkedHashMap<>();

  private GameReader(Fields fields, Vocabulary vocabulary, CardLanguage language, Citations citations) {
    this.fields = fields;
    this.vocabulary = vocabulary;
    this.sink = fields.sink();
    this.wording = new Wording(language, sink);
    this.references = new References(sink);
    this.citations = citations;
    this.boards = new BoardReader(references, this::ids, sink);
    this.performed = new ActionReader(references, wording, boards, this::ids, sink);
  }

  static GameReader read(Document file, Diagnostics run, Vocabulary vocabulary, CardLanguage language, Citations citations) {
    Fields fields = Fields.of(file, "the game", run);
    GameReader reader = new GameReader(fields, vocabulary, language, citations);
    reader.readAll();
    return reader;
  }

  private void readAll() {
    titles = BoardReader.words(fields, "title");
    levels = references.list(fields, "levels", "level of strength", ids(Category.LEVELS));
    zones = named("zones", Category.ZONES, "a zone", this::zone);
    startZone = references.required(fields, "start-zone", "zone", ids(Category.ZONES));
    fields.fields("board", "the board").ifPresent(boards::read);
    stateGroups = groups();
    stats = named("stats", Category.STATS, "a stat", this::stat);
    vitality = references.required(fields, "vitality", "stat", ids(Category.STATS));
    fields.fields("printed", "«printed»").ifPresent(this::printed);
    traitGroups = traitGroups();
    fields.fields("dice", "the dice").ifPresent(this::dice);
    verbs = named("verbs", Category.VERBS, "a verb", this::verb);
    attachments = new AttachingReader(vocabulary, wording, references).read(fields, verbs, boards.board().table().isPresent());
    tables = performed.tables(fields, levels);
    actions = named("actions", Category.ACTIONS, "an action", performed::action);
    timings = named("timings", Category.TIMINGS, "a timing", this::timing);
    keywords = named("keywords", Category.KEYWORDS, "a keyword", this::keyword);
    relations = boards.relations(fields);
    roles = words("roles", Category.ROLES, Part.class);
    areas = named("areas", Category.AREAS, "an area", boards::area);
    decks = new DeckRulesReader(references, citations, wording, new DeckRulesReader.Words(ids(Category.ZONES), ids(Category.KINDS), ids(Category.TRAITS), ids(Category.KEYWORDS), startZone), sink).read(fields);
    common = fields.list("common", "a common ability", this::common);
    standing = fields.list("standing", "a standing rule", this::standing);
    fields.fields("limits", "the limits").ifPresent(this::limits);
    deliberateSpeeds = Set.copyOf(references.list(fields, "deliberate-speeds", "speed", ids(Category.SPEEDS)));
    expiredLeaves = references.optional(fields, "expired-leaves", "counter", ids(Category.COUNTERS));
    // a word that is declared nowhere is told below, once; so the words themselves are known everywhere else
    everyWordMeansSomething(Category.VERBS, verbs.keySet());
    everyWordMeansSomething(Category.LEVELS, new LinkedHashSet<>(levels));
    everyWordMeansSomething(Category.ACTIONS, actions.keySet());
    everyWordMeansSomething(Category.STATS, stats.keySet());
    everyWordMeansSomething(Category.ZONES, zones.keySet());
    everyWordMeansSomething(Category.RELATIONS, relations.keySet());
    everyWordMeansSomething(Category.ROLES, roles.keySet());
    everyWordMeansSomething(Category.AREAS, areas.keySet());
    int before = sink.errorCount();
    fields.done();
    if (sink.errorCount() == before) {
      performed.checkTables(tables.keySet());
    }
  }

  /** A word that cards may use, but of which the game does not say what it does, would be understood and do nothing. */
  private void everyWordMeansSomething(Category category, Set<String> declared) {
    String key = category.key();
    if (vocabulary.of(category).isEmpty() || fields.has(key) && fields.value(key).orElseThrow() instanceof ScalarNode && declared.isEmpty()) {
      return; // nothing to say, or that it is no mapping was said
    } else if (!fields.has(key)) {
      String first = vocabulary.of(category).iterator().next().id();
      fields.missing("the vocabulary has the " + category.human() + " «" + first + "», but the game does not say what it does: there is no «" + key + "»", key);
      return;
    }
    for (Entry entry : vocabulary.of(category)) {
      if (!declared.contains(entry.id())) {
        fields.error("the vocabulary has the " + category.human() + " «" + entry.id() + "», but the game does not say what it does");
      }
    }
  }

  private Set<String> ids(Category category) {
    Set<String> ids = new LinkedHashSet<>();
    vocabulary.of(category).forEach(entry -> ids.add(entry.id()));
    return ids;
  }

  private <T> Map<String, T> named(String key, Category category, String what, BiFunction<String, Fields, T> reader) {
    Map<String, T> found = new LinkedHashMap<>();
    fields.entries(key).forEach(
        (id, node) -> {
          boolean known = references.exists(id, category.human(), ids(category));
          T read = reader.apply(id.text(), Fields.of(node, what, sink));
          // a mistyped id stands for the word that was meant, which is not called undeclared as well
          found.putIfAbsent(known ? id.text() : Nearest.to(id.text(), ids(category)).orElse(id.text()), read);
        });
    return found;
  }

  private <E extends Enum<E>> Map<String, E> words(String key, Category category, Class<E> type) {
    Map<String, E> found = new LinkedHashMap<>();
    fields.fields(key, "«" + key + "»").ifPresent(
        each -> each.entries().keySet().forEach(
            id -> {
              boolean known = references.exists(id, category.human(), ids(category));
              E value = each.oneOf(id.text(), type).orElse(type.getEnumConstants()[0]);
              found.putIfAbsent(known ? id.text() : Nearest.to(id.text(), ids(category)).orElse(id.text()), value);
            }));
    return found;
  }

  private Zone zone(String id, Fields each) {
    Zone zone = new Zone(id, each.oneOf("seen-by", Zone.Visibility.class, Zone.Visibility.EVERYBODY), each.flag("in-play", false), references.list(each, "holds", "zone", ids(Category.ZONES)));
    each.done();
    return zone;
  }

  private Map<String, StateGroup> groups() {
    Map<String, StateGroup> groups = new LinkedHashMap<>();
    fields.entries("states").forEach(
        (id, node) -> {
          Fields each = Fields.of(node, "a group of states", sink);
          List<String> states = references.list(each, "states", "state", ids(Category.STATES));
          if (each.scalars("states").size() < 2) {
            each.missing("a group needs at least two states that exclude one another", "states");
          }
          groups.put(id.text(), new StateGroup(id.text(), states, references.optional(each, "hiding", "state", states).orElse("")));
          each.done();
        });
    return groups;
  }

  private Stat stat(String id, Fields each) {
    Stat.Base base = each.oneOf("base", Stat.Base.class, Stat.Base.PRINTED);
    Stat stat =
        new Stat(
            id,
            base,
            references.optional(each, "of", "stat", ids(Category.STATS)),
            references.optional(each, "less", "counter", ids(Category.COUNTERS)),
            references.optional(each, "plus", "counter", ids(Category.COUNTERS)),
            each.integer("minimum", 0, 99, 0));
    boolean difference = base == Stat.Base.REMAINING || base == Stat.Base.EXCESS;
    if (difference && !each.has("of")) {
      each.missing("what remains needs «of», a stat, and «less», a counter", "of");
    } else if (difference && !each.has("less")) {
      each.missing("what remains needs «of», a stat, and «less», a counter", "less");
    }
    each.done();
    return stat;
  }

  private void printed(Fields each) {
    each.entries().keySet().forEach(
        kind -> {
          if (references.exists(kind, "kind", ids(Category.KINDS))) {
            printed.put(kind.text(), references.list(each, kind.text(), "stat", ids(Category.STATS)));
          }
        });
  }

  private Map<String, TraitGroup> traitGroups() {
    Set<String> known = new LinkedHashSet<>();
    vocabulary.of(Category.TRAITS).forEach(trait -> trait.group().ifPresent(known::add));
    Map<String, TraitGroup> groups = new LinkedHashMap<>();
    fields.entries("trait-groups").forEach(
        (id, node) -> {
          references.exists(id, "group of traits", known);
          Fields each = Fields.of(node, "a group of traits", sink);
          List<String> traits = vocabulary.of(Category.TRAITS).stream().filter(trait -> trait.group().filter(id.text()::equals).isPresent()).map(Entry::id).toList();
          groups.put(id.text(), new TraitGroup(id.text(), traits, each.flag("exclusive", false), references.list(each, "needed-by", "kind", ids(Category.KINDS))));
          each.done();
        });
    return groups;
  }

  private void dice(Fields each) {
    dieSides = each.integer("sides", 2, 100, 6);
    dieRules = each.list("instead", "dice of some cards", this::dieRule);
    anyDieStat = references.optional(each, "any-die", "stat", ids(Category.STATS));
    each.done();
  }

  private DieRule dieRule(Fields each) {
    Optional<Selector> of = wording.selector(each, "of");
    if (!each.has("of")) {
      each.missing("it must say «of» which cards", "of");
    }
    int sides = each.integer("sides", 2, 100, 6);
    each.done();
    return of.map(selector -> new DieRule(selector, sides)).orElse(null);
  }

  private Verb verb(String id, Fields each) {
    Optional<Operation> operation = each.oneOf("operation", Operation.class);
    if (!each.has("operation")) {
      each.missing("a verb needs an «operation»", "operation");
    }
    Verb verb =
        new Verb(
            id,
            operation.orElse(Operation.PERFORM_ACTION),
            references.optional(each, "counter", "counter", ids(Category.COUNTERS)),
            references.optional(each, "state", "state", ids(Category.STATES)).or(() -> references.optional(each, "trait", "trait of an action", ids(Category.ACTION_TRAITS))),
            references.optional(each, "stat", "stat", ids(Category.STATS)),
            references.optional(each, "from", "zone", ids(Category.ZONES)),
            references.optional(each, "to", "zone", ids(Category.ZONES)),
            skipped(each),
            each.oneOf("tone", Verb.Tone.class, Verb.Tone.NEUTRAL),
            references.list(each, "heard-in", "zone", ids(Category.ZONES)),
            each.flag("heard-face-down", false),
            each.oneOf("contact", Contact.class, Contact.FREE),
            wording.effects(each, "before"),
            wording.effects(each, "when-empty"),
            boxed(each.integer("within", 0, 999)),
            references.optional(each, "manner-of", "verb", ids(Category.VERBS)),
            references.optional(each, "absorbed-by", "counter", ids(Category.COUNTERS)));
    operation.ifPresent(known -> new VerbNeeds(known, each).check());
    boards.check(verb, each);
    each.done();
    return verb;
  }

  /** Steps are declared in another file; whether this one is there is asked when that has been read. */
  private Optional<String> skipped(Fields verb) {
    Optional<ScalarNode> step = verb.scalar("step");
    step.ifPresent(named -> usedSteps.putIfAbsent(named.text(), named));
    return step.map(ScalarNode::text);
  }

  private TimingRule timing(String id, Fields each) {
    TimingRule rule =
        new TimingRule(
            id,
            each.oneOf("unsaid", Whose.class, Whose.ANY),
            references.list(each, "heard-in", "zone", ids(Category.ZONES)),
            each.flag("heard-face-down", false));
    each.done();
    return rule;
  }

  private KeywordRule keyword(String id, Fields each) {
    KeywordRule rule =
        new KeywordRule(id, references.list(each, "works-in", "zone", ids(Category.ZONES)), each.oneOf("tone", Verb.Tone.class, Verb.Tone.HELP));
    each.done();
    return rule;
  }

  /** A number that may be missing. */
  static Optional<Integer> boxed(OptionalInt number) {
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }

  private CommonAbility common(Fields each) {
    List<Ability> abilities = each.value("ability").map(wording::abilities).orElse(List.of());
    Map<Language, String> text = new EnumMap<>(Language.class);
    each.value("ability").ifPresent(node -> wording.texts(node).forEach((language, scalar) -> text.put(language, scalar.text())));
    CommonAbility ability =
        new CommonAbility(
            each.text("id"),
            citations.required(each, "rule"),
            wording.selector(each, "to"),
            references.list(each, "works-in", "zone", ids(Category.ZONES)),
            each.oneOf("when-printed", CommonAbility.Printed.class),
            abilities,
            text);
    if (!each.has("ability")) {
      each.missing("a common ability needs an «ability»", "ability");
    }
    each.done();
    return ability;
  }

  private StandingRule standing(Fields each) {
    each.scalars("within").forEach(step -> usedSteps.put(step.text(), step));
    StandingRule rule = new StandingRule(each.text("id"), citations.required(each, "rule"), each.texts("within"), wording.effects(each, "does"));
    each.done();
    return rule;
  }

  private void limits(Fields each) {
    limits = new Limits(each.integer("turns", 1, 9999, 100), each.integer("resolutions-in-a-step", 1, 99999, 200));
    each.done();
  }

  // ---- for the reader of the pipeline

  Set<String> timings() {
    return ids(Category.TIMINGS);
  }

  Set<String> counters() {
    return ids(Category.COUNTERS);
  }

  Set<String> periods() {
    return ids(Category.PERIODS);
  }

  Set<String> verbs() {
    return ids(Category.VERBS);
  }

  Set<String> zones() {
    return ids(Category.ZONES);
  }

  Set<String> kinds() {
    return ids(Category.KINDS);
  }

  Set<String> traits() {
    return ids(Category.TRAITS);
  }

  Set<String> states() {
    return ids(Category.STATES);
  }

  /** Whether the board is a table. */
  boolean isTable() {
    return boards.board().table().isPresent();
  }

  /** The speeds of the vocabulary, and the name for having none. */
  Set<String> speeds() {
    Set<String> speeds = ids(Category.SPEEDS);
    speeds.add(Step.ORDINARY);
    return speeds;
  }

  /** Every procedure that an action names and every step that a rule names must be declared. */
  void checkNamed(Map<String, List<Step>> declaredProcedures, Set<String> declaredSteps) {
    performed.checkProcedures(declaredProcedures, verbs);
    usedSteps.values().forEach(named -> references.exists(named, "step", declaredSteps));
  }

  Rulebook rulebook(
      RulebookFiles files, Vocabulary words, CardLanguage language, PipelineReader pipeline, List<Clause> clauses, List<Ruling> rulings) {
    return new Rulebook(
        files.id(), titles, words, language, boards.board(), zones, stateGroups, stats, verbs, actions, tables, timings, keywords, relations, areas,
        roles, printed, traitGroups, attachments, levels, dieSides, dieRules, anyDieStat, decks, startZone, vitality, common, standing, pipeline.pipeline(), pipeline.procedures(), clauses,
        rulings, limits, deliberateSpeeds, expiredLeaves, files.changes());
  }
}
