package cardwright.engine.compare;

import cardwright.engine.rulebook.Expansion;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.Language;
import cardwright.grammar.Reading;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Value;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says in one edition what a text means in another: keywords that are gone there, or mean something else, are spelt out. */
final class Rewording {
  private final Rulebook from;
  private final Rulebook to;

  Rewording(Rulebook from, Rulebook to) {
    this.from = from;
    this.to = to;
  }

  /** Texts by language that the other edition reads to the same meaning; empty unless that was verified in every language. */
  Map<String, String> of(List<Ability> abilities) {
    List<Ability> spelt = spelt(abilities);
    Map<String, String> texts = new LinkedHashMap<>();
    for (Language language : Language.values()) {
      Optional<String> text = verified(spelt, language);
      if (text.isEmpty()) {
        return Map.of();
      }
      texts.put(language.code(), text.get());
    }
    return texts;
  }

  private Optional<String> verified(List<Ability> abilities, Language language) {
    try {
      String text = to.language().print(abilities, language);
      Reading reading = to.language().read(text, language);
      return reading.understood() && Tree.same(reading.meanings(), abilities) ? Optional.of(text) : Optional.empty();
    } catch (IllegalArgumentException wordless) {
      // the other vocabulary has no word for something in it
      return Optional.empty();
    }
  }

  private List<Ability> spelt(List<Ability> abilities) {
    List<Ability> spelt = new ArrayList<>();
    for (Ability ability : abilities) {
      if (ability instanceof Ability.Keyword keyword && !meansTheSame(keyword.keyword())) {
        spelt(definition(keyword)).forEach(each -> spelt.add(keyword.whileTrue().map(condition -> during(each, condition)).orElse(each)));
      } else {
        spelt.add(Tree.rewrite(ability, this::grants));
      }
    }
    return spelt;
  }

  private Object grants(Object part) {
    if (part instanceof Grant.HasKeyword has && !meansTheSame(has.keyword().keyword()) && has.keyword().whileTrue().isEmpty()) {
      return new Grant.Quoted(spelt(definition(has.keyword())));
    }
    return part;
  }

  /** Only what always holds can be said to hold for a time; for anything else the condition must stay with the keyword. */
  private static Ability during(Ability ability, Condition condition) {
    return ability instanceof Ability.Continuous continuous && continuous.whileTrue().isEmpty()
        ? new Ability.Continuous(continuous.subject(), continuous.grant(), Optional.of(condition))
        : new Ability.Continuous(new Selector.Self(), new Grant.Quoted(List.of(ability)), Optional.of(condition));
  }

  private boolean meansTheSame(String keyword) {
    return to.vocabulary().find(Category.KEYWORDS, keyword).isPresent() && !WordComparison.isRedefined(keyword, from, to);
  }

  private List<Ability> definition(Ability.Keyword keyword) {
    Entry entry = from.vocabulary().find(Category.KEYWORDS, keyword.keyword()).orElseThrow();
    List<String> parameters = entry.keyword().orElseThrow().parameters();
    Map<String, Value> bindings = new LinkedHashMap<>();
    for (int i = 0; i < parameters.size() && i < keyword.arguments().size(); i++) {
      bindings.put(parameters.get(i), keyword.arguments().get(i));
    }
    return Expansion.of(keyword, from).stream().map(ability -> bound(ability, bindings)).toList();
  }

  private static Ability bound(Ability ability, Map<String, Value> bindings) {
    return Tree.rewrite(
        ability,
        part -> part instanceof Value.Variable letter && letter.definition().isEmpty() && bindings.containsKey(letter.name()) ? bindings.get(letter.name()) : part);
  }
}
