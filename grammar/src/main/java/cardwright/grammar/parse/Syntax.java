package cardwright.grammar.parse;

import cardwright.grammar.Language;
import cardwright.grammar.tokens.CardToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BailErrorStrategy;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ParserATNSimulator;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.dfa.DFA;
import org.antlr.v4.runtime.dfa.DFAState;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/** Runs the grammar of a language over tokens. */
public final class Syntax {

  /** What a text may be as a whole. */
  public enum Start {
    ABILITY("abilityText"),
    EFFECT("effectText"),
    CONDITION("conditionText"),
    SELECTOR("selectorText");

    final String rule;

    Start(String rule) {
      this.rule = rule;
    }
  }

  /** Texts are read again and again: in other words, under other editions, by each card that says the same of something else. */
  private static final Remembered<Optional<First>> FIRST = new Remembered<>("shapes", First::from, First::to);

  private Syntax() {}

  /** Loads the grammars, which takes a while, so that no text has to wait for them. */
  public static void load() {
    for (Language language : Language.values()) {
      parser(language, List.of());
    }
  }

  /** Keeps what was found out until now about the shapes of texts in a folder, for later runs of the same build: see {@link Learnt}. */
  public static void keep(Path folder) throws IOException {
    FIRST.keep(folder);
    Forks.keep(folder);
  }

  private record First(Shape shape, boolean single) {
    static Optional<First> from(Learnt.Source source) {
      int found = source.number();
      return found == 0 ? Optional.empty() : Optional.of(new First(Shape.from(source), found == 1));
    }

    static void to(Optional<First> first, Learnt.Sink sink) {
      sink.number(first.map(found -> found.single() ? 1 : 2).orElse(0));
      first.ifPresent(found -> found.shape().to(sink));
    }
  }

  /**
   * A tree of a text.
   *
   * @param single whether it is sure that there is no other; if it is not, {@link Forks} finds out
   */
  public record Parsed(Node tree, boolean single) {}

  /**
   * The tree; empty if the tokens do not fit, {@link Expectations} then says where. Most texts need only the weaker and faster of ANTLR's two
   * ways to look ahead; the other is for those that it does not read.
   */
  public static Optional<Parsed> parse(Language language, Start start, List<CardToken> tokens) {
    return FIRST.of(new Types(language, start, tokens), () -> first(language, start, tokens)).map(found -> new Parsed(found.shape().over(tokens), found.single()));
  }

  private static Optional<First> first(Language language, Start start, List<CardToken> tokens) {
    Optional<First> found = first(language, start, tokens, PredictionMode.SLL);
    return found.isPresent() ? found : first(language, start, tokens, PredictionMode.LL);
  }

  private static Optional<First> first(Language language, Start start, List<CardToken> tokens, PredictionMode mode) {
    Parser parser = parser(language, tokens);
    ParserATNSimulator learnt = parser.getInterpreter();
    Lookahead lookahead = new Lookahead(parser, learnt);
    lookahead.setPredictionMode(mode);
    parser.setInterpreter(lookahead);
    try {
      ParserRuleContext tree = parser instanceof RussianCardText ru ? run(ru, start) : run((EnglishCardText) parser, start);
      return Optional.of(new First(Shape.of(tree, parser.getRuleNames()), lookahead.sure()));
    } catch (ParseCancellationException doesNotFit) {
      return Optional.empty();
    }
  }

  /**
   * Notes whether two ways looked alike at any decision. Where they never did, no other tree can be, because the weaker way to look ahead
   * takes for possible all that is possible.
   */
  private static final class Lookahead extends ParserATNSimulator {
    private boolean sure = true;

    Lookahead(Parser parser, ParserATNSimulator learnt) {
      super(parser, parser.getATN(), learnt.decisionToDFA, learnt.getSharedContextCache());
    }

    boolean sure() {
      return sure;
    }

    @Override
    protected DFAState getExistingTargetState(DFAState before, int type) {
      return noted(super.getExistingTargetState(before, type));
    }

    @Override
    protected DFAState computeTargetState(DFA dfa, DFAState before, int type) {
      return noted(super.computeTargetState(dfa, before, type));
    }

    private DFAState noted(DFAState state) {
      sure &= state == null || !state.requiresFullContext;
      return state;
    }
  }

  private static ParserRuleContext run(RussianCardText parser, Start start) {
    return switch (start) {
      case ABILITY -> parser.abilityText();
      case EFFECT -> parser.effectText();
      case CONDITION -> parser.conditionText();
      case SELECTOR -> parser.selectorText();
    };
  }

  private static ParserRuleContext run(EnglishCardText parser, Start start) {
    return switch (start) {
      case ABILITY -> parser.abilityText();
      case EFFECT -> parser.effectText();
      case CONDITION -> parser.conditionText();
      case SELECTOR -> parser.selectorText();
    };
  }

  /** Gives up at the first fault, without a word of its own: {@link Expectations} says more. */
  static final class Silent extends BailErrorStrategy {
    @Override
    public void reportError(Parser parser, RecognitionException fault) {}
  }

  /** How far the tokens fit and what could stand there. */
  public static Expectations expectations(Language language, Start start, List<CardToken> tokens) {
    Parser parser = parser(language, tokens);
    return Expectations.of(parser.getATN(), parser.getRuleIndex(start.rule), tokens.stream().mapToInt(Token::getType).toArray());
  }

  /** A parser is cheap; what it learns of the grammar is kept by its class, for all threads. */
  static Parser parser(Language language, List<CardToken> tokens) {
    TokenList stream = new TokenList(tokens);
    Parser parser = language == Language.RU ? new RussianCardText(stream) : new EnglishCardText(stream);
    parser.removeErrorListeners();
    parser.setErrorHandler(new Silent());
    return parser;
  }
}
