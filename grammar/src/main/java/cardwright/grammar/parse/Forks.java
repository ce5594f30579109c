package cardwright.grammar.parse;

import cardwright.grammar.Language;
import cardwright.grammar.parse.Syntax.Start;
import cardwright.grammar.tokens.CardToken;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserInterpreter;
import org.antlr.v4.runtime.atn.ATNConfigSet;
import org.antlr.v4.runtime.atn.ParserATNSimulator;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.dfa.DFA;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/**
 * Where the grammar has more than one way for the same tokens. The parser takes the first of them without a word; here each of the others is
 * taken once. Two trees may still mean the same, which only a builder can tell.
 */
public final class Forks {
  private Forks() {}

  /** At a decision, the ways that all lead to the end of the same tokens. */
  private record Fork(int decision, int token, BitSet ways) {}

  /**
   * The trees beside the one of {@link Syntax#parse}; they differ from it at one place each.
   *
   * @param tokens makes the tokens anew for each tree
   */
  public static List<Node> trees(Language language, Start start, Supplier<List<CardToken>> tokens) {
    List<Fork> forks = new ArrayList<>();
    ParserInterpreter first = interpreter(language, tokens.get());
    first.addErrorListener(
        new BaseErrorListener() {
          @Override
          public void reportAmbiguity(Parser parser, DFA dfa, int from, int to, boolean exact, BitSet ways, ATNConfigSet configurations) {
            BitSet all = ways != null ? ways : configurations.getAlts();
            forks.add(new Fork(dfa.decision, from, (BitSet) all.clone()));
          }
        });
    run(first, start);
    List<Node> trees = new ArrayList<>();
    for (Fork fork : forks) {
      // the lowest is the one that the parser takes
      for (int way = fork.ways().nextSetBit(fork.ways().nextSetBit(0) + 1); way >= 0; way = fork.ways().nextSetBit(way + 1)) {
        ParserInterpreter other = interpreter(language, tokens.get());
        other.addDecisionOverride(fork.decision(), fork.token(), way);
        run(other, start).ifPresent(trees::add);
      }
    }
    return trees;
  }

  private static Optional<Node> run(ParserInterpreter parser, Start start) {
    try {
      return Optional.of(Node.of(parser.parse(parser.getRuleIndex(start.rule)), parser.getRuleNames()));
    } catch (ParseCancellationException doesNotFit) {
      return Optional.empty();
    }
  }

  /** Only the interpreter can be told which way to go. It goes on learning where the generated parser is, instead of from nothing. */
  private static ParserInterpreter interpreter(Language language, List<CardToken> tokens) {
    Parser generated = Syntax.parser(language, tokens);
    ParserATNSimulator learnt = generated.getInterpreter();
    ParserInterpreter parser =
        new ParserInterpreter(
            generated.getGrammarFileName(), generated.getVocabulary(), Arrays.asList(generated.getRuleNames()), generated.getATN(), generated.getInputStream());
    parser.setInterpreter(new ParserATNSimulator(parser, generated.getATN(), learnt.decisionToDFA, learnt.getSharedContextCache()));
    parser.getInterpreter().setPredictionMode(PredictionMode.LL_EXACT_AMBIG_DETECTION);
    parser.removeErrorListeners();
    parser.setErrorHandler(new Syntax.Silent());
    return parser;
  }
}
