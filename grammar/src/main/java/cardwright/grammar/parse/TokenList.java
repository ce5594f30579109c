package cardwright.grammar.parse;

import cardwright.grammar.tokens.CardToken;
import java.util.List;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.Interval;

/** The tokens of one text as ANTLR's parser wants them. They are all there, so nothing is buffered, filled or marked. */
final class TokenList implements TokenStream {
  private final Token[] tokens;
  private final int[] types;
  private int at;

  TokenList(List<CardToken> text) {
    int size = text.size();
    tokens = new Token[size + 1];
    types = new int[size + 1];
    for (int i = 0; i < size; i++) {
      CardToken token = text.get(i);
      token.setTokenIndex(i);
      tokens[i] = token;
      types[i] = token.getType();
    }
    CommonToken end = new CommonToken(Token.EOF, "<EOF>");
    end.setTokenIndex(size);
    tokens[size] = end;
    types[size] = Token.EOF;
  }

  private int index(int k) {
    return Math.min(k > 0 ? at + k - 1 : at + k, tokens.length - 1);
  }

  @Override
  public Token LT(int k) {
    int index = index(k);
    return k == 0 || index < 0 ? null : tokens[index];
  }

  @Override
  public int LA(int k) {
    int index = index(k);
    return k == 0 || index < 0 ? Token.INVALID_TYPE : types[index];
  }

  @Override
  public Token get(int index) {
    return tokens[index];
  }

  @Override
  public void consume() {
    if (types[at] == Token.EOF) {
      throw new IllegalStateException("cannot consume EOF");
    }
    at++;
  }

  @Override
  public int mark() {
    return 0;
  }

  @Override
  public void release(int marker) {}

  @Override
  public int index() {
    return at;
  }

  @Override
  public void seek(int index) {
    at = Math.min(index, tokens.length - 1);
  }

  @Override
  public int size() {
    return tokens.length;
  }

  @Override
  public String getSourceName() {
    return UNKNOWN_SOURCE_NAME;
  }

  @Override
  public TokenSource getTokenSource() {
    return null;
  }

  @Override
  public String getText(Interval interval) {
    StringBuilder text = new StringBuilder();
    for (int i = Math.max(0, interval.a); i <= interval.b && i < types.length && types[i] != Token.EOF; i++) {
      text.append(tokens[i].getText());
    }
    return text.toString();
  }

  @Override
  public String getText() {
    return getText(Interval.of(0, tokens.length - 1));
  }

  @Override
  public String getText(RuleContext context) {
    return getText(context.getSourceInterval());
  }

  @Override
  public String getText(Token start, Token stop) {
    return getText(Interval.of(start.getTokenIndex(), stop.getTokenIndex()));
  }
}
