package cardwright.engine.play;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.compile.CompiledAbility;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Gained;
import cardwright.engine.match.Player;
import cardwright.engine.match.Procedure;
import cardwright.engine.match.Thing;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Tree;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.Entry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * What holds now: the grants of continuous abilities and those gained for a time, and the keywords, traits and abilities that follow.
 * Continuous abilities are found by their rules whenever the position has changed, so nothing outlives its source.
 */
final class Continuous {
  /** A keyword may give an ability that gives another; deeper than this nothing new is looked for. */
  private static final int DEPTH = 4;

  /**
   * A grant in force, and what its words mean.
   *
   * @param origin the ability or the gain that it comes from: two alike are still two
   */
  record InForce(Grant grant, Scope scope, Object origin) {}

  private record Asked(Card card, String keyword) {}

  private record GrantKey(Grant grant, AbilityInstance source, Card receiver) {}

  /** The continuous abilities printed on a card: those by which it forbids itself something, and the others. */
  private record Own(List<AbilityInstance> others, List<AbilityInstance> prohibitions) {

    static Own of(Card card) {
      List<AbilityInstance> continuous = card.printed().stream().filter(ability -> ability.compiled().ability() instanceof Ability.Continuous).toList();
      return new Own(continuous.stream().filter(ability -> !isOwnProhibition(ability)).toList(), continuous.stream().filter(Own::isOwnProhibition).toList());
    }

    private static boolean isOwnProhibition(AbilityInstance ability) {
      Ability.Continuous continuous = (Ability.Continuous) ability.compiled().ability();
      return continuous.grant() instanceof Grant.Cannot && continuous.subject() instanceof Selector.Self;
    }
  }

  private final Game game;
  private final Map<CompiledAbility, Set<String>> performed = new HashMap<>();
  private final List<Own> printed = new ArrayList<>();
  private final Map<GrantKey, List<AbilityInstance>> granted = new HashMap<>();
  private Map<Thing, List<InForce>> inForce = Map.of();
  private Map<Card, List<AbilityInstance>> given = Map.of();
  private final Set<Asked> asking = new HashSet<>();
  private long version = -1;
  private boolean refreshing;

  Continuous(Game game) {
    this.game = game;
  }

  /** Everything that a thing is granted now, by continuous abilities and for a time. */
  List<InForce> grants(Thing thing) {
    refresh();
    List<InForce> continuous = inForce.getOrDefault(thing, List.of());
    List<Gained> gained =
        thing instanceof Card card ? card.gained() : thing instanceof Procedure procedure ? procedure.gained() : thing instanceof Cell cell ? game.position().markers(cell) : thing instanceof Player player ? game.position().gained(player) : List.of();
    if (gained.isEmpty()) {
      return continuous;
    }
    List<InForce> all = new ArrayList<>(continuous);
    for (Gained gain : gained) {
      Scope scope = Scope.ofCard(gain.source(), gain.controller(), game.procedure());
      scope.it(gain.spoken());
      all.add(new InForce(gain.grant(), scope, gain));
    }
    return all;
  }

  /** The abilities that a card has now: printed, gained, and given by continuous abilities; without those of keywords it has lost. */
  List<AbilityInstance> abilities(Card card) {
    refresh();
    if (card.gained().isEmpty() && card.lost().isEmpty() && !given.containsKey(card) && !isIgnored(card)) {
      return card.printed();
    }
    List<AbilityInstance> all = new ArrayList<>(isFeatureless(card) ? ofTheRules(card.printed()) : card.printed());
    card.gained().forEach(gain -> all.addAll(gain.abilities()));
    all.addAll(given.getOrDefault(card, List.of()));
    if (!card.lost().isEmpty()) {
      all.removeIf(Continuous::isLost);
    }
    return all;
  }

  /** What the markers do that lie on cells, row by row. */
  List<AbilityInstance> onCells() {
    return game.position().marked().stream().flatMap(cell -> game.position().markers(cell).stream()).flatMap(gain -> gain.abilities().stream()).toList();
  }

  /** Whether a card has lost all that is printed on it as text: itself, or by what it has gained. */
  private boolean isFeatureless(Card card) {
    return isIgnored(card) || card.gained().stream().anyMatch(gain -> gain.grant() instanceof Grant.Featureless || gain.abilities().stream().anyMatch(Continuous::makesFeatureless));
  }

  /** Whether whoever attacks it ignores what is printed on it. */
  private boolean isIgnored(Card card) {
    for (Procedure running : game.position().procedures()) {
      if (running.ignoresFeaturesOf(card)) {
        return true;
      }
    }
    return false;
  }

