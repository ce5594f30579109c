package cardwright.engine.cards;

import cardwright.engine.cards.CardDefinition.Cost;
import cardwright.engine.cards.CardDefinition.PrintedAbility;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Stat;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.source.Severity;
import cardwright.grammar.Language;
import cardwright.grammar.Reading;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Document;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Action;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.vocabulary.Category;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads files of cards. A card with an error is left out whole; the others of its file are still read. */
final class CardReader {
  private final Rulebook rulebook;
  private final Path file;
  private final Diagnostics sink;
  private final DeclaredCards known;
  private final UnderstoodTexts understood;
  private final CardTexts texts;
  private int abilities;

  CardReader(Rulebook rulebook, Document document, Diagnostics run, DeclaredCards known, UnderstoodTexts understood, CardTexts texts) {
    this.understood = understood;
    this.texts = texts;
    this.rulebook = rulebook;
    this.file = document.files().get(0);
    this.sink = run.in(document);
    this.known = known;
  }

  /** The cards of the file that were understood; everything else is reported. */
  List<CardDefinition> read(Fields fields) {
    List<CardDefinition> cards = readList(fields);
    fields.done();
    return cards;
  }

  /** The cards of a file that holds other things too. */
  List<CardDefinition> readList(Fields fields) {
    return fields.list("cards", "a card", each -> card(each).orElse(null));
  }

  /** One card of the file; the others are not looked at. Empty when it is not there or, reported, has an error. */
  Optional<CardDefinition> readOnly(String id, Fields fields) {
    return fields.list("cards", "a card", each -> each.optionalText("id").filter(id::equals).isPresent() ? card(each).orElse(null) : null).stream().findFirst();
  }

  /** How many abilities were understood. */
  int abilities() {
    return abilities;
  }

  private Optional<CardDefinition> card(Fields fields) {
    int before = sink.errorCount();
    Optional<ScalarNode> id = fields.requiredScalar("id");
    boolean copy = id.isPresent() && !isUnique(id.get());
    int beforeNames = sink.errorCount();
    Map<Language, ScalarNode> names = texts(fields, "name");
    if (names.isEmpty() && sink.errorCount() == beforeNames) {
      fields.missing("a card needs a «name» in at least one language", "name");
    } else if (!copy) {
      names.forEach(this::uniqueName);
    }
    Set<String> kinds = new LinkedHashSet<>();
    Set<String> traits = new LinkedHashSet<>();
    properties(fields, kinds, traits);
    Cost cost = fields.scalar("cost").map(this::cost).orElse(new Cost(0, false));
    Map<String, Integer> stats = new LinkedHashMap<>();
    Map<String, List<Integer>> levels = new LinkedHashMap<>();
    stats(fields, stats, levels);
    kinds.forEach(kind -> rulebook.printed().getOrDefault(kind, List.of()).forEach(stat -> needs(fields, kind, stat)));
    Map<Language, ScalarNode> texts = texts(fields, "text");
    List<PrintedAbility> printed = understand(texts, names, cost);
    fields.done();
    if (sink.errorCount() > before || id.isEmpty() || isBroken(fields)) {
      return Optional.empty();
    }
    abilities += printed.size();
    return Optional.of(
        new CardDefinition(id.get().text(), plain(names), kinds, traits, cost, stats, levels, plain(texts), printed, file, id.get().span()));
  }

  /** Whether YAML itself found an error in a card's lines before the card was read. */
  private boolean isBroken(Fields card) {
    return sink.hasErrors()
        && sink.all().stream()
            .anyMatch(
                each ->
                    each.severity() == Severity.ERROR
                        && each.file().equals(Optional.of(file))
                        && each.span().start() >= card.span().start()
                        && each.span().start() <= card.span().end());
  }

  private boolean isUnique(ScalarNode id) {
    Optional<DeclaredCards.Place> before = known.add(id.text(), DeclaredCards.Place.of(file, id));
    before.ifPresent(there -> sink.error(id.span(), "there is a card «" + id.text() + "» already, in " + there));
    return before.isEmpty();
  }

  /** Players know cards by their names, and texts name them. */
  private void uniqueName(Language language, ScalarNode name) {
    known.addName(name.text(), language, DeclaredCards.Place.of(file, name))
        .ifPresent(before -> sink.error(name.span(), "there is a card with the name «" + name.text() + "» already, in " + before));
  }

