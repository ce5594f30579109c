package cardwright.engine.scenario;

import cardwright.engine.decide.Decider;
import cardwright.engine.decide.Decision;
import cardwright.engine.decide.Option;
import cardwright.engine.decide.View;
import cardwright.engine.match.Card;
import cardwright.engine.match.Player;
import cardwright.engine.match.Spot;
import cardwright.engine.match.Thing;
import cardwright.engine.play.Rehearsal;
import cardwright.engine.scenario.Scenario.Act;
import cardwright.engine.scenario.Scenario.Deed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Makes the players do what a scenario says, in its order; a player who has nothing to do next passes, declines, or takes the first of what
 * must be chosen.
 */
final class Script {
  /** More reasons than these would hide the first ones. */
  private static final int OBSTACLES = 3;

  private final List<Act> acts;
  private final List<String> failures = new ArrayList<>();
  private final Map<String, String> obstacles = new LinkedHashMap<>();
  private Optional<String> lastAsked = Optional.empty();
  private int next;
  private Map<String, Card> cards = Map.of();
  private Rehearsal rehearsal;

  Script(Scenario scenario) {
    this.acts = scenario.when();
  }

  void begin(Map<String, Card> named, Rehearsal running) {
    cards = named;
    rehearsal = running;
  }

  Decider decider(Player player) {
    return new Decider() {
      @Override
      public List<Integer> choose(Decision decision, View view) {
        return Script.this.choose(player, decision);
      }

      @Override
      public void unasked(Decision decision) {
        Script.this.unasked(player, decision);
      }

      @Override
      public void idle() {
        if (next < acts.size() && isByRules(acts.get(next).deed())) {
          noteObstacle(player, "there was nothing to do but pass");
        }
      }
    };
  }

  /** What went otherwise than the script has it; asked when the run is over. */
  List<String> failures() {
    List<String> all = new ArrayList<>(failures);
    for (int i = next; i < acts.size(); i++) {
      all.add("there was no occasion for: " + acts.get(i).words() + " (" + (i == next ? missed() : "it comes after the one before") + ")");
    }
    return all;
  }

  /** What stood in the way of the act that comes next, each time that it could have been done. */
  private String missed() {
    if (obstacles.isEmpty()) {
      return "the " + acts.get(next).player() + " player had no choice after that" + lastAsked.map(asked -> "; the last that was asked: " + asked).orElse("");
    }
    List<String> told = new ArrayList<>();
    obstacles.forEach((why, step) -> told.add(told.size() < OBSTACLES ? "in " + step + ": " + why : "…"));
    return String.join("; ", told.subList(0, Math.min(told.size(), OBSTACLES + 1)));
  }

  /**
   * Told now, while it is so: when the run is over the reason would be another one.
   *
   * @param instead what there was for the player to do, for an act that the rules alone give no reason against
   */
  private void noteObstacle(Player player, String instead) {
    if (next < acts.size() && acts.get(next).player().equals(player)) {
      Act act = acts.get(next);
      String why = isByRules(act.deed()) ? whyNot(act) : "";
      obstacles.putIfAbsent(why.isEmpty() ? instead : why, rehearsal.position().step());
    }
  }

  /** Whether the rules can tell why something is not possible; what answers a question depends on the question. */
  private static boolean isByRules(Deed deed) {
    return deed instanceof Deed.Use || deed instanceof Deed.Place || deed instanceof Deed.Activate;
  }

  private void done() {
    next++;
    obstacles.clear();
  }

  /** What had to be taken anyway counts as done where the script says it next. */
  private void unasked(Player player, Decision decision) {
    settleRefusals(player, decision);
    boolean told = next < acts.size() && acts.get(next).player().equals(player) && acts.get(next).refusal().isEmpty();
    if (told && answer(acts.get(next).deed(), decision).isPresent()) {
      done();
    } else {
      noteObstacle(player, "only this could be taken, so nobody was asked, «" + decision.prompt() + "»: " + decision.options().stream().map(Option::label).toList());
    }
  }

  private List<Integer> choose(Player player, Decision decision) {
    settleRefusals(player, decision);
    if (next < acts.size() && acts.get(next).player().equals(player)) {
      Optional<List<Integer>> answer = answer(acts.get(next).deed(), decision);
      if (answer.isPresent()) {
        done();
        return answer.get();
      }
    }
    lastAsked = Optional.of("the " + player + " player, «" + decision.prompt() + "»");
    noteObstacle(player, "something else was asked, «" + decision.prompt() + "»");
    return byDefault(decision);
  }

  /** Attempts that must be refused are held against the decision that the player faces now. */
  private void settleRefusals(Player player, Decision decision) {
    while (next < acts.size() && acts.get(next).refusal().isPresent() && acts.get(next).player().equals(player) && isOccasion(acts.get(next).deed(), decision)) {
      Act act = acts.get(next);
      done();
      if (answer(act.deed(), decision).isPresent()) {
        failures.add("expected to be refused, but it is allowed: " + act.words());
      } else {
        String why = whyNot(act);
        if (!why.contains(act.refusal().orElseThrow())) {
          failures.add("expected the refusal «" + act.refusal().get() + "» of " + act.words() + "; there: «" + why + "»");
        }
      }
    }
  }

