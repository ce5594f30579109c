package cardwright.tests.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.engine.decide.Decider;
import cardwright.engine.decide.Option;
import cardwright.engine.match.LogEntry;
import cardwright.engine.play.Match;
import cardwright.grammar.Language;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** In a match in Russian, questions, options and how it ended are Russian: what was never translated would show as a Latin word. */
class LanguageOfPlayersTest {
  private static final Pattern LATIN_WORD = Pattern.compile("[A-Za-z]{2,}");
  /** Icons, clauses and decisions are called the same in all languages, and so are the abilities that a loop names. */
  private static final Pattern NAMES = Pattern.compile("\\{[\\w-]+}|decision:[\\w-]+|[A-Z]{2}\\.\\d+|\\[.*]");

  private final Set<String> foreign = new TreeSet<>();

  @ParameterizedTest
  @MethodSource("cardwright.tests.Games#all")
  void aMatchInRussianIsRussian(String game) {
    Matches matches = new Matches(game);
    for (int seed = 0; seed < 30; seed++) {
      Match.Setup english = matches.setup(seed, reading(Matches.random(seed, 0)), reading(Matches.random(seed, 1)));
      Match.Setup russian = new Match.Setup(english.catalogue(), english.decks(), english.seed(), english.deciders(), Language.RU);
      Match.Result result = Match.play(russian);
      read(result.outcome().reason());
      result.log().stream().filter(entry -> entry.type() == LogEntry.Type.NO_CHOICE).forEach(entry -> read(String.valueOf(entry.details().get("prompt"))));
    }
    assertEquals(Set.of(), foreign);
  }

  private Decider reading(Decider decider) {
    return (decision, view) -> {
      read(decision.prompt());
      decision.options().stream().limit(decision.offered()).map(Option::label).forEach(this::read);
      return decider.choose(decision, view);
    };
  }

  private void read(String told) {
    if (LATIN_WORD.matcher(NAMES.matcher(told).replaceAll("")).find()) {
      foreign.add(told);
    }
  }
}
