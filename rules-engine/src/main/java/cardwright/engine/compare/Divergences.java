package cardwright.engine.compare;

import cardwright.engine.cards.Deck;
import cardwright.engine.decide.RandomDecider;
import cardwright.engine.library.GameFolder;
import cardwright.engine.match.LogEntry;
import cardwright.engine.play.Match;
import cardwright.grammar.Language;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Plays the same matches under two rulebooks and finds where they part. Both players choose at random, from the same seeds. */
final class Divergences {
  /** What names the rules instead of telling what happened. */
  private static final Set<String> UNTOLD = Set.of("rules", "title");

  private final GameFolder.Loaded from;
  private final GameFolder.Loaded to;

  Divergences(GameFolder.Loaded from, GameFolder.Loaded to) {
    this.from = from;
    this.to = to;
  }

  /**
   * The first of the matches that goes another way.
   *
   * @param seeds how many matches to play, with the seeds 1, 2, 3 …
   */
  Optional<Difference.Divergence> find(int seeds) {
    List<String> decks = from.cards().decks().keySet().stream().filter(to.cards().decks()::containsKey).sorted().toList();
    if (decks.isEmpty()) {
      return Optional.empty();
    }
    Optional<Difference.Divergence> first = Optional.empty();
    int parted = 0;
    for (int seed = 1; seed <= seeds; seed++) {
      List<String> chosen = List.of(decks.get((seed - 1) % decks.size()), decks.get(seed % decks.size()));
      Optional<Difference.Divergence> here = compare(play(from, chosen, seed), play(to, chosen, seed), seed);
      parted += here.isPresent() ? 1 : 0;
      first = first.or(() -> here);
    }
    int all = parted;
    return first.map(each -> new Difference.Divergence(seeds, all, each.seed(), each.entry(), each.step(), each.before(), each.after()));
  }

  private static List<LogEntry> play(GameFolder.Loaded game, List<String> names, long seed) {
    List<Deck> decks = names.stream().map(name -> game.cards().deck(name).orElseThrow()).toList();
    return Match.play(new Match.Setup(game.catalogue(), decks, seed, List.of(new RandomDecider(seed * 2), new RandomDecider(seed * 2 + 1)), Language.EN)).log();
  }

  private static Optional<Difference.Divergence> compare(List<LogEntry> before, List<LogEntry> after, long seed) {
    String step = "";
    for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
      String left = i < before.size() ? told(before.get(i)) : "the match is over";
      String right = i < after.size() ? told(after.get(i)) : "the match is over";
      if (i < before.size() && before.get(i).type() == LogEntry.Type.STEP && left.equals(right)) {
        step = String.valueOf(before.get(i).details().get("step"));
      }
      if (!left.equals(right)) {
        return Optional.of(new Difference.Divergence(1, 1, seed, i + 1, step, left, right));
      }
    }
    return Optional.empty();
  }

  private static String told(LogEntry entry) {
    Map<String, Object> details = new LinkedHashMap<>(entry.details());
    UNTOLD.forEach(details::remove);
    List<String> parts = new ArrayList<>();
    details.forEach((key, value) -> parts.add(key + " " + value));
    return entry.type().name().toLowerCase(Locale.ROOT).replace('_', ' ') + ": " + String.join(", ", parts);
  }
}
