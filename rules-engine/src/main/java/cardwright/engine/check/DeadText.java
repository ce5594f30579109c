package cardwright.engine.check;

import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.explain.Moment;
import cardwright.engine.explain.Moments;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Rulebook;
import cardwright.engine.rulebook.Step;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds text that does nothing: abilities that no step of a rulebook can ever reach, triggers whose step another card may have passed over,
 * keywords that are on no card. All of it is legal, so what is found is for warnings.
 */
public final class DeadText {
  private final Rulebook rulebook;
  private final Moments moments;

  public DeadText(Rulebook rulebook) {
    this.rulebook = rulebook;
    this.moments = new Moments(rulebook);
  }

  /**
   * Something about one ability.
   *
   * @param why in human words
   */
  public record Finding(CompiledAbility ability, String why) {}

  /** The abilities that nothing in the rulebook can ever bring to act, and why. */
  public List<Finding> unreachable(Collection<CompiledAbility> abilities) {
    List<Finding> found = new ArrayList<>();
    for (CompiledAbility ability : abilities) {
      List<Moment> all = moments.of(ability);
      if (all.stream().allMatch(Moment::never)) {
        found.add(new Finding(ability, all.get(0).why()));
      }
    }
    return found;
  }

  /** The abilities of timings that come due only in steps that some ability has a player pass over. */
  public List<Finding> skippable(Collection<CompiledAbility> abilities) {
    Map<String, CompiledAbility> skipped = new LinkedHashMap<>();
    for (CompiledAbility ability : abilities) {
      Tree.visit(ability.ability(), part -> step(part).ifPresent(step -> skipped.putIfAbsent(step, ability)));
    }
    List<Finding> found = new ArrayList<>();
    for (CompiledAbility ability : skipped.isEmpty() ? List.<CompiledAbility>of() : abilities) {
      if (ability.ability() instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.At at) {
        List<Step> due = rulebook.steps().filter(step -> step.due().contains(at.timing())).toList();
        Optional<Step> lost = due.stream().filter(step -> skipper(step, skipped).isPresent()).findFirst();
        lost.filter(step -> due.stream().allMatch(each -> skipper(each, skipped).isPresent())).ifPresent(
            step -> found.add(
                new Finding(ability, "«" + at.timing() + "» comes due only in the step «" + step.id() + "», which «" + skipper(step, skipped).get().card() + "» may have passed over")));
      }
    }
    return found;
  }

  private Optional<String> step(Object part) {
    return part instanceof Effect.Act act
        ? Optional.ofNullable(rulebook.verbs().get(act.verb())).filter(verb -> verb.operation() == Operation.SKIP_STEP).flatMap(Verb::step)
        : Optional.empty();
  }

  /** Whoever has the step passed over, or one around it. */
  private Optional<CompiledAbility> skipper(Step step, Map<String, CompiledAbility> skipped) {
    return rulebook.steps().filter(around -> skipped.containsKey(around.id()) && around.all().anyMatch(step::equals)).map(around -> skipped.get(around.id())).findFirst();
  }

  /** The keywords that stand on no card, in no ability of the rules and in no other keyword's definition. */
  public List<Entry> unusedKeywords(Collection<? extends Collection<Ability>> texts) {
    Set<String> used = new LinkedHashSet<>();
    List<Object> all = new ArrayList<>(texts);
    rulebook.commonAbilities().forEach(common -> all.add(common.abilities()));
    for (Entry keyword : rulebook.vocabulary().of(Category.KEYWORDS)) {
      all.add(rulebook.language().definition(keyword.id()));
    }
    for (Object text : all) {
      Tree.visit(
          text,
          part -> {
            if (part instanceof Ability.Keyword keyword) {
              used.add(keyword.keyword());
            } else if (part instanceof Effect.Lose lose) {
              used.add(lose.keyword());
            }
          });
    }
    return rulebook.vocabulary().of(Category.KEYWORDS).stream().filter(keyword -> !used.contains(keyword.id())).toList();
  }
}
