package cardwright.engine.rulebook;

import cardwright.grammar.Language;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.ScalarNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what {@code game.yaml} says of decks: {@code decks} with its parts, choices, formats and what all formats demand; or {@code deck}, the short way for a game with
 * one format that knows only the number of cards and of copies.
 */
final class DeckRulesReader {
  /** The key of a deck's cards, and the id of the format, where a rulebook names none. */
  private static final String CARDS = "cards";

  private static final String USUAL = "standard";
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,3}");
  private static final Pattern SHARE = Pattern.compile("([0-9]{1,2})/([1-9][0-9]?)");

  private final References references;
  private final Citations citations;
  private final Wording wording;
  private final Words words;
  private final Diagnostics sink;

  /** The ids that decks can speak of. */
  record Words(Set<String> zones, Set<String> kinds, Set<String> traits, Set<String> keywords, String startZone) {
    Set<String> kindsAndTraits() {
      Set<String> all = new LinkedHashSet<>(kinds);
      all.addAll(traits);
      return all;
    }
  }

  DeckRulesReader(References references, Citations citations, Wording wording, Words words, Diagnostics sink) {
    this.references = references;
    this.citations = citations;
    this.wording = wording;
    this.words = words;
    this.sink = sink;
  }

  DeckRules read(Fields game) {
    Optional<Fields> brief = game.fields("deck", "the rule for decks");
    Optional<Fields> full = game.fields("decks", "the rules for decks");
    if (brief.isPresent() && full.isPresent()) {
      game.error("deck", "the rules for decks are said twice: in «deck» and in «decks»");
    }
    if (full.isPresent()) {
      return full(full.get());
    }
    List<DeckDemand> demands = brief.map(this::brief).orElse(List.of());
    return new DeckRules(usualPart(), Map.of(), Map.of(USUAL, new DeckFormat(USUAL, Map.of(), demands)));
  }

  private Map<String, DeckPart> usualPart() {
    return Map.of(CARDS, new DeckPart(CARDS, words.startZone(), true));
  }

  private List<DeckDemand> brief(Fields each) {
    int minimum = each.integer("minimum", 1, 999, 1);
    int maximum = each.integer("maximum", 1, 999, 999);
    int copies = each.integer("copies", 1, 999, 999);
    String unlimited = references.optional(each, "any-number-with", "keyword", words.keywords()).orElse("");
    List<String> rules = citations.required(each, "rule");
    if (minimum > maximum) {
      tooFew(each, minimum, maximum);
    }
    each.done();
    return List.of(
        new DeckDemand.Copies(CARDS, List.of(), copies, unlimited, rules),
        new DeckDemand.Number(CARDS, List.of(), Optional.of(new DeckDemand.Bound.Fixed(minimum)), Optional.of(new DeckDemand.Bound.Fixed(maximum)), rules));
  }

  private static void tooFew(Fields each, int minimum, int maximum) {
    each.error("minimum", "no deck can hold %d cards at least and %d at most".formatted(minimum, maximum));
  }

  private DeckRules full(Fields each) {
    Map<String, DeckPart> parts = new LinkedHashMap<>();
    each.entries("parts").forEach((id, node) -> parts.put(id.text(), part(id.text(), Fields.of(node, "a part of a deck", sink))));
    Map<String, List<String>> choices = new LinkedHashMap<>();
    each.fields("choices", "what is chosen with a deck").ifPresent(
        all -> all.entries().keySet().forEach(id -> choices.put(id.text(), references.list(all, id.text(), "trait", words.traits()))));
    Map<String, DeckPart> known = parts.isEmpty() ? usualPart() : parts;
    List<DeckDemand> always = each.list("demands", "a demand on decks", demand -> demand(demand, known, choices));
    Map<String, DeckFormat> formats = new LinkedHashMap<>();
    each.entries("formats").forEach(
        (id, node) -> formats.put(id.text(), format(id.text(), Fields.of(node, "a format", sink), known, choices, always)));
    if (formats.isEmpty()) {
      each.missing("there must be at least one format, which says what a deck must be: «formats»", "formats");
      formats.put(USUAL, new DeckFormat(USUAL, Map.of(), List.of()));
    }
    each.done();
    return new DeckRules(known, choices, formats);
  }

  private DeckPart part(String id, Fields each) {
    DeckPart part = new DeckPart(id, references.required(each, "zone", "zone", words.zones()), each.flag("shuffled", false));
    each.done();
    return part;
  }

  private DeckFormat format(String id, Fields each, Map<String, DeckPart> parts, Map<String, List<String>> choices, List<DeckDemand> always) {
    Map<Language, String> titles = new EnumMap<>(Language.class);
    each.value("title").ifPresent(node -> wording.texts(node).forEach((language, text) -> titles.put(language, text.text())));
    List<DeckDemand> demands = new ArrayList<>(each.list("demands", "a demand on decks", demand -> demand(demand, parts, choices)));
    demands.addAll(always);
    each.done();
    return new DeckFormat(id, titles, demands);
  }

  private DeckDemand demand(Fields each, Map<String, DeckPart> parts, Map<String, List<String>> choices) {
    String main = parts.keySet().iterator().next();
    String part = references.optional(each, "part", "part of a deck", parts.keySet()).orElse(main);
    List<String> of = references.list(each, "of", "kind or trait", words.kindsAndTraits());
    List<String> rules = citations.required(each, "rule");
    DeckDemand demand;
    if (each.has("copies")) {
      demand = new DeckDemand.Copies(part, of, each.integer("copies", 1, 999, 1), references.optional(each, "any-number-with", "keyword", words.keywords()).orElse(""), rules);
    } else if (each.has("belongs")) {
      String choice = references.required(each, "belongs", "choice", choices.keySet());
      demand = new DeckDemand.Belonging(part, of, choice, references.list(each, "or", "trait", words.traits()), rules);
    } else {
      demand = number(each, part, of, rules);
    }
    each.done();
    return demand;
  }

  private DeckDemand number(Fields each, String part, List<String> of, List<String> rules) {
    List<String> among = references.list(each, "among", "kind or trait", words.kindsAndTraits());
    Optional<Rounding> rounding = each.oneOf("rounding", Rounding.class);
    Optional<DeckDemand.Bound> minimum = bound(each, "minimum", among, rounding.orElse(Rounding.UP));
    Optional<DeckDemand.Bound> maximum = bound(each, "maximum", among, rounding.orElse(Rounding.DOWN));
    if (!each.has("minimum") && !each.has("maximum")) {
      each.missing("a demand needs a «minimum» or a «maximum» number, how many «copies», or to what the cards must «belong»: «belongs»", "minimum", "maximum", "copies", "belongs");
    }
    if (minimum.orElse(null) instanceof DeckDemand.Bound.Fixed least && maximum.orElse(null) instanceof DeckDemand.Bound.Fixed most && least.number() > most.number()) {
      tooFew(each, least.number(), most.number());
    }
    return new DeckDemand.Number(part, of, minimum, maximum, rules);
  }

  private enum Rounding {
    UP,
    DOWN
  }

  private Optional<DeckDemand.Bound> bound(Fields each, String key, List<String> among, Rounding rounding) {
    Optional<ScalarNode> scalar = each.scalar(key);
    if (scalar.isEmpty()) {
      return Optional.empty();
    }
    Matcher share = SHARE.matcher(scalar.get().text());
    if (NUMBER.matcher(scalar.get().text()).matches()) {
      return Optional.of(new DeckDemand.Bound.Fixed(Integer.parseInt(scalar.get().text())));
    } else if (share.matches()) {
      return Optional.of(new DeckDemand.Bound.Share(Integer.parseInt(share.group(1)), Integer.parseInt(share.group(2)), among, rounding == Rounding.UP));
    }
    sink.error(scalar.get().span(), "«" + key + "» is a number of cards, or a part of how many others there are such as 1/2, not «" + scalar.get().text() + "»");
    return Optional.empty();
  }
}
