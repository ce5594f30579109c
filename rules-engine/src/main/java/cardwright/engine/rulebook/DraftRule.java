package cardwright.engine.rulebook;

import cardwright.grammar.Language;
import java.util.List;
import java.util.Map;

/**
 * How cards are drafted from a hand for a budget of currencies.
 *
 * @param from zone the cards are taken from
 * @param to zone they go to
 * @param rest zone of those not taken
 * @param minimum how many creatures a legal draft needs at least
 * @param kind what must be there {@code minimum} times
 * @param maximum how many cards it may hold
 * @param budget for each player role (first, second) the amount of each currency
 * @param payment for each trait of a card the currencies that may pay for it, in the order they are used up
 * @param currencies for each currency its words
 */
public record DraftRule(
    String from,
    String to,
    String rest,
    int minimum,
    String kind,
    int maximum,
    Map<String, Map<String, Integer>> budget,
    Map<String, List<String>> payment,
    Map<String, Map<Language, String>> currencies) {

  /** What a currency is called in a language; its id where the rulebook has no word for it. */
  public String currency(String id, Language language) {
    return currencies.getOrDefault(id, Map.of()).getOrDefault(language, id);
  }
}
