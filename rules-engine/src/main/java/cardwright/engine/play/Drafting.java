package cardwright.engine.play;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Outcome;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.rulebook.DraftRule;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Verb.Tone;
import cardwright.grammar.meaning.Ability;
import cardwright.grammar.meaning.Effect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Lets a player draft cards for their cost. One who can't draft legally loses. */
final class Drafting {
  private final Game game;
  private final Funds funds;

  Drafting(Game game) {
    this.game = game;
    this.funds = game.funds();
  }

  void draft(DraftRule rule, Player player) {
    Map<String, Integer> purse = funds.purse(rule, player);
    game.journal().add(Type.CHANGE, "verb", "budget", "player", player.role(), "budget", purse.toString());
    if (!isLegalStill(rule, player, purse)) {
      game.end(new Outcome(Optional.of(player.opponent()), game.say("end.draft." + player.role())));
      return;
    }
    while (drafted(rule, player).size() < rule.maximum()) {
      List<Option> options = options(rule, player, purse);
      if (options.isEmpty()) {
        break;
      }
      Option chosen = game.choices().one(player, Decision.Kind.DRAFT, game.say("ask.draft", words(rule, purse)), options, Tone.HELP);
      if (!(chosen instanceof Option.Take take)) {
        break;
      }
      take(rule, player, take.card(), purse);
      // what is heard of a card's being drafted may change what there is to draft for
      drafted(take.card());
      purse = funds.purse(rule, player);
    }
    List.copyOf(game.position().zone(player, rule.from()))
        .forEach(card -> game.changes().toZone("leave", card, rule.rest(), Position.End.TOP));
  }

  private void drafted(Card card) {
    int base = game.position().stack().size();
    game.changes().verbFor(Operation.BE_DRAFTED).ifPresent(verb -> game.happened(verb.id(), Optional.empty(), card.owner(), Optional.of(card), Optional.empty()));
    game.windows().resolveAll(base);
  }

  private String words(DraftRule rule, Map<String, Integer> purse) {
    return purse.entrySet().stream().map(each -> rule.currency(each.getKey(), game.language()) + " " + each.getValue()).collect(Collectors.joining(", "));
  }

  private List<Card> drafted(DraftRule rule, Player player) {
    return game.position().zone(player, rule.to());
  }

  /** The cards that can be taken without making a legal draft impossible; and the end of drafting when what is drafted is legal. */
  private List<Option> options(DraftRule rule, Player player, Map<String, Integer> purse) {
    List<Option> options = new ArrayList<>();
    if (counted(drafted(rule, player), rule) >= rule.minimum()) {
      options.add(new Option.Pass(game.say("option.that-is-all")));
    }
    for (Card card : game.position().zone(player, rule.from())) {
      if (canTake(rule, player, card, purse)) {
        options.add(new Option.Take(card, game.say("option.for", game.label(card, player), price(card))));
      }
    }
    return options;
  }

  private static String price(Card card) {
    return card.definition().cost().variable() ? "X" : Integer.toString(card.definition().cost().amount());
  }

  private boolean canTake(DraftRule rule, Player player, Card card, Map<String, Integer> purse) {
    Map<String, Integer> left = new LinkedHashMap<>(purse);
    boolean payable = spend(rule, card, least(card), left) || !alternatives(card, player).isEmpty();
    return payable && funds.goTogether(card, drafted(rule, player)) && isLegalWith(rule, player, card, alternatives(card, player).isEmpty() ? left : purse);
  }

  /** A letter in a cost stands for 1 at least. */
  private static int least(Card card) {
    return card.definition().cost().variable() ? 1 : card.definition().cost().amount();
  }

  // ---- what is legal

  private static int counted(List<Card> cards, DraftRule rule) {
    return (int) cards.stream().filter(card -> card.definition().kinds().contains(rule.kind())).count();
  }

  private boolean isLegalStill(DraftRule rule, Player player, Map<String, Integer> purse) {
    return canComplete(rule, game.position().zone(player, rule.from()), rule.minimum() - counted(drafted(rule, player), rule), purse);
  }

  private boolean isLegalWith(DraftRule rule, Player player, Card taken, Map<String, Integer> purse) {
    List<Card> rest = new ArrayList<>(game.position().zone(player, rule.from()));
    rest.remove(taken);
    int missing = rule.minimum() - counted(drafted(rule, player), rule) - counted(List.of(taken), rule);
    return canComplete(rule, rest, missing, purse);
  }

