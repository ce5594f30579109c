package cardwright.grammar.tokens;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Phrases by their words. */
final class Trie {
  private final Map<String, Trie> next = new HashMap<>(2);
  private final List<Lexeme> lexemes = new ArrayList<>(1);

  void add(String phrase, Lexeme lexeme) {
    Trie node = this;
    for (String word : phrase.split(" ")) {
      node = node.next.computeIfAbsent(word, w -> new Trie());
    }
    for (int i = 0; i < node.lexemes.size(); i++) {
      Lexeme old = node.lexemes.get(i);
      if (old.type() == lexeme.type() && old.entry().equals(lexeme.entry()) && old.use() == lexeme.use() && old.detail().equals(lexeme.detail())) {
        node.lexemes.set(i, new Lexeme(old.type(), old.entry(), old.mask() | lexeme.mask(), old.use(), old.negated(), old.detail(), old.icon()));
        return;
      }
    }
    node.lexemes.add(lexeme);
  }

  Trie child(String word) {
    return next.get(word);
  }

  Map<String, Trie> children() {
    return next;
  }

  List<Lexeme> lexemes() {
    return lexemes;
  }
}