  private static boolean isOccasion(Deed deed, Decision decision) {
    if (deed instanceof Deed.Place) {
      return decision.kind() == Decision.Kind.PLACE;
    } else if (deed instanceof Deed.Activate) {
      return decision.kind() == Decision.Kind.ACTIVATE;
    } else if (deed instanceof Deed.Take) {
      return decision.kind() == Decision.Kind.DRAFT;
    } else if (deed instanceof Deed.Choose choose) {
      boolean ofSpots = choose.things().stream().anyMatch(name -> Spot.of(name).isPresent());
      return decision.options().get(0) instanceof Option.Pick pick && ofSpots == pick.thing() instanceof Spot;
    }
    return true;
  }

  private String whyNot(Act act) {
    if (act.deed() instanceof Deed.Place place) {
      return rehearsal.whyNotPlace(act.player(), place.place());
    } else if (act.deed() instanceof Deed.Activate activate) {
      return rehearsal.whyNotActivate(act.player(), cards.get(activate.card()));
    } else if (act.deed() instanceof Deed.Use use) {
      return rehearsal.whyNotUse(act.player(), cards.get(use.card()), use.ability(), use.target().map(cards::get));
    }
    String far = act.deed() instanceof Deed.Choose choose ? choose.things().stream().flatMap(name -> Spot.of(name).stream()).map(rehearsal::whyNotGo).findFirst().orElse("") : "";
    return far.isEmpty() ? "it is not among the options" : far;
  }

  private static List<Integer> byDefault(Decision decision) {
    for (int i = 0; i < decision.options().size(); i++) {
      if (decision.options().get(i) instanceof Option.Pass && decision.maximum() == 1) {
        return List.of(i);
      }
    }
    List<Integer> first = new ArrayList<>();
    for (int i = 0; i < decision.minimum(); i++) {
      first.add(i);
    }
    return first;
  }

  // ---- answers

  private Optional<List<Integer>> answer(Deed deed, Decision decision) {
    if (deed instanceof Deed.Choose choose) {
      return chosen(choose, decision);
    }
    for (int i = 0; i < decision.options().size(); i++) {
      if (isMeant(deed, decision.options().get(i), decision)) {
        return Optional.of(List.of(i));
      }
    }
    return Optional.empty();
  }

  private boolean isMeant(Deed deed, Option option, Decision decision) {
    if (deed instanceof Deed.Pass) {
      return option instanceof Option.Pass && decision.kind() != Decision.Kind.MAY;
    } else if (deed instanceof Deed.Answer answer) {
      return decision.kind() == Decision.Kind.MAY && (answer.yes() ? option instanceof Option.Accept : option instanceof Option.Pass);
    } else if (deed instanceof Deed.Announce announce) {
      return option instanceof Option.Number number && number.value() == announce.number();
    } else if (deed instanceof Deed.Activate activate) {
      return option instanceof Option.Activate offered && offered.cards().contains(cards.get(activate.card()));
    } else if (deed instanceof Deed.Take take) {
      return option instanceof Option.Take offered && offered.card().equals(cards.get(take.card()));
    } else if (deed instanceof Deed.Place place) {
      boolean card = place.card().map(name -> decision.prompt().contains("#" + cards.get(name).number() + "?")).orElse(true);
      return card && decision.kind() == Decision.Kind.PLACE && option instanceof Option.Pick pick && pick.thing().equals(place.place());
    } else if (deed instanceof Deed.Use use) {
      return isUse(use, option, decision);
    }
    return false;
  }

  private boolean isUse(Deed.Use use, Option option, Decision decision) {
    Card card = cards.get(use.card());
    if (option instanceof Option.Play play) {
      return play.ability().host().equals(card)
          && rehearsal.says(play.ability(), use.ability())
          && use.target().map(name -> play.target().map(cards.get(name)::equals).orElse(false)).orElse(true);
    }
    return decision.kind() == Decision.Kind.USE && use.target().isEmpty() && option instanceof Option.Pick pick && pick.thing().equals(card)
        && option.label().toLowerCase(Locale.ROOT).contains(use.ability().toLowerCase(Locale.ROOT));
  }

  private Optional<List<Integer>> chosen(Deed.Choose choose, Decision decision) {
    List<Integer> indexes = new ArrayList<>();
    for (String name : choose.things()) {
      for (int i = 0; i < decision.options().size(); i++) {
        if (isCalled(name, decision.options().get(i)) && !indexes.contains(i)) {
          indexes.add(i);
          break;
        }
      }
    }
    boolean all = indexes.size() == choose.things().size() && indexes.size() >= decision.minimum() && indexes.size() <= decision.maximum();
    return all && !(indexes.isEmpty() && decision.options().stream().noneMatch(Option.Pick.class::isInstance)) ? Optional.of(indexes) : Optional.empty();
  }

  private boolean isCalled(String name, Option option) {
    if (option instanceof Option.Pick pick) {
      Thing named = cards.get(name);
      return pick.thing().equals(named) || named == null && pick.thing().toString().equals(name);
    }
    return option instanceof Option.Branch branch && branch.label().contains(name);
  }
}
