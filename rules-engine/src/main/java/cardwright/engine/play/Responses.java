package cardwright.engine.play;

import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.compile.Occasion;
import cardwright.engine.compile.RuleBase;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Happening;
import cardwright.engine.rulebook.ActionRule;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Whose;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.FactHandle;

/**
 * The one place that talks to Drools: asks the rules which abilities respond to an occasion. Rules find and change nothing; what is
 * found comes back in the order in which it was asked for.
 */
final class Responses implements AutoCloseable {
  private static final Comparator<AbilityInstance> BY_NUMBER = Comparator.comparingInt(AbilityInstance::number);

  private final Game game;
  private final KieSession session;
  /** Abilities whose rules can answer only one thing wherever they are asked, and have answered it. */
  private final Set<AbilityInstance> always = new HashSet<>();
  private long fired;

  Responses(Game game, RuleBase rules) {
    this.game = game;
    this.session = rules.newSession();
  }

  /** How many rules have fired so far. */
  long fired() {
    return fired;
  }

  /** Which of these continuous abilities hold now. */
  List<AbilityInstance> holding(Collection<AbilityInstance> asked) {
    return ask(asked, "hold", Optional.empty(), Optional.empty());
  }

  /** Which of these abilities a timing that comes due concerns. */
  List<AbilityInstance> due(Collection<AbilityInstance> asked, String timing) {
    return ask(asked, "at:" + timing, Optional.empty(), Optional.empty());
  }

  /** Which abilities something that happened triggers. */
  List<AbilityInstance> triggered(Happening event, Collection<Card> witnesses) {
    // most happenings nobody on any card listens for; then no ability need be looked at
    String key = "on:" + event.event();
    return isHeard(key, event) ? ask(game.listeners().all(), key, Optional.of(event), Optional.of(witnesses)) : List.of();
  }

  /** Which of these abilities could replace something that is about to happen. */
  List<AbilityInstance> replacing(Collection<AbilityInstance> asked, Happening event) {
    return ask(asked, "would:" + event.event(), Optional.of(event), Optional.empty());
  }

  /** Which of these abilities may be played as far as their own words go. */
  List<AbilityInstance> playable(Collection<AbilityInstance> asked) {
    return ask(asked, "play", Optional.empty(), Optional.empty());
  }

  private List<AbilityInstance> ask(
      Collection<AbilityInstance> asked, String key, Optional<Happening> event, Optional<Collection<Card>> witnesses) {
    List<AbilityInstance> found = new ArrayList<>();
    List<FactHandle> facts = new ArrayList<>();
    for (AbilityInstance ability : asked) {
      if (hears(ability, key, event) && works(ability, witnesses)) {
        if (always.contains(ability)) {
          found.add(ability);
        } else {
          facts.add(session.insert(new Asked(ability, key, event, found)));
        }
      }
    }
    if (!facts.isEmpty()) {
      // An occasion fires its ability's rule at most once, so more firings than occasions would be a fault of the rules.
      fired += session.fireAllRules(facts.size() + 1);
      facts.forEach(session::delete);
    }
    if (found.size() > 1) {
      found.sort(BY_NUMBER);
    }
    return found;
  }

  /** Whether what an ability's rule answers depends on nothing: it names no condition and waits for nothing that happens. */
  private static boolean isUnconditional(CompiledAbility compiled) {
    return compiled.presence().isEmpty()
        && (compiled.ability() instanceof Ability.Activated
            || compiled.ability() instanceof Ability.Continuous continuous && continuous.whileTrue().isEmpty());
  }

  /** Whether any ability of the catalogue is asked at occasions of this key. */
  boolean isHeard(String key) {
    return game.catalogue().isHeard(key);
  }

  /** Whether any ability of the catalogue listens for a happening, by its own name or by a trait of the action that it is. */
  private boolean isHeard(String key, Happening event) {
    if (game.catalogue().isHeard(key)) {
      return true;
    }
    ActionRule action = game.rulebook().actions().get(event.event());
    return action != null && action.traits().stream().anyMatch(trait -> game.catalogue().isHeard("on:" + trait));
  }