  /**
   * Whether {@code missing} more counted cards can be paid. For every split between the ways of payment the cheapest cards of each way are
   * the best, so trying them in all splits is exact for two ways.
   */
  private boolean canComplete(DraftRule rule, List<Card> hand, int missing, Map<String, Integer> purse) {
    if (missing <= 0) {
      return true;
    }
    Map<List<String>, List<Card>> byPayment = new LinkedHashMap<>();
    for (Card card : hand) {
      if (card.definition().kinds().contains(rule.kind())) {
        byPayment.computeIfAbsent(payment(rule, card), any -> new ArrayList<>()).add(card);
      }
    }
    byPayment.values().forEach(cards -> cards.sort((a, b) -> Integer.compare(least(a), least(b))));
    return canComplete(rule, new ArrayList<>(byPayment.values()), 0, missing, purse);
  }

  private boolean canComplete(DraftRule rule, List<List<Card>> groups, int index, int missing, Map<String, Integer> purse) {
    if (missing == 0) {
      return true;
    }
    if (index == groups.size()) {
      return false;
    }
    List<Card> group = groups.get(index);
    Map<String, Integer> left = new LinkedHashMap<>(purse);
    for (int taken = 0; taken <= Math.min(missing, group.size()); taken++) {
      if (taken > 0 && !spend(rule, group.get(taken - 1), least(group.get(taken - 1)), left)) {
        return false;
      }
      if (canComplete(rule, groups, index + 1, missing - taken, left)) {
        return true;
      }
    }
    return false;
  }

  private static List<String> payment(DraftRule rule, Card card) {
    return Funds.payment(rule, card);
  }

  /** Takes a price out of a purse, in the order of the currencies; false, and an unusable purse, when it does not suffice. */
  private static boolean spend(DraftRule rule, Card card, int price, Map<String, Integer> purse) {
    int owed = price;
    for (String currency : payment(rule, card)) {
      int paid = Math.min(owed, purse.getOrDefault(currency, 0));
      purse.merge(currency, -paid, Integer::sum);
      owed -= paid;
    }
    return owed == 0;
  }

  // ---- taking

  private void take(DraftRule rule, Player player, Card card, Map<String, Integer> purse) {
    List<Ability.AlternativeCost> alternatives = alternatives(card, player);
    Map<String, Integer> after = new LinkedHashMap<>(purse);
    boolean affordable = spend(rule, card, least(card), after) && isLegalWith(rule, player, card, after);
    game.changes().toZone("take", card, rule.to(), Position.End.TOP);
    if (!alternatives.isEmpty() && (!affordable || wantsAlternative(player, card, alternatives.get(0)))) {
      Scope scope = Scope.ofCard(card, player, Optional.empty());
      game.playing().pay(alternatives.get(0).costs(), scope);
      card.paid(0, game.say("paid.instead", game.words(alternatives.get(0).costs().get(0))));
      return;
    }
    int letter = card.definition().cost().variable() ? game.playing().number(player, "X", 1, most(rule, player, card, purse)) : 0;
    int price = card.definition().cost().variable() ? letter : card.definition().cost().amount();
    Map<String, Integer> before = new LinkedHashMap<>(purse);
    spend(rule, card, price, purse);
    funds.spend(player, before, purse);
    card.paid(letter, Integer.toString(price));
    game.journal().add(Type.COST, "player", player.role(), "card", card, "paid", price);
  }

  /** The most that can be spent on a card and still leave a legal draft possible. */
  private int most(DraftRule rule, Player player, Card card, Map<String, Integer> purse) {
    int most = 0;
    while (true) {
      Map<String, Integer> left = new LinkedHashMap<>(purse);
      if (!spend(rule, card, most + 1, left) || !isLegalStill(rule, player, left)) {
        return most;
      }
      most++;
    }
  }

  private boolean wantsAlternative(Player player, Card card, Ability.AlternativeCost alternative) {
    String prompt = game.say("ask.instead", game.label(card, player), game.words(alternative.costs().get(0)));
    return game.choices().agrees(player, prompt, Tone.HELP);
  }

  private List<Ability.AlternativeCost> alternatives(Card card, Player player) {
    List<Ability.AlternativeCost> found = new ArrayList<>();
    for (CardDefinition.PrintedAbility printed : card.definition().abilities()) {
      if (printed.meaning() instanceof Ability.AlternativeCost alternative) {
        Scope scope = Scope.ofCard(card, player, Optional.empty());
        if (alternative.costs().stream().allMatch((Effect cost) -> game.playing().isPayable(cost, scope))) {
          found.add(alternative);
        }
      }
    }
    return found;
  }
}
