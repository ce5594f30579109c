package cardwright.grammar;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Makes texts that are nearly sound: examples in which words and characters are changed, in ways that people, programs and spite do it. */
final class Mangling {
  private static final Path EXAMPLES = Path.of("src/test/resources/cardwright/grammar/examples.txt");

  private static final List<String> SIGNS =
      List.of(
          ",", ";", ":", ".", "…", "-", "–", "—", "+", "(", ")", "«", "»", "\"", "“", "”", "„", "'", "’", "~", "{", "}", "{tap}", "{", "/", "\\", "%", "0", "1", "9",
          "999999999", "X", "Х", "N", "x", "х", "ё", "Ё", "е\u0308", "и\u0306", "\u0301", "\u00a0", "\u200b", "\u00ad", "\ufeff", "\u202e", "\u0000", "\u0007",
          "\t", "\n", "\r\n", "\ud83d\ude00", "\ud83d", "\ude00", "ﬁ", "İ", "ß", "①", "٣", "½", "², ", "null", "<b>", "&amp;");

  private static final String LATIN = "aceopxyABCEHKMOPTX";
  private static final String CYRILLIC = "асеорхуАВСЕНКМОРТХ";

  private Mangling() {}

  /** Examples of both languages after a few changes. */
  static Arbitrary<String> texts() {
    List<String> examples = examples();
    List<String> words = examples.stream().flatMap(text -> Arrays.stream(text.split(" "))).distinct().toList();
    Arbitrary<UnaryOperator<String>> change =
        Arbitraries.frequencyOf(Tuple.of(40, words(words)), Tuple.of(20, characters()), Tuple.of(5, lookalikes()), Tuple.of(3, joined(examples)), Tuple.of(1, deep()), Tuple.of(1, longer()));
    return Combinators.combine(Arbitraries.of(examples), change.list().ofMinSize(1).ofMaxSize(4)).as(
        (text, changes) -> {
          String mangled = text;
          for (UnaryOperator<String> each : changes) {
            mangled = each.apply(mangled);
          }
          return mangled;
        });
  }

  /** Small changes of any text, such as a file. */
  static Arbitrary<UnaryOperator<String>> small(List<String> words) {
    return Arbitraries.frequencyOf(Tuple.of(3, words(words)), Tuple.of(2, characters()), Tuple.of(1, lookalikes()));
  }

  private static List<String> examples() {
    List<String> texts = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(EXAMPLES)) {
        if (line.startsWith("A ")) {
          texts.add(line.substring(2));
        } else if (line.startsWith("  ru: ") || line.startsWith("  en: ")) {
          texts.add(line.substring(6));
        }
      }
    } catch (IOException missing) {
      throw new IllegalStateException("the tests run outside their module", missing);
    }
    return texts;
  }

  private static Arbitrary<Integer> places() {
    return Arbitraries.integers().between(0, 1_000_000);
  }

  private static Arbitrary<UnaryOperator<String>> words(List<String> words) {
    return Combinators.combine(places(), places(), Arbitraries.of(words), Arbitraries.integers().between(0, 4)).as(
        (one, other, word, how) ->
            text -> {
              List<String> parts = new ArrayList<>(Arrays.asList(text.split(" ")));
              if (parts.isEmpty()) {
                return word;
              }
              int at = one % parts.size();
              switch (how) {
                case 0 -> parts.remove(at);
                case 1 -> parts.add(at, parts.get(at));
                case 2 -> parts.set(at, word);
                case 3 -> parts.add(at, word);
                default -> parts.set(at, parts.set(other % parts.size(), parts.get(at)));
              }
              return String.join(" ", parts);
            });
  }

  private static Arbitrary<UnaryOperator<String>> characters() {
    return Combinators.combine(places(), Arbitraries.of(SIGNS), Arbitraries.integers().between(0, 2)).as(
        (place, sign, how) ->
            text -> {
              int at = place % (text.length() + 1);
              int behind = how > 0 && at < text.length() ? at + 1 : at;
              return text.substring(0, at) + (how == 1 ? "" : sign) + text.substring(behind);
            });
  }

  private static Arbitrary<UnaryOperator<String>> lookalikes() {
    return places().map(
        place ->
            text -> {
              for (int i = 0; i < text.length(); i++) {
                int at = (place + i) % text.length();
                int latin = LATIN.indexOf(text.charAt(at));
                int cyrillic = CYRILLIC.indexOf(text.charAt(at));
                if (latin >= 0 || cyrillic >= 0) {
                  return text.substring(0, at) + (latin >= 0 ? CYRILLIC.charAt(latin) : LATIN.charAt(cyrillic)) + text.substring(at + 1);
                }
              }
              return text;
            });
  }

  private static Arbitrary<UnaryOperator<String>> joined(List<String> examples) {
    return Combinators.combine(Arbitraries.of(examples), Arbitraries.of(" ", ". ", ", ", "; ", ": ", " и ", " and ", " – ")).as((more, sign) -> text -> text + sign + more);
  }

  private static Arbitrary<UnaryOperator<String>> deep() {
    return Combinators.combine(Arbitraries.integers().between(1, 60), Arbitraries.of("«|»", "\"|\"", "(|)", "Имеет «|»", "{tap}: |", "Formation: |"), Arbitraries.of(true, false)).as(
        (depth, around, closed) ->
            text -> {
              String[] signs = around.split("\\|", -1);
              return signs[0].repeat(depth) + text + (closed ? signs[1].repeat(depth) : "");
            });
  }

  private static Arbitrary<UnaryOperator<String>> longer() {
    return Combinators.combine(Arbitraries.integers().between(2, 150), Arbitraries.of("", " ", ". ", ", ", "; ")).as((times, sign) -> text -> text.length() > 2_000 ? text : (text + sign).repeat(times));
  }
}
