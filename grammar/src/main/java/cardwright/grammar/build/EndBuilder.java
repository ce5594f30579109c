package cardwright.grammar.build;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector.InZone;
import cardwright.grammar.meaning.Selector.Pick;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Whose;
import cardwright.grammar.morphology.Cells;
import cardwright.grammar.parse.Node;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexeme;
import java.util.List;
import java.util.Optional;

/** Cards of a zone, and those at one of its ends: «карты колоды противника», «3 верхние карты вашей колоды». */
final class EndBuilder {
  private final Builder b;

  EndBuilder(Builder builder) {
    this.b = builder;
  }

  /** «верхняя», «нижние» */
  Filter.AtEnd end(Node node) {
    boolean top = node.token(CardTokens.TOPMOST, CardTokens.LOWERMOST, CardTokens.TOP, CardTokens.BOTTOM).filter(word -> word.getType() == CardTokens.TOPMOST || word.getType() == CardTokens.TOP).isPresent();
    return new Filter.AtEnd(top ? Place.End.TOP : Place.End.BOTTOM);
  }

  /** «… вашей колоды»; of the board, of which there is but one, cells are told without anything being said by it. */
  Optional<InZone> of(Node node, boolean cells) {
    node.has(CardTokens.OF);
    node.has(CardTokens.A);
    CardToken zone = node.shows(CardTokens.ZONE).get(0);
    int mask = zone.lexemes().stream().mapToInt(Lexeme::mask).reduce(0, (one, other) -> one | other);
    if (b.language == Language.RU && mask != 0 && (mask & Cells.ofCase(Cells.GENITIVE)) == 0) {
      throw new NotMeant(zone.place(), "this word stands in another case than is wanted for where something lies");
    }
    if (cells) {
      node.token(CardTokens.ZONE);
      return Optional.empty();
    }
    return Optional.of(b.filters.inZone(node));
  }

  /** «показать из колоды орка», «выбрать в колоде орка»: where it lies, told before it. */
  Selector fronted(Selector object, Node zone) {
    InZone in = b.filters.inZone(zone);
    Whose whose = zone.child("zoneOwner").map(owner -> owner.has(CardTokens.OPPONENT)).orElse(false) ? Whose.OPPONENTS : in.whose();
    if (!(object instanceof Pick pick) || pick.zone().isPresent()) {
      throw new NotMeant(zone.span(), "where it lies was said already, or goes without saying");
    }
    return new Pick(pick.count(), pick.side(), pick.kind(), pick.filters(), Optional.of(new InZone(in.zone(), whose)));
  }

  /** What lies at an end, lies at that of a zone that is named, as many as are said; whose it is goes without saying for one's own. */
  Optional<InZone> settled(List<Filter> filters, String kind, Count count, Optional<InZone> zone, Node node) {
    if (filters.stream().noneMatch(Filter.AtEnd.class::isInstance)) {
      return zone;
    }
    if (zone.isEmpty() || filters.size() > 1 || !kind.equals(b.vocabulary.defaultKind())) {
      throw new NotMeant(node.span(), "at the end of what they lie is missing, or more is said of them than that: «the top card of your deck»");
    }
    if (!(count instanceof Count.Exactly || count instanceof Count.UpTo)) {
      throw new NotMeant(node.span(), "how many is missing: at its end lie as many as are said");
    }
    return zone.map(in -> in.whose() == Whose.ANY ? new InZone(in.zone(), Whose.YOURS) : in);
  }
}