  private boolean hears(AbilityInstance ability, String key, Optional<Happening> event) {
    List<String> heard = ability.compiled().listensTo();
    if (heard.contains(key)) {
      return true;
    }
    // only an action is heard by other names than its own
    if (event.isEmpty() || !game.rulebook().actions().containsKey(event.get().event())) {
      return false;
    }
    String kind = key.substring(0, key.indexOf(':') + 1);
    for (String each : heard) {
      if (each.startsWith(kind) && game.evaluator().listening().mayName(each.substring(kind.length()), event.get())) {
        return true;
      }
    }
    return false;
  }

  /** Whether the ability works where its card lies now; what has just left play is still heard. */
  private boolean works(AbilityInstance ability, Optional<Collection<Card>> witnesses) {
    Card host = ability.host();
    return witnesses.isPresent() && witnesses.get().contains(host) || worksHere(ability);
  }

  /** Whether the ability works where its card lies now. */
  boolean worksHere(AbilityInstance ability) {
    if (ability.promised().isPresent()) {
      return true; // what was said will be done, whatever became of the card that said it
    }
    if (ability.borne().filter(by -> by.cell().isPresent()).isPresent()) {
      return true; // a marker lies on its cell whatever became of the card that put it there
    }
    Card host = ability.host();
    CompiledAbility compiled = ability.compiled();
    boolean zone =
        compiled.zones().isEmpty() ? game.position().isInPlay(host) : compiled.zones().contains(host.zone());
    return zone && (compiled.hidden() || !game.position().isHidden(host));
  }

  @Override
  public void close() {
    session.dispose();
  }

  /** The occasion as this match asks it. */
  private final class Asked extends Occasion {
    private final AbilityInstance instance;
    private final Optional<Happening> event;
    private final List<AbilityInstance> found;

    Asked(AbilityInstance instance, String key, Optional<Happening> event, List<AbilityInstance> found) {
      super(instance.compiled().id(), key);
      this.instance = instance;
      this.event = event;
      this.found = found;
    }

    @Override
    public boolean isSuited() {
      CompiledAbility compiled = instance.compiled();
      Scope scope = game.scope(instance, event);
      Ability ability = compiled.ability();
      Evaluator evaluator = game.evaluator();
      if (!evaluator.holds(compiled.presence(), scope)) {
        return false;
      }
      if (ability instanceof Ability.Triggered triggered) {
        return suits(triggered.trigger(), scope) && evaluator.holds(triggered.condition(), scope);
      } else if (ability instanceof Ability.Replacement replacement) {
        return evaluator.listening().matches(replacement.event(), event.orElseThrow(), scope)
            && evaluator.holds(replacement.condition(), scope);
      } else if (ability instanceof Ability.Continuous continuous) {
        return evaluator.holds(continuous.whileTrue(), scope);
      }
      return true;
    }

    private boolean suits(Trigger trigger, Scope scope) {
      if (trigger instanceof Trigger.On on) {
        return event.isPresent() && game.evaluator().listening().matches(on, event.get(), scope);
      }
      Trigger.At at = (Trigger.At) trigger;
      Whose whose = at.whose() == Whose.ANY ? game.rulebook().timing(at.timing()).unsaid() : at.whose();
      if (instance.promised().filter(promised -> game.position().turn() < promised.from()).isPresent()) {
        return false;
      }
      boolean gainedJustNow = instance.sinceTurn() == game.position().turn() && game.isInSamePhase(instance.sinceStep());
      return !gainedJustNow
          && switch (whose) {
            case ANY -> true;
            case YOURS -> scope.you().equals(game.position().activeOrFirst());
            case OPPONENTS -> !scope.you().equals(game.position().activeOrFirst());
            case ITS_OWNERS -> instance.promised().map(AbilityInstance.Promised::whose).orElseGet(instance.host()::owner).equals(game.position().activeOrFirst());
          };
    }

    @Override
    public void respond() {
      found.add(instance);
      if (isUnconditional(instance.compiled())) {
        always.add(instance);
      }
    }
  }
}
