package cardwright.grammar.parse;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.atn.ATNConfigSet;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.DecisionState;
import org.antlr.v4.runtime.atn.ParserATNSimulator;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.dfa.DFA;
import org.antlr.v4.runtime.dfa.DFAState;

/**
 * ANTLR's exact way to look ahead, which tells of all ways that fit. ANTLR itself remembers only what does not depend on where in a text the
 * parser is; here the rest is remembered too, because card texts are made of the same phrases. The grammars have neither predicates nor
 * rules that begin with themselves, so that what is found depends on nothing but the decision, the rules the parser is in, and the tokens
 * looked at.
 */
final class Exact extends ParserATNSimulator {

  /** Told where several ways fit the same tokens, before the lowest of them is taken. */
  interface Ambiguity {
    /**
     * @param from index of the token at which the decision is taken
     * @param to index of the last token that had to be looked at
     */
    void found(BitSet ways, int from, int to);
  }

  /** What was found out before; safe for several threads. */
  static final class Memory {
    /** So many tokens are remembered in all at most: some ten megabytes. */
    private static final int MOST = 200_000;

    private final Map<Where, Ahead> known = new ConcurrentHashMap<>();
    private final AtomicInteger size = new AtomicInteger();

    private Ahead at(Where where) {
      if (size.get() > MOST) {
        known.clear();
        size.set(0);
      }
      return known.computeIfAbsent(where, w -> new Ahead());
    }
  }

  /** A decision and the rules that the parser is in. */
  private record Where(int decision, int[] stack) {
    static Where of(int decision, RuleContext context) {
      int depth = 0;
      for (RuleContext at = context; at != null; at = at.parent) {
        depth++;
      }
      int[] stack = new int[depth];
      for (RuleContext at = context; at != null; at = at.parent) {
        stack[--depth] = at.invokingState;
      }
      return new Where(decision, stack);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Where that && decision == that.decision && Arrays.equals(stack, that.stack);
    }

    @Override
    public int hashCode() {
      return 31 * Arrays.hashCode(stack) + decision;
    }
  }

  /** What is known behind the tokens looked at so far. */
  private static final class Ahead {
    private final Map<Integer, Ahead> next = new ConcurrentHashMap<>(2);
    private volatile Found found;
  }

  /**
   * @param ways all that fit; empty if the tokens leave only one
   */
  private record Found(int way, BitSet ways, int tokens) {}

  private final Memory memory;
  private final Ambiguity ambiguity;
  private Ahead ahead;
  private Found known;
  private BitSet ways;
  private int last;

  Exact(Parser parser, ParserATNSimulator learnt, Memory memory, Ambiguity ambiguity) {
    super(parser, parser.getATN(), learnt.decisionToDFA, learnt.getSharedContextCache());
    setPredictionMode(PredictionMode.LL_EXACT_AMBIG_DETECTION);
    this.memory = memory;
    this.ambiguity = ambiguity;
  }

  @Override
  protected ATNConfigSet computeStartState(ATNState state, RuleContext context, boolean exact) {
    if (!exact) {
      return super.computeStartState(state, context, false);
    }
    ahead = memory.at(Where.of(((DecisionState) state).decision, context));
    known = known();
    return known == null ? super.computeStartState(state, context, true) : new ATNConfigSet();
  }

  private Found known() {
    Ahead at = ahead;
    for (int i = _startIndex; at != null && at.found == null; i++) {
      at = at.next.get(_input.get(i).getType());
    }
    return at == null ? null : at.found;
  }

  @Override
  protected int execATNWithFullContext(DFA dfa, DFAState before, ATNConfigSet start, TokenStream input, int from, ParserRuleContext context) {
    if (known == null) {
      ways = new BitSet();
      last = from;
      int way = super.execATNWithFullContext(dfa, before, start, input, from, context);
      known = new Found(way, ways, last - from + 1);
      keep(from);
    }
    if (!known.ways().isEmpty()) {
      ambiguity.found(known.ways(), from, from + known.tokens() - 1);
    }
    return known.way();
  }

  private void keep(int from) {
    Ahead at = ahead;
    for (int i = 0; i < known.tokens(); i++) {
      at = at.next.computeIfAbsent(_input.get(from + i).getType(), type -> new Ahead());
    }
    at.found = known;
    memory.size.addAndGet(known.tokens());
  }

  @Override
  protected ATNConfigSet computeReachSet(ATNConfigSet before, int type, boolean exact) {
    if (exact) {
      last = Math.max(last, _input.index());
    }
    return super.computeReachSet(before, type, exact);
  }

  @Override
  protected void reportAmbiguity(DFA dfa, DFAState state, int from, int to, boolean exact, BitSet all, ATNConfigSet configurations) {
    ways = all != null ? all : configurations.getAlts();
  }
}
