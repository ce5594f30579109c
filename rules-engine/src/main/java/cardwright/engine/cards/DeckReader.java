package cardwright.engine.cards;

import cardwright.engine.rulebook.DeckRule;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.meaning.Ability;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads decks and holds them against the rulebook; every violation is reported, each with its clause. */
final class DeckReader {
  private final Rulebook rulebook;
  private final Map<String, CardDefinition> cards;
  private final DeclaredCards known;

  /**
   * @param cards the cards that were understood
   * @param known all that was declared, so that a card with an error is not called missing as well
   */
  DeckReader(Rulebook rulebook, Map<String, CardDefinition> cards, DeclaredCards known) {
    this.rulebook = rulebook;
    this.cards = cards;
    this.known = known;
  }

  /** The deck; empty when a card of it is missing or it is not legal, which is reported. */
  Optional<Deck> read(Path file, Fields fields) {
    String name = file.getFileName().toString();
    String id = name.substring(0, name.lastIndexOf('.'));
    String title = fields.text("deck");
    List<CardDefinition> held = new ArrayList<>();
    boolean complete = true;
    Fields list = fields.fields("cards", "the cards of a deck").orElse(null);
    int size = 0;
    if (list == null) {
      fields.missing("a deck needs «cards»: the id of each card and how many of it", "cards");
      fields.done();
      return Optional.empty();
    }
    boolean counted = true;
    for (ScalarNode card : list.entries().keySet()) {
      int copies = list.integer(card.text(), 1, 999, 0);
      size += copies;
      counted &= copies > 0;
      CardDefinition definition = cards.get(card.text());
      if (definition == null) {
        complete = false;
        if (!known.mayHold(card.text())) {
          list.sink().error(card.span(), "there is no card «" + card.text() + "»", Nearest.to(card.text(), cards.keySet()));
        }
        continue;
      }
      checkCopies(card, definition, copies, list);
      for (int i = 0; i < copies; i++) {
        held.add(definition);
      }
    }
    fields.done();
    // a number that could not be read would have made it another size
    boolean legal = counted && checkSize(size, fields);
    return complete && legal ? Optional.of(new Deck(id, title, held)) : Optional.empty();
  }

  private void checkCopies(ScalarNode key, CardDefinition card, int copies, Fields list) {
    DeckRule rule = rulebook.deck();
    if (copies > rule.copies() && !isUnlimited(card, rule.unlimited())) {
      list.sink().error(
          key.span(), "%d copies of «%s»: at most %d are allowed (%s)".formatted(copies, card.id(), rule.copies(), String.join(", ", rule.rules())));
    }
  }

  private static boolean isUnlimited(CardDefinition card, String keyword) {
    return card.abilities().stream().anyMatch(each -> each.meaning() instanceof Ability.Keyword use && use.keyword().equals(keyword));
  }

  private boolean checkSize(int size, Fields fields) {
    DeckRule rule = rulebook.deck();
    if (size < rule.minimum() || size > rule.maximum()) {
      fields.error(
          "cards", "the deck holds %d cards: %d to %d are allowed (%s)".formatted(size, rule.minimum(), rule.maximum(), String.join(", ", rule.rules())));
      return false;
    }
    return true;
  }
}
