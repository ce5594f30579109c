package cardwright.engine.scenario;

import cardwright.engine.cards.Legality;
import cardwright.engine.cards.Violation;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.log.LogFile;
import cardwright.engine.match.Card;
import cardwright.engine.match.LogEntry;
import cardwright.engine.match.Outcome;
import cardwright.engine.match.Player;
import cardwright.engine.play.MatchStopped;
import cardwright.engine.play.Rehearsal;
import cardwright.engine.scenario.Scenario.Expectation;
import cardwright.grammar.Language;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Runs scenarios. */
public final class ScenarioRunner {
  private static final int EVENTS_SHOWN = 20;
  private final Catalogue catalogue;

  /**
   * @param catalogue must hold every card of the scenarios
   */
  public ScenarioRunner(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /**
   * How a scenario went.
   *
   * @param failures what was expected and what was there instead; none when it passed
   * @param lastEvents the end of the log, for a failed one
   * @param catalogue holds the cards of these events
   */
  public record Report(Scenario scenario, List<String> failures, List<LogEntry> lastEvents, Catalogue catalogue) {
    public boolean passed() {
      return failures.isEmpty();
    }
  }

  public Report run(Scenario scenario) {
    Script script = new Script(scenario);
    try (Rehearsal rehearsal = new Rehearsal(catalogue, List.of(script.decider(Player.FIRST), script.decider(Player.SECOND)), 1, Language.EN)) {
      Map<String, Card> cards = new LinkedHashMap<>();
      for (Scenario.Given given : scenario.given()) {
        Card card = rehearsal.put(given.card(), given.owner(), given.zone(), given.place(), given.states(), given.counters());
        cards.put(given.name(), card);
        rehearsal.name(given.name(), card);
      }
      scenario.given().forEach(given -> given.on().ifPresent(on -> rehearsal.attach(cards.get(given.name()), cards.get(on.host()), on.kind())));
      scenario.counters().forEach((player, counters) -> counters.forEach((counter, count) -> rehearsal.position().counters(player, counter, count)));
      script.begin(cards, rehearsal);
      rehearsal.loadDice(scenario.dice());
      List<String> failures = new ArrayList<>();
      try {
        rehearsal.run(scenario.from(), scenario.active(), scenario.turn(), scenario.until(), scenario.untilTurn());
      } catch (MatchStopped stopped) {
        failures.add(stopped.getMessage());
      }
      failures.addAll(script.failures());
      for (Expectation expectation : scenario.then()) {
        check(expectation, rehearsal, failures);
      }
      return new Report(scenario, failures, failures.isEmpty() ? List.of() : lastEvents(rehearsal.log()), catalogue);
    }
  }

  private static List<LogEntry> lastEvents(List<LogEntry> log) {
    return List.copyOf(log.subList(Math.max(0, log.size() - EVENTS_SHOWN), log.size()));
  }

  private void check(Expectation expectation, Rehearsal rehearsal, List<String> failures) {
    if (expectation instanceof Expectation.Holds holds) {
      if (!rehearsal.holds(holds.condition(), Player.FIRST)) {
        failures.add("expected: " + holds.words() + "; there: " + new Findings(rehearsal, catalogue.rulebook()).about(holds.condition()));
      }
    } else if (expectation instanceof Expectation.Logged logged) {
      long found = rehearsal.log().stream().filter(entry -> isAbout(entry, logged)).count();
      if (logged.times() < 0 ? found == 0 : found != logged.times()) {
        failures.add("expected in the log: " + logged.type() + " with " + logged.words() + times(logged) + "; there: " + found + " times");
      }
    } else if (expectation instanceof Expectation.InOrder order) {
      inOrder(order, rehearsal.log(), failures);
    } else if (expectation instanceof Expectation.Decided decided) {
      Outcome outcome = rehearsal.position().outcome().filter(each -> !each.reason().equals(Rehearsal.ENDED)).orElse(null);
      if (outcome == null || !outcome.winnerRole().equals(decided.winner()) || !outcome.reason().contains(decided.reason())) {
        failures.add("expected: the winner is " + decided.winner() + " (" + decided.reason() + "); there: " + (outcome == null ? "no decision" : outcome));
      }
    } else if (expectation instanceof Expectation.DeckIs deck) {
      legality(deck, failures);
    } else if (expectation instanceof Expectation.Unseen unseen) {
      for (LogEntry entry : rehearsal.log()) {
        String shown = LogFile.shown(entry, unseen.viewer().seat()).toString();
        unseen.words().stream().filter(shown::contains).forEach(word -> failures.add("the " + unseen.viewer() + " player sees «" + word + "» in " + shown));
      }
    }
  }

  private static void legality(Expectation.DeckIs expected, List<String> failures) {
    List<Violation> violations = Legality.violations(expected.deck(), expected.format());
    for (Violation violation : violations) {
      if (expected.breaks().stream().noneMatch(violation.rules()::contains)) {
        failures.add("expected of «" + expected.deck().title() + "»: nothing but " + expected.breaks() + " is broken; there: " + violation.cited());
      }
    }
    for (String clause : expected.breaks()) {
      if (violations.stream().noneMatch(violation -> violation.rules().contains(clause))) {
        failures.add("expected of «" + expected.deck().title() + "»: it breaks " + clause + "; there: it does not");
      }
    }
  }

  private static String times(Expectation.Logged logged) {
    return logged.times() < 0 ? "" : " " + logged.times() + " times";
  }

  private static boolean isAbout(LogEntry entry, Expectation.Logged logged) {
    String type = entry.type().name().toLowerCase(Locale.ROOT).replace('_', '-');
    String line = LogFile.line(entry);
    return type.equals(logged.type()) && logged.words().stream().allMatch(line::contains);
  }

  private static void inOrder(Expectation.InOrder order, List<LogEntry> log, List<String> failures) {
    int next = 0;
    for (LogEntry entry : log) {
      if (next < order.words().size() && LogFile.line(entry).contains(order.words().get(next))) {
        next++;
      }
    }
    if (next < order.words().size()) {
      failures.add("expected in this order: " + order.words() + "; «" + order.words().get(next) + "» does not come " + (next == 0 ? "at all" : "after «" + order.words().get(next - 1) + "»"));
    }
  }
}
