package cardwright.grammar.tokens;

import cardwright.grammar.Language;
import cardwright.grammar.meaning.Markers;
import cardwright.grammar.morphology.Form;
import cardwright.grammar.normalise.Raw;
import cardwright.grammar.tokens.CardTokens;
import cardwright.grammar.source.Span;
import cardwright.grammar.vocabulary.Category;
import cardwright.grammar.vocabulary.MarkerWords;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes tokens of raw words: the longest phrase at each place, whatever categories it belongs to. */
public final class Lexer {

  /** What stands in front of a word that says the opposite. */
  public static final List<String> NEGATIONS = List.of("не", "non-", "non");

  private static final Set<Category> DESCRIBING = Set.of(Category.TRAITS, Category.STATES, Category.ACTION_TRAITS, Category.KEYWORDS);

  private final Lexicon lexicon;
  private final String text;
  private List<Raw> raws;
  private final Optional<Trie> self;
  private final List<CardToken> out = new ArrayList<>();

  private final MarkerNames markers;
  /** The marker that was named last before each bracket that is open, and the one named last of all; empty for none. */
  private final Deque<String> rules = new ArrayDeque<>();
  private String marker = "";

  private Lexer(Lexicon lexicon, String text, List<Raw> raws, String selfName, MarkerNames markers) {
    this.lexicon = lexicon;
    this.markers = markers;
    this.text = text;
    this.raws = raws;
    this.self = selfName.isBlank() ? Optional.empty() : lexicon.self(selfName, raws);
  }

  /**
   * The tokens of a stretch of raw words.
   *
   * @param text the text that the spans refer to
   * @param selfName the card's own name; blank for none
   */
  public static List<CardToken> tokens(Lexicon lexicon, String text, List<Raw> raws, String selfName) {
    return tokens(lexicon, text, raws, selfName, MarkerNames.in(text, raws, lexicon));
  }

  /**
   * The tokens of a stretch of a longer text.
   *
   * @param markers the markers that the whole text names
   */
  public static List<CardToken> tokens(Lexicon lexicon, String text, List<Raw> raws, String selfName, MarkerNames markers) {
    Lexer lexer = new Lexer(lexicon, text, lexicon.language() == Language.EN ? Contractions.apart(raws, lexicon, selfName) : raws, selfName, markers);
    for (int at = 0; at < lexer.raws.size(); ) {
      at += lexer.next(at);
    }
    return lexer.out;
  }

  private int next(int at) {
    Raw raw = raws.get(at);
    switch (raw.kind()) {
      case WORD -> {
        return word(at);
      }
      case NUMBER -> {
        Optional<List<Raw>> spelt = Ordinals.spelt(raws, at, lexicon.language(), lexicon.words());
        if (spelt.isPresent()) {
          raws = spelt.get();
          return word(at);
        }
        number(raw);
      }
      case LEVELS -> add(CardTokens.LEVELS, raw.span(), List.of(Lexeme.structure(CardTokens.LEVELS, 0, levels(raw.text()))));
      case ICON -> icon(raw);
      case LQUOTE -> {
        return quote(at);
      }
      default -> sign(raw);
    }
    return 1;
  }

  private void number(Raw raw) {
    if (raw.text().length() > 6) {
      add(CardTokens.UNKNOWN, raw.span(), List.of());
    } else {
      add(CardTokens.NUMBER, raw.span(), List.of(Lexeme.structure(CardTokens.NUMBER, 0, Integer.valueOf(raw.text()))));
    }
  }

  private static List<Integer> levels(String text) {
    List<Integer> levels = new ArrayList<>();
    for (String part : text.split("\\D")) {
      levels.add(part.length() > 6 ? 999_999 : Integer.parseInt(part));
    }
    return levels;
  }

  private void icon(Raw raw) {
    List<Lexeme> lexemes = lexicon.icon(raw.text());
    add(lexemes.isEmpty() ? CardTokens.UNKNOWN : Types.of(lexemes).orElse(CardTokens.UNKNOWN), raw.span(), lexemes);
  }

  private int word(int at) {
    int marked = markers.isWordAt(raws, at) ? marker(at) : 0;
    if (marked > 0) {
      return marked;
    }
    Optional<Elision.Cut> cut = Elision.at(lexicon.words(), raws, at);
    if (cut.isPresent()) {
      Span span = raws.get(at).span().to(raws.get(at + cut.get().length() - 1).span());
      add(CardTokens.AREA, span, cut.get().lexemes());
      return cut.get().length();
    }
    int length = Lexicon.longest(lexicon.words(), raws, at);
    int own = self.map(trie -> Lexicon.longest(trie, raws, at)).orElse(0);
    int named = Lexicon.longest(lexicon.names(), raws, at);
    if (named > 0 && (named > length || named == length && writtenAsName(at, named))) {
      add(lexicon.names(), at, named);
      return named;
    }
    if (own > length) {
      add(self.orElseThrow(), at, own);
      return own;
    }
    if (length > 0) {
      add(lexicon.words(), at, length);
      return length;
    }
    letterOrUnknown(at);
    return 1;
  }

