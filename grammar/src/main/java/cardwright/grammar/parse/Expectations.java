package cardwright.grammar.parse;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.RuleStopState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.Transition;

/**
 * How far a list of tokens can be read at all, by any path of the grammar, and what could stand at the place where it stops. It walks ANTLR's
 * network itself, because the parser's own report tells only of the decision it happened to be in. Each rule is walked once for each place, so
 * the work is bounded.
 *
 * @param furthest index of the first token that no path reads; the number of tokens if the text ends too early
 * @param expected token types that some path could read there
 */
public record Expectations(int furthest, Set<Integer> expected) {

  static Expectations of(ATN atn, int rule, int[] tokens) {
    Walk walk = new Walk(atn, tokens);
    walk.rule(rule, 0);
    return new Expectations(walk.furthest, walk.expected);
  }

  private static final class Walk {
    private final ATN atn;
    private final int[] tokens;
    private final Map<Long, Set<Integer>> ends = new HashMap<>();
    private int furthest;
    private final Set<Integer> expected = new TreeSet<>();

    Walk(ATN atn, int[] tokens) {
      this.atn = atn;
      this.tokens = tokens;
    }

    private record Step(ATNState state, int at) {}

    /** Where the rule can end if it begins at the token. The grammars have no left recursion, so the recursion always moves on. */
    Set<Integer> rule(int rule, int at) {
      long key = (long) rule << 32 | at;
      Set<Integer> known = ends.get(key);
      if (known != null) {
        return known;
      }
      Set<Integer> found = new HashSet<>();
      ends.put(key, found);
      Set<Step> seen = new HashSet<>();
      Deque<Step> open = new ArrayDeque<>();
      open.push(new Step(atn.ruleToStartState[rule], at));
      while (!open.isEmpty()) {
        Step step = open.pop();
        if (!seen.add(step)) {
          continue;
        }
        if (step.state() instanceof RuleStopState) {
          found.add(step.at());
          continue;
        }
        for (Transition transition : step.state().getTransitions()) {
          follow(transition, step.at(), open);
        }
      }
      return found;
    }

    private void follow(Transition transition, int at, Deque<Step> open) {
      if (transition instanceof RuleTransition call) {
        for (int end : rule(call.ruleIndex, at)) {
          open.push(new Step(call.followState, end));
        }
      } else if (transition.isEpsilon()) {
        open.push(new Step(transition.target, at));
      } else {
        int type = at < tokens.length ? tokens[at] : Token.EOF;
        if (at > furthest) {
          furthest = at;
          expected.clear();
        }
        if (at == furthest) {
          transition.label().toList().forEach(expected::add);
        }
        if (transition.matches(type, Token.MIN_USER_TOKEN_TYPE, atn.maxTokenType)) {
          open.push(new Step(transition.target, Math.min(at + 1, tokens.length)));
        }
      }
    }
  }
}
