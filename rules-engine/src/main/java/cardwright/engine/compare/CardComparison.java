package cardwright.engine.compare;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.CardIndex;
import cardwright.engine.check.DeadText;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.rulebook.Change;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.Language;
import cardwright.grammar.document.Diagnostics;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.source.Diagnostic;
import cardwright.grammar.source.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Which cards read, mean or act otherwise under one rulebook than under another. */
final class CardComparison {
  private final Rulebook from;
  private final Rulebook to;
  private final Reasons reasons;
  private final Rewording rewording;
  private final List<Difference.Unread> unread = new ArrayList<>();
  private final List<Difference.Changed> changed = new ArrayList<>();
  private final List<Difference.Silenced> silenced = new ArrayList<>();

  CardComparison(Rulebook from, Rulebook to) {
    this.from = from;
    this.to = to;
    this.reasons = new Reasons(from, to);
    this.rewording = new Rewording(from, to);
  }

  /** Compares all cards; those that the first rulebook does not read are none of its cards. */
  Difference.Cards compare(CardIndex cards) {
    Map<String, CardDefinition> old = new LinkedHashMap<>();
    Map<String, CardDefinition> now = new LinkedHashMap<>();
    Map<String, Diagnostics> found = new LinkedHashMap<>();
    for (CardIndex.Entry entry : cards.entries()) {
      CardIndex.read(entry, from, new Diagnostics()).ifPresent(card -> old.put(card.id(), card));
      Diagnostics run = new Diagnostics();
      CardIndex.read(entry, to, run).ifPresent(card -> now.put(card.id(), card));
      found.put(entry.id(), run);
    }
    Catalogue before = Catalogue.of(from, old.values());
    Catalogue after = Catalogue.of(to, now.values());
    for (CardDefinition card : old.values()) {
      if (now.containsKey(card.id())) {
        compare(card, before.printed(card), after.printed(now.get(card.id())));
      } else {
        String problem = found.get(card.id()).all().stream().filter(each -> each.severity() == Severity.ERROR).map(Diagnostic::message).findFirst().orElse("it is not there");
        unread.add(new Difference.Unread(card.id(), problem, concerned(card), rewording.of(meanings(card))));
      }
    }
    return new Difference.Cards(unread, changed, silenced);
  }

  private static List<Ability> meanings(CardDefinition card) {
    return card.abilities().stream().map(CardDefinition.PrintedAbility::meaning).toList();
  }

  private void compare(CardDefinition old, List<CompiledAbility> before, List<CompiledAbility> after) {
    if (!Tree.same(essence(before), essence(after))) {
      changed.add(new Difference.Changed(old.id(), told(before, from), told(after, to), concerned(old), rewording.of(meanings(old))));
    }
    Set<String> dumb = new DeadText(from).unreachable(before).stream().map(found -> found.ability().id()).collect(Collectors.toSet());
    for (DeadText.Finding found : new DeadText(to).unreachable(after)) {
      if (!dumb.contains(found.ability().id())) {
        silenced.add(new Difference.Silenced(old.id(), told(List.of(found.ability()), to).get(0), found.why(), timing(found.ability())));
      }
    }
  }

  /** What abilities do, without the words that say it. */
  private static List<Object> essence(List<CompiledAbility> abilities) {
    List<Object> essence = new ArrayList<>();
    for (CompiledAbility each : abilities) {
      essence.add(List.of(each.ability(), each.presence(), each.zones(), each.hidden() ? "hidden" : ""));
      each.bindings().entrySet().stream().sorted(Map.Entry.comparingByKey()).forEach(binding -> essence.add(binding.getValue()));
    }
    return essence;
  }

  private static List<String> told(List<CompiledAbility> abilities, Rulebook rulebook) {
    return abilities.stream().map(each -> rulebook.language().print(List.of(each.ability()), Language.EN) + bindings(each, rulebook)).toList();
  }

  private static String bindings(CompiledAbility ability, Rulebook rulebook) {
    return ability.bindings().isEmpty()
        ? ""
        : ability.bindings().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(binding -> binding.getKey() + " = " + rulebook.language().print(binding.getValue(), Language.EN))
            .collect(Collectors.joining(", ", " (", ")"));
  }

  /** The reasons of the edits that concern a card: of itself, of the keywords in it, of the timings that it waits for. */
  private List<String> concerned(CardDefinition card) {
    Set<String> ids = new LinkedHashSet<>();
    card.abilities().forEach(
        printed ->
            Tree.visit(
                printed.meaning(),
                part -> {
                  if (part instanceof Ability.Keyword keyword) {
                    ids.add(keyword.keyword());
                  } else if (part instanceof Trigger.At at) {
                    ids.add(at.timing());
                  }
                }));
    return reasons.of(
        change ->
            change.part() == Change.Part.CARDS && change.id().text().equals(card.id())
                || (change.part() == Change.Part.WORDS || change.part() == Change.Part.RULES) && ids.contains(change.id().text()));
  }

  /** The reasons of the edits of the steps in which a timing came due. */
  private List<String> timing(CompiledAbility ability) {
    if (!(ability.ability() instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.At at)) {
      return List.of();
    }
    Set<String> steps = from.steps().filter(step -> step.due().contains(at.timing())).map(step -> step.id().toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
    return reasons.of(change -> change.part() == Change.Part.STEPS && steps.contains(change.id().text()));
  }
}
