package cardwright.engine.play;

import cardwright.engine.decide.Decider;
import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.match.LogEntry.Type;
import cardwright.engine.match.Player;
import cardwright.engine.match.Spot;
import cardwright.engine.match.Thing;
import cardwright.engine.rulebook.Verb.Tone;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** Puts every choice to the one who has to make it, and holds the answer against what is allowed. */
final class Choices {
  private final Game game;

  Choices(Game game) {
    this.game = game;
  }

  /** Asks for exactly one of several options. A single option is taken without asking. */
  <T extends Option> T one(Player player, Decision.Kind kind, String prompt, List<T> options, Tone tone) {
    return some(player, kind, prompt, options, 1, 1, tone).get(0);
  }

  /** Asks for a number of options; where there is nothing to decide nobody is asked. */
  <T extends Option> List<T> some(
      Player player, Decision.Kind kind, String prompt, List<T> options, int minimum, int maximum, Tone tone) {
    return some(player, kind, prompt, options, minimum, maximum, tone, options.size());
  }

  private <T extends Option> List<T> some(
      Player player, Decision.Kind kind, String prompt, List<T> options, int minimum, int maximum, Tone tone, int offered) {
    if (options.isEmpty()) {
      return options;
    }
    Decision decision = new Decision(player, kind, prompt, options, minimum, Math.min(maximum, options.size()), tone, offered);
    if (options.size() == minimum) {
      game.decider(player).unasked(decision);
      return options;
    }
    List<Integer> answer = ask(decision);
    List<T> chosen = new ArrayList<>();
    answer.forEach(index -> chosen.add(options.get(index)));
    game.journal()
        .add(
            Type.DECISION,
            "player", player.role(),
            "kind", kind.name(),
            "prompt", prompt,
            "chosen", answer,
            "labels", chosen.stream().map(Option::label).toList());
    return chosen;
  }

  /** Whether the player agrees. */
  boolean agrees(Player player, String prompt, Tone tone) {
    List<Option> options = List.of(new Option.Accept(game.say("option.yes")), new Option.Pass(game.say("option.no")));
    return one(player, Decision.Kind.MAY, prompt, options, tone) instanceof Option.Accept;
  }

  /** Asks for things; fewer are taken where there are fewer, and a mandatory choice among nothing passes by itself and is logged. */
  List<Thing> things(Player player, String prompt, List<? extends Thing> candidates, int minimum, int maximum, Tone tone) {
    int least = Math.min(minimum, candidates.size());
    if (candidates.isEmpty()) {
      if (minimum > 0) {
        game.journal().add(Type.NO_CHOICE, "player", player.role(), "prompt", prompt, "why", "there is nothing to choose");
      }
      return List.of();
    }
    if (maximum <= 0) {
      return List.of();
    }
    List<Option.Pick> options = candidates.stream().map(thing -> new Option.Pick(thing, game.labelToChoose(thing, player))).toList();
    return some(player, Decision.Kind.TARGET, prompt, options, least, maximum, tone).stream().map(Option.Pick::thing).toList();
  }

  /** Asks for a spot of a table; empty, and logged, where there is none. */
  Optional<Spot> spot(Player player, Decision.Kind kind, String prompt, Spots.Offer offer, Tone tone) {
    if (offer.all().isEmpty()) {
      game.journal().add(Type.NO_CHOICE, "player", player.role(), "prompt", prompt, "why", "there is nothing to choose");
      return Optional.empty();
    }
    List<Option.Pick> options = offer.all().stream().map(spot -> new Option.Pick(spot, spot.toString())).toList();
    return Optional.of((Spot) some(player, kind, prompt, options, 1, 1, tone, offer.offered()).get(0).thing());
  }

  private List<Integer> ask(Decision decision) {
    Decider decider = game.decider(decision.player());
    while (true) {
      List<Integer> answer = decider.choose(decision, game.view(decision.player()));
      Optional<String> fault = fault(decision, answer);
      if (fault.isEmpty()) {
        return List.copyOf(answer);
      }
      if (!decider.refused(decision, fault.get())) {
        throw new MatchStopped("the " + decision.player() + " player's answer to «" + decision.prompt() + "» is not allowed: " + fault.get());
      }
    }
  }

  private Optional<String> fault(Decision decision, List<Integer> answer) {
    if (answer.size() < decision.minimum() || answer.size() > decision.maximum()) {
      return Optional.of(game.say("answer.count", answer.size(), decision.minimum(), decision.maximum()));
    }
    if (new HashSet<>(answer).size() < answer.size()) {
      return Optional.of(game.say("answer.twice"));
    }
    return answer.stream().allMatch(index -> index >= 0 && index < decision.options().size())
        ? Optional.empty()
        : Optional.of(game.say("answer.none"));
  }
}
