package cardwright.engine.play;

import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.Happening;
import cardwright.engine.match.Player;
import cardwright.engine.rulebook.Zone;
import cardwright.grammar.meaning.Filter;
import cardwright.grammar.meaning.Trigger;
import cardwright.grammar.meaning.Whose;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tells those who wait for it that cards have come into zones or areas of the board or out of them, whatever brought them there. Of several that go at the same
 * moment it is told when all have gone, and each of them still hears it of the others.
 */
final class Passages {
  private final Game game;
  private final List<Happening> held = new ArrayList<>();
  private final Set<Card> witnesses = new LinkedHashSet<>();
  private int open;

  Passages(Game game) {
    this.game = game;
  }

  /** Cards begin to move at the same moment. */
  void begin() {
    open++;
  }

  /** All have gone where they go. */
  void end() {
    open--;
    tell();
  }

  /**
   * A card has gone from a zone to the one in which it lies now.
   *
   * @param left the cell on which it stood; empty for none
   * @param whose whose it was before
   */
  void passed(Card card, String from, Optional<Cell> left, Player whose) {
    if (!left.equals(card.cell())) {
      Scope asked = Scope.ofRules(whose, Optional.empty());
      for (String area : game.rulebook().areas().keySet()) {
        told(card, whose, area, left.filter(cell -> lies(cell, area, asked)).isPresent(), card.cell().filter(cell -> lies(cell, area, asked)).isPresent());
      }
    }
    if (from.equals(card.zone())) {
      tell();
      return;
    }
    for (Zone zone : game.rulebook().zones().values()) {
      told(card, whose, zone.id(), zone.all().contains(from), zone.all().contains(card.zone()));
    }
    told(card, whose, "", game.rulebook().zones().get(from).inPlay(), game.rulebook().zones().get(card.zone()).inPlay());
    tell();
  }

  private boolean lies(Cell cell, String area, Scope asked) {
    return game.evaluator().matches(new Filter.Located(area, Whose.ANY), cell, asked);
  }

  private void told(Card card, Player whose, String zone, boolean before, boolean now) {
    if (before != now) {
      held.add(new Happening(now ? Trigger.On.entering(zone) : Trigger.On.leaving(zone), Optional.empty(), whose, Optional.of(card), 0, Optional.empty()));
      witnesses.add(card);
    }
  }

  private void tell() {
    if (open > 0 || held.isEmpty()) {
      return;
    }
    List<Happening> all = List.copyOf(held);
    Set<Card> gone = new LinkedHashSet<>(witnesses);
    held.clear();
    witnesses.clear();
    game.triggers().passed(all, gone);
  }
}
