package cardwright.tests.cards;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardwright.engine.cards.CardDefinition;
import cardwright.engine.cards.CardDefinition.PrintedAbility;
import cardwright.engine.compile.Catalogue;
import cardwright.grammar.CardLanguage;
import cardwright.grammar.Language;
import cardwright.grammar.Reading;
import cardwright.grammar.source.Span;
import cardwright.tests.Squads;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Input made to be too much is understood or refused within bounds, never waited for. */
class BoundsTest {
  private static final Duration BOUND = Duration.ofSeconds(10);

  @Test
  void manyAlternativesBuildOneRule() {
    String either = "you have an orc or you have an elf";
    String text = "{tap}: If " + String.join(" and ", Collections.nCopies(12, either)) + ", open ~.";
    assertTimeoutPreemptively(
        BOUND,
        () -> {
          Reading reading = language().read(text, Language.EN);
          assertTrue(reading.understood(), () -> reading.problems().toString());
          PrintedAbility printed = new PrintedAbility(reading.meanings().get(0), Map.of(Language.EN, text));
          CardDefinition card =
              new CardDefinition(
                  "many", Map.of(Language.EN, "Many"), Set.of(), Set.of(), new CardDefinition.Cost(1, false), Map.of(), Map.of(),
                  Map.of(Language.EN, text), List.of(printed), Path.of("many.yaml"), new Span(0, 0));
          Catalogue.of(Squads.game().rulebook(), List.of(card)).rules().newSession().dispose();
        });
  }

  @Test
  void tooMuchIsRefused() {
    for (String text : List.of("ранить существо ".repeat(3_500), "(".repeat(5_000), ",".repeat(10_000), "«".repeat(5_000), "не ".repeat(3_000))) {
      assertTimeoutPreemptively(BOUND, () -> assertFalse(language().read(text, Language.RU).understood()));
    }
  }

  private static CardLanguage language() {
    return Squads.game().rulebook().language();
  }
}
