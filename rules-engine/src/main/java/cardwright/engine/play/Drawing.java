package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Effect;
import java.util.List;
import java.util.Optional;

/** Moves cards from the top of a zone to another, one by one, with what the rules do before each card and instead of one that is not there. */
final class Drawing {
  private final Game game;
  private boolean withoutCard;

  Drawing(Game game) {
    this.game = game;
  }

  /** Draws; how many cards were really drawn. */
  int draw(Verb verb, Player player, int count) {
    int drawn = 0;
    for (int i = 0; i < count && !game.position().decided(); i++) {
      List<Card> from = game.position().zone(player, verb.from().orElseThrow());
      if (from.isEmpty()) {
        game.journal().add(Type.NOTHING, "verb", verb.id(), "player", player.role(), "why", "there is no card to draw");
        if (!instead(verb, player)) {
          break;
        }
        continue;
      }
      rules(verb.before(), player);
      Card card = from.get(from.size() - 1);
      game.changes().toZone(verb.id(), card, verb.to().orElseThrow(), Position.End.TOP);
      game.happened(verb.id(), Scope.ofRules(player, Optional.empty()), Optional.of(card));
      drawn++;
    }
    return drawn;
  }

  /** Whether the rules do anything instead; what they do may itself be to draw, which must not go round for ever. */
  private boolean instead(Verb verb, Player player) {
    if (verb.whenEmpty().isEmpty() || withoutCard) {
      return false;
    }
    withoutCard = true;
    rules(verb.whenEmpty(), player);
    withoutCard = false;
    return true;
  }

  private void rules(List<Effect> effects, Player player) {
    effects.forEach(effect -> game.executor().execute(effect, Scope.ofRules(player, Optional.empty())));
  }
}
