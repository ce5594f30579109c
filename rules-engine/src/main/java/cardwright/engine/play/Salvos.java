package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.rulebook.Verb;
import cardwright.grammar.meaning.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Actions that are performed several times, one after the other, each aimed when it is its turn. */
final class Salvos {
  private final Game game;

  Salvos(Game game) {
    this.game = game;
  }

  /** Performs them; whether any reached its target. */
  boolean perform(Effect.Several several, Scope scope) {
    boolean happened = false;
    for (Card performer : game.procedures().performers(several.each(), scope)) {
      List<Card> struck = new ArrayList<>();
      for (int i = 0; i < several.times() && game.position().isInPlay(performer) && !game.position().decided(); i++) {
        List<Card> targets = new ArrayList<>(game.procedures().targets(several.each(), performer, scope));
        targets.removeAll(several.distinct() ? struck : List.of());
        String prompt = game.say("ask.target", game.words(several.each().action()), game.label(performer, scope.you()));
        Optional<Card> target = game.choices().things(scope.you(), prompt, targets, several.fewer() ? 0 : 1, 1, Verb.Tone.HARM).stream().map(Card.class::cast).findFirst();
        if (target.isEmpty()) {
          break;
        }
        struck.add(target.get());
        happened |= game.procedures().performAt(several.each(), performer, target.get(), scope);
      }
    }
    return happened;
  }
}
