package cardwright.grammar.parse;

import cardwright.grammar.parse.Forks.Guide;
import cardwright.grammar.parse.Syntax.Start;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserInterpreter;
import org.antlr.v4.runtime.atn.DecisionState;
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

  static GuidedParser of(Parser generated, Exact.Memory memory, Guide guide) {
    GuidedParser parser = new GuidedParser(generated, guide);
    parser.setInterpreter(new Exact(parser, generated.getInterpreter(), memory, parser::note));
    parser.removeErrorListeners();
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

  /** They are told of while the parser looks ahead: the decision is not yet taken, and the lowest of the ways is the one that will be. */
  private void note(BitSet ways, int from, int to) {
    for (int way = ways.nextSetBit(ways.nextSetBit(0) + 1); way >= 0; way = ways.nextSetBit(way + 1)) {
      others.add(Guide.otherwise(taken, decisions, way, from, to));
    }
  }
}
