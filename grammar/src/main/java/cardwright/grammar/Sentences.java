package cardwright.grammar;

import cardwright.grammar.normalise.Raw;
import cardwright.grammar.normalise.Raw.Kind;
import cardwright.grammar.tokens.Lexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Parts a text into sentences, each one ability. Full stops within quotation marks or brackets part nothing. */
final class Sentences {
  private Sentences() {}

  /** A sentence that begins with «если», and a condition, goes on with the one before it. */
  static List<List<Raw>> of(List<Raw> raws, Lexicon lexicon) {
    List<List<Raw>> sentences = new ArrayList<>();
    List<Raw> sentence = new ArrayList<>();
    int depth = 0;
    for (int i = 0; i < raws.size(); i++) {
      Raw raw = raws.get(i);
      depth += raw.kind() == Kind.LQUOTE || raw.kind() == Kind.LPAREN ? 1 : raw.kind() == Kind.RQUOTE || raw.kind() == Kind.RPAREN ? -1 : 0;
      if (raw.kind() == Kind.DOT && depth <= 0) {
        depth = 0;
        if (!sentence.isEmpty() && lexicon.opensCondition(raws, i + 1)) {
          sentence.add(new Raw(Kind.SEMI, raw.text(), raw.span()));
          continue;
        }
        if (!sentence.isEmpty()) {
          sentences.add(sentence);
        }
        sentence = new ArrayList<>();
      } else {
        sentence.add(raw);
      }
    }
    if (!sentence.isEmpty()) {
      sentences.add(sentence);
    }
    return sentences;
  }

  /** Parts what begins with «если» from the sentence before it, where both together mean nothing and it means something by itself. */
  static List<List<Raw>> apart(List<List<Raw>> sentences, Predicate<List<Raw>> reads) {
    List<List<Raw>> apart = new ArrayList<>();
    for (List<Raw> sentence : sentences) {
      int stop = sentence.stream().filter(raw -> raw.kind() == Kind.SEMI && raw.text().equals(".")).findFirst().map(sentence::indexOf).orElse(-1);
      if (stop > 0 && !reads.test(sentence) && reads.test(sentence.subList(stop + 1, sentence.size()))) {
        apart.add(sentence.subList(0, stop));
        apart.add(sentence.subList(stop + 1, sentence.size()));
      } else {
        apart.add(sentence);
      }
    }
    return apart;
  }
}
