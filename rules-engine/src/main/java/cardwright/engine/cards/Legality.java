package cardwright.engine.cards;

import cardwright.engine.rulebook.DeckDemand;
import cardwright.engine.rulebook.DeckDemand.Bound;
import cardwright.engine.rulebook.DeckFormat;
import cardwright.grammar.meaning.Ability;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Holds decks against formats: every demand that a deck does not meet is found, in the order of the demands and of the deck's lines. */
public final class Legality {
  private final DeckList deck;
  private final String main;
  private final List<Violation> found = new ArrayList<>();

  private Legality(DeckList deck) {
    this.deck = deck;
    this.main = deck.places().keySet().stream().findFirst().orElse("");
  }

  /** All violations. Where numbers of a deck could not be read its cards are not counted. */
  public static List<Violation> violations(DeckList deck, DeckFormat format) {
    Legality legality = new Legality(deck);
    for (DeckDemand demand : format.demands()) {
      if (demand instanceof DeckDemand.Copies copies) {
        legality.copies(copies);
      } else if (demand instanceof DeckDemand.Belonging belonging) {
        legality.belonging(belonging);
      } else if (deck.counted()) {
        legality.number((DeckDemand.Number) demand);
      }
    }
    return legality.found;
  }

  private List<DeckList.Line> lines(String part, List<String> of) {
    return deck.lines().stream().filter(line -> line.part().equals(part) && of.stream().allMatch(each -> is(line.card(), each))).toList();
  }

  private static boolean is(CardDefinition card, String kindOrTrait) {
    return card.kinds().contains(kindOrTrait) || card.traits().contains(kindOrTrait);
  }

  private int count(String part, List<String> of) {
    int unknown = of.isEmpty() ? deck.unknown().getOrDefault(part, 0) : 0;
    return unknown + lines(part, of).stream().mapToInt(DeckList.Line::copies).sum();
  }

  private void copies(DeckDemand.Copies demand) {
    for (DeckList.Line line : lines(demand.part(), demand.of())) {
      if (line.copies() > demand.most() && !hasKeyword(line.card(), demand.unlimited())) {
        String message = "%d copies of «%s»: at most %d %s allowed".formatted(line.copies(), line.card().id(), demand.most(), demand.most() == 1 ? "is" : "are");
        found.add(new Violation(demand.rules(), message, Integer.toString(line.copies()), "at most " + demand.most(), line.key().span()));
      }
    }
  }

  private static boolean hasKeyword(CardDefinition card, String keyword) {
    return card.abilities().stream().anyMatch(each -> each.meaning() instanceof Ability.Keyword use && use.keyword().equals(keyword));
  }

  private void belonging(DeckDemand.Belonging demand) {
    Optional<String> chosen = Optional.ofNullable(deck.choices().get(demand.choice()));
    if (chosen.isEmpty()) {
      return; // that nothing was chosen has been said
    }
    List<String> allowed = new ArrayList<>(List.of(chosen.get()));
    allowed.addAll(demand.others());
    for (DeckList.Line line : lines(demand.part(), demand.of())) {
      if (allowed.stream().noneMatch(trait -> is(line.card(), trait))) {
        String traits = String.join(", ", line.card().traits().stream().sorted().toList());
        String message = "«%s» does not belong to this deck's %s: allowed are %s".formatted(line.card().id(), demand.choice(), String.join(", ", allowed));
        found.add(new Violation(demand.rules(), message, traits, String.join(", ", allowed), line.key().span()));
      }
    }
  }

  private void number(DeckDemand.Number demand) {
    if (!demand.of().isEmpty() && deck.unknown().containsKey(demand.part())) {
      return; // what the unknown cards are, nobody can tell
    }
    if (demand.maximum().orElse(null) instanceof Bound.Fixed none && none.number() == 0) {
      unwanted(demand);
      return;
    }
    int there = count(demand.part(), demand.of());
    boolean few = demand.minimum().map(least -> there < number(least, demand.part())).orElse(false);
    boolean many = demand.maximum().map(most -> there > number(most, demand.part())).orElse(false);
    if (few || many) {
      String whose = demand.part().equals(main) ? "the deck" : "«" + demand.part() + "»";
      String what = demand.of().isEmpty() ? "" : "«" + String.join(" ", demand.of()) + "» ";
      String allowed = allowed(demand);
      String message = "%s holds %d %s%s: %s %s".formatted(whose, there, what, there == 1 ? "card" : "cards", allowed, demand.maximum().isPresent() ? "allowed" : "needed");
      found.add(new Violation(demand.rules(), message, Integer.toString(there), allowed.replaceFirst(" (is|are)$", ""), deck.places().get(demand.part())));
    }
  }

  /** Where there may be none, each is a fault of its own, at its place. */
  private void unwanted(DeckDemand.Number demand) {
    for (DeckList.Line line : lines(demand.part(), demand.of())) {
      String what = demand.of().isEmpty() ? "card" : "«" + String.join(" ", demand.of()) + "» card";
      String message = "«%s» in «%s»: no %s is allowed there".formatted(line.card().id(), demand.part(), what);
      found.add(new Violation(demand.rules(), message, Integer.toString(line.copies()), "none", line.key().span()));
    }
  }

  private int number(Bound bound, String part) {
    return bound instanceof Bound.Share share ? share.of(count(part, share.among())) : ((Bound.Fixed) bound).number();
  }

  private String allowed(DeckDemand.Number demand) {
    if (demand.minimum().isPresent() && demand.maximum().isPresent()) {
      String least = said(demand.minimum().get(), demand.part());
      String most = said(demand.maximum().get(), demand.part());
      return least.equals(most) ? "exactly " + least + (least.equals("1") ? " is" : " are") : least + " to " + most + " are";
    }
    String bound = said(demand.minimum().or(demand::maximum).orElseThrow(), demand.part());
    return (demand.minimum().isPresent() ? "at least " : "at most ") + bound + (bound.equals("1") ? " is" : " are");
  }

  private String said(Bound bound, String part) {
    int number = number(bound, part);
    if (bound instanceof Bound.Fixed) {
      return Integer.toString(number);
    }
    Bound.Share share = (Bound.Share) bound;
    String whole = count(part, share.among()) + (share.among().isEmpty() ? "" : " «" + String.join(" ", share.among()) + "»");
    String rounded = count(part, share.among()) * share.numerator() % share.denominator() == 0 ? "" : share.up() ? " rounded up" : " rounded down";
    return number + " (" + share.numerator() + "/" + share.denominator() + " of " + whole + rounded + ")";
  }
}
