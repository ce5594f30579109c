package cardwright.engine.compile;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.rulebook.CommonAbility;
import cardwright.engine.rulebook.Expansion;
import cardwright.engine.rulebook.KeywordRule;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.TimingRule;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.Language;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Value;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Turns abilities as written into abilities that are rules: a keyword becomes what it is defined to be, with its arguments bound and its
 * body put in place, as deep as definitions go; abilities inside quotation marks and keywords that are granted are compiled too.
 */
final class AbilityCompiler {
  private final Rulebook rulebook;
  private final List<CompiledAbility> compiled = new ArrayList<>();
  private final Map<String, Map<Grant, List<CompiledAbility>>> granted = new LinkedHashMap<>();
  private final Map<String, List<CompiledAbility>> markerRules = new LinkedHashMap<>();
  private final Map<String, Map<Effect.Later, CompiledAbility>> later = new LinkedHashMap<>();

  AbilityCompiler(Rulebook rulebook) {
    this.rulebook = rulebook;
  }

  /** What surrounds an ability while it is compiled. */
  private record Frame(
      String id,
      String card,
      Map<String, Value> bindings,
      Optional<String> keyword,
      Optional<Condition> presence,
      List<String> rules,
      Map<Language, String> words,
      List<String> zones) {

    Frame(
        String id, String card, Map<String, Value> bindings, Optional<String> keyword, Optional<Condition> presence, List<String> rules, Map<Language, String> words) {
      this(id, card, bindings, keyword, presence, rules, words, List.of());
    }

    Frame at(String part) {
      return new Frame(id + part, card, bindings, keyword, presence, rules, words);
    }
  }

  List<CompiledAbility> compiled() {
    return compiled;
  }

  Map<String, Map<Grant, List<CompiledAbility>>> granted() {
    return granted;
  }

  /** What the markers do that the cards' texts give, by the markers' ids. */
  Map<String, List<CompiledAbility>> markerRules() {
    return markerRules;
  }

  /** What abilities, by their ids, say that will be done later. */
  Map<String, Map<Effect.Later, CompiledAbility>> later() {
    return later;
  }

  /** What a card's markers do belongs to the markers, whichever of its abilities gives them. */
  private void compileMarkers(CardDefinition card, List<Ability> meanings) {
    int number = 0;
    for (String marker : new LinkedHashSet<>(Markers.given(meanings))) {
      number++;
      List<CompiledAbility> rule = new ArrayList<>();
      int part = 0;
      for (Ability ability : Markers.rule(marker, meanings)) {
        part++;
        rule.addAll(compile(ability, new Frame(card.id() + "/marker" + number + "/" + part, card.id(), Map.of(), Optional.empty(), Optional.empty(), List.of(), words(ability))));
      }
      markerRules.put(marker, rule);
    }
  }

  List<CompiledAbility> compile(CardDefinition card) {
    List<CompiledAbility> result = new ArrayList<>();
    List<Ability> meanings = card.abilities().stream().map(printed -> Markers.renamed(printed.meaning(), id -> Markers.of(id, card.id()))).toList();
    compileMarkers(card, meanings);
    int number = 0;
    for (CardDefinition.PrintedAbility printed : card.abilities()) {
      Ability meaning = meanings.get(number);
      number++;
      Frame frame = new Frame(card.id() + "/" + number, card.id(), Map.of(), Optional.empty(), Optional.empty(), List.of(), printed.words());
      result.addAll(compile(meaning, frame));
    }
    return result;
  }

  List<CompiledAbility> compile(CommonAbility common) {
    List<CompiledAbility> result = new ArrayList<>();
    int number = 0;
    for (Ability ability : common.abilities()) {
      number++;
      String id = "rules/" + common.id() + (number > 1 ? "/" + number : "");
      result.addAll(compile(ability, new Frame(id, common.id(), Map.of(), Optional.empty(), Optional.empty(), common.rules(), common.text(), common.zones())));
    }
    return result;
  }

  private List<CompiledAbility> compile(Ability said, Frame frame) {
    Ability ability = Outcomes.inTime(said, rulebook);
    if (ability instanceof Ability.Keyword use) {
      return expand(use, frame);
    }
    if (ability instanceof Ability.AlternativeCost || ability instanceof Ability.BodySlot) {
      return List.of();
    }
    Where where = where(ability, frame);
    CompiledAbility result =
        new CompiledAbility(
            frame.id(), frame.card(), ability, keys(ability), frame.bindings(), frame.keyword(), frame.presence(),
            where.zones(), where.hidden(), frame.rules(), frame.words());
    compiled.add(result);
    compileGrants(ability, frame, result);
    compileLater(ability, frame, result);
    return List.of(result);
  }

