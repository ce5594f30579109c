package cardwright.grammar.parse;

import cardwright.grammar.Language;
import cardwright.grammar.tokens.CardToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/** Runs the grammar of a language over tokens. */
public final class Syntax {

  /** What a text may be as a whole. */
  public enum Start {
    ABILITY("abilityText", RussianCardText::abilityText, EnglishCardText::abilityText),
    EFFECT("effectText", RussianCardText::effectText, EnglishCardText::effectText),
    CONDITION("conditionText", RussianCardText::conditionText, EnglishCardText::conditionText),
    SELECTOR("selectorText", RussianCardText::selectorText, EnglishCardText::selectorText);

    private final String rule;
    private final Function<RussianCardText, ParserRuleContext> russian;
    private final Function<EnglishCardText, ParserRuleContext> english;

    Start(String rule, Function<RussianCardText, ParserRuleContext> russian, Function<EnglishCardText, ParserRuleContext> english) {
      this.rule = rule;
      this.russian = russian;
      this.english = english;
    }
  }

  private Syntax() {}

  /** The tree; empty if the tokens do not fit, {@link Expectations} then says where. */
  public static Optional<Node> parse(Language language, Start start, List<CardToken> tokens) {
    Parser parser = parser(language, tokens);
    for (PredictionMode mode : List.of(PredictionMode.SLL, PredictionMode.LL)) {
      parser.reset();
      parser.getInterpreter().setPredictionMode(mode);
      try {
        ParserRuleContext tree = parser instanceof RussianCardText ru ? start.russian.apply(ru) : start.english.apply((EnglishCardText) parser);
        return Optional.of(Node.of(tree, parser.getRuleNames()));
      } catch (ParseCancellationException e) {
        // tried with the stronger mode, then given up
      }
    }
    return Optional.empty();
  }

  /** How far the tokens fit and what could stand there. */
  public static Expectations expectations(Language language, Start start, List<CardToken> tokens) {
    Parser parser = parser(language, tokens);
    return Expectations.of(parser.getATN(), parser.getRuleIndex(start.rule), tokens.stream().mapToInt(Token::getType).toArray());
  }

  private static Parser parser(Language language, List<CardToken> tokens) {
    List<Token> all = new ArrayList<>(tokens);
    CommonToken end = new CommonToken(Token.EOF, "<EOF>");
    all.add(end);
    CommonTokenStream stream = new CommonTokenStream(new ListTokenSource(all));
    Parser parser = language == Language.RU ? new RussianCardText(stream) : new EnglishCardText(stream);
    parser.removeErrorListeners();
    parser.setErrorHandler(new BailErrorStrategy());
    return parser;
  }
}
