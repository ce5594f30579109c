package cardwright.engine.coverage;

import cardwright.grammar.Reading.Word;
import cardwright.grammar.normalise.Scanner;
import cardwright.grammar.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Says stretches of a text so that those that differ in nothing that matters become the same. */
final class Shapes {
  /** So many words of a place are told; more of them are hardly ever written twice. */
  private static final int MOST = 6;

  /** These stand for themselves: they are what the grammar is made of, or what it does not know. */
  private static final Set<String> PLAIN = Set.of("structure", "sign", "unknown");

  private final String text;
  private final List<Word> words;

  Shapes(String text, List<Word> words) {
    this.text = text;
    this.words = words;
  }

  /** The words of a place as they are looked up, with only numbers and names in quotation marks made their sort. */
  String at(Span place) {
    List<Word> there = within(place);
    String said = there.stream().limit(MOST).map(this::word).collect(Collectors.joining(" "));
    return there.size() > MOST ? said + " …" : said;
  }

  /** The last word before a place. */
  Optional<String> before(int place) {
    return words.stream().filter(word -> word.span().end() <= place).reduce((first, second) -> second).map(this::word);
  }

  /** The words of a sentence made their sorts, with a mark at the place where a word begins that the reading stopped at. */
  String shape(Span sentence, Optional<Span> stop) {
    StringBuilder shape = new StringBuilder();
    boolean marked = false;
    for (Word word : within(sentence)) {
      shape.append(shape.isEmpty() ? "" : " ");
      if (!marked && stop.isPresent() && word.span().end() > stop.get().start()) {
        shape.append(Decline.MARK);
        marked = true;
      }
      shape.append(PLAIN.contains(word.category()) ? word(word) : sort(word));
    }
    return shape + (stop.isPresent() && !marked ? " " + Decline.MARK : "");
  }

  /** A sentence as it is written, in one line, with the same mark. */
  String clause(Span sentence, Optional<Span> stop) {
    int at = stop.map(Span::start).filter(start -> start >= sentence.start() && start <= sentence.end()).orElse(-1);
    String marked =
        at < 0
            ? text.substring(sentence.start(), sentence.end())
            : text.substring(sentence.start(), at) + Decline.MARK + text.substring(at, sentence.end());
    return marked.strip().replaceAll("\\s+", " ");
  }

  private List<Word> within(Span place) {
    return words.stream().filter(word -> word.span().start() >= place.start() && word.span().end() <= place.end()).toList();
  }

  private String word(Word word) {
    return switch (word.category()) {
      case "number", "name in quotation marks" -> sort(word);
      case "sign" -> {
        String sign = Scanner.normal(text.substring(word.span().start(), word.span().end()));
        yield sign.equals("-") ? "–" : sign;
      }
      default -> Scanner.normal(text.substring(word.span().start(), word.span().end()));
    };
  }

  private static String sort(Word word) {
    return "‹" + word.category() + "›";
  }
}
