package cardwright.grammar.tokens;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Phrases by their words. */
final class Trie {

  /** Before some words a Russian preposition has a vowel more, «со слоном», and which words those are is a matter of the ear. */
  private static final Map<String, String> PLAIN =
      Map.ofEntries(
          Map.entry("со", "с"), Map.entry("ко", "к"), Map.entry("во", "в"), Map.entry("изо", "из"), Map.entry("обо", "о"), Map.entry("ото", "от"), Map.entry("подо", "под"), Map.entry("надо", "над"),
          Map.entry("передо", "перед"));

  private static final int LONGEST_FULL = "передо".length();

  private static final int UNDECIDED = -2;

  /** No slot of the grammar could tell its lexemes apart. */
  static final int AMBIGUOUS = -1;

  private final Map<String, Trie> next = new HashMap<>(2);
  private List<Lexeme> lexemes = List.of();
  private int type = UNDECIDED;

  void add(String phrase, Lexeme lexeme) {
    Trie node = this;
    int start = 0;
    for (int space = phrase.indexOf(' '); space >= 0; space = phrase.indexOf(' ', start)) {
      node = node.step(phrase.substring(start, space));
      start = space + 1;
    }
    node.step(phrase.substring(start)).add(lexeme);
  }

  private Trie step(String word) {
    Trie node = next.get(word);
    if (node == null) {
      node = new Trie();
      next.put(word, node);
    }
    return node;
  }

  private void add(Lexeme lexeme) {
    type = UNDECIDED;
    List<Lexeme> more = new ArrayList<>(lexemes);
    for (int i = 0; i < more.size(); i++) {
      Lexeme old = more.get(i);
      if (old.type() == lexeme.type() && old.entry().equals(lexeme.entry()) && old.use() == lexeme.use() && old.detail().equals(lexeme.detail())) {
        more.set(i, new Lexeme(old.type(), old.entry(), old.mask() | lexeme.mask(), old.use(), old.negated(), old.detail(), old.icon()));
        lexemes = List.copyOf(more);
        return;
      }
    }
    more.add(lexeme);
    lexemes = List.copyOf(more);
  }

  /** Whether these words are a phrase that stands for something of another type. */
  boolean knowsOther(String phrase, int type) {
    Trie node = this;
    for (String word : phrase.split(" ")) {
      node = node == null ? null : node.child(word);
    }
    return node != null && node.lexemes().stream().anyMatch(lexeme -> lexeme.type() != type);
  }

  /** What goes on with the word, or with the preposition that it is a fuller form of. */
  Trie child(String word) {
    Trie node = next.get(word);
    String plain = node == null && word.length() <= LONGEST_FULL ? PLAIN.get(word) : null;
    return plain == null ? node : next.get(plain);
  }

  Map<String, Trie> children() {
    return next;
  }

  /** What the phrase that ends here can be; immutable. */
  List<Lexeme> lexemes() {
    return lexemes;
  }

  /** The token type of the phrase that ends here, or {@link #AMBIGUOUS}. */
  int type() {
    if (type == UNDECIDED) {
      type = Types.of(lexemes).orElse(AMBIGUOUS);
    }
    return type;
  }
}