  private Map<Language, ScalarNode> texts(Fields fields, String key) {
    Map<Language, ScalarNode> texts = new EnumMap<>(Language.class);
    fields.fields(key, "«" + key + "»").ifPresent(
        each -> {
          for (Language language : Language.values()) {
            each.scalar(language.code()).ifPresent(scalar -> texts.put(language, scalar));
          }
          each.done();
        });
    return texts;
  }

  private static Map<Language, String> plain(Map<Language, ScalarNode> texts) {
    Map<Language, String> plain = new EnumMap<>(Language.class);
    texts.forEach((language, scalar) -> plain.put(language, scalar.text()));
    return plain;
  }

  private void properties(Fields fields, Set<String> kinds, Set<String> traits) {
    Set<String> knownIds = new LinkedHashSet<>();
    rulebook.vocabulary().of(Category.KINDS).forEach(entry -> knownIds.add(entry.id()));
    rulebook.vocabulary().of(Category.TRAITS).forEach(entry -> knownIds.add(entry.id()));
    boolean known = true;
    for (ScalarNode scalar : fields.scalars("is")) {
      if (rulebook.vocabulary().find(Category.KINDS, scalar.text()).isPresent()) {
        kinds.add(scalar.text());
      } else if (rulebook.vocabulary().find(Category.TRAITS, scalar.text()).isPresent()) {
        traits.add(scalar.text());
      } else {
        sink.error(scalar.span(), "there is no kind or trait «" + scalar.text() + "» in this rulebook" + Nearest.orAll(scalar.text(), knownIds), Nearest.to(scalar.text(), knownIds));
        known = false;
      }
    }
    if (known) { // else what an unknown one should have been may be what seems to be missing
      new CardProperties(rulebook, fields).check(kinds, traits);
    }
  }

  private static void needs(Fields fields, String kind, String stat) {
    if (!fields.has(stat)) {
      fields.missing("a card that is a «" + kind + "» needs «" + stat + "»", stat);
    }
  }

  private Cost cost(ScalarNode scalar) {
    if (scalar.text().matches("[0-9]{1,3}")) {
      return new Cost(Integer.parseInt(scalar.text()), false);
    }
    if (scalar.text().matches("[XxХх]")) {
      return new Cost(0, true);
    }
    sink.error(scalar.span(), "a cost is a number from 0 to 999 or X, not «" + scalar.text() + "»");
    return new Cost(0, false);
  }

  private void stats(Fields fields, Map<String, Integer> stats, Map<String, List<Integer>> levels) {
    for (Stat stat : rulebook.stats().values()) {
      if (stat.base() == Stat.Base.PRINTED) {
        fields.integer(stat.id(), stat.minimum(), 99).ifPresent(number -> stats.put(stat.id(), number));
      } else if (stat.base() == Stat.Base.PRINTED_LEVELS) {
        fields.scalar(stat.id()).ifPresent(scalar -> levels(stat.id(), scalar).ifPresent(numbers -> levels.put(stat.id(), numbers)));
      }
    }
  }

  private Optional<List<Integer>> levels(String stat, ScalarNode scalar) {
    int count = rulebook.levels().size();
    if (!scalar.text().matches("[0-9]{1,2}(-[0-9]{1,2}){" + (count - 1) + "}")) {
      sink.error(scalar.span(), "«" + stat + "» needs " + count + " numbers with dashes between them, such as 1-2-3, not «" + scalar.text() + "»");
      return Optional.empty();
    }
    List<Integer> numbers = new ArrayList<>();
    for (String number : scalar.text().split("-")) {
      numbers.add(Integer.parseInt(number));
    }
    for (int i = 1; i < numbers.size(); i++) {
      if (numbers.get(i) < numbers.get(i - 1)) {
        sink.warning(scalar.span(), "«" + stat + "» goes down: its numbers are for the levels " + String.join(", ", rulebook.levels()) + ", in this order");
        break;
      }
    }
    return Optional.of(numbers);
  }

  // ---- the text

  /** The abilities, if every language understood its text and all of them mean the same. */
  private List<PrintedAbility> understand(Map<Language, ScalarNode> texts, Map<Language, ScalarNode> names, Cost cost) {
    UnderstoodTexts.Key key = new UnderstoodTexts.Key(plain(texts), plain(names), cost);
    Optional<List<PrintedAbility>> before = understood.find(key);
    if (before.isPresent()) {
      return before.get();
    }
    int found = sink.count();
    List<PrintedAbility> printed = readAll(texts, names, cost);
    if (sink.count() == found) {
      understood.keep(key, printed);
    }
    return printed;
  }

