package cardwright.grammar.parse;

import cardwright.grammar.parse.Forks.Guide;
import cardwright.grammar.parse.Syntax.Start;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserInterpreter;
import org.antlr.v4.runtime.atn.ATNConfigSet;
import org.antlr.v4.runtime.atn.DecisionState;
import org.antlr.v4.runtime.atn.ParserATNSimulator;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.dfa.DFA;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/**
 * Takes the ways it is told at the first decisions, goes on by itself, and notes where it could have gone on otherwise. Only ANTLR's
 * interpreter can be told which way to go; it goes on learning where the generated parser is, instead of from nothing.
 */
final class GuidedParser extends ParserInterpreter {
  private final Guide guide;
  private final List<Guide> others = new ArrayList<>();
  private int[] taken = new int[64];
  private int decisions;

  private GuidedParser(Parser generated, Guide guide) {
    super(
        generated.getGrammarFileName(), generated.getVocabulary(), Arrays.asList(generated.getRuleNames()), generated.getATN(), generated.getInputStream());
    this.guide = guide;
  }

  static GuidedParser of(Parser generated, Guide guide) {
    ParserATNSimulator learnt = generated.getInterpreter();
    GuidedParser parser = new GuidedParser(generated, guide);
    parser.setInterpreter(new ParserATNSimulator(parser, generated.getATN(), learnt.decisionToDFA, learnt.getSharedContextCache()));
    parser.getInterpreter().setPredictionMode(PredictionMode.LL_EXACT_AMBIG_DETECTION);
    parser.removeErrorListeners();
    parser.addErrorListener(parser.new Ambiguities());
    parser.setErrorHandler(new Syntax.Silent());
    return parser;
  }

  /** The shape that the way leads to. */
  Optional<Shape> shape(Start start) {
    try {
      return Optional.of(Shape.of(parse(getRuleIndex(start.rule)), getRuleNames()));
    } catch (ParseCancellationException doesNotFit) {
      return Optional.empty();
    }
  }

  /** All other ways that part from this one behind the decisions it was told. */
  List<Guide> others() {
    return others;
  }

  @Override
  protected int visitDecisionState(DecisionState state) {
    if (state.getNumberOfTransitions() < 2) {
      return 1;
    }
    int way = decisions < guide.ways().length ? guide.ways()[decisions] : getInterpreter().adaptivePredict(_input, state.decision, _ctx);
    if (decisions == taken.length) {
      taken = Arrays.copyOf(taken, 2 * decisions);
    }
    taken[decisions++] = way;
    return way;
  }

  /** ANTLR tells of them while it looks ahead: the decision is not yet taken, and the lowest of the ways is the one that will be. */
  private final class Ambiguities extends BaseErrorListener {
    @Override
    public void reportAmbiguity(Parser parser, DFA dfa, int from, int to, boolean exact, BitSet ways, ATNConfigSet configurations) {
      BitSet all = ways != null ? ways : configurations.getAlts();
      for (int way = all.nextSetBit(all.nextSetBit(0) + 1); way >= 0; way = all.nextSetBit(way + 1)) {
        others.add(Guide.otherwise(taken, decisions, way, from, to));
      }
    }
  }
}
