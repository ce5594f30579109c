package cardwright.grammar.parse;

import cardwright.grammar.tokens.CardToken;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;

/**
 * A syntax tree without its words: all that a tree has from the types of its tokens alone. Texts that differ in their words only have one
 * shape, whatever vocabulary the words are of.
 *
 * @param tokens indices of the tokens that stand in the rule itself
 */
record Shape(String rule, List<Shape> parts, int[] tokens) {

  static Shape of(ParserRuleContext tree, String[] rules) {
    List<Shape> parts = new ArrayList<>();
    List<Integer> tokens = new ArrayList<>();
    for (int i = 0; i < tree.getChildCount(); i++) {
      ParseTree child = tree.getChild(i);
      if (!(child instanceof TerminalNode leaf)) {
        parts.add(of((ParserRuleContext) child, rules));
      } else if (leaf.getSymbol() instanceof CardToken token) {
        tokens.add(token.getTokenIndex());
      }
    }
    return new Shape(rules[tree.getRuleIndex()], List.copyOf(parts), tokens.stream().mapToInt(Integer::intValue).toArray());
  }

  static Shape from(Learnt.Source source) {
    String rule = source.rule();
    int[] tokens = source.numbers();
    List<Shape> parts = new ArrayList<>();
    for (int left = source.number(); left > 0; left--) {
      parts.add(from(source));
    }
    return new Shape(rule, List.copyOf(parts), tokens);
  }

  void to(Learnt.Sink sink) {
    sink.rule(rule);
    sink.numbers(tokens);
    sink.number(parts.size());
    parts.forEach(part -> part.to(sink));
  }

  /** The tree of a text. */
  Node over(List<CardToken> text) {
    List<CardToken> own = new ArrayList<>(tokens.length);
    for (int index : tokens) {
      own.add(text.get(index));
    }
    List<Node> children = new ArrayList<>(parts.size());
    for (Shape part : parts) {
      children.add(part.over(text));
    }
    return new Node(rule, children, own);
  }
}