  private List<CompiledAbility> expand(Ability.Keyword use, Frame frame) {
    return expand(use, Expansion.of(use, rulebook), frame);
  }

  private List<CompiledAbility> expand(Ability.Keyword use, List<Ability> defined, Frame frame) {
    Map<String, Value> bindings = new LinkedHashMap<>();
    List<String> parameters = rulebook.definition(use.keyword()).parameters();
    for (int i = 0; i < Math.min(parameters.size(), use.arguments().size()); i++) {
      bindings.put(parameters.get(i), bind(use.arguments().get(i), frame.bindings()));
    }
    List<Condition> presence = new ArrayList<>();
    frame.presence().ifPresent(presence::add);
    use.whileTrue().ifPresent(presence::add);
    Optional<Condition> all = presence.isEmpty() ? Optional.empty() : Optional.of(presence.size() == 1 ? presence.get(0) : new Condition.All(presence));
    List<CompiledAbility> result = new ArrayList<>();
    int part = 0;
    for (Ability whole : defined) {
      part++;
      String id = frame.id() + "/" + use.keyword() + (part > 1 ? "/" + part : "");
      result.addAll(compile(whole, new Frame(id, frame.card(), bindings, Optional.of(use.keyword()), all, rulesOf(use.keyword(), frame), frame.words())));
    }
    return result;
  }

  private List<String> rulesOf(String keyword, Frame frame) {
    List<String> rules = new ArrayList<>(frame.rules());
    rulebook.definition(keyword).clause().ifPresent(rules::add);
    return rules;
  }

  /** An argument that is itself a parameter of the keyword around it becomes that keyword's argument. */
  private static Value bind(Value argument, Map<String, Value> outer) {
    return Tree.rewrite(
        argument,
        node ->
            node instanceof Value.Variable variable && variable.definition().isEmpty() && outer.containsKey(variable.name())
                ? outer.get(variable.name())
                : node);
  }

  // ---- what is done later

  /** What will be done is an ability that waits for its event, once it has been said. */
  private void compileLater(Ability ability, Frame frame, CompiledAbility owner) {
    List<Effect.Later> all = new ArrayList<>();
    collectLater(ability, all);
    Map<Effect.Later, CompiledAbility> byLater = new LinkedHashMap<>();
    for (Effect.Later each : all) {
      Ability then = new Ability.Triggered(each.trigger(), each.condition(), each.effect(), Optional.empty());
      byLater.computeIfAbsent(each, any -> compile(then, new Frame(frame.id() + "/later" + (byLater.size() + 1), frame.card(), frame.bindings(), frame.keyword(), Optional.empty(), frame.rules(), frame.words())).get(0));
    }
    if (!byLater.isEmpty()) {
      later.put(owner.id(), byLater);
    }
  }

  private static void collectLater(Object node, List<Effect.Later> found) {
    if (node instanceof Effect.Later each) {
      found.add(each); // what it says in turn is compiled with it
    } else if (node instanceof Optional<?> optional) {
      optional.ifPresent(inner -> collectLater(inner, found));
    } else if (node instanceof List<?> list) {
      list.forEach(inner -> collectLater(inner, found));
    } else if (node instanceof Record && !(node instanceof Grant)) {
      Tree.children(node).forEach(inner -> collectLater(inner, found));
    }
  }

  // ---- grants

  private void compileGrants(Ability ability, Frame frame, CompiledAbility owner) {
    List<Grant> grants = new ArrayList<>();
    collect(ability, grants);
    Map<Grant, List<CompiledAbility>> byGrant = new LinkedHashMap<>();
    int number = 0;
    for (Grant grant : grants) {
      number++;
      if (!byGrant.containsKey(grant)) {
        byGrant.put(grant, compileGrant(grant, frame.at("/gives" + number)));
      }
    }
    if (!byGrant.isEmpty()) {
      granted.put(owner.id(), byGrant);
    }
  }

  /** The grants of an ability itself, not those inside the abilities that it quotes. */
  private static void collect(Object node, List<Grant> grants) {
    if (node instanceof Grant.Marked || node instanceof Effect.Later) {
      return; // a marker's rule is compiled once for all that give it, what is done later by itself
    }
    if (node instanceof Grant.Quoted || node instanceof Grant.HasKeyword || node instanceof Grant.KeywordAgainst) {
      grants.add((Grant) node);
    } else if (node instanceof Optional<?> optional) {
      optional.ifPresent(inner -> collect(inner, grants));
    } else if (node instanceof List<?> list) {
      list.forEach(inner -> collect(inner, grants));
    } else if (node instanceof Record) {
      Tree.children(node).forEach(inner -> collect(inner, grants));
    }
  }

