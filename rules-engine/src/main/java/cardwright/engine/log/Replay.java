package cardwright.engine.log;

import cardwright.engine.cards.Deck;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.decide.Decider;
import cardwright.engine.decide.RecordedDecider;
import cardwright.engine.match.LogEntry;
import cardwright.engine.play.Match;
import cardwright.engine.play.MatchStopped;
import cardwright.grammar.Language;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Plays a logged match again from its decisions and holds every entry against the log. */
public final class Replay {
  private Replay() {}

  /**
   * What came of it.
   *
   * @param difference the first line that differs and how; empty when the log is true
   */
  public record Verdict(int entries, String stateHash, Optional<String> difference) {}

  /** Replays a log whose head names these decks. */
  public static Verdict verify(LogFile log, Catalogue catalogue, List<Deck> decks, long seed, Language language) {
    Iterator<List<Integer>> shared = log.answers().iterator();
    Decider recorded = new RecordedDecider(shared);
    Match.Result result;
    try {
      result = Match.play(new Match.Setup(catalogue, decks, seed, List.of(recorded, recorded), language));
    } catch (MatchStopped stopped) {
      return new Verdict(0, "", Optional.of(stopped.getMessage()));
    }
    return new Verdict(result.log().size(), result.stateHash(), difference(log, result));
  }

  private static Optional<String> difference(LogFile log, Match.Result result) {
    List<LogEntry> entries = result.log();
    for (int i = 0; i < Math.max(entries.size(), log.lines().size()); i++) {
      String logged = i < log.lines().size() ? log.lines().get(i) : "nothing";
      String played = i < entries.size() ? LogFile.line(entries.get(i)) : "nothing";
      if (!logged.equals(played)) {
        return Optional.of("entry " + (i + 1) + ": the log has " + logged + ", the replay " + played);
      }
    }
    return claim(log, "stateHash", result.stateHash(), "the last position").or(() -> claim(log, "winner", result.outcome().winnerRole(), "the winner"));
  }

  /** What the head says of the end of the match, if it says it, must be so. */
  private static Optional<String> claim(LogFile log, String key, String played, String what) {
    String logged = log.head().getOrDefault(key, played);
    return logged.equals(played) ? Optional.empty() : Optional.of(what + " is " + played + ", the first line says " + logged);
  }
}
