package cardwright.grammar.parse;

import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;

/**
 * A part of the syntax tree, without a trace of its language: the builder asks for children by the name of their rule, in any order. It notes
 * what was asked for; {@link #unread} finds what nobody did, and that is how no word of a text can be dropped in silence.
 */
public final class Node {

  /** Words that only hold others together: what they say is said by the rule they stand in. */
  private static final BitSet GLUE =
      bits(
          CardTokens.COMMA, CardTokens.SEMI, CardTokens.COLON, CardTokens.DASH, CardTokens.DOT, CardTokens.LPAREN, CardTokens.RPAREN,
          CardTokens.LQUOTE, CardTokens.RQUOTE, CardTokens.A, CardTokens.OF, CardTokens.TO, CardTokens.ON, CardTokens.ONTO, CardTokens.IN, CardTokens.WITH,
          CardTokens.AT, CardTokens.FROM, CardTokens.BY, CardTokens.FOR, CardTokens.PER, CardTokens.AGAINST, CardTokens.THEN, CardTokens.AND,
          CardTokens.STAND, CardTokens.IS, CardTokens.HAVE, CardTokens.OUT_OF, CardTokens.GAIN, CardTokens.LOSE, CardTokens.PUT,
          CardTokens.REMOVE, CardTokens.PERFORM, CardTokens.PREVENT, CardTokens.PROTECTION, CardTokens.FIRST, CardTokens.WHEN,
          CardTokens.ON_EVENT, CardTokens.WHILE, CardTokens.IF, CardTokens.SHOULD, CardTokens.SHOWS, CardTokens.WAS, CardTokens.UNTIL_END,
          CardTokens.NUMBER_OF, CardTokens.WITHOUT, CardTokens.THERE_IS, CardTokens.INSTEAD_OF_COST, CardTokens.EQUAL, CardTokens.WHERE);

  private final String rule;
  private final List<Node> children;
  private final List<CardToken> tokens;
  private boolean read;

  private static BitSet bits(int... types) {
    BitSet bits = new BitSet();
    for (int type : types) {
      bits.set(type);
    }
    return bits;
  }

  Node(String rule, List<Node> children, List<CardToken> tokens) {
    this.rule = rule;
    this.children = children;
    this.tokens = tokens;
  }

  /** The name of its rule. */
  public String rule() {
    return rule;
  }

  /** The first unread child of that rule, which is read by this. */
  public Optional<Node> child(String name) {
    for (Node child : children) {
      if (child.rule.equals(name) && !child.read) {
        child.read = true;
        return Optional.of(child);
      }
    }
    return Optional.empty();
  }

  /** A child that the grammar demands. */
  public Node need(String name) {
    return child(name).orElseThrow(() -> new IllegalStateException("the grammar gives " + rule + " without " + name));
  }

  /** All children of these rules, which are read by this, in the order of the text. */
  public List<Node> all(String... names) {
    List<Node> found = new ArrayList<>();
    for (Node child : children) {
      if (!child.read && among(names, child.rule)) {
        child.read = true;
        found.add(child);
      }
    }
    return found;
  }

  private static boolean among(String[] names, String rule) {
    for (String name : names) {
      if (name.equals(rule)) {
        return true;
      }
    }
    return false;
  }

  /** All children in the order of the text, whatever was read; does not read them. */
  public List<Node> children() {
    return List.copyOf(children);
  }

  /** The words that are its own and no child's, in the order of the text; does not read them. */
  public List<CardToken> tokens() {
    return List.copyOf(tokens);
  }

  /** The only child, whatever its rule. */
  public Node only() {
    children.get(0).read = true;
    return children.get(0);
  }

  /** Whether a child of that rule is there; does not read it. */
  public boolean sees(String name) {
    for (Node child : children) {
      if (child.rule.equals(name) && !child.read) {
        return true;
      }
    }
    return false;
  }

  /** Whether a path of rules leads down from here, whatever was read. */
  public boolean holds(String... path) {
    return down(path).isPresent();
  }

  /** The first node to which a path of rules leads down from here, whatever was read; does not read it. */
  public Optional<Node> down(String... path) {
    if (path.length == 0) {
      return Optional.of(this);
    }
    String[] rest = Arrays.copyOfRange(path, 1, path.length);
    return children.stream().filter(c -> c.rule.equals(path[0])).flatMap(c -> c.down(rest).stream()).findFirst();
  }

  /** The tokens of one of these types, whatever was read; does not read them. */
  public List<CardToken> shows(int... types) {
    return tokens.stream().filter(token -> Arrays.stream(types).anyMatch(type -> type == token.getType())).toList();
  }

  /** Whether a token of the type parts two of the children. */
  public boolean parts(int type, Node before, Node behind) {
    return shows(type).stream().anyMatch(t -> t.place().start() >= before.span().end() && t.place().end() <= behind.span().start());
  }

  /** Whether a token of one of these types is there; reads it. */
  public boolean has(int... types) {
    return token(types).isPresent();
  }

  /** The first token of one of these types, which is read by this. */
  public Optional<CardToken> token(int... types) {
    for (CardToken token : tokens) {
      for (int type : types) {
        if (token.getType() == type && !token.wasRead()) {
          token.markRead();
          return Optional.of(token);
        }
      }
    }
    return Optional.empty();
  }

  /** How many tokens of the type are there; reads them. */
  public int count(int type) {
    int count = 0;
    for (CardToken token : tokens) {
      if (token.getType() == type) {
        token.markRead();
        count++;
      }
    }
    return count;
  }

  /** The only token of a rule that wraps one. */
  public CardToken word() {
    CardToken token = tokens.get(0);
    token.markRead();
    return token;
  }

  /** Its place; for an empty rule the place of nothing. */
  public Span span() {
    Span span = null;
    for (CardToken token : leaves()) {
      span = span == null ? token.place() : span.to(token.place());
    }
    return span == null ? new Span(0, 0) : span;
  }

  /** All tokens below, in no order. */
  public List<CardToken> leaves() {
    List<CardToken> all = new ArrayList<>();
    collect(all);
    return all;
  }

  private void collect(List<CardToken> all) {
    all.addAll(tokens);
    children.forEach(c -> c.collect(all));
  }

  private static boolean glue(int type) {
    return type == Token.EOF || GLUE.get(type);
  }

  /** The first stretch of which no meaning was made. */
  public Optional<Span> unread() {
    for (CardToken token : tokens) {
      if (!token.wasRead() && !glue(token.getType())) {
        return Optional.of(token.place());
      }
    }
    for (Node child : children) {
      Optional<Span> unread = child.read ? child.unread() : Optional.of(child.span()).filter(s -> s.end() > s.start());
      if (unread.isPresent()) {
        return unread;
      }
    }
    return Optional.empty();
  }
}
