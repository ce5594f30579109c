package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.rulebook.DraftRule;
import cardwright.engine.rulebook.Step;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Grant;
import cardwright.grammar.meaning.Selector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What players have to draft for: the rules' budget, less and more what texts say before and while they draft; and what texts say of drafting. */
final class Funds {
  private final Game game;

  /** For each player and currency how much more, or less, there is than the rules give. */
  private final Map<Player, Map<String, Integer>> changes = new HashMap<>();

  Funds(Game game) {
    this.game = game;
  }

  /** What a player has now. */
  Map<String, Integer> purse(DraftRule rule, Player player) {
    Map<String, Integer> purse = new LinkedHashMap<>(rule.budget().get(player.role()));
    changes.getOrDefault(player, Map.of()).forEach((currency, change) -> purse.merge(currency, change, Integer::sum));
    return purse;
  }

  /** Notes that so much was paid. */
  void spend(Player player, Map<String, Integer> before, Map<String, Integer> after) {
    before.forEach((currency, amount) -> change(player, currency, after.getOrDefault(currency, 0) - amount));
  }

  /** A player pays or gets what cards of a trait are paid with; whether it could be paid. */
  boolean fund(Effect.Fund fund, Scope scope) {
    boolean happened = false;
    Optional<DraftRule> rule = rule();
    for (Player player : rule.isEmpty() ? List.<Player>of() : game.evaluator().players(fund.who().who(), scope)) {
      List<String> currencies = rule.get().payment().getOrDefault(fund.trait(), List.of());
      happened |= fund.paid() ? pay(fund, rule.get(), currencies, player) : add(fund, currencies, player);
    }
    return happened;
  }

  private boolean pay(Effect.Fund fund, DraftRule rule, List<String> currencies, Player player) {
    Map<String, Integer> before = purse(rule, player);
    Map<String, Integer> after = new LinkedHashMap<>(before);
    int owed = fund.amount();
    for (String currency : currencies) {
      int paid = Math.max(0, Math.min(owed, after.getOrDefault(currency, 0)));
      after.merge(currency, -paid, Integer::sum);
      owed -= paid;
    }
    if (owed > 0) {
      game.journal().add(Type.NOTHING, "verb", "pay", "player", player.role(), "why", "there is not enough");
      return false;
    }
    spend(player, before, after);
    game.journal().add(Type.COST, "player", player.role(), "paid", fund.amount(), "budget", after.toString());
    return true;
  }

  private boolean add(Effect.Fund fund, List<String> currencies, Player player) {
    if (currencies.isEmpty()) {
      return false;
    }
    change(player, currencies.get(0), fund.amount());
    game.journal().add(Type.CHANGE, "verb", "budget", "player", player.role(), "more", fund.amount(), "of", currencies.get(0));
    return true;
  }

  private void change(Player player, String currency, int by) {
    changes.computeIfAbsent(player, any -> new HashMap<>()).merge(currency, by, Integer::sum);
  }

  private Optional<DraftRule> rule() {
    return game.rulebook().steps().flatMap(step -> step.setup().stream()).filter(Step.Setup.Draft.class::isInstance).map(setup -> ((Step.Setup.Draft) setup).rule()).findFirst();
  }

  // ---- what cards say of being drafted

  /** The currencies that may pay for a card, in the order in which they are used up. */
  static List<String> payment(DraftRule rule, Card card) {
    Set<String> currencies = new LinkedHashSet<>();
    for (Grant grant : printed(card)) {
      if (grant instanceof Grant.DraftedFor drafted) {
        currencies.addAll(rule.payment().getOrDefault(drafted.trait(), List.of()));
      }
    }
    for (Map.Entry<String, List<String>> entry : rule.payment().entrySet()) {
      if (card.definition().traits().contains(entry.getKey())) {
        currencies.addAll(entry.getValue());
        break;
      }
    }
    return List.copyOf(currencies);
  }

  /** Whether a card may be drafted beside those that were: neither its text nor theirs forbids it. */
  boolean goTogether(Card card, List<Card> drafted) {
    List<Card> all = new ArrayList<>(drafted);
    all.add(card);
    return all.stream().allMatch(each -> printed(each).stream().noneMatch(grant -> grant instanceof Grant.DraftedWithout without && count(without, each, all) > without.most()));
  }

  private long count(Grant.DraftedWithout without, Card speaker, List<Card> all) {
    Scope scope = Scope.ofCard(speaker, speaker.owner(), Optional.empty());
    Selector.Pick others = without.others();
    return all.stream()
        .filter(card -> !card.equals(speaker))
        .filter(card -> others.kind().equals(game.rulebook().vocabulary().defaultKind()) || game.attachments().isPrintedOfKind(card, others.kind()))
        .filter(card -> others.filters().stream().allMatch((Filter filter) -> game.evaluator().matches(filter, card, scope)))
        .count();
  }

  private static List<Grant> printed(Card card) {
    return card.definition().abilities().stream()
        .map(printed -> printed.meaning())
        .filter(meaning -> meaning instanceof Ability.Continuous continuous && continuous.subject().isSelf())
        .map(meaning -> ((Ability.Continuous) meaning).grant())
        .toList();
  }
}
