package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Player;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Part;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.meaning.Count;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Place;
import cardwright.grammar.meaning.Selector;
import cardwright.grammar.meaning.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Which cards lie at an end of a zone, and which were shown last. It changes nothing. */
final class ZoneEnds {
  private final Game game;
  private final Evaluator words;

  ZoneEnds(Game game, Evaluator words) {
    this.game = game;
    this.words = words;
  }

  /** Whether a description is of cards at an end of a zone. */
  static Optional<Filter.AtEnd> of(Selector.Pick pick) {
    return pick.filters().stream().filter(Filter.AtEnd.class::isInstance).map(Filter.AtEnd.class::cast).findFirst();
  }

  /** The cards at that end, the outermost first, as many as are meant or there are. */
  List<Thing> cards(Selector.Pick pick, Filter.AtEnd at, List<Player> sides, Scope scope) {
    int many = words.value(most(pick.count()), scope);
    List<Thing> all = new ArrayList<>();
    for (Player side : sides) {
      List<Card> zone = new ArrayList<>(game.position().zone(side, pick.zone().orElseThrow().zone()));
      if (at.end() == Place.End.TOP) {
        Collections.reverse(zone);
      }
      all.addAll(zone.subList(0, Math.max(0, Math.min(many, zone.size()))));
    }
    return all;
  }

  private static Value most(Count count) {
    return count instanceof Count.UpTo most ? most.n() : ((Count.Exactly) count).n();
  }

  /** Whether a description is of the cards shown last: they lie wherever they were shown. */
  static boolean ofShown(Selector.Pick pick, Rulebook rulebook) {
    return pick.filters().stream().anyMatch(filter -> filter instanceof Filter.Plays plays && rulebook.roles().get(plays.role()) == Part.SHOWN_CARDS);
  }
}
