package cardwright.engine.play;

import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.StackItem;
import cardwright.engine.rulebook.Activation;
import cardwright.engine.rulebook.Operation;
import cardwright.engine.rulebook.Step;
import cardwright.engine.rulebook.Verb.Tone;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Runs a window of activations: the players take turns activating the copies of a card, or pass, until both pass in succession. Whoever has
 * nothing to activate passes without being asked.
 */
final class Activations {
  private final Game game;

  Activations(Game game) {
    this.game = game;
  }

  void run(Step step, Activation rule, int base) {
    int passes = 0;
    while (passes < 2 && !game.position().decided()) {
      game.windows().newStep();
      game.windows().resolveAll(base);
      Player player = game.position().activeOrFirst();
      Optional<Option.Activate> chosen = ask(step, rule, player);
      if (game.position().decided()) {
        return;
      }
      if (chosen.isPresent()) {
        passes = 0;
        activate(chosen.get(), step, rule, player, base);
      } else {
        passes++;
        game.journal().add(Type.CHANGE, "verb", "pass", "player", player.role());
      }
      game.position().active(player.opponent());
    }
  }

  private Optional<Option.Activate> ask(Step step, Activation rule, Player player) {
    List<Option.Activate> able = options(rule, player);
    if (able.isEmpty()) {
      game.decider(player).idle();
      return Optional.empty();
    }
    List<Option> options = new ArrayList<>(List.of(new Option.Pass(game.say("option.pass"))));
    options.addAll(able);
    Option chosen = game.choices().one(player, Decision.Kind.ACTIVATE, game.say("ask.activate", game.title(step)), options, Tone.HELP);
    return chosen instanceof Option.Activate activate ? Optional.of(activate) : Optional.empty();
  }

  /** What a player may activate: copies that are not done, in the order of their first one's number, then single cards once more. */
  List<Option.Activate> options(Activation rule, Player player) {
    List<Option.Activate> options = new ArrayList<>();
    List<Card> seen = new ArrayList<>();
    for (Card card : game.position().inPlay()) {
      if (card.controller().equals(player) && !seen.contains(card)) {
        List<Card> copies = copies(card);
        seen.addAll(copies);
        if (whyNot(rule, copies).isEmpty()) {
          String label = game.label(card, player) + (copies.size() > 1 ? " (" + copies.size() + ")" : "");
          options.add(new Option.Activate(copies, false, label));
        }
      }
    }
    for (Card card : game.position().inPlay()) {
      if (card.controller().equals(player) && card.is(rule.done()) && whyNotAgain(rule, card).isEmpty()) {
        options.add(new Option.Activate(List.of(card), true, game.say("option.once-more", game.label(card, player))));
      }
    }
    return options;
  }

  /** The cards in play that are activated with a card: its controller's copies of it. */
  private List<Card> copies(Card card) {
    return game.position().inPlay().stream()
        .filter(other -> other.controller().equals(card.controller()) && other.definition().id().equals(card.definition().id()))
        .toList();
  }

  private String whyNot(Activation rule, List<Card> copies) {
    if (copies.stream().anyMatch(card -> card.is(rule.done()))) {
      return game.say("no.activated-already");
    }
    return copies.stream().allMatch(card -> card.counters(rule.resource()) == 0) ? game.say("no.inactive", resource(rule)) : "";
  }

  private String whyNotAgain(Activation rule, Card card) {
    if (rule.again().isEmpty()) {
      return game.say("no.activated-already");
    }
    int left = card.counters(rule.resource());
    if (left == 0) {
      return game.say("no.inactive", resource(rule));
    }
    return left > rule.again().get() ? "" : game.say("no.again", left, resource(rule), rule.again().get());
  }

  private String resource(Activation rule) {
    return game.terms().of(Category.COUNTERS, rule.resource());
  }

  /** Why a player can't activate a card now; the empty string when it is possible. */
  String whyNot(Activation rule, Player player, Card card) {
    if (!game.position().isInPlay(card)) {
      return game.say("no.in-play");
    }
    if (!card.controller().equals(player)) {
      return game.say("no.your-card");
    }
    return card.is(rule.done()) ? whyNotAgain(rule, card) : whyNot(rule, copies(card));
  }

  private void activate(Option.Activate chosen, Step step, Activation rule, Player player, int base) {
    List<Card> cards = chosen.cards();
    game.journal().add(
        Type.CHANGE, "verb", chosen.again() ? "reactivate" : "activate", "object", cards.get(0), "objects", cards, "player", player.role());
    game.windows().activated(cards);
    if (chosen.again()) {
      game.changes().counters(cards.get(0), rule.resource(), -rule.again().orElseThrow());
    }
    game.changes().verbFor(Operation.ACTIVATE).ifPresent(
        verb -> cards.forEach(card -> game.happened(verb.id(), Optional.of(card), player, Optional.of(card), Optional.empty())));
    game.windows().resolveAll(base);
    if (cards.size() == 1 || declareFirst(cards, step, player, base)) {
      goOn(cards, step, player, base);
    }
    game.windows().activated(List.of());
    for (Card card : cards) {
      if (game.position().isInPlay(card)) {
        game.changes().state(card, rule.done(), "left", card.counters(rule.resource()), "of", rule.resource());
      }
    }
    rule.period().ifPresent(game.expiries()::expire);
    game.windows().resolveAll(base);
  }

  /** Every copy's first action is declared and paid before the first of them is carried out; whether there was any. */
  private boolean declareFirst(List<Card> cards, Step step, Player player, int base) {
    List<Option.Play> declared = new ArrayList<>();
    for (Card card : cards) {
      ask(List.of(card), step, player, game.say("ask.first-action", game.title(step), game.label(card, player))).ifPresent(declared::add);
    }
    for (Option.Play play : declared) {
      game.playing().declare(play);
    }
    List<StackItem> stack = game.position().stack();
    if (!stack.isEmpty()) {
      Collections.reverse(stack.subList(base, stack.size())); // the first one declared lies on top
    }
    game.windows().resolveAll(base);
    return !declared.isEmpty();
  }

  private void goOn(List<Card> cards, Step step, Player player, int base) {
    while (!game.position().decided()) {
      game.windows().newStep();
      Optional<Option.Play> play = ask(cards, step, player, game.say("ask.next-action", game.title(step)));
      if (play.isEmpty()) {
        return;
      }
      game.playing().declare(play.get());
      game.windows().resolveAll(base);
    }
  }

  private Optional<Option.Play> ask(List<Card> cards, Step step, Player player, String prompt) {
    List<Option.Play> plays = game.position().decided() ? List.of() : game.playing().options(player, step, true, cards::contains);
    if (plays.isEmpty()) {
      game.decider(player).idle();
      return Optional.empty();
    }
    List<Option> options = new ArrayList<>(List.of(new Option.Pass(game.say("option.nothing-more"))));
    options.addAll(plays);
    Option chosen = game.choices().one(player, Decision.Kind.PLAY, prompt, options, Tone.HELP);
    return chosen instanceof Option.Play play ? Optional.of(play) : Optional.empty();
  }
}
