package cardwright.grammar.parse;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardwright.grammar.Language;
import cardwright.grammar.parse.Syntax.Start;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearntTest {
  @TempDir Path folder;

  private static final Types ONE = types(3, 1, 4);
  private static final Types OTHER = types(1, 5);

  private static Types types(int... types) {
    return new Types(Language.RU, Start.EFFECT, types);
  }

  private Path written() throws IOException {
    Path file = folder.resolve("learnt");
    Learnt.write(file, Map.of(ONE, List.of("effect", "act"), OTHER, List.of("act")), (rules, sink) -> {
      sink.number(rules.size());
      rules.forEach(sink::rule);
    });
    return file;
  }

  private static Optional<List<String>> about(Learnt learnt, Types types) {
    return learnt.about(types, source -> {
      String[] rules = new String[source.number()];
      Arrays.setAll(rules, i -> source.rule());
      return List.of(rules);
    });
  }

  @Test
  void givesBackWhatWasWritten() throws IOException {
    Learnt learnt = Learnt.of(written());
    assertEquals(Optional.of(List.of("effect", "act")), about(learnt, types(3, 1, 4)));
    assertEquals(Optional.of(List.of("act")), about(learnt, OTHER));
    assertEquals(Optional.empty(), about(learnt, types(3, 1, 5)));
    assertEquals(Optional.empty(), about(learnt, new Types(Language.EN, Start.EFFECT, new int[] {1, 5})));
  }

  @Test
  void aBrokenFileIsAnEmptyOne() throws IOException {
    Path file = written();
    byte[] whole = Files.readAllBytes(file);
    assertEquals(Optional.empty(), about(Learnt.of(folder.resolve("none")), ONE));
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertEquals(Optional.empty(), about(Learnt.of(file), ONE), "cut to " + length);
    }
    for (int at = 0; at < whole.length; at++) {
      byte[] wrong = whole.clone();
      wrong[at] ^= 1;
      Files.write(file, wrong);
      assertEquals(Optional.empty(), about(Learnt.of(file), ONE), "changed at " + at);
    }
  }
}
