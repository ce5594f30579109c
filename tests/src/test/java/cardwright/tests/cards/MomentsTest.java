package cardwright.tests.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.CardDefinition.PrintedAbility;
import cardwright.engine.compile.Catalogue;
import cardwright.engine.explain.Moment;
import cardwright.engine.explain.Moments;
import cardwright.engine.rulebook.Rulebook;
import cardwright.grammar.Language;
import cardwright.grammar.source.Span;
import cardwright.tests.Squads;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A trigger on an action is told with the step of the procedure where the action happens, and its clause. */
class MomentsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "On a strike, gain {counter}. | attack/effect [511.5.5]",
        "When ~ attacks, gain {counter}. | attack/roll [511.5.1, decision:strike-table, decision:bands]",
        "On roll of the dice, gain {counter}. | attack/roll [511.5.1, decision:strike-table, decision:bands]",
        "On a spell, gain {counter}. | any step []",
      })
  void namesTheStep(String text, String expected) {
    Rulebook rulebook = Squads.game().rulebook();
    PrintedAbility printed = new PrintedAbility(rulebook.language().read(text, Language.EN).meanings().get(0), Map.of(Language.EN, text));
    CardDefinition card =
        new CardDefinition(
            "one", Map.of(Language.EN, "One"), Set.of(), Set.of(), new CardDefinition.Cost(1, false), Map.of(), Map.of(),
            Map.of(Language.EN, text), List.of(printed), Path.of("one.yaml"), new Span(0, 0));
    List<Moment> moments = new Moments(rulebook).of(Catalogue.of(rulebook, List.of(card)).printed(card).get(0));
    assertEquals(expected, moments.stream().map(each -> (each.path().isEmpty() ? each.title() : each.path()) + " " + each.clauses()).collect(Collectors.joining("; ")));
  }
}