  private List<CompiledAbility> compileGrant(Grant grant, Frame frame) {
    if (grant instanceof Grant.HasKeyword has) {
      return compile(has.keyword(), new Frame(frame.id(), frame.card(), frame.bindings(), Optional.empty(), Optional.empty(), frame.rules(), words(has.keyword())));
    }
    if (grant instanceof Grant.KeywordAgainst limited) {
      Frame inner = new Frame(frame.id(), frame.card(), frame.bindings(), Optional.empty(), Optional.empty(), frame.rules(), words(new Ability.Continuous(new Selector.Self(), limited, Optional.empty())));
      return expand(limited.keyword(), Expansion.limited(limited, rulebook), inner);
    }
    List<CompiledAbility> result = new ArrayList<>();
    int number = 0;
    for (Ability quoted : ((Grant.Quoted) grant).abilities()) {
      number++;
      Frame inner = new Frame(frame.id() + "/" + number, frame.card(), frame.bindings(), frame.keyword(), Optional.empty(), frame.rules(), words(quoted));
      result.addAll(compile(quoted, inner));
    }
    return result;
  }

  /** What is granted speaks for itself, in canonical words. */
  private Map<Language, String> words(Ability granted) {
    Map<Language, String> words = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      String text = rulebook.language().print(List.of(granted), language);
      words.put(language, text.endsWith(".") ? text.substring(0, text.length() - 1) : text);
    }
    return words;
  }

  // ---- where and when an ability is asked

  private static List<String> keys(Ability ability) {
    if (ability instanceof Ability.Triggered triggered) {
      return List.of(triggered.trigger() instanceof Trigger.At at ? "at:" + at.timing() : "on:" + ((Trigger.On) triggered.trigger()).event());
    } else if (ability instanceof Ability.Replacement replacement) {
      return List.of("would:" + replacement.event().event());
    } else if (ability instanceof Ability.Activated) {
      return List.of("play");
    }
    return List.of("hold");
  }

  private record Where(List<String> zones, boolean hidden) {}

  private Where where(Ability ability, Frame frame) {
    if (!frame.zones().isEmpty()) {
      return new Where(frame.zones(), false);
    }
    Optional<KeywordRule> keyword = frame.keyword().map(rulebook.keywords()::get);
    if (keyword.isPresent() && !keyword.get().zones().isEmpty()) {
      return new Where(keyword.get().zones(), false);
    }
    if (ability instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.At at) {
      TimingRule timing = rulebook.timing(at.timing());
      return new Where(timing.zones(), timing.hidden());
    }
    if (ability instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.On on && rulebook.verbs().containsKey(on.event())) {
      return heard(rulebook.verbs().get(on.event()));
    }
    Optional<String> lying = ability instanceof Ability.Continuous continuous ? continuous.whileTrue().flatMap(this::outOfPlay) : Optional.empty();
    if (lying.isPresent()) {
      return new Where(List.of(lying.get()), false);
    }
    if (ability instanceof Ability.Continuous continuous && continuous.grant() instanceof Grant.Cannot cannot && rulebook.verbs().containsKey(cannot.verb())) {
      return heard(rulebook.verbs().get(cannot.verb()));
    }
    if (ability instanceof Ability.Continuous continuous && continuous.grant() instanceof Grant.Amends amends) {
      return new Where(Optional.ofNullable(rulebook.keywords().get(amends.keyword())).map(KeywordRule::zones).orElse(List.of()), false);
    }
    if (ability instanceof Ability.Continuous continuous && continuous.grant() instanceof Grant.MayRefrain may && rulebook.verbs().containsKey(may.verb())) {
      return heard(rulebook.verbs().get(may.verb()));
    }
    return new Where(List.of(), false);
  }

  /** «пока ~ на кладбище»: the zone out of play in which alone what the card says holds. */
  private Optional<String> outOfPlay(Condition condition) {
    if (condition instanceof Condition.All all) {
      return all.conditions().stream().flatMap(each -> outOfPlay(each).stream()).findFirst();
    }
    return condition instanceof Condition.Holds holds && holds.who() instanceof Selector.Self && holds.what() instanceof Filter.Located located
        ? Optional.of(located.area()).filter(zone -> rulebook.zones().containsKey(zone) && !rulebook.zones().get(zone).inPlay())
        : Optional.empty();
  }

  private static Where heard(Verb verb) {
    return new Where(verb.zones(), verb.hidden());
  }
}
