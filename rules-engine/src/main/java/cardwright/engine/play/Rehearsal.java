package cardwright.engine.play;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.decide.Decider;
import cardwright.engine.match.AbilityInstance;
import cardwright.engine.match.Attachment;
import cardwright.engine.match.Card;
import cardwright.engine.match.Cell;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.Player;
import cardwright.engine.match.Position;
import cardwright.engine.match.Spot;
import cardwright.engine.match.Thing;
import cardwright.grammar.Language;
import cardwright.grammar.meaning.Condition;
import cardwright.grammar.meaning.Selector;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A match that begins in a given position at a given step and stops at another: what scenarios are run with. */
public final class Rehearsal implements AutoCloseable {
  /** The reason that stands as the outcome when a rehearsal has come to its last step. */
  public static final String ENDED = "the rehearsal ended";

  private final Game game;

  public Rehearsal(Catalogue catalogue, List<Decider> deciders, long seed, Language language) {
    game = new Game(catalogue, deciders, seed, language, entry -> {});
  }

  /**
   * Puts a card into the position, as if it had always been there.
   *
   * @param place a cell or a spot; empty for a zone off the board
   * @param states instead of the usual ones of their groups
   */
  public Card put(CardDefinition definition, Player owner, String zone, Optional<Thing> place, List<String> states, Map<String, Integer> counters) {
    Card card = game.add(definition, owner, place.isPresent() ? game.rulebook().startZone() : zone);
    place.ifPresent(
        where -> {
          if (where instanceof Spot spot) {
            game.position().stand(card, spot);
          } else if (where instanceof Cell cell) {
            game.position().move(card, zone, Optional.of(cell), Position.End.TOP);
          }
        });
    states.forEach(state -> game.rulebook().groupOf(state).ifPresent(group -> card.state(group.id(), state)));
    counters.forEach(card::counters);
    game.position().touch();
    return card;
  }

  /** Attaches a card to another as a card of a kind, as if it had always been there. */
  public void attach(Card card, Card host, String kind) {
    game.position().attach(card, new Attachment(host, kind));
  }

  /** Lets texts call something by a name. */
  public void name(String name, Thing thing) {
    game.name(name, thing);
  }

  /** The next rolls of dice, in order. */
  public void loadDice(List<Integer> rolls) {
    game.dice().load(rolls);
  }

  /** The position as it is. */
  public Position position() {
    return game.position();
  }

  /** The log so far. */
  public List<LogEntry> log() {
    return List.copyOf(game.journal().entries());
  }

  /**
   * Runs from one step to the end of another.
   *
   * @param from id of the step that runs first
   * @param active whose turn it is, where the step belongs to a turn
   * @param turn the number of that turn, 1 or more
   * @param until id of the step whose end, in turn {@code untilTurn} or later, is the end
   */
  public void run(String from, Player active, int turn, String until, int untilTurn) {
    game.steps().rehearse(from, active, turn, until, untilTurn);
  }

  /** Whether something is so, as a player sees it. */
  public boolean holds(Condition condition, Player you) {
    return game.evaluator().holds(condition, Scope.ofRules(you, game.procedure()));
  }

  /** What a selector means now, for reports: the things it names. */
  public List<Thing> things(Selector selector, Player you) {
    return game.evaluator().things(selector, Scope.ofRules(you, game.procedure()));
  }

  /** Why a player may not put a card on a cell or a spot now; for a step that places cards. */
  public String whyNotPlace(Player player, Thing place) {
    return game.refusals().place(player, place);
  }

  /** Why the card that is being moved can't go to a spot; the empty string when none is being moved. */
  public String whyNotGo(Spot spot) {
    return game.mover().whyNot(spot);
  }

  /** Why a player can't activate a card now. */
  public String whyNotActivate(Player player, Card card) {
    return game.refusals().activate(player, card);
  }

  /** Why a card's ability can't be used now. */
  public String whyNotUse(Player player, Card card, String words, Optional<Card> target) {
    return game.refusals().use(player, card, words, target);
  }

  /** Whether the words of an ability, in any language, or its id contain some words. */
  public boolean says(AbilityInstance ability, String words) {
    return Refusals.says(ability, words);
  }

  @Override
  public void close() {
    game.close();
  }
}
