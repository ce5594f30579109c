package cardwright.engine.cards;

import cardwright.engine.rulebook.DeckFormat;
import cardwright.engine.rulebook.DeckPart;
import cardwright.engine.rulebook.DeckRules;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.document.Fields;
import cardwright.grammar.document.Nearest;
import cardwright.grammar.document.ScalarNode;
import cardwright.grammar.source.Span;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads decks and holds them against the format that they name; every violation is reported, each with its clause. */
public final class DeckReader {
  private final DeckRules rules;
  private final Map<String, CardDefinition> cards;
  private final Predicate<String> unread;
  private boolean counted;

  /**
   * @param cards the cards that were understood
   * @param unread whether an id that is not among the cards is that of a card with errors, which is not called missing as well
   */
  public DeckReader(Rulebook rulebook, Map<String, CardDefinition> cards, Predicate<String> unread) {
    this.rules = rulebook.decks();
    this.cards = cards;
    this.unread = unread;
  }

  /** The deck; empty when a card of it is missing or it is not legal, which is reported. */
  Optional<Deck> read(Path file, Fields fields) {
    int before = fields.sink().errorCount();
    Optional<DeckList> list = list(file, fields);
    Optional<DeckFormat> format = list.flatMap(deck -> format(deck, fields));
    if (format.isPresent()) {
      Legality.violations(list.get(), format.get()).forEach(each -> fields.sink().error(each.span(), each.cited()));
    }
    return list.filter(deck -> deck.complete() && fields.sink().errorCount() == before).map(DeckList::deck);
  }

  /** The format that a deck names, or the usual one; empty, and reported, when there is no such format. */
  public Optional<DeckFormat> format(DeckList deck, Fields fields) {
    Optional<DeckFormat> format = rules.format(deck.format().map(ScalarNode::text));
    if (format.isEmpty()) {
      ScalarNode named = deck.format().orElseThrow();
      fields.sink().error(named.span(), "there is no format «" + named.text() + "» in this rulebook" + Nearest.orAll(named.text(), rules.formats().keySet()), Nearest.to(named.text(), rules.formats().keySet()));
    }
    return format;
  }

  /** What the file lists, legal or not; empty, and reported, when it lists no cards at all. */
  public Optional<DeckList> list(Path file, Fields fields) {
    String name = file.getFileName().toString();
    String id = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : name;
    String title = fields.text("deck");
    counted = true;
    Map<String, Integer> unknown = new LinkedHashMap<>();
    Optional<ScalarNode> format = fields.scalar("format");
    Map<String, String> choices = choices(fields);
    List<DeckList.Line> lines = new ArrayList<>();
    Map<String, Span> places = new LinkedHashMap<>();
    String main = rules.main().id();
    for (DeckPart part : rules.parts().values()) {
      Optional<Fields> list = fields.fields(part.id(), "the cards of a deck");
      places.put(part.id(), list.isPresent() ? fields.spanOf(part.id()) : fields.spanOf("deck"));
      list.ifPresent(each -> lines(part.id(), each, lines, unknown));
      if (list.isEmpty() && part.id().equals(main)) {
        fields.missing("a deck needs «" + main + "»: the id of each card and how many of it", main);
        fields.done();
        return Optional.empty();
      }
    }
    fields.done();
    return Optional.of(new DeckList(id, title, format, choices, lines, places, unknown, counted));
  }

  private Map<String, String> choices(Fields fields) {
    Map<String, String> choices = new LinkedHashMap<>();
    rules.choices().forEach(
        (what, traits) -> {
          Optional<ScalarNode> chosen = fields.scalar(what);
          if (!fields.has(what)) {
            fields.missing("a deck needs «" + what + "»: " + String.join(" or ", traits), what);
          } else if (chosen.isPresent() && !traits.contains(chosen.get().text())) {
            fields.sink().error(chosen.get().span(), "there is no " + what + " «" + chosen.get().text() + "»; there are: " + String.join(", ", traits), Nearest.to(chosen.get().text(), traits));
          } else {
            chosen.ifPresent(scalar -> choices.put(what, scalar.text()));
          }
        });
    return choices;
  }

  private void lines(String part, Fields list, List<DeckList.Line> lines, Map<String, Integer> unknown) {
    for (ScalarNode card : list.entries().keySet()) {
      int copies = list.integer(card.text(), 1, 999, 0);
      CardDefinition definition = cards.get(card.text());
      // a number that could not be read would have made it another size
      counted &= copies > 0;
      if (definition != null) {
        lines.add(new DeckList.Line(part, definition, copies, card));
        continue;
      }
      unknown.merge(part, copies, Integer::sum);
      if (!unread.test(card.text())) {
        list.sink().error(card.span(), "there is no card «" + card.text() + "»" + Nearest.orAll(card.text(), cards.keySet()), Nearest.to(card.text(), cards.keySet()));
      }
    }
  }
}
