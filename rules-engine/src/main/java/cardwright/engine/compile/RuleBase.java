package cardwright.engine.compile;

import static org.drools.model.DSL.declarationOf;
import static org.drools.model.DSL.on;
import static org.drools.model.PatternDSL.alphaIndexedBy;
import static org.drools.model.PatternDSL.pattern;
import static org.drools.model.PatternDSL.reactOn;
import static org.drools.model.PatternDSL.rule;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.drools.model.Index.ConstraintType;
import org.drools.model.Rule;
import org.drools.model.Variable;
import org.drools.model.impl.ModelImpl;
import org.drools.modelcompiler.KieBaseBuilder;
import org.kie.api.KieBase;
import org.kie.api.runtime.KieSession;

/**
 * All abilities of a catalogue as one Drools knowledge base: one rule an ability, built as objects. Shared by matches; each match opens its
 * own session and disposes of it. Drools is started by the first session, because whoever only looks at abilities needs none of it.
 */
public final class RuleBase {
  static final String PACKAGE = "cardwright.rules";
  private final Map<String, CompiledAbility> abilities;
  private volatile KieBase kieBase;

  private RuleBase(Map<String, CompiledAbility> abilities) {
    this.abilities = abilities;
  }

  /**
   * The rules of these abilities.
   *
   * @throws IllegalArgumentException when two abilities have one id: a second rule of a name would replace the first in silence
   */
  public static RuleBase of(Collection<CompiledAbility> compiled) {
    Map<String, CompiledAbility> byId = new LinkedHashMap<>();
    for (CompiledAbility ability : compiled) {
      if (byId.put(ability.id(), ability) != null) {
        throw new IllegalArgumentException("two abilities have the id " + ability.id());
      }
    }
    return new RuleBase(byId);
  }

  private KieBase kieBase() {
    KieBase built = kieBase;
    if (built == null) {
      synchronized (this) {
        built = kieBase;
        if (built == null) {
          ModelImpl model = new ModelImpl();
          abilities.values().forEach(ability -> model.addRule(ruleOf(ability)));
          built = KieBaseBuilder.createKieBaseFromModel(model);
          kieBase = built;
        }
      }
    }
    return built;
  }

  private static Rule ruleOf(CompiledAbility ability) {
    Variable<Occasion> occasion = declarationOf(Occasion.class, "$occasion");
    String id = ability.id();
    return rule(PACKAGE, id)
        .build(
            pattern(occasion)
                .expr(
                    "abilityId == " + id,
                    fact -> fact.getAbilityId().equals(id),
                    alphaIndexedBy(String.class, ConstraintType.EQUAL, 0, Occasion::getAbilityId, id),
                    reactOn("abilityId"))
                .expr("suited " + id, Occasion::isSuited),
            on(occasion).execute(Occasion::respond));
  }

  /** A session for one match; the caller disposes of it. */
  public KieSession newSession() {
    return kieBase().newKieSession();
  }

  public Optional<CompiledAbility> ability(String id) {
    return Optional.ofNullable(abilities.get(id));
  }

  public Collection<CompiledAbility> abilities() {
    return abilities.values();
  }
}