  private List<PrintedAbility> readAll(Map<Language, ScalarNode> written, Map<Language, ScalarNode> names, Cost cost) {
    Map<Language, CardTexts.Read> read = read(written, names);
    Map<Language, Reading> readings = new EnumMap<>(Language.class);
    read.forEach((language, each) -> readings.put(language, each.reading()));
    readings.forEach(
        (language, reading) -> {
          sink.report(written.get(language), reading.problems());
          sink.report(written.get(language), reading.unsettled(cost.letter().map(List::of).orElse(List.of())));
        });
    if (readings.isEmpty() || readings.values().stream().anyMatch(reading -> !reading.understood())) {
      return List.of();
    }
    read.forEach((language, each) -> sink.report(written.get(language), each.unfeasible()));
    Reading first = readings.values().iterator().next();
    readings.forEach((language, reading) -> compare(first, reading, language, written.get(language)));
    List<PrintedAbility> printed = new ArrayList<>();
    List<Ability> meanings = inAllLanguages(readings);
    for (int i = 0; i < first.abilities().size(); i++) {
      Map<Language, String> words = new EnumMap<>(Language.class);
      int index = i;
      readings.forEach(
          (language, reading) -> {
            if (index < reading.abilities().size()) {
              var span = reading.abilities().get(index).span();
              words.put(language, written.get(language).text().substring(span.start(), span.end()));
            }
          });
      printed.add(new PrintedAbility(meanings.get(i), words));
    }
    return printed;
  }

  /** The meanings, in which each marker bears the names that all texts give it; the texts mean the same, so they meet it in the same order. */
  private static List<Ability> inAllLanguages(Map<Language, Reading> readings) {
    List<Ability> meanings = readings.values().iterator().next().meanings();
    List<List<String>> names = readings.entrySet().stream().map(each -> Markers.in(each.getValue().meanings()).stream().map(id -> Markers.name(id, each.getKey())).toList()).toList();
    List<String> first = Markers.in(meanings);
    if (names.stream().anyMatch(each -> each.size() != first.size())) {
      return meanings; // the texts differ, which is reported
    }
    return Markers.renamed(meanings, id -> Markers.id(names.stream().map(each -> each.get(first.indexOf(id))).toList()));
  }

  private Map<Language, CardTexts.Read> read(Map<Language, ScalarNode> written, Map<Language, ScalarNode> names) {
    Map<Language, CardTexts.Read> read = new EnumMap<>(Language.class);
    written.forEach((language, text) -> read.put(language, texts.of(text, language, Optional.ofNullable(names.get(language)).map(ScalarNode::text).orElse(""))));
    return read;
  }

  /** Names in quotation marks are translated freely: that there is one counts, not which. */
  private static Ability nameless(Ability ability) {
    return Tree.rewrite(
        ability,
        node -> {
          if (node instanceof Effect.Named named) {
            return new Effect.Named(named.action(), named.name().map(any -> "…"), named.effect());
          }
          return node instanceof Action action
              ? new Action(action.action(), action.name().map(any -> "…"), action.power(), action.range(), action.level())
              : node;
        });
  }

  private void compare(Reading first, Reading other, Language language, ScalarNode scalar) {
    if (first == other) {
      return;
    }
    // what a marker is called is translated freely, but the same marker must be the same again
    List<Ability> expected = Markers.renamed(first.meanings(), Markers.numbered());
    List<Ability> found = Markers.renamed(other.meanings(), Markers.numbered());
    for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
      if (i >= found.size() || i >= expected.size() || !nameless(expected.get(i)).equals(nameless(found.get(i)))) {
        var place = i < found.size() ? scalar.spanOf(other.abilities().get(i).span()) : scalar.span();
        String said = i < expected.size() ? rulebook.language().print(List.of(first.meanings().get(i)), language) : "nothing";
        String where = i < expected.size() && i < found.size() ? ": " + WordDifference.of(rulebook.language().print(List.of(other.meanings().get(i)), language), said) : "";
        sink.error(place, "the two texts of this card do not mean the same: the other one says here «" + said + "»" + where);
        return;
      }
    }
  }
}