  private static boolean makesFeatureless(AbilityInstance ability) {
    return ability.compiled().ability() instanceof Ability.Continuous continuous && continuous.grant() instanceof Grant.Featureless && continuous.subject().isSelf() && continuous.whileTrue().isEmpty();
  }

  /** What the rules give to every such card, whatever is printed on it. */
  private List<AbilityInstance> ofTheRules(List<AbilityInstance> abilities) {
    return abilities.stream().filter(ability -> game.catalogue().common().values().stream().anyMatch(all -> all.contains(ability.compiled()))).toList();
  }

  /** The kind that a card has become, if it has become one. */
  Optional<String> kind(Card card) {
    return grants(card).stream().map(InForce::grant).filter(Grant.OfKind.class::isInstance).map(grant -> ((Grant.OfKind) grant).kind()).reduce((before, last) -> last);
  }

  private static boolean hasLost(Card card, String keyword) {
    for (Card.Lost lost : card.lost()) {
      if (lost.keyword().equals(keyword)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a card has a keyword now: printed on it, granted as a keyword or inside quotation marks, or brought by another keyword; one that
   * is there «while …» only while that holds. Two cards that would have it only because of each other do not have it.
   */
  boolean hasKeyword(Card card, String keyword) {
    Asked question = new Asked(card, keyword);
    if (hasLost(card, keyword) || !asking.add(question)) {
      return false;
    }
    try {
      for (CardDefinition.PrintedAbility each : isFeatureless(card) ? List.<CardDefinition.PrintedAbility>of() : card.definition().abilities()) {
        if (brings(each.meaning(), keyword, card)) {
          return true;
        }
      }
      for (InForce each : grants(card)) {
        for (Ability ability : quoted(each.grant())) {
          if (brings(ability, keyword, card)) {
            return true;
          }
        }
      }
      return false;
    } finally {
      asking.remove(question);
    }
  }

  /** Ids of all keywords that a card has now. */
  Set<String> keywords(Card card) {
    return game.rulebook().vocabulary().of(Category.KEYWORDS).stream().map(Entry::id).filter(keyword -> hasKeyword(card, keyword)).collect(Collectors.toSet());
  }

  /** The keyword as a card has it, each time that it has it of itself or is granted it. */
  List<Ability.Keyword> instances(Card card, String keyword) {
    List<Ability> all = new ArrayList<>(card.definition().abilities().stream().map(CardDefinition.PrintedAbility::meaning).toList());
    grants(card).forEach(each -> all.addAll(quoted(each.grant())));
    return all.stream().filter(each -> each instanceof Ability.Keyword use && use.keyword().equals(keyword) && brings(use, keyword, card)).map(Ability.Keyword.class::cast).toList();
  }

  private static List<Ability> quoted(Grant grant) {
    if (grant instanceof Grant.HasKeyword has) {
      return List.of(has.keyword());
    }
    if (grant instanceof Grant.Marked marked) {
      return marked.rule();
    }
    return grant instanceof Grant.Quoted quoted ? quoted.abilities() : List.of();
  }

  private boolean brings(Ability ability, String keyword, Card card) {
    return ability instanceof Ability.Keyword use
        && !hasLost(card, use.keyword())
        && game.evaluator().holds(use.whileTrue(), Scope.ofCard(card, card.controller(), game.procedure()))
        && (use.keyword().equals(keyword)
            || game.rulebook().language().definition(use.keyword()).stream().anyMatch(defined -> brings(defined, keyword, card)));
  }

  /** How many markers of a sort a card has as long as an ability says so. */
  int bears(Card card, String marker) {
    refresh();
    return (int) inForce.getOrDefault(card, List.of()).stream().filter(each -> each.grant() instanceof Grant.Marked marked && marked.marker().equals(marker)).count();
  }

  /** Whether a card has a trait now: printed, unless it counts as something that excludes it, or because it counts as having it. */
  boolean hasTrait(Card card, String trait) {
    boolean has = card.definition().traits().contains(trait);
    for (InForce each : grants(card)) {
      if (each.grant() instanceof Grant.CountsAs counts) {
        has = counts.trait().equals(trait) || has && !game.rulebook().excludes(counts.trait(), trait);
      } else if (each.grant() instanceof Grant.Lacks lacks) {
        has = has && !lacks.traitOrGroup().equals(trait) && game.rulebook().vocabulary().find(Category.TRAITS, trait).flatMap(Entry::group).filter(lacks.traitOrGroup()::equals).isEmpty();
      }
    }
    return has;
  }

  /** Whether a card does not heed what others have by a keyword. */
  boolean ignores(Card card, InForce grant) {
    Optional<String> keyword = grant.origin() instanceof AbilityInstance ability ? ability.compiled().keyword() : Optional.empty();
    return keyword.isPresent() && grants(card).stream().anyMatch(each -> each.grant() instanceof Grant.Ignores ignored && ignored.keyword().equals(keyword.get()));
  }

  /** Whether one of a card's abilities performs an action, or one with such a trait, or carries out an effect of its name. */
  boolean uses(Card card, String actionOrTrait) {
    return abilities(card).stream()
        .flatMap(ability -> performed.computeIfAbsent(ability.compiled(), Continuous::performed).stream())
        .anyMatch(action -> action.equals(actionOrTrait) || game.rulebook().actions().get(action).traits().contains(actionOrTrait));
  }

  private static Set<String> performed(CompiledAbility compiled) {
    Set<String> actions = new HashSet<>();
    Tree.visit(
        compiled.ability(),
        node -> {
          if (node instanceof Effect.Perform perform) {
            actions.add(perform.action().action());
          } else if (node instanceof Effect.Named named) {
            actions.add(named.action());
          }
        });
    return actions;
  }

  /** Whether a card defends itself against an action as if it were in a state. */
  boolean defendsAs(Card card, String action, String state) {
    return grants(card).stream().anyMatch(each -> each.grant() instanceof Grant.Defends defends && defends.action().equals(action) && defends.state().equals(state));
  }

  private static boolean isLost(AbilityInstance ability) {
    Optional<String> keyword = ability.compiled().keyword();
    return keyword.isPresent() && hasLost(ability.host(), keyword.get());
  }

  /** What a card's printed text forbids the card itself, without what it has lost. Whether it holds now was not asked. */
  List<AbilityInstance> ownProhibitions(Card card) {
    List<AbilityInstance> own = isFeatureless(card) ? ofTheRules(own(card).prohibitions()) : own(card).prohibitions();
    return own.isEmpty() || card.lost().isEmpty() ? own : own.stream().filter(ability -> !isLost(ability)).toList();
  }

  /** What is printed on a card never changes, so it is looked through once; cards are numbered from 1 in the order in which they come. */
  private Own own(Card card) {
    List<Card> cards = game.position().cards();
    while (printed.size() < card.number()) {
      printed.add(Own.of(cards.get(printed.size())));
    }
    return printed.get(card.number() - 1);
  }

  private void refresh() {
    if (version == game.position().version() || refreshing) {
      return;
    }
    refreshing = true;
    try {
      Map<Thing, List<InForce>> grants = new HashMap<>();
      Map<Card, List<AbilityInstance>> gives = new LinkedHashMap<>();
      inForce = grants;
      given = gives;
      List<AbilityInstance> asked = new ArrayList<>();
      for (Card card : game.position().cards()) {
        if (game.catalogue().worksIn(card.zone())) {
          asked.addAll(isFeatureless(card) ? ofTheRules(own(card).others()) : own(card).others());
          for (Gained gain : card.gained()) {
            asked.addAll(gain.abilities());
          }
          if (!card.lost().isEmpty()) {
            asked.removeIf(ability -> ability.host().equals(card) && isLost(ability));
          }
        }
      }
      asked.addAll(onCells().stream().filter(ability -> ability.compiled().ability() instanceof Ability.Continuous).toList());
      List<AbilityInstance> round = Marking.once(asked);
      for (int depth = 0; depth < DEPTH && !round.isEmpty(); depth++) {
        List<AbilityInstance> found = new ArrayList<>();
        for (AbilityInstance ability : game.rules().holding(round)) {
          apply(ability, grants, gives, found::add);
        }
        round = found;
      }
      version = game.position().version();
    } finally {
      refreshing = false;
    }
  }

  private void apply(
      AbilityInstance ability,
      Map<Thing, List<InForce>> grants,
      Map<Card, List<AbilityInstance>> gives,
      Consumer<AbilityInstance> found) {
    Ability.Continuous continuous = (Ability.Continuous) ability.compiled().ability();
    Scope scope = game.scope(ability, Optional.empty());
    for (Thing receiver : game.evaluator().things(continuous.subject(), scope)) {
      grants.computeIfAbsent(receiver, any -> new ArrayList<>()).add(new InForce(continuous.grant(), scope, ability));
      if (receiver instanceof Card card) {
        for (AbilityInstance given : instances(continuous.grant(), ability, card)) {
          gives.computeIfAbsent(card, any -> new ArrayList<>()).add(given);
          found.accept(given);
        }
      }
    }
  }

  private List<AbilityInstance> instances(Grant grant, AbilityInstance source, Card receiver) {
    List<CompiledAbility> compiled = game.catalogue().granted(grant, source.compiled());
    if (compiled.isEmpty()) {
      return List.of();
    }
    return granted.computeIfAbsent(
        new GrantKey(grant, source, receiver),
        key -> compiled.stream().map(each -> game.instance(each, receiver, source.fixed())).toList());
  }
}