  /** A name that is also a word of the vocabulary: with a capital letter, or exactly as it was declared. */
  private boolean writtenAsName(int at, int length) {
    int start = raws.get(at).span().start();
    if (Character.isUpperCase(text.charAt(start))) {
      return true;
    }
    Trie node = lexicon.names();
    for (int i = at; i < at + length; i++) {
      node = node.child(raws.get(i).text());
    }
    String written = text.substring(start, raws.get(at + length - 1).span().end());
    return node.lexemes().stream().anyMatch(l -> l.detail().filter(written::equals).isPresent());
  }

  private void add(Trie trie, int at, int length) {
    Trie node = trie;
    for (int i = at; i < at + length; i++) {
      node = node.child(raws.get(i).text());
    }
    Span span = raws.get(at).span().to(raws.get(at + length - 1).span());
    add(node.type() == Trie.AMBIGUOUS ? node.lexemes().get(0).type() : node.type(), span, node.lexemes());
  }

  private void letterOrUnknown(int at) {
    Raw raw = raws.get(at);
    String letter =
        switch (raw.text()) {
          case "x", "х" -> "X";
          case "y" -> "Y";
          case "n" -> "N";
          default -> "";
        };
    if (!letter.isEmpty()) {
      add(CardTokens.LETTER, raw.span(), List.of(Lexeme.structure(CardTokens.LETTER, 0, letter)));
      return;
    }
    List<Lexeme> negated = negated(raw.text());
    add(negated.isEmpty() ? CardTokens.UNKNOWN : Types.of(negated).orElse(CardTokens.UNKNOWN), raw.span(), negated);
  }

  /** «немагический», "non-magical": a trait or state with its negation in front. */
  private List<Lexeme> negated(String word) {
    for (String prefix : NEGATIONS) {
      Trie rest = word.startsWith(prefix) ? lexicon.words().child(word.substring(prefix.length())) : null;
      if (rest != null) {
        return rest.lexemes().stream()
            .filter(l -> l.entry().map(e -> DESCRIBING.contains(e.category())).orElse(false))
            .map(Lexeme::negative)
            .toList();
      }
    }
    return List.of();
  }

  /** A name behind an action is one token; any other quotation holds abilities. */
  private int quote(int at) {
    int close = at + 1;
    while (close < raws.size() && raws.get(close).kind() != Raw.Kind.RQUOTE && raws.get(close).kind() != Raw.Kind.LQUOTE) {
      close++;
    }
    boolean afterAction = !out.isEmpty() && out.get(out.size() - 1).as(Category.ACTIONS).isPresent();
    if (afterAction && close < raws.size() && close > at + 1 && raws.get(close).kind() == Raw.Kind.RQUOTE) {
      String name = text.substring(raws.get(at).span().end(), raws.get(close).span().start()).strip();
      add(CardTokens.QUOTED_NAME, raws.get(at).span().to(raws.get(close).span()), List.of(Lexeme.structure(CardTokens.QUOTED_NAME, 0, name)));
      return close - at + 1;
    }
    Optional<List<Raw>> words = MarkerNames.quotation(raws, at);
    Optional<String> named = words.flatMap(markers::known);
    if (named.isPresent()) {
      boolean word = lexicon.language() == Language.EN && markers.isWordAt(raws, at + words.get().size() + 2);
      int length = words.get().size() + (word ? 3 : 2);
      add(named.get(), at, length, word ? markers.mask(raws.get(at + length - 1)) : 0);
      return length;
    }
    sign(raws.get(at));
    return 1;
  }

  /** «маркер «туман»»; «маркер» alone is the one whose rule it stands in, or the only one of the text. 0 where it is none of these. */
  private int marker(int at) {
    int mask = markers.mask(raws.get(at));
    Optional<List<Raw>> words = at + 1 < raws.size() ? MarkerNames.quotation(raws, at + 1) : Optional.empty();
    Optional<String> named = words.flatMap(markers::known);
    if (named.isPresent()) {
      add(named.get(), at, words.get().size() + 3, mask);
      return words.get().size() + 3;
    }
    Optional<String> meant = rules.isEmpty() || rules.peek().isEmpty() ? markers.only().map(Markers::id) : Optional.of(rules.peek());
    if (lexicon.isWord(raws.get(at).text()) || meant.isEmpty()) {
      return 0;
    }
    add(meant.get(), at, 1, mask);
    return 1;
  }

  private void add(String named, int at, int length, int mask) {
    marker = named;
    Span span = raws.get(at).span().to(raws.get(at + length - 1).span());
    add(CardTokens.COUNTER, span, List.of(Lexeme.of(CardTokens.COUNTER, MarkerWords.of(named), new Form("", mask, Form.Use.NONE), null)));
  }

  private void sign(Raw raw) {
    if (raw.kind() == Raw.Kind.LPAREN) {
      rules.push(marker);
    } else if (raw.kind() == Raw.Kind.RPAREN) {
      rules.poll();
    }
    int type = raw.kind() == Raw.Kind.STRANGE ? CardTokens.UNKNOWN : Structure.type(raw.kind().name());
    add(type, raw.span(), List.of());
  }

  private void add(int type, Span span, List<Lexeme> lexemes) {
    CardToken token = new CardToken(type, text.substring(span.start(), span.end()), span, lexemes);
    token.setTokenIndex(out.size());
    out.add(token);
  }
}
