package cardwright.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.grammar.normalise.Raw;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.parse.EnglishCardText;
import cardwright.grammar.parse.Node;
import cardwright.grammar.parse.RussianCardText;
import cardwright.grammar.parse.Syntax;
import cardwright.grammar.parse.Syntax.Parsed;
import cardwright.grammar.parse.Syntax.Start;
import cardwright.grammar.tokens.Lexer;
import cardwright.grammar.tokens.Lexicon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No rule of a grammar is there that nothing can ever match: each is met in an example that is understood. */
class RulesTest {
  private static final Path EXAMPLES = Path.of("src/test/resources/cardwright/grammar/examples.txt");

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyRuleIsMetInAnExample(Language language) throws IOException {
    Lexicon lexicon = Lexicon.of(Squads.VOCABULARY, language).withNames(List.of("Волк", "Wolf"));
    Set<String> missing = new TreeSet<>(Arrays.asList(language == Language.RU ? RussianCardText.ruleNames : EnglishCardText.ruleNames));
    Start start = Start.ABILITY;
    for (String line : Files.readAllLines(EXAMPLES)) {
      boolean head = line.matches("[AECS] .*");
      start = head ? start(line.charAt(0)) : start;
      String text = head ? line.substring(2) : line.startsWith("  " + language.code() + ": ") ? line.substring(6) : "";
      if (!head || Squads.of(text) == language) {
        List<Raw> raws = Scanner.scan(text);
        for (List<Raw> sentence : start == Start.ABILITY ? Sentences.of(raws, lexicon) : List.of(raws)) {
          Syntax.parse(language, start, Lexer.tokens(lexicon, text, sentence, "")).map(Parsed::tree).ifPresent(tree -> meet(tree, missing));
        }
      }
    }
    assertEquals(Set.of(), missing);
  }

  private static Start start(char what) {
    return switch (what) {
      case 'A' -> Start.ABILITY;
      case 'E' -> Start.EFFECT;
      case 'C' -> Start.CONDITION;
      default -> Start.SELECTOR;
    };
  }

  private static void meet(Node node, Set<String> missing) {
    missing.remove(node.rule());
    node.children().forEach(child -> meet(child, missing));
  }
}
