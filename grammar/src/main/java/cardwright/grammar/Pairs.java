package cardwright.grammar;

import cardwright.grammar.Repairs.Repair;
import cardwright.grammar.source.Problem;
import cardwright.grammar.source.Span;
import cardwright.grammar.tokens.CardToken;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.tokens.Lexicon;
import cardwright.grammar.vocabulary.Category;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Quotation marks, brackets and braces of which only one of two is there: where the other may have been lost. */
final class Pairs {
  private static final Pattern OPEN_ICON = Pattern.compile("\\{\\p{L}+");
  private static final Pattern CLOSED_ICON = Pattern.compile("\\p{L}+\\}");

  private final String text;
  private final Lexicon lexicon;
  private final List<CardToken> tokens;

  Pairs(String text, Lexicon lexicon, List<CardToken> tokens) {
    this.text = text;
    this.lexicon = lexicon;
    this.tokens = tokens;
  }

  /** Where the name of an action may begin or end, the shortest name first: «метание «Камень на 2», «метание Камень» на 2». */
  List<Repair> names() {
    List<Repair> repairs = new ArrayList<>();
    int open = unpaired(CardTokens.LQUOTE, CardTokens.RQUOTE);
    if (open > 0 && isNamed(open - 1)) {
      for (int i = open + 1; i < tokens.size() && !Repairs.isSign(tokens.get(i)); i++) {
        repairs.add(closed(i, quote(false)));
      }
    }
    // in English the sign itself does not tell whether it opens or closes
    int close = open > 0 && lexicon.language() == Language.EN ? open : unpaired(CardTokens.RQUOTE, CardTokens.LQUOTE);
    for (int i = close - 1; i > 0 && !Repairs.isSign(tokens.get(i)); i--) {
      if (isNamed(i - 1)) {
        repairs.add(opened(i, quote(true)));
      }
    }
    return repairs;
  }

  /** Every other place. */
  List<Repair> others() {
    List<Repair> repairs = icons();
    halves(repairs, CardTokens.LQUOTE, CardTokens.RQUOTE, quote(true), quote(false));
    halves(repairs, CardTokens.LPAREN, CardTokens.RPAREN, "(", ")");
    return repairs;
  }

  private void halves(List<Repair> repairs, int opening, int closing, String opens, String closes) {
    int open = unpaired(opening, closing);
    for (int i = open + 1; open >= 0 && i < tokens.size(); i++) {
      if (tokens.get(i).getType() != CardTokens.DOT) {
        repairs.add(closed(i, closes));
      }
    }
    int close = unpaired(closing, opening);
    for (int i = close - 1; i > 0; i--) {
      repairs.add(opened(i, opens));
    }
  }

  /** The place of the one sign that lacks its other half; -1 if none does, or several do. */
  private int unpaired(int type, int other) {
    boolean opening = type == CardTokens.LQUOTE || type == CardTokens.LPAREN;
    Deque<Integer> open = new ArrayDeque<>();
    List<Integer> closed = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      int here = tokens.get(i).getType();
      if (here == (opening ? type : other)) {
        open.push(i);
      } else if (here == (opening ? other : type) && open.poll() == null) {
        closed.add(i);
      }
    }
    List<Integer> lacking = opening ? List.copyOf(open) : closed;
    return open.size() + closed.size() == 1 && lacking.size() == 1 ? lacking.get(0) : -1;
  }

  /** What is said of a sign that lacks its other half, where nobody can tell where that was meant to stand. */
  Optional<Problem> lone() {
    return lone(CardTokens.LQUOTE, CardTokens.RQUOTE, "quotation mark").or(() -> lone(CardTokens.LPAREN, CardTokens.RPAREN, "bracket"));
  }

  private Optional<Problem> lone(int opening, int closing, String sign) {
    int open = unpaired(opening, closing);
    int at = open < 0 ? unpaired(closing, opening) : open;
    String fault = open < 0 ? " closes nothing: none was opened before it" : " is never closed";
    return at < 0 ? Optional.empty() : Optional.of(Problem.error(tokens.get(at).place(), "this " + sign + fault));
  }

  private boolean isNamed(int at) {
    return tokens.get(at).as(Category.ACTIONS).isPresent();
  }

  private String quote(boolean opening) {
    return lexicon.language() == Language.RU ? opening ? "«" : "»" : "\"";
  }

  private Repair closed(int at, String sign) {
    Span place = tokens.get(at).place();
    String word = written(place);
    return new Repair(place, word + sign, "what was opened before is not closed: «" + sign + "» is missing behind «" + word + "»");
  }

  private Repair opened(int at, String sign) {
    Span place = tokens.get(at).place();
    String word = written(place);
    return new Repair(place, sign + word, "what is closed behind it is not opened: «" + sign + "» is missing before «" + word + "»");
  }

  /** «{tap: …», «tap}: …» */
  private List<Repair> icons() {
    List<Repair> repairs = new ArrayList<>();
    for (CardToken token : tokens) {
      if (token.getType() != CardTokens.UNKNOWN) {
        continue;
      }
      int from = token.place().start();
      Matcher open = OPEN_ICON.matcher(text).region(from, text.length());
      Matcher closed = CLOSED_ICON.matcher(text).region(from, text.length());
      if (open.lookingAt() && lexicon.icons().contains(open.group() + "}")) {
        repairs.add(new Repair(new Span(from, open.end()), open.group() + "}", "«}» is missing behind «" + open.group() + "»"));
      } else if (closed.lookingAt() && lexicon.icons().contains("{" + closed.group())) {
        repairs.add(new Repair(new Span(from, closed.end()), "{" + closed.group(), "«{» is missing before «" + closed.group() + "»"));
      }
    }
    return repairs;
  }

  private String written(Span place) {
    return text.substring(place.start(), place.end());
  }
}
