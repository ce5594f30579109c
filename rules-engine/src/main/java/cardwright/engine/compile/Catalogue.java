package cardwright.engine.compile;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.rulebook.CommonAbility;
import cardwright.engine.rulebook.KeywordRule;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Verb.Tone;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A rulebook's cards compiled: every ability that can ever be in a match, and the rules for all of them. Immutable, shared by matches. */
public final class Catalogue {
  private final Rulebook rulebook;
  private final Map<String, CardDefinition> cards;
  private final Map<String, List<CompiledAbility>> printed;
  private final Map<CommonAbility, List<CompiledAbility>> common;
  private final Map<String, Map<Grant, List<CompiledAbility>>> granted;
  private final Map<String, List<CompiledAbility>> markerRules;
  private final Map<String, Map<Effect.Later, CompiledAbility>> later;
  private final Set<String> zones;
  private final Set<String> keys;
  private final RuleBase rules;

  private Catalogue(
      Rulebook rulebook,
      Map<String, CardDefinition> cards,
      Map<String, List<CompiledAbility>> printed,
      Map<CommonAbility, List<CompiledAbility>> common,
      AbilityCompiler compiler) {
    this.rulebook = rulebook;
    this.cards = cards;
    this.printed = printed;
    this.common = common;
    this.granted = compiler.granted();
    this.markerRules = compiler.markerRules();
    this.later = compiler.later();
    this.rules = RuleBase.of(compiler.compiled());
    this.zones = new LinkedHashSet<>();
    rulebook.zones().values().stream().filter(zone -> zone.inPlay()).forEach(zone -> zones.add(zone.id()));
    compiler.compiled().forEach(ability -> zones.addAll(ability.zones()));
    this.keys = new LinkedHashSet<>();
    compiler.compiled().forEach(ability -> keys.addAll(ability.listensTo()));
  }

  /** Compiles a rulebook's common abilities and the cards. */
  public static Catalogue of(Rulebook rulebook, Collection<CardDefinition> definitions) {
    AbilityCompiler compiler = new AbilityCompiler(rulebook);
    Map<CommonAbility, List<CompiledAbility>> common = new LinkedHashMap<>();
    for (CommonAbility ability : rulebook.commonAbilities()) {
      common.put(ability, compiler.compile(ability));
    }
    Map<String, CardDefinition> cards = new LinkedHashMap<>();
    Map<String, List<CompiledAbility>> printed = new LinkedHashMap<>();
    for (CardDefinition card : definitions) {
      cards.put(card.id(), card);
      printed.put(card.id(), compiler.compile(card));
    }
    return new Catalogue(rulebook, cards, printed, common, compiler);
  }

  public Rulebook rulebook() {
    return rulebook;
  }

  public Map<String, CardDefinition> cards() {
    return cards;
  }

  public RuleBase rules() {
    return rules;
  }

  /** The compiled abilities of a card's own text, in the order of the text. */
  public List<CompiledAbility> printed(CardDefinition card) {
    return printed.getOrDefault(card.id(), List.of());
  }

  /** The abilities that the rules give to cards, and what they compiled to. */
  public Map<CommonAbility, List<CompiledAbility>> common() {
    return common;
  }

  /** What a grant of an ability brings: the abilities quoted in it or those of its keyword. */
  public List<CompiledAbility> granted(Grant grant, CompiledAbility by) {
    return granted.getOrDefault(by.id(), Map.of()).getOrDefault(grant, List.of());
  }

  /** What an ability says that will be done later; nothing of what the rules themselves say. */
  public Optional<CompiledAbility> later(Effect.Later said, CompiledAbility by) {
    return Optional.ofNullable(later.getOrDefault(by.id(), Map.of()).get(said));
  }

  /** What a marker does wherever it is put; nothing of most. */
  public List<CompiledAbility> markerRule(String marker) {
    return markerRules.getOrDefault(marker, List.of());
  }

  /** Whether any ability at all works in a zone; the cards of other zones need not be looked at. */
  public boolean worksIn(String zone) {
    return zones.contains(zone);
  }

  /** Whether any ability at all is asked at occasions of this key. */
  public boolean isHeard(String key) {
    return keys.contains(key);
  }

  /** Whether having a keyword is good or bad for a card. */
  public Tone tone(String keyword) {
    KeywordRule rule = rulebook.keywords().get(keyword);
    return rule == null ? Tone.HELP : rule.tone();
  }

  /** All printed abilities of all cards and of the rules. */
  public List<CompiledAbility> all() {
    return new ArrayList<>(rules.abilities());
  }
}
